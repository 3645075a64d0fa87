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
      return patterns.flatMap { $0.elements }.flatMap { element -> [String] in
        guard case .text(let text) = element else { return [] }
        return quoted(text)
      }.filter { seen.insert($0).inserted }.map {
        DialogQuote(
          words: $0, message: MessageID(rawValue: message.id), file: message.file, line: message.line)
      }
    }
  }

  /// Complete quotations in a text that stands between two placeables.
  private static func quoted(_ text: String) -> [String] {
    var found: [String] = []
    var current: String?
    for letter in text {
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
    return found.filter { words in words.contains { $0.isLetter || $0.isNumber } }
  }
}
