import ConversationModel
import Testing

@testable import PhraseMatcher

/// Where a part of a line makes one command, and the line as a whole is surely another.
struct SecondOpinionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var locale: String
    var said: String
    var intents: [IntentName]
    var slots: [String] = []
    var testDescription: String { "\(locale): \(name)" }
  }

  static let rows = [
    Row(
      name: "the end is said first, and how far it went behind it", locale: "en",
      said: "okay, my head is spinning, wrap this session up, I got through 9 problems",
      intents: ["FinishStudy"], slots: ["amount=9 problems"]),
    Row(
      name: "what was done goes with the end", locale: "ko", said: "재던 거 끝내고 23문제 푼 걸로 해 줘",
      intents: ["FinishStudy"], slots: ["amount=23 problems"]),
    Row(
      name: "a command of something else stays one", locale: "ko",
      said: "재던 거 끝내고 그리고 미적분 20분 기록해 줘", intents: ["FinishStudy", "RecordStudy"]),
    Row(
      name: "a command that says nothing more stays one", locale: "ko",
      said: "끝내줘 그리고 나서 물리 타이머 25분 시작해줘", intents: ["FinishStudy", "StartTimer"]),
    Row(
      name: "words of a sentence are no unknown name", locale: "ko", said: "재던거 끝네고 64쪽까지 읽은걸로 해죠",
      intents: ["FinishStudy"], slots: ["end=64 pages"]),
    Row(
      name: "both ends of a range, not one of them", locale: "en",
      said: "Been through pp. 5-19 of Physics, no idea how long it took, log it anyway",
      intents: ["RecordStudy"], slots: ["end=19 pages", "material=Physics", "start=5 pages"]),
    Row(
      name: "a start that the timer is already", locale: "ja", said: "タイマーを一時間に設定して開始",
      intents: ["StartTimer"], slots: ["duration=3600"]),
    Row(
      name: "what will be done later", locale: "ja",
      said: "ちょい待って、水飲んでくるから時間ストップしといて、あとで続きやる", intents: ["PauseStudy"]),
    Row(
      name: "the same length said again", locale: "ja",
      said: "実際に集中してたのは50分だけなので、今の計測を終えて50分で記録してください",
      intents: ["FinishStudy"], slots: ["duration=3000"]),
    Row(
      name: "a stopwatch behind the end is a command", locale: "ja", said: "終了してストップウォッチ開始",
      intents: ["FinishStudy", "StartStopwatch"]),
    Row(
      name: "a word of sequence parts what is like one", locale: "ja",
      said: "チャイム鳴った！時計止めて記録して、13問ね。で、次は10分タイマーよろしく", intents: ["FinishStudy", "StartTimer"]),
    Row(
      name: "another kind of thing with a value of the same kind", locale: "en",
      said: "record 20 minutes of physics, then set a timer for calculus, 30 minutes",
      intents: ["RecordStudy", "StartTimer"]),
  ]

  static let ofOneKind = [
    Row(
      name: "and", locale: "en", said: "20 minutes of physics and 30 minutes of calculus",
      intents: ["RecordStudy", "RecordStudy"]),
    Row(name: "と", locale: "ja", said: "微積分30分と物理20分", intents: ["RecordStudy", "RecordStudy"]),
    Row(
      name: "one verb for both", locale: "ja", said: "物理を30分と微積分を20分やりました",
      intents: ["RecordStudy", "RecordStudy"]),
    Row(name: "이랑", locale: "ko", said: "미적분 30분이랑 물리 20분", intents: ["RecordStudy", "RecordStudy"]),
    Row(name: "instead of", locale: "ja", said: "物理20分じゃなくて微積分30分", intents: ["RecordStudy"]),
    Row(
      name: "a subject alone", locale: "en", said: "20 minutes of physics and biology",
      intents: ["RecordStudy"]),
  ]

  @Test(arguments: ofOneKind)
  func `one verb may be for several`(row: Row) throws {
    let matcher = try #require(CatalogTests.matchers[row.locale])
    let heard = matcher.interpret(row.said, expecting: nil)
    #expect(([heard] + heard.then).compactMap(\.readings.first?.intent) == row.intents)
    if row.name == "a subject alone" { #expect(heard.readings.first?.unused == ["biology"]) }
  }

  @Test(arguments: rows)
  func `the whole line decides`(row: Row) throws {
    let matcher = try #require(CatalogTests.matchers[row.locale])
    let heard = matcher.interpret(row.said, expecting: nil)
    #expect(([heard] + heard.then).compactMap(\.readings.first?.intent) == row.intents)
    guard !row.slots.isEmpty else { return }
    #expect(plain(try #require(heard.readings.first)).sorted() == row.slots)
  }

  static let halfTyped = [
    Row(name: "at the end", locale: "ja", said: "今週の記録をみせt", intents: ["ShowRecords"]),
    Row(
      name: "in katakana", locale: "ja", said: "物理を20ペーj進んだので書いといて", intents: ["RecordStudy"],
      slots: ["amount=20 pages", "material=物理"]),
    Row(name: "a whole letter lost", locale: "ja", said: "最後の記録をさくじょsてください", intents: ["DeleteRecord"]),
  ]

  @Test(arguments: halfTyped)
  func `letters are taken for the characters that they are half of`(row: Row) throws {
    let matcher = try #require(CatalogTests.matchers[row.locale])
    let heard = matcher.interpret(row.said, expecting: nil)
    #expect(heard.readings.prefix(1).map(\.intent) == row.intents)
    guard !row.slots.isEmpty else { return }
    #expect(plain(try #require(heard.readings.first)).sorted() == row.slots)
  }

  @Test(arguments: [
    (locale: "ja", said: "物理20分と歴史30分"), (locale: "en", said: "physics 20 minutes and biology 30 minutes"),
    (locale: "ko", said: "물리 20분이랑 역사 30분"),
  ])
  func `the number of a length is no amount`(row: (locale: String, said: String)) throws {
    let matcher = try #require(CatalogTests.matchers[row.locale])
    let heard = matcher.interpret(row.said, expecting: ConversationModel.Expectation(kind: "amount"))
    #expect(heard.readings.allSatisfy { $0["amount"] == nil })
  }

  static let doings: [(locale: String, options: [String], said: String, place: Int?)] = [
    ("ja", ["記録して終了", "破棄して終了"], "記録してから終わるほうで頼むわ", 1),
    ("ja", ["計測を続ける", "破棄する"], "捨てちゃって", 2),
    ("ko", ["이어서 하기", "새로 시작하기"], "하던 거 계속할래", 1),
    ("ko", ["측정 저장", "측정 버리기"], "버리는 쪽이요", 2), ("ko", ["측정 저장", "측정 버리기"], "잘 모르겠는데요", nil),
    ("en", ["Save the session", "Throw it away"], "get rid of it", 2),
    ("en", ["Save the session", "Throw it away"], "save, please", 1),
    ("en", ["Save the session", "Throw it away"], "don't save it", nil),
    ("en", ["Physics", "Calculus"], "I'm not sure", nil),
    ("ko", ["저장하기", "버리기"], "아깝지만 버려 줘", 2),
    ("ko", ["기록하기", "버리기"], "기록 보여 줘", nil),
  ]

  @Test(arguments: doings)
  func `choices of what to do are made by saying it`(
    row: (locale: String, options: [String], said: String, place: Int?)
  ) throws {
    let matcher = try #require(CatalogTests.matchers[row.locale])
    let options = row.options.enumerated().map { NameEntry(id: String($0 + 1), title: $1) }
    let heard = matcher.interpret(
      row.said, expecting: ConversationModel.Expectation(kind: "choice", options: options))
    let chosen = heard.readings.first.map { OptionChoice.places($0, of: options.count) } ?? []
    #expect(chosen == [row.place].compactMap(\.self))
  }
}
