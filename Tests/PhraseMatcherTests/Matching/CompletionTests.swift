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

  @Test func `options complete when they are expected`() {
    let expecting = ConversationModel.Expectation(
      kind: "choice", options: [NameEntry(id: "a", title: "Stewart"), NameEntry(id: "b", title: "Thompson")])
    #expect(Self.matcher.completions(of: "the S", expecting: expecting).candidates == ["Stewart"])
    #expect(Self.matcher.completions(of: "the S", expecting: nil).candidates == [])
  }

  @Test(arguments: ["en", "ja", "ko"])
  func `every completion can be continued to a sentence`(locale: String) throws {
    let matcher = try #require(CatalogTests.matchers[locale])
    for example in matcher.program.examples.prefix(60)
    where example.expecting == nil && !example.isCounterexample {
      let text = example.text
      let half = String(text.prefix(text.count / 2))
      let (start, candidates) = matcher.completions(of: half, expecting: nil)
      for candidate in candidates.prefix(5) {
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
