import Rendering

/// The command lines that are used most, read without ArgumentParser: its start takes a fifth of a short turn.
enum QuickCommand: Equatable {
  case chat(Preferences)
  case say([String], Preferences)

  /// Nil when the words are not plainly one of these: then ArgumentParser reads them, and explains.
  init?(_ arguments: [String]) {
    var words = arguments.dropFirst()
    var isSay = false
    var preferences = Preferences()
    var texts: [String] = []
    while let word = words.popFirst() {
      switch word {
      case "--json": preferences.json = true
      case "--plain": preferences.plain = true
      case "--locale", "--home", "--color":
        guard let value = words.popFirst(), !value.hasPrefix("-") else { return nil }
        switch word {
        case "--locale": preferences.locale = value
        case "--home": preferences.home = value
        default:
          guard let color = ColorChoice(rawValue: value) else { return nil }
          preferences.color = color
        }
      case "say" where !isSay: isSay = true
      case _ where isSay && !word.hasPrefix("-"): texts.append(word)
      default: return nil
      }
    }
    if isSay {
      guard !texts.isEmpty else { return nil }
      self = .say(texts, preferences)
    } else {
      self = .chat(preferences)
    }
  }

  /// Runs it; nil when something about the words was wrong after all.
  func run() async -> Int32? {
    switch self {
    case .chat(let preferences): try? await Chat.converse(preferences)
    case .say(let texts, let preferences): try? await Say.say(texts, preferences)
    }
  }
}
