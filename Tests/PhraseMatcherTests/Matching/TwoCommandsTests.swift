import ConversationModel
import Testing

@testable import PhraseMatcher

/// Any command may stand before any other in one line.
struct TwoCommandsTests {
  typealias Said = (words: String, intent: IntentName)

  struct Language: Sendable, CustomTestStringConvertible {
    var locale: String
    var firsts: [Said]
    var joints: [String]
    var seconds: [Said]
    var testDescription: String { locale }
  }

  static let languages = [
    Language(
      locale: "en",
      firsts: [
        ("finish", "FinishStudy"), ("pause", "PauseStudy"), ("undo that", "Undo"),
        ("record 20 minutes of physics", "RecordStudy"), ("throw this session away", "DiscardStudy"),
        ("set my weekly goal to 10 hours", "SetWeeklyGoal"), ("add French to my bookshelf", "AddMaterial"),
        ("save this session", "FinishStudy"),
      ], joints: [", then ", " and ", ". "],
      seconds: [
        ("start the stopwatch", "StartStopwatch"), ("start a 25 minute timer", "StartTimer"),
        ("show me today", "ShowRecords"), ("show my goal", "ShowWeeklyGoal"),
        ("show my bookshelf", "ShowBookshelf"),
      ]),
    Language(
      locale: "ja",
      firsts: [
        ("終了して", "FinishStudy"), ("一時停止して", "PauseStudy"), ("元に戻して", "Undo"),
        ("物理20分記録して", "RecordStudy"), ("今の計測は破棄して", "DiscardStudy"),
        ("目標を週10時間にして", "SetWeeklyGoal"), ("本棚にフランス語を追加して", "AddMaterial"),
        ("ここまで記録して終わって", "FinishStudy"),
      ], joints: ["、", "、それから", "。次に"],
      seconds: [
        ("ストップウォッチを開始して", "StartStopwatch"), ("25分タイマーをかけて", "StartTimer"),
        ("今日の記録を見せて", "ShowRecords"), ("目標を見せて", "ShowWeeklyGoal"), ("本棚を見せて", "ShowBookshelf"),
      ]),
    Language(
      locale: "ko",
      firsts: [
        ("끝내고", "FinishStudy"), ("일시정지하고", "PauseStudy"), ("되돌리고", "Undo"), ("물리 20분 기록하고", "RecordStudy"),
        ("지금 재는 거 버리고", "DiscardStudy"), ("책장에 프랑스어 추가하고", "AddMaterial"), ("여기까지 저장하고", "FinishStudy"),
      ], joints: [" ", " 그다음에 ", " 바로 이어서 "],
      seconds: [
        ("스톱워치 시작해 줘", "StartStopwatch"), ("25분 타이머 켜 줘", "StartTimer"), ("오늘 기록 보여 줘", "ShowRecords"),
        ("목표 보여 줘", "ShowWeeklyGoal"), ("책장 보여 줘", "ShowBookshelf"),
      ]),
  ]

  @Test(arguments: languages)
  func `two commands are two, in order`(language: Language) throws {
    let matcher = try #require(CatalogTests.matchers[language.locale])
    var wrong: [String] = []
    for first in language.firsts {
      for joint in language.joints {
        for second in language.seconds {
          let line = first.words + joint + second.words
          let heard = matcher.interpret(line, expecting: nil)
          let intents = ([heard] + heard.then).compactMap(\.readings.first?.intent)
          if intents != [first.intent, second.intent] { wrong.append("\(line): \(intents)") }
        }
      }
    }
    #expect(wrong == [])
  }
}
