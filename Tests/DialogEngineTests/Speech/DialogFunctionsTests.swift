import ConversationModel
import DialogEngine
import Foundation
import Testing

/// DURATION, LIST and DATE in three languages.
struct DialogFunctionsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var expression: String
    var argument: MessageArgument
    var en: String
    var ja: String
    var ko: String
    var testDescription: String { name }

    init(
      _ name: String, _ expression: String, _ argument: MessageArgument, _ en: String, _ ja: String,
      _ ko: String
    ) {
      (self.name, self.expression, self.argument) = (name, expression, argument)
      (self.en, self.ja, self.ko) = (en, ja, ko)
    }

    init(
      _ name: String, seconds: Int, style: String = "plain", _ en: String, _ ja: String, _ ko: String
    ) {
      self.init(name, #"DURATION($x, style: "\#(style)")"#, .duration(seconds: seconds), en, ja, ko)
    }

    init(date style: String, _ en: String, _ ja: String, _ ko: String) {
      // 21 November 2026, 06:05:09 UTC.
      let date = MessageArgument.instant(Date(timeIntervalSince1970: 1_795_241_109), zone: "Asia/Tokyo")
      self.init("date \(style)", #"DATE($x, style: "\#(style)")"#, date, en, ja, ko)
    }
  }

  static let durations: [Row] = [
    Row("nothing", seconds: 0, "0 minutes", "0分", "0분"),
    Row("a second", seconds: 1, "1 second", "1秒", "1초"),
    Row("less than a minute", seconds: 30, "30 seconds", "30秒", "30초"),
    Row("a minute", seconds: 60, "1 minute", "1分", "1분"),
    Row("seconds after a minute are not said", seconds: 119, "1 minute", "1分", "1분"),
    Row("minutes", seconds: 2700, "45 minutes", "45分", "45분"),
    Row("an hour", seconds: 3600, "1 hour", "1時間", "1시간"),
    Row("an hour and a half", seconds: 5400, "1 hour 30 minutes", "1時間30分", "1시간 30분"),
    Row("hours and seconds", seconds: 7205, "2 hours", "2時間", "2시간"),
    Row("more than a day", seconds: 108_000, "30 hours", "30時間", "30시간"),
    Row("very many hours", seconds: 3_600_000, "1,000 hours", "1,000時間", "1,000시간"),
    Row("less than nothing", seconds: -5400, "minus 1 hour 30 minutes", "マイナス1時間30分", "마이너스 1시간 30분"),
    Row("exactly", seconds: 5405, style: "exact", "1 hour 30 minutes 5 seconds", "1時間30分5秒", "1시간 30분 5초"),
    Row("exactly whole minutes", seconds: 5400, style: "exact", "1 hour 30 minutes", "1時間30分", "1시간 30분"),
    Row("exactly a minute and a half", seconds: 90, style: "exact", "1 minute 30 seconds", "1分30秒", "1분 30초"),
    Row("short", seconds: 5400, style: "short", "1 h 30 min", "1時間30分", "1시간 30분"),
    Row("short seconds", seconds: 30, style: "short", "30 s", "30秒", "30초"),
    Row("clock", seconds: 5400, style: "clock", "1:30:00", "1:30:00", "1:30:00"),
    Row("clock under an hour", seconds: 65, style: "clock", "1:05", "1:05", "1:05"),
    Row("clock of seconds", seconds: 9, style: "clock", "0:09", "0:09", "0:09"),
  ]

  private static func names(_ words: String...) -> MessageArgument { .list(words.map { .text($0) }) }

  static let lists: [Row] = [
    Row("one", "LIST($x)", names("A"), "A", "A", "A"),
    Row("two", "LIST($x)", names("물리", "미적분"), "물리 and 미적분", "물리と미적분", "물리와 미적분"),
    Row("three", "LIST($x)", names("A", "B", "C"), "A, B, and C", "A、B、C", "A, B, C"),
    Row("four", "LIST($x)", names("A", "B", "C", "D"), "A, B, C, and D", "A、B、C、D", "A, B, C, D"),
    Row("two with or", #"LIST($x, style: "or")"#, names("A", "B"), "A or B", "AかB", "A 또는 B"),
    Row(
      "three with or", #"LIST($x, style: "or")"#, names("A", "B", "C"), "A, B, or C", "A、B、またはC", "A, B, 또는 C"
    ),
    Row("two without and", #"LIST($x, style: "plain")"#, names("A", "B"), "A, B", "A、B", "A, B"),
  ]

  static let dates: [Row] = [
    Row(date: "day", "Nov 21, 2026", "2026年11月21日", "2026년 11월 21일"),
    Row(date: "time", "3:05 PM", "15:05", "오후 3:05"),
    Row(date: "dateTime", "Nov 21, 2026 at 3:05 PM", "2026年11月21日 15:05", "2026년 11월 21일 오후 3:05"),
    Row(date: "weekday", "Saturday", "土曜日", "토요일"),
    Row(date: "month", "November 2026", "2026年11月", "2026년 11월"),
    Row(
      "an unknown zone counts as GMT", #"DATE($x, style: "time")"#,
      .instant(Date(timeIntervalSince1970: 1_795_241_109), zone: "Mars/Base"), "6:05 AM", "6:05", "오전 6:05"),
  ]

  @Test(arguments: durations + lists + dates)
  func `A function prints`(_ row: Row) throws {
    for (locale, words) in [("en", row.en), ("ja", row.ja), ("ko", row.ko)] {
      let speaker = try SpeechFixture.speaker(LocaleCode(rawValue: locale), "a = { \(row.expression) }")
      let spoken = speaker.say(Message("a", ["x": row.argument]))
      #expect(spoken == Spoken(text: words), "\(locale)")
    }
  }

  @Test
  func `The longest and shortest lengths of time are worded`() throws {
    let speaker = try SpeechFixture.speaker("en")
    #expect(speaker.word(.duration(seconds: .max)).hasSuffix("minutes"))
    #expect(speaker.word(.duration(seconds: .min)).hasPrefix("minus "))
  }
}
