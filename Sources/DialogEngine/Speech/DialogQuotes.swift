package import ConversationModel

/// Words that a dialog tells people to say: every one of them has to be understood.
package struct DialogQuote: Hashable, Sendable {
  package var words: String
  /// The message that says so.
  package var message: MessageID
  package var file: String
  /// From 1.
  package var line: Int
}

extension DialogCheck {
  /// The quoted words of a locale's dialogs that hold no placeable.
  package static func quotes(in sources: [DialogSource]) -> [DialogQuote] {
    DialogCompiler.parse(sources).messages.flatMap { message in
      let patterns = [message.value].compactMap(\.self) + message.attributes.map(\.pattern)
      var seen: Set<String> = []
      return patterns.flatMap { quoted($0.elements.map(text)) }.filter { seen.insert($0).inserted }.map {
        DialogQuote(
          words: $0, message: MessageID(rawValue: message.id), file: message.file, line: message.line)
      }
    }
  }

  private static func text(_ element: DialogPattern.Element) -> String? {
    if case .text(let text) = element { text } else { nil }
  }

  /// Complete quotations in a pattern; nil stands for a placeable, and what holds one is left out.
  private static func quoted(_ texts: [String?]) -> [String] {
    var found: [String] = []
    var current: String?
    for letter in texts.flatMap({ $0.map(Array.init) ?? ["\u{FFFC}"] }) {
      switch letter {
      case "「": current = ""
      case "」":
        if let current { found.append(current) }
        current = nil
      case "\"":
        if let words = current { found.append(words) }
        current = current == nil ? "" : nil
      default: current?.append(letter)
      }
    }
    return found.filter { words in
      !words.contains("\u{FFFC}") && words.contains { $0.isLetter || $0.isNumber }
    }
  }
}
