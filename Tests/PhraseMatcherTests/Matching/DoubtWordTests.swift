import ConversationModel
import Testing

@testable import PhraseMatcher

/// Words that only speak of other matters, told from those that mean something, too.
@Suite struct `Words of other matters` {
  static let yaml = """
    language: en
    expansion_rules:
      shared: "(weather|rain)"
      both: "(paris|rome)"
    free_speech:
      pieces:
        - "page {n}"
      neutral:
        - "today"
      doubts:
        - "<shared> forecast"
        - "football"
        - "<both> trip"
      repairs:
        - "no <both>"
    lists:
      n:
        range: {from: 1, to: 9}
    intents:
      Note:
        data:
          - sentences: [note it]
        frames:
          - cues: ["tell of <shared>", "forecast it"]
        examples: [note it]
    """

  @Test(arguments: [
    ("spelled there only", "football", true), ("spelled there beside a rule", "trip", true),
    ("spelled in a cue, too", "forecast", false), ("a rule that a cue uses, too", "weather", false),
    ("a rule that a repair uses, too", "rome", false), ("of a sentence", "note", false),
  ])
  func `are those that nothing else spells`(name: String, word: String, isOfOthers: Bool) {
    let compiled = PhraseCompiler.compile([PhraseSource(path: "t", text: Self.yaml)], locale: "en")
    #expect(compiled.mistakes.isEmpty, "\(compiled.mistakes)")
    let scalars = word.unicodeScalars.map(\.value)
    #expect(compiled.program.wordList(.doubtWords).contains(scalars) == isOfOthers)
    #expect(compiled.program.wordList(.spelledWords).contains(scalars) == !isOfOthers)
  }
}
