import ConversationModel
package import DialogEngine
package import PhraseMatcher

/// Whatever a dialog tells people to say must be understood where it is said: an answer to a question, anything
/// else at any time.
package enum QuoteCheck {
  package static func findings(
    _ quotes: [DialogQuote], in program: PhraseProgram
  ) -> [CatalogCheck.Finding] {
    let matcher = Matcher(program: program, names: program.exampleNames)
    return quotes.compactMap { quote in
      guard let expectations = expectations(quote.message.rawValue) else { return nil }
      let isUnderstood = expectations.contains { expectation in
        let heard = matcher.interpret(quote.words, expecting: expectation)
        return Set(heard.readings.prefix(heard.tied).map(\.intent)).count == 1
      }
      if isUnderstood { return nil }
      return CatalogCheck.Finding(
        file: quote.file, line: quote.line,
        problem: "\(quote.message) tells people to say \"\(quote.words)\", which is not understood there",
        hint: "viva explain \"\(quote.words)\"")
    }
  }

  /// What may be expected when a message is said; nil for messages that are no part of a conversation, and
  /// for choices whose words stand in other messages.
  private static func expectations(_ message: String) -> [Expectation?]? {
    if message.hasPrefix("import-") || message.contains("-choose-running") { return nil }
    let parts = message.split(separator: "-").map(String.init)
    if let ask = parts.firstIndex(of: "ask"), ask + 1 < parts.count {
      return [Expectation(kind: parts[ask + 1])]
    }
    if parts.contains("choose") {
      let options = ["A1", "B2"].enumerated().map { NameEntry(id: "\($0.offset + 1)", title: $0.element) }
      return [Expectation(kind: "choice", options: options)]
    }
    if parts.contains("confirm") || message.hasSuffix("yes-or-no") {
      return [Expectation(kind: "confirmation")]
    }
    // Help amid a question, whatever is asked.
    if message.hasSuffix("-question") { return [Expectation(kind: "duration")] }
    return [nil, Expectation(kind: "command")]
  }
}
