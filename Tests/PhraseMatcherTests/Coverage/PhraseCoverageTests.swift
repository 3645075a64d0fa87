import ConversationModel
import Testing

@testable import PhraseMatcher

@Suite("what examples and conversations reach")
struct PhraseCoverageTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var yaml: String
    /// What is said beside the examples, with what was asked.
    var said: [(text: String, expecting: String?)] = []
    /// `line:column kind text` of everything that is not reached.
    var unreached: [String]
    /// Templates and branches, as reached/all.
    var counts: String
    var testDescription: String { name }
  }

  private static func file(_ sentences: [String], _ examples: [String], _ head: String = "") -> String {
    let data = sentences.map { "          - \"\($0)\"\n" }.joined()
    let rows = examples.map { "      - \($0)\n" }.joined()
    return head + "intents:\n  Paint:\n    data:\n      - sentences:\n" + data
      + (rows.isEmpty ? "" : "    examples:\n" + rows)
  }

  private static let colors = "lists:\n  color:\n    values: [red, blue, '(green|lime)']\n"
  private static let numbers = "lists:\n  number: {wildcard: true, reader: number}\n"

  static let rows: [Row] = [
    Row(
      name: "a sentence that nobody says", yaml: file(["paint", "draw [it]"], ["paint"]),
      unreached: ["6:14 sentence draw [it]"], counts: "1/2 0/2"),
    Row(
      name: "parts of an alternative", yaml: file(["(a|bee|(c|d) e|f)"], ["bee", "d e"]),
      unreached: ["5:15 said a", "5:22 said c", "5:29 said f"], counts: "1/1 3/6"),
    Row(
      name: "an optional part that is never said", yaml: file(["go [right [now]]"], ["go"]),
      unreached: ["5:18 said right [now]"], counts: "1/1 1/4"),
    Row(
      name: "an optional part that is always said", yaml: file(["go [right [now]]"], ["go right now"]),
      unreached: ["5:17 leftOut [right [now]]", "5:24 leftOut [now]"], counts: "1/1 2/4"),
    Row(
      name: "rules, once for all that use them",
      yaml: file(
        ["<go> on", "<go> off"], ["run off", "walk on"], "expansion_rules:\n  go: \"(walk|run|crawl)\"\n"),
      unreached: ["2:18 said crawl"], counts: "2/2 2/3"),
    Row(
      name: "values of a list, also as templates", yaml: file(["dye it {color}"], ["dye it lime"], colors),
      unreached: ["3:14 value red", "3:19 value blue", "3:27 said green"], counts: "1/1 2/5"),
    Row(
      name: "what is said while something is asked",
      yaml: numbers + "intents:\n  Answer:\n    data:\n      - sentences: [\"{number:n} [of them]\"]\n"
        + "        requires_context: {expecting: amount}\n      - sentences: [\"as [many|few] as {number:n}\"]\n",
      said: [("12", "amount"), ("as few as 3", nil)],
      unreached: ["6:34 said of them", "8:25 leftOut [many|few]", "8:26 said many"], counts: "2/2 3/6"),
    Row(
      name: "slips and skip words", yaml: file(["(sharpen|blunt) the pencil {number:n}"], [], numbers),
      said: [("sharpne the pencil three", nil)], unreached: ["7:23 said blunt"], counts: "1/1 1/2"),
    Row(
      name: "free speech",
      yaml: numbers
        + "free_speech:\n  pieces: [\"{number:n} [pots]\", \"of {number:m}\"]\n  neutral: [\"(well|hm)\"]\n"
        + "intents:\n  Paint:\n    data: []\n    frames:\n      - cues: [\"(brushed|sprayed)\", \"dyed\"]\n"
        + "        takes: [n, m]\n",
      said: [("well brushed 12", nil)],
      unreached: ["4:25 said pots", "4:34 piece of {number:m}", "10:26 said sprayed", "10:38 cue dyed"],
      counts: "2/4 2/4"),
    Row(
      name: "negative sentences, by counterexamples",
      yaml: numbers
        + "intents:\n  Paint:\n    data:\n      - sentences: [\"paint {number:n}\"]\n"
        + "    negative: [\"never paint [the] {number}\", \"who paints\"]\n"
        + "    examples: [paint 3]\n    counterexamples: [never paint 3]\n",
      unreached: ["7:30 said the", "7:47 negative who paints"], counts: "2/3 1/2"),
    Row(
      name: "several commands of one line",
      yaml: numbers + "conjunctions: [and then]\nintents:\n"
        + "  Paint: {data: [{sentences: [\"paint {number:n} (pots|pans)\"]}]}\n"
        + "  Wash: {data: [{sentences: [\"wash (cups|plates)\"]}]}\n",
      said: [("paint 3 pans and then wash plates", nil)],
      unreached: ["5:50 said pots", "6:37 said cups"], counts: "2/2 2/4"),
  ]

  @Test("names what nothing reaches", arguments: rows)
  func unreached(_ row: Row) {
    let phrases = PhraseCompiler.compileMarked(
      [PhraseSource(path: "p.yaml", text: row.yaml)]
        + phraseSources("en").filter { $0.path.hasSuffix("_readers.yaml") },
      locale: "en")
    #expect(phrases.mistakes.isEmpty, "\(phrases.mistakes)")
    var coverage = PhraseCoverage(phrases)
    coverage.hearExamples()
    for line in row.said {
      coverage.hear(
        HeardLine(
          text: line.text, locale: "en", expecting: line.expecting.map { Expectation(kind: $0) },
          names: NameLists()))
    }
    #expect(coverage.unreached.map { "\($0.line):\($0.column) \($0.kind) \($0.text)" } == row.unreached)
    let lines = row.yaml.split(separator: "\n", omittingEmptySubsequences: false)
    for branch in coverage.unreached {
      #expect(lines[branch.line - 1].dropFirst(branch.column - 1).hasPrefix(branch.text))
    }
    let file = coverage.files.first
    #expect(
      file.map {
        "\($0.templates.reached)/\($0.templates.all) \($0.branches.reached)/\($0.branches.all)"
      } == row.counts)
  }

  /// Marks must not change what is understood: otherwise coverage would be that of other phrases.
  @Test("a marked program understands the same", arguments: ["en", "ja", "ko"])
  func sameReadings(_ locale: String) throws {
    let plain = try #require(CatalogTests.matchers[locale])
    let marked = PhraseCompiler.compileMarked(
      phraseSources(locale), locale: LocaleCode(rawValue: locale), learned: plain.program)
    let matcher = Matcher(program: marked.program, names: marked.program.exampleNames)
    var different: [String] = []
    var unmarked: [String] = []
    for (index, example) in plain.program.examples.enumerated() where index % 3 == 0 {
      let first = plain.interpret(example.text, expecting: example.expectation)
      let second = matcher.interpret(example.text, expecting: example.expectation)
      if first.readings.first != second.readings.first || first.then.count != second.then.count {
        different.append(example.text)
      }
      // What is understood is marked, unless it is only like samples.
      if let reading = first.readings.first, reading.cost < 3, first.then.isEmpty,
        matcher.marks(of: example.text, expecting: example.expectation).isEmpty
      {
        unmarked.append(example.text)
      }
    }
    #expect(different == [])
    #expect(unmarked == [])
  }
}
