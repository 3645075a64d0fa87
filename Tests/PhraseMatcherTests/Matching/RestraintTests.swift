import ConversationModel
import Testing

@testable import PhraseMatcher

/// What must not be taken for a command or a yes, however much of it is known.
struct RestraintTests {
  typealias Row = (locale: String, said: String)

  static let forbidden: [Row] = [
    ("en", "good grief, that was forty minutes of physics, do not jot it down anywhere"),
    ("en", "I decided against it, so do not put the 40 minutes of physics in the book"),
    ("en", "I did not study 30 minutes of physics"), ("en", "would you kindly not shut it down"),
    ("en", "biology class got moved by 30 minutes"),
    ("ja", "物理は40分やったけど記録には残さないでおいてください"), ("ja", "物理を1時間くらいやらなかった"), ("ja", "今週の物理の目標を3時間にして"),
    // A length that nobody knows, and no pages.
    ("en", "physics 25-30 minutes"), ("en", "physics 2-3 hours"), ("ja", "物理を20〜30分"), ("ko", "물리 20~30분"),
    ("ko", "물리 40분 한 건 남기지 말아 주면 좋겠어요"), ("ko", "물리 30분 하고 싶었어"),
  ]

  static let scraps: [Row] = [
    ("en", "it"), ("en", "this"), ("en", "down"), ("en", "great"), ("ja", "さむいちょっと"), ("ja", "一一一一"),
    ("ko", "눈 여기"),
  ]

  @Test(arguments: forbidden + scraps)
  func `nothing is done`(row: Row) throws {
    let matcher = try #require(CatalogTests.matchers[row.locale])
    let heard = matcher.interpret(row.said, expecting: nil)
    #expect(heard.readings.map { "\($0.intent) \(plain($0))" } == [])
    #expect(heard.then.isEmpty)
  }

  static let noAnswers: [Row] = [
    ("en", "qwerty asdf"), ("en", "grr"), ("en", "40"), ("en", "keep it"), ("en", "wow"), ("ja", "おはよう"),
    ("ja", "ほげ"),
    ("ko", "그거"), ("ko", "이제"),
  ]

  @Test(arguments: noAnswers)
  func `nobody consents by the way`(row: Row) throws {
    let matcher = try #require(CatalogTests.matchers[row.locale])
    let heard = matcher.interpret(row.said, expecting: Expectation(kind: "confirmation"))
    #expect(heard.readings.first?.intent != IntentName(rawValue: DialogAct.affirm.rawValue))
  }

  @Test(arguments: ["Physics for 45 minutes a day", "Record of a Spaceborn Few"])
  func `a title that holds a value is a title`(title: String) throws {
    let matcher = try #require(CatalogTests.matchers["en"])
    let best = try #require(matcher.interpret(title, expecting: Expectation(kind: "title")).readings.first)
    #expect(plain(best) == ["title=\(title)"])
  }

  @Test func `long lines with names that nobody has are heard`() throws {
    let matcher = try #require(CatalogTests.matchers["en"])
    let polite = String(repeating: "please ", count: 40) + "start the stopwatch for Zzyzx"
    #expect(matcher.interpret(polite, expecting: nil).readings.first?.intent == "StartStopwatch")
  }

  @Test func `words that are moved make no new value`() throws {
    let matcher = try #require(CatalogTests.matchers["en"])
    let best = matcher.interpret("record 20 minutes of statistics three", expecting: nil).readings.first
    #expect(best.map(plain)?.contains("duration=1203") != true)
  }
}
