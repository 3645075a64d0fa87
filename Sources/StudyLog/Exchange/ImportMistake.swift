package import ConversationModel

/// What is wrong with a file of materials: the line, and a fact for the sentence about it.
package struct ImportMistake: Error, Hashable, Sendable {
  /// What is wrong, with the fact for the sentence.
  package enum Kind: Hashable, Sendable {
    /// The first line is not `title,unit`. Carries what stands there.
    case wrongHeader(String)
    /// So many fields instead of as many as in the header.
    case wrongFieldCount(Int, expected: Int)
    case emptyTitle
    /// Longer than so many characters.
    case titleTooLong(Int)
    case unknownUnit(String)
    /// A quoted field that never ends, or goes on behind its quote.
    case badQuotes
  }

  /// Counted from 1.
  package var line: Int
  package var kind: Kind

  /// The sentence: `import-materials-unknown-unit` with `$line` and the fact.
  package var message: Message {
    var arguments: [String: MessageArgument] = ["line": .number(line)]
    let name: String
    switch kind {
    case .wrongHeader(let found):
      name = "wrong-header"
      arguments["found"] = .text(found)
    case .wrongFieldCount(let count, let expected):
      name = "wrong-field-count"
      arguments["count"] = .number(count)
      arguments["expected"] = .number(expected)
    case .emptyTitle: name = "empty-title"
    case .titleTooLong(let max):
      name = "title-too-long"
      arguments["max"] = .number(max)
    case .unknownUnit(let unit):
      name = "unknown-unit"
      arguments["unit"] = .text(unit)
    case .badQuotes: name = "bad-quotes"
    }
    return Message(MessageID(rawValue: "import-materials-\(name)"), arguments)
  }
}
