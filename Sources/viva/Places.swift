import Foundation

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
