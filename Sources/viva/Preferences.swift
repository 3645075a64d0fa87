import ArgumentParser
import ConversationModel
import Foundation
import ReadlineREPL
import Rendering

/// What a command line asks for, whatever the command.
struct Preferences: Equatable {
  var locale: String?
  var home: String?
  var json = false
  var plain = false
  var color = ColorChoice.auto

  /// Where files are, by options and environment.
  var places: Places { Places(home: home, environment: Program.environment) }

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
    let environment = Program.environment
    for key in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = environment[key], !value.isEmpty else { continue }
      let wanted = Places.language(of: value)
      return known.first { $0.rawValue == wanted } ?? .fallback
    }
    return .fallback
  }

  /// How replies are written, by options and environment.
  func terminal(history: String? = nil) -> TerminalSettings {
    TerminalSettings.standard(
      environment: Program.environment, format: json ? .json : plain ? .plain : .text,
      color: color, historyPath: history)
  }
}
