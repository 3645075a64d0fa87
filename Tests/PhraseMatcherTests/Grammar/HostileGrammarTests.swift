import ConversationModel
import Testing

@testable import PhraseMatcher

/// Grammars that mean to exhaust time or memory meet a limit with a place and a reason, and the rest works.
struct HostileGrammarTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var yaml: String
    /// Part of a mistake; empty when the grammar is harmless.
    var says: String
    var testDescription: String { name }
  }

  private static func file(_ sentences: [String], _ more: String = "") -> String {
    let lines = sentences.map { "          - \"\($0)\"\n" }.joined()
    return "\(more)intents:\n  Do:\n    data:\n      - sentences:\n\(lines)          - fine\n"
  }

  private static func rules(_ rules: [(String, String)]) -> String {
    "expansion_rules:\n" + rules.map { "  \($0.0): \"\($0.1)\"\n" }.joined()
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static let rows: [Row] = [
    Row(
      name: "deep nesting", yaml: file([repeated("(", 5_000) + "a" + repeated(")", 5_000)]),
      says: "at most 60 groups inside one another"),
    Row(name: "long sentence", yaml: file([repeated("word ", 5_000)]), says: "at most 20000 characters"),
    Row(name: "exponential optionals", yaml: file([repeated("[a] ", 500) + "b"]), says: ""),
    Row(name: "huge permutation", yaml: file(["(a;b;c;d;e;f;g;h;i)"]), says: "at most 8 parts in any order"),
    Row(name: "giant range", yaml: file(["{-9223372036854775808..9223372036854775807:n}"]), says: ""),
    Row(name: "range beyond numbers", yaml: file(["{0..99999999999999999999:n}"]), says: "a range such as"),
    Row(
      name: "a billion laughs by rules",
      yaml: file(
        ["<l0> fine"], rules((0..<30).map { ("l\($0)", "<l\($0 + 1)> <l\($0 + 1)>") } + [("l30", "[ha]")])),
      says: ""),
    Row(
      name: "a long chain of rules",
      yaml: file(["<l0>"], rules((0..<300).map { ("l\($0)", "<l\($0 + 1)>") } + [("l300", "x")])),
      says: "at most 40 rules and lists inside one another"),
    Row(name: "left recursion", yaml: file(["<a>"], rules([("a", "<a> x")])), says: "<a> → <a>"),
    Row(name: "right recursion", yaml: file(["<a>"], rules([("a", "x [<a>]")])), says: "<a> → <a>"),
    Row(
      name: "lists in a circle",
      yaml: file(["{a}"], "lists:\n  a: {values: ['[x] {b}']}\n  b: {values: ['(y|{a})']}\n"),
      says: "{a} → {b} → {a}"),
    Row(
      name: "a billion laughs by aliases",
      yaml: "x0: &x0 [a, a, a, a, a, a, a, a]\n"
        + (1..<12).map { n in "x\(n): &x\(n) [\(repeated("*x\(n - 1), ", 8))]\n" }.joined()
        + "intents:\n  Do:\n    data:\n      - sentences: [fine]\n        slots: {all: *x11}\n"
        + "    examples:\n      - {text: fine, slots: {all: *x11}}\n",
      says: ""),
    Row(name: "deep YAML", yaml: "intents: " + repeated("[", 20_000), says: "expected YAML"),
  ]

  @Test(arguments: rows)
  func `a limit is a mistake with a place`(row: Row) {
    let compiled = PhraseCompiler.compile([PhraseSource(path: "Do.yaml", text: row.yaml)], locale: "en")
    if row.says.isEmpty {
      #expect(compiled.mistakes.isEmpty)
    } else {
      #expect(compiled.mistakes.contains { $0.description.contains(row.says) && $0.line > 0 }, "\(row.name)")
    }
    guard !row.says.contains("YAML") else { return }
    let matcher = Matcher(program: compiled.program, names: NameLists())
    #expect(matcher.interpret("fine", expecting: nil, strict: true).readings.first?.intent == "Do")
  }

  @Test func `too many entries are left out and reported once`() {
    let block = "    - sentences: &s [\(Self.repeated("go, ", 100))]\n"
    let blocks = block + Self.repeated("    - sentences: *s\n", 20)
    let yaml = "intents:\n  Do:\n    data:\n      - sentences: [fine]\n" + "  Other:\n    data:\n" + blocks
    let file = PhraseFileReader.read(PhraseSource(path: "t", text: yaml), budget: 1_000)
    #expect(file.mistakes.count == 1)
    #expect(file.mistakes.first?.expected == "at most 1000 entries in one file")
  }
}
