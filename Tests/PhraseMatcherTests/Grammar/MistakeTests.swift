import ConversationModel
import Testing

@testable import PhraseMatcher

struct MistakeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var yaml: String
    /// The places of the mistakes, `line:column`.
    var places: [String]
    /// Part of the first mistake's text.
    var says: String
    var testDescription: String { name }
  }

  private static func sentence(_ text: String) -> String {
    "intents:\n  Do:\n    data:\n      - sentences:\n          - \"\(text)\"\n          - fine\n"
  }

  /// The sample stands in line 8, what it takes in line 7.
  private static func samples(_ text: String, takes: String = "length") -> String {
    "lists: {length: {range: {from: 1, to: 9}}}\nintents:\n  Do:\n    data:\n      - sentences:\n"
      + "          - \"go {length}\"\n    takes: [\(takes)]\n    utterances: [\"\(text)\"]\n"
  }

  static let rows: [Row] = [
    Row(name: "open bracket", yaml: sentence("go (a|b"), places: ["5:17"], says: "expected ')' for this '('"),
    Row(
      name: "stray bracket", yaml: sentence("go a)"), places: ["5:18"],
      says: "Write \\) for the character itself."),
    Row(name: "wrong bracket", yaml: sentence("go (a]"), places: ["5:19"], says: "got ']'"),
    Row(name: "empty optional", yaml: sentence("go []"), places: ["5:17"], says: "an empty group"),
    Row(name: "empty list", yaml: sentence("go {}"), places: ["5:17"], says: "the name of a list"),
    Row(
      name: "mixed separators", yaml: sentence("(a|b;c)"), places: ["5:18"], says: "only '|' in this group"),
    Row(
      name: "unknown list", yaml: sentence("go {nix}"), places: ["5:18"], says: "Define it under `lists:`."),
    Row(name: "unknown rule", yaml: sentence("go <nix>"), places: ["5:18"], says: "'nix'"),
    Row(name: "two unknown names", yaml: sentence("{a} <b>"), places: ["5:15", "5:19"], says: "'a'"),
    Row(name: "bad range", yaml: sentence("set {1..x:n}"), places: ["5:19"], says: "a range such as"),
    Row(name: "range upside down", yaml: sentence("set {9..1:n}"), places: ["5:19"], says: "Write 1..9."),
    Row(
      name: "backslash at the end", yaml: sentence("go \\\\"), places: ["5:17"], says: "after the backslash"),
    Row(name: "empty sentence", yaml: sentence(""), places: ["5:14"], says: "a sentence"),
    Row(
      name: "near name", yaml: "lists: {color: {values: [red]}}\n" + sentence("{colour}"), places: ["6:15"],
      says: "Did you mean 'color'?"),
    Row(
      name: "cycle", yaml: "expansion_rules:\n  a: \"x <b>\"\n  b: \"<a>\"\n" + sentence("<a>"),
      places: ["2:7"],
      says: "<a> → <b> → <a>"),
    Row(
      name: "rule refers to nothing", yaml: "expansion_rules:\n  a: \"{n}\"\n" + sentence("<a>"),
      places: ["2:8"], says: "'n'"),
    Row(
      name: "list without kind", yaml: "lists:\n  a: {}\n" + sentence("go"), places: ["2:3"],
      says: "`values:`"),
    Row(
      name: "unknown reader", yaml: "lists:\n  a: {wildcard: true, reader: x}\n" + sentence("go"),
      places: ["2:31"], says: "a reader"),
    Row(
      name: "range without end", yaml: "lists:\n  a: {range: {from: 1}}\n" + sentence("go"), places: ["2:14"],
      says: "`from:`"),
    Row(
      name: "misspelt slot in a sample", yaml: samples("walk for {lenght} please"), places: ["8:29"],
      says: "Did you mean 'length'?"),
    Row(
      name: "misspelt slot that samples take", yaml: samples("walk", takes: "length, hieght"),
      places: ["7:21"], says: "a slot that a template fills, got 'hieght'"),
    Row(
      name: "open brace in a sample", yaml: samples("walk for {length"), places: ["8:28"],
      says: "expected '}'"),
    Row(name: "sample of marks alone", yaml: samples("…?"), places: ["8:19"], says: "expected a sample"),
    Row(name: "not YAML", yaml: "intents: [", places: ["1:11"], says: "expected YAML"),
    Row(name: "a control", yaml: "a: 1\nb: x\u{1}\n", places: ["2:5"], says: "expected YAML"),
    Row(
      name: "a list where a map should be", yaml: "intents: [a]", places: ["1:10"], says: "a map of intents"),
    Row(
      name: "Japanese caret", yaml: sentence("物理を(始め"), places: ["5:17"],
      says: "          - \"物理を(始め\"\n" + String(repeating: " ", count: 21) + "^"),
  ]

  @Test(arguments: rows)
  func `mistakes have a place, a reason and a hint`(row: Row) {
    let compiled = PhraseCompiler.compile([PhraseSource(path: "Do.yaml", text: row.yaml)], locale: "en")
    #expect(compiled.mistakes.map { "\($0.line):\($0.column)" } == row.places)
    #expect(compiled.mistakes.first?.description.contains(row.says) == true, "\(compiled.mistakes)")
    #expect(compiled.mistakes.allSatisfy { !$0.hint.isEmpty && $0.file == "Do.yaml" })
  }

  @Test func `a broken sentence does not take the others with it`() {
    let compiled = PhraseCompiler.compile(
      [PhraseSource(path: "t", text: Self.sentence("go (a"))], locale: "en")
    let matcher = Matcher(program: compiled.program, names: NameLists())
    #expect(!matcher.interpret("fine", expecting: nil).readings.isEmpty)
  }
}
