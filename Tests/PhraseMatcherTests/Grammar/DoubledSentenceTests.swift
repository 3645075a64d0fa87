import Testing

@testable import PhraseMatcher

struct DoubledSentenceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var sentences: [String]
    /// Indexes of the sentences that say nothing new.
    var doubled: [Int]
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(name: "the same", sentences: ["turn on", "turn on"], doubled: [1]),
    Row(name: "the same but for case, marks and spaces", sentences: ["turn on", "Turn  on!"], doubled: [1]),
    Row(name: "one of an alternative", sentences: ["turn (on|off)", "turn off"], doubled: [1]),
    Row(name: "an optional left out", sentences: ["turn on [please]", "turn on"], doubled: [1]),
    Row(name: "by a rule", sentences: ["<go> now", "run now", "go now"], doubled: [1, 2]),
    Row(name: "by several", sentences: ["turn on", "turn off", "turn (on|off)"], doubled: [2]),
    Row(name: "any order", sentences: ["(a;b)", "b a"], doubled: [1]),
    Row(name: "the same list", sentences: ["[the] {x}", "the {x}"], doubled: [1]),
    Row(name: "another list", sentences: ["{x}", "{y}"], doubled: []),
    Row(name: "another slot", sentences: ["{x}", "{x:other}"], doubled: []),
    Row(name: "more than before", sentences: ["turn on", "turn on [now]"], doubled: []),
    Row(
      name: "too many forms to tell", sentences: [String(repeating: "[a] ", count: 12) + "b", "b"],
      doubled: []),
  ]

  @Test(arguments: rows)
  func `what says nothing new is found`(row: Row) {
    let lines = row.sentences.map { "          - \"\($0)\"\n" }.joined()
    let yaml =
      "lists: {x: {values: [a]}, y: {values: [b]}}\nexpansion_rules: {go: (go|run)}\n"
      + "intents:\n  Do:\n    data:\n      - sentences:\n" + lines
    let found = PhraseCompiler.doubledSentences(in: [PhraseSource(path: "t", text: yaml)])
    #expect(found.map { $0.line - 7 } == row.doubled)
  }

  @Test func `conditions keep sentences apart, intents do not`() {
    let yaml = """
      intents:
        A:
          data:
            - sentences: [go]
            - sentences: [go]
              requires_context: {place: home}
        B:
          data:
            - sentences: [go]
      """
    let found = PhraseCompiler.doubledSentences(in: [PhraseSource(path: "t", text: yaml)])
    #expect(found.map(\.line) == [9])
    #expect(found.first?.got == "what t:4 says for A")
  }
}
