import ConversationModel
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
    ("en", "discrad the measurement"), ("en", "undoo"), ("en", "delte the stopwatch"), ("en", "banana"),
    ("en", "the quick brown fox jumps over the lazy dog"), ("en", "is there a stopwatch on the moon"),
    ("en", "my timer is broken and I am sad"), ("en", "I would rather not record anything"),
    ("en", "do't record it"), ("en", "could you the timer"), ("en", "it's not physics"),
    ("en", "record it because my friend told me about the moon"),
    ("ja", "ストップウォッチの歴史"), ("ja", "タイマーを開始しないで"), ("ja", "バナナ"), ("ja", "吾輩は猫である"),
    ("ko", "타이머의 역사"), ("ko", "바나나"), ("ko", "어제 공부했어?"),
  ]

  @Test(arguments: refused)
  func `what fits nothing is no action, and the nearest phrase is offered`(
    row: (locale: String, said: String)
  ) throws {
    let matcher = try #require(CatalogTests.matchers[row.locale])
    let heard = matcher.interpret(row.said, expecting: nil)
    #expect(heard.readings.map { "\($0.intent) \(plain($0))" } == [])
    #expect(heard.nearest?.example.isEmpty == false)
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
