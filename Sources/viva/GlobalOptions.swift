import ArgumentParser
import ConversationModel
import Foundation
import Rendering

/// Options every command takes.
struct GlobalOptions: ParsableArguments {
  @Option(name: .long, help: "The language: en, ja or ko. Default: by LC_ALL, LC_MESSAGES, LANG.")
  var locale: String?

  @Option(
    name: .long, help: "The folder that holds the records. Default: VIVA_HOME, or by XDG_DATA_HOME.")
  var home: String?

  @Flag(name: .long, help: "One JSON object a reply.")
  var json = false

  @Flag(name: .long, help: "Plain text without frames, tab separated.")
  var plain = false

  @Option(name: .long, help: "auto, always or never.")
  var color: ColorChoice = .auto

  /// Where files are, by options and environment.
  var places: Places { Places(home: home, environment: ProcessInfo.processInfo.environment) }

  /// The locale asked for, or the environment's, of those that exist.
  func localeCode(among known: [LocaleCode]) throws -> LocaleCode {
    if let locale {
      let wanted = Places.language(of: locale)
      guard let found = known.first(where: { $0.rawValue == wanted }) else {
        let list = known.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("There is no language \"\(locale)\". There are: \(list).")
      }
      return found
    }
    let environment = ProcessInfo.processInfo.environment
    for key in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = environment[key], !value.isEmpty else { continue }
      let wanted = Places.language(of: value)
      return known.first { $0.rawValue == wanted } ?? .fallback
    }
    return .fallback
  }
}

extension ColorChoice: ExpressibleByArgument {}

/// The folders of one profile.
struct Places {
  var home: String
  var cache: String
  var history: String

  init(home: String?, environment: [String: String]) {
    let user = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    func base(_ key: String, _ fallback: String) -> String {
      // The XDG specification: a relative path is to be ignored.
      if let value = environment[key], value.hasPrefix("/") { return value + "/viva" }
      return user + "/" + fallback + "/viva"
    }
    cache = base("XDG_CACHE_HOME", ".cache")
    if let own = home ?? environment["VIVA_HOME"].flatMap({ $0.isEmpty ? nil : $0 }) {
      self.home = own
      history = own + "/history"
    } else {
      self.home = base("XDG_DATA_HOME", ".local/share")
      history = base("XDG_STATE_HOME", ".local/state") + "/history"
    }
  }

  /// `ja_JP.UTF-8` is `ja`.
  static func language(of tag: String) -> String {
    tag.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }.lowercased()
  }
}
