import ConversationModel
import Foundation
import Testing

@testable import PhraseMatcher

struct ToleranceTests {
  static let forgiven:
    [(locale: String, said: String, intent: IntentName, slots: [String], unused: [String])] = [
      ("en", "strat stopwatch for calculus", "StartStopwatch", ["material=Calculus"], []),
      ("en", "start the stopwach", "StartStopwatch", [], []),
      ("en", "pasue the timer", "PauseStudy", [], []),
      ("en", "recrod 45 minutes of Physics", "RecordStudy", ["duration=2700", "material=Physics"], []),
      (
        "en", "record 45 minutes of physics yesterday", "RecordStudy", ["duration=2700", "material=Physics"],
        ["yesterday"]
      ),
      (
        "en", "yesterday I studied physics for 20 minutes", "RecordStudy",
        ["duration=1200", "material=Physics"], ["yesterday"]
      ),
      ("en", "Could you add a new matxrial please?", "AddMaterial", [], []),
      ("en", "pause blorp timer", "PauseStudy", [], ["blorp"]),
      ("ko", "물리 45분 기록해 줘 어제", "RecordStudy", ["duration=2700", "material=물리"], ["어제"]),
      ("ja", "ストプウォッチを開始して", "StartStopwatch", [], []),
      ("en", "hte timer", "StartTimer", [], []),
      ("en", "takea break", "PauseStudy", [], []),
      ("en", "startstopwatch", "StartStopwatch", [], []),
      ("en", "record30minutesofphysics", "RecordStudy", ["duration=1800", "material=Physics"], []),
      ("en", "re sume the stopwatch", "ResumeStudy", [], []),
      ("en", "recrod 45 mintues of phsyics", "RecordStudy", ["duration=2700", "material=Physics"], []),
      ("en", "start stopwatch fur physics", "StartStopwatch", ["material=Physics"], []),
      ("en", "stopwatch start for physics", "StartStopwatch", ["material=Physics"], []),
      ("ja", "ストップウッチを開始して", "StartStopwatch", [], []),
      ("ja", "すとっぷうぉっちを開始しで", "StartStopwatch", [], []),
      ("ko", "스톱워지 켜 줘", "StartStopwatch", [], []),
      ("ko", "물리 35분 기룍", "RecordStudy", ["duration=2100", "material=물리"], []),
      // What is confirmed before it is done may be read from slips, too.
      ("en", "discrad the measurement", "DiscardStudy", [], []),
      ("en", "delte the stopwatch", "DiscardStudy", [], []),
    ]

  @Test(arguments: forgiven)
  func `slips are forgiven`(
    row: (locale: String, said: String, intent: IntentName, slots: [String], unused: [String])
  ) throws {
    let matcher = try #require(CatalogTests.matchers[row.locale])
    let best = try #require(matcher.interpret(row.said, expecting: nil).readings.first)
    #expect(best.intent == row.intent)
    #expect(plain(best) == row.slots)
    #expect(best.unused == row.unused)
    #expect(best.cost > 0)
  }

  static let refused: [(locale: String, said: String)] = [
    ("en", "don't start the stopwatch"), ("en", "never start the timer"),
    ("en", "who invented the stopwatch"),
    ("en", "banana"),
    ("en", "the quick brown fox jumps over the lazy dog"), ("en", "is there a stopwatch on the moon"),
    ("en", "my timer is broken and I am sad"), ("en", "I would rather not record anything"),
    ("en", "do't start it"), ("en", "it's not physics"),
    ("en", "record it because my friend told me about the moon"),
    ("en", "tomorrow I will study calculus"), ("en", "buy a stopwatch"), ("ja", "もう眠い"),
    ("ko", "물리 교재 추천해 줘 봐"),
    ("ja", "ストップウォッチの歴史"), ("ja", "タイマーを開始しないで"), ("ja", "バナナ"), ("ja", "吾輩は猫である"),
    ("ko", "타이머의 역사"), ("ko", "바나나"),
  ]

  @Test(arguments: refused)
  func `what fits nothing is no action, and the nearest phrase is offered unless it is forbidden`(
    row: (locale: String, said: String)
  ) throws {
    let matcher = try #require(CatalogTests.matchers[row.locale])
    let heard = matcher.interpret(row.said, expecting: nil)
    #expect(heard.readings.map { "\($0.intent) \(plain($0))" } == [])
    let utterance = try #require(matcher.utterance(row.said))
    let isForbidden = !matcher.deniers(of: utterance, strict: false).isEmpty
    #expect((heard.nearest?.example.isEmpty ?? true) == isForbidden)
  }

  /// At least this share of the corpus of slips; the phrases change, the corpus does not.
  private static let floor = 0.85

