import ConversationModel
import Testing

@testable import PhraseMatcher

struct CompletionTests {
  private static let yaml = """
    lists:
      material: {values: [], source: materials}
      option: {values: [], source: options}
      color: {values: [red, reddish brown]}
      any: {wildcard: true}
    intents:
      Start: {data: [{sentences: ["start [the] (stopwatch|timer) [for {material}]", "stop[ped] it"]}]}
      Paint: {data: [{sentences: ["paint it {color}", "note {any} loudly"]}]}
      見る: {data: [{sentences: ["{material}を(見て|始めて)"]}]}
      Choose: {data: [{sentences: ["{option}", "the {option} one"], requires_context: {expecting: choice}}]}
    """
  private static let matcher = Matcher(
    program: PhraseCompiler.compile([PhraseSource(path: "t", text: yaml)], locale: "en").program,
    names: NameLists([
      "materials": [
        NameEntry(id: "1", title: "Calculus"), NameEntry(id: "2", title: "Linear Algebra"),
        NameEntry(id: "3", title: "物理"), NameEntry(id: "4", title: "Latin", isArchived: true),
      ]
    ]))

  static let rows: [(line: String, start: Int, has: [String])] = [
    ("", 0, ["start", "stop", "paint", "note", "Calculus", "Linear Algebra", "物理"]),
    ("sta", 0, ["start"]), ("start", 0, ["start"]), ("start ", 6, ["the", "stopwatch", "timer"]),
    ("start the t", 10, ["timer"]), ("START THE T", 10, ["Timer"]),
    ("start timer for ", 16, ["Calculus", "Linear Algebra", "物理"]),
    ("start timer for l", 16, ["Linear Algebra"]),
    ("start timer for linear al", 16, ["Linear Algebra"]), ("paint it re", 9, ["red", "reddish"]),
    ("paint it reddish b", 17, ["brown"]), ("banana", 6, []), ("note a b", 8, []),
    ("start timer for zzz", 19, []),
    ("物理を", 9, ["見て", "始めて"]), ("物理を見", 9, ["見て"]), ("物", 0, ["物理"]),
  ]

  @Test(arguments: rows)
  func `a line goes on as some sentence does`(row: (line: String, start: Int, has: [String])) {
    let (start, candidates) = Self.matcher.completions(of: row.line, expecting: nil)
    #expect(candidates.map { $0.lowercased() } == row.has.map { $0.lowercased() })
    #expect(candidates.isEmpty || start == row.start)
  }

  @Test func `blank lines and long ones go on at little cost`() {
    let empty = Self.matcher.completions(of: "", expecting: nil).candidates
    #expect(Self.matcher.completions(of: "   ", expecting: nil).candidates == empty)
    let long = String(repeating: "start ", count: 300)
    #expect(Self.matcher.completions(of: long, expecting: nil).candidates.isEmpty)
  }

  @Test func `options complete when they are expected`() {
    let expecting = ConversationModel.Expectation(
      kind: "choice", options: [NameEntry(id: "a", title: "Stewart"), NameEntry(id: "b", title: "Thompson")])
    #expect(Self.matcher.completions(of: "the S", expecting: expecting).candidates == ["Stewart"])
    #expect(Self.matcher.completions(of: "the S", expecting: nil).candidates == [])
  }

  @Test(arguments: ["en", "ja", "ko"])
  func `every completion can be continued to a sentence`(locale: String) throws {
    let matcher = try #require(CatalogTests.matchers[locale])
    var generator = SeededGenerator(state: 11)
    let examples = matcher.program.examples.filter { $0.expecting == nil && !$0.isCounterexample }
    for _ in 0..<20 {
      let text = try #require(examples.randomElement(using: &generator)).text
      let half = String(text.prefix(Int.random(in: 0...text.count, using: &generator)))
      let (start, candidates) = matcher.completions(of: half, expecting: nil)
      for candidate in candidates.shuffled(using: &generator).prefix(5) {
        let line = String(decoding: Array(half.utf8).prefix(start), as: UTF8.self) + candidate
        let count = try #require(matcher.utterance(line)).count
        // One letter more, for what needs free text next.
        let utterance = try #require(matcher.utterance(line + " x"))
        let probe = matcher.probe(utterance, templates: matcher.openTemplates(nil), expecting: nil)
        #expect(probe.place >= count, "\(half) → \(line)")
      }
    }
  }
}