  @Test(arguments: ["en", "ja", "ko"])
  func `one slip in an example is understood all the same`(locale: String) throws {
    let matcher = try #require(CatalogTests.matchers[locale])
    let rows = try lines("slips.\(locale).txt").map { $0.split(separator: "\t").map(String.init) }
    let missed = rows.filter { row in
      let best = matcher.interpret(row[0], expecting: nil).readings.first
      return best.map { [$0.intent.rawValue] + bare($0).sorted() } != [row[1]] + row[2...].sorted()
    }
    #expect(rows.count > 40)
    #expect(
      Double(missed.count) <= Double(rows.count) * (1 - Self.floor), "\(missed.map { $0[0] })")
  }

  @Test(arguments: ["en", "ja", "ko"])
  func `what only looks like a sentence stays strange`(locale: String) throws {
    let matcher = try #require(CatalogTests.matchers[locale])
    let rows = try lines("strangers.\(locale).txt")
    #expect(rows.count > 20)
    let forgiven = rows.filter { text in
      guard let utterance = matcher.utterance(text) else { return false }
      return !Tolerance(matcher, expecting: nil).readings(of: utterance).isEmpty
        && !matcher.interpret(text, expecting: nil).readings.isEmpty
    }
    #expect(Double(forgiven.count) <= Double(rows.count) * 0.02, "\(forgiven)")
  }

  /// The slots as the corpus writes them: amounts without their unit.
  private func bare(_ reading: Reading) -> [String] {
    plain(reading).map { slot in
      let amounts = ["amount=", "start=", "end="].contains { slot.hasPrefix($0) }
      return amounts ? String(slot.prefix { $0 != " " }) : slot
    }
  }

  private func lines(_ corpus: String) throws -> [String] {
    try String(contentsOf: Repository.file("Tests/Corpora/\(corpus)"), encoding: .utf8)
      .split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  @Test func `what was forgiven is told with its cost`() throws {
    let matcher = try #require(CatalogTests.matchers["en"])
    let best = try #require(matcher.explain("hte timer for phsyics", expecting: nil).candidates.first)
    #expect(
      best.forgiven.map { "\($0.kind) \($0.typed) \($0.meant) \($0.cost)" }
        == ["spelling hte the 2", "name phsyics Physics 2"])
    #expect(best.reading.cost == 4)
  }

  @Test func `what cannot be taken back needs a strict reading`() throws {
    let yaml = """
      language: en
      intents:
        Keep: {data: [{sentences: ["keep the record"]}]}
        Discard: {tolerant: false, data: [{sentences: ["discard the record"]}]}
      """
    let source = PhraseSource(path: "p.yaml", text: yaml)
    let matcher = Matcher(
      program: PhraseCompiler.compile([source], locale: "en").program, names: NameLists())
    #expect(matcher.interpret("kep the record", expecting: nil).readings.map(\.intent) == ["Keep"])
    #expect(matcher.interpret("discard the record", expecting: nil).readings.map(\.intent) == ["Discard"])
    #expect(matcher.interpret("discrad the record", expecting: nil).readings == [])
  }

  @Test func `readings of two intents at one price are none`() throws {
    let yaml = """
      language: en
      intents:
        Paint: {data: [{sentences: ["paint it"]}]}
        Print: {data: [{sentences: ["print it"]}]}
      """
    let source = PhraseSource(path: "p.yaml", text: yaml)
    let matcher = Matcher(
      program: PhraseCompiler.compile([source], locale: "en").program, names: NameLists())
    let heard = matcher.interpret("pfint it", expecting: nil)
    #expect(Set(heard.readings.prefix(heard.tied).map(\.intent)) == ["Paint", "Print"])
    #expect(matcher.interpret("priint it", expecting: nil).readings.map(\.intent) == ["Print"])
  }

  @Test func `strict matching forgives nothing`() throws {
    let matcher = try #require(CatalogTests.matchers["en"])
    for row in Self.forgiven where row.locale == "en" {
      let readings = matcher.interpret(row.said, expecting: nil, strict: true).readings
      #expect(readings.allSatisfy { $0.cost == 0 && $0.unused.isEmpty })
    }
  }

  static let nearest: [(said: String, intent: IntentName, understood: String)] = [
    ("start stopwatch for", "StartStopwatch", "start stopwatch for"),
    (
      "start the stopwatch on the fridge at noon tomorrow ok?", "StartStopwatch", "start the stopwatch on the"
    ),
    ("what is my weekly gaol of doom", "ShowWeeklyGoal", "what is my weekly gaol"),
  ]

  @Test(arguments: nearest)
  func `the nearest phrase says what was understood`(
    row: (said: String, intent: IntentName, understood: String)
  ) throws {
    let matcher = try #require(CatalogTests.matchers["en"])
    let utterance = try #require(matcher.utterance(row.said))
    let nearest = try #require(matcher.nearest(to: utterance, expecting: nil))
    #expect(nearest.intent == row.intent)
    #expect(nearest.understood == row.understood)
  }
}
