import ConversationModel
import DialogEngine
import Foundation
import Testing

/// Sentences of the study dialogs as people read them: facts as the domain gives them, in three languages.
struct StudySentencesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var message: Message
    var en: String
    var ja: String
    var ko: String
    var testDescription: String { message.id.rawValue }

    init(
      _ id: MessageID, _ arguments: [String: MessageArgument], _ attribute: String? = nil, en: String,
      ja: String, ko: String
    ) {
      message = Message(id, arguments, attribute: attribute)
      (self.en, self.ja, self.ko) = (en, ja, ko)
    }
  }

  private static let physics = MessageArgument.text("物理 물리 Physics", reading: "피직스")
  private static let toeic = MessageArgument.text("TOEIC", reading: "토익")
  private static let short = MessageArgument.duration(seconds: 2700)
  private static let long = MessageArgument.duration(seconds: 5400)
  private static let amount = MessageArgument.message(Message("amount-pages", ["count": .number(12)]))
  private static let range = MessageArgument.message(
    Message("range-pages", ["start": .number(12), "end": .number(18)]))
  private static let running = MessageArgument.message(
    Message("running-stopwatch-material", ["material": toeic]))

  private static func position(_ number: Int) -> MessageArgument {
    .message(Message("position-pages", ["number": .number(number)]))
  }

  private static func unit(_ name: String) -> MessageArgument {
    .message(Message(MessageID(rawValue: "unit-\(name)")))
  }

  static let records: [Row] = [
    Row(
      "record-study-done-duration", ["duration": short], en: "Recorded 45 minutes without a material.",
      ja: "教材なしで45分記録しました。", ko: "교재 없이 45분을 기록했어요."),
    Row(
      "record-study-done-material-duration", ["material": toeic, "duration": long],
      en: "Recorded 1 hour 30 minutes of TOEIC.", ja: "TOEICを1時間30分記録しました。", ko: "TOEIC을 1시간 30분 기록했어요."),
    Row(
      "record-study-done-material-duration", ["material": toeic, "duration": .duration(seconds: 90)],
      en: "Recorded 1 minute 30 seconds of TOEIC.", ja: "TOEICを1分30秒記録しました。", ko: "TOEIC을 1분 30초 기록했어요."),
    Row(
      "record-study-done-material-amount", ["material": toeic, "amount": amount],
      en: "Recorded 12 pages of TOEIC.", ja: "TOEICを12ページ記録しました。", ko: "TOEIC을 12쪽 기록했어요."),
    Row(
      "record-study-done-material-range", ["material": toeic, "range": range, "amount": amount],
      en: "Recorded TOEIC, pages 12–18.", ja: "TOEICの12〜18ページを記録しました。", ko: "TOEIC 12~18쪽을 기록했어요."),
    Row(
      "record-study-done-material-duration-amount",
      ["material": toeic, "duration": short, "amount": amount],
      en: "Recorded 45 minutes of TOEIC, 12 pages.", ja: "TOEICを45分、12ページ記録しました。",
      ko: "TOEIC을 45분, 12쪽 기록했어요."),
    Row(
      "record-study-done-material-duration-range",
      ["material": toeic, "duration": short, "range": range],
      en: "Recorded 45 minutes of TOEIC, pages 12–18.", ja: "TOEICを45分（12〜18ページ）記録しました。",
      ko: "TOEIC을 45분, 12~18쪽 기록했어요."),
    Row(
      "record-study-with-memo",
      [
        "record": .message(
          Message("record-study-done-material-duration", ["material": toeic, "duration": short])),
        "memo": .text("{ $optics }"),
      ], en: "Recorded 45 minutes of TOEIC. Memo: \"{ $optics }\".",
      ja: "TOEICを45分記録しました。メモ：「{ $optics }」", ko: "TOEIC을 45분 기록했어요. 메모: \"{ $optics }\""),
    Row(
      "record-study-without-amount",
      ["record": .message(Message("record-study-done-duration", ["duration": short])), "amount": amount],
      en: "Recorded 45 minutes without a material. I couldn't record 12 pages without a material.",
      ja: "教材なしで45分記録しました。教材がないので、12ページは記録していません。",
      ko: "교재 없이 45분을 기록했어요. 교재가 없어서 12쪽은 기록하지 못했어요."),
    Row(
      "finish-study-done-material-duration-amount",
      ["material": toeic, "duration": .duration(seconds: 1517), "amount": amount],
      en: "Finished. Recorded 25 minutes of TOEIC, 12 pages.", ja: "終了して、TOEICを25分、12ページ記録しました。",
      ko: "끝냈어요. TOEIC을 25분, 12쪽 기록했어요."),
  ]

  static let questions: [Row] = [
    Row(
      "record-study-ask-duration-or-amount", ["unit": unit("pages")], en: "How long, or how many pages?",
      ja: "何分、または何ページ勉強しましたか？", ko: "몇 분, 또는 몇 쪽 공부했나요?"),
    Row(
      "record-study-ask-duration-or-amount", ["unit": unit("problems")], "example",
      en: "How long, or how many problems? Say it like \"45 minutes\", or \"12 problems\", or both.",
      ja: "何分、または何問勉強しましたか？「45分」や「12問」のように、片方でも両方でも言えます。",
      ko: "몇 분, 또는 몇 문제 공부했나요? \"45분\"이나 \"12문제\"처럼 하나만, 또는 둘 다 말해 주세요."),
    Row(
      "record-study-confirm-end", ["start": position(40), "end": position(12), "range": range],
      en: "It can't go from page 40 back to page 12. Did you mean pages 12–18?",
      ja: "40ページから12ページへは戻れません。12〜18ページのことですか？", ko: "40쪽이 12쪽보다 뒤예요. 12~18쪽이 맞나요?"),
    Row(
      "record-study-confirm-amount",
      [
        "amount": .message(Message("amount-pages", ["count": .number(10)])), "range": range,
        "counted": .message(Message("amount-pages", ["count": .number(7)])),
      ], en: "You said 10 pages, but pages 12–18 would be 7 pages. Shall I record pages 12–18?",
      ja: "10ページとのことですが、12〜18ページは7ページです。12〜18ページを記録しますか？",
      ko: "10쪽이라고 했는데, 12~18쪽은 7쪽이에요. 12~18쪽을 기록할까요?"),
    Row(
      "record-study-ask-end-of", ["start": position(12)], en: "From page 12 to where?", ja: "12ページからどこまでですか？",
      ko: "12쪽부터 어디까지인가요?"),
    Row(
      "record-study-confirm-material", ["value": toeic], en: "Did you mean TOEIC?", ja: "TOEICのことですか？",
      ko: "TOEIC이 맞나요?"),
    Row(
      "start-stopwatch-choose-running", ["running": running, "elapsed": short],
      en: "Right now the stopwatch for TOEIC is at 45 minutes. What shall I do?",
      ja: "いまTOEICのストップウォッチが動いていて、45分です。どうしますか？", ko: "지금 TOEIC 스톱워치가 45분째 돌아가고 있어요. 어떻게 할까요?"),
    Row(
      "discard-study-confirm", ["running": running, "elapsed": short],
      en: "Discard the stopwatch for TOEIC at 45 minutes without recording it?",
      ja: "TOEICのストップウォッチの45分を、記録せずに破棄しますか？", ko: "TOEIC 스톱워치 45분을 기록하지 않고 버릴까요?"),
  ]

  static let reasons: [Row] = [
    Row(
      "record-study-duration-too-long",
      ["duration": .duration(seconds: 108_000), "max": .duration(seconds: 86_400)],
      en: "30 hours is longer than a day; one record holds at most 24 hours.",
      ja: "30時間は一日を超えています。一件に記録できるのは24時間までです。", ko: "30시간은 하루보다 길어요. 기록 하나에는 24시간까지 담을 수 있어요."),
    Row(
      "finish-study-duration-not-positive", ["duration": .duration(seconds: -300)],
      en: "I can't record minus 5 minutes; a time has to be more than zero.",
      ja: "マイナス5分は記録できません。時間は0より長くしてください。", ko: "마이너스 5분은 기록할 수 없어요. 시간은 0보다 길어야 해요."),
    Row(
      "record-study-amount-out-of-range", ["count": .number(12_000), "max": .number(9999)],
      en: "12,000 is out of range; an amount lies between 0 and 9,999.",
      ja: "12,000は範囲の外です。量は0から9,999までです。", ko: "12,000은 범위를 벗어났어요. 양은 0부터 9,999까지예요."),
    Row(
      "material-confirm-nearest", ["words": .text("calclus"), "nearest": .text("미적분")],
      en:
        "\"calclus\" isn't on your bookshelf. Did you mean 미적분? To put \"calclus\" there, say \"add it\".",
      ja: "「calclus」は本棚にありません。「미적분」のことですか？「calclus」を加えるなら「本棚に追加して」と言ってください。",
      ko: "\"calclus\" 교재는 책장에 없어요. 미적분을 말한 건가요? 새로 넣으려면 \"추가해 줘\"라고 말해 주세요."),
    Row(
      "record-study-amount-wrong-unit",
      ["material": toeic, "unit": unit("pages"), "expected": unit("lessons")],
      en: "TOEIC is counted in lessons, not in pages.", ja: "TOEICの単位はページではなくレッスンです。",
      ko: "TOEIC은 쪽 단위가 아니라 강 단위로 기록해요."),
  ]

  static let measuring: [Row] = [
    Row(
      "running-switched",
      [
        "record": .message(
          Message("finish-study-done-material-duration", ["material": toeic, "duration": short])),
        "started": .message(Message("start-stopwatch-done-material", ["material": .text("미적분")])),
      ], en: "Finished. Recorded 45 minutes of TOEIC. Stopwatch started for 미적분.",
      ja: "終了して、TOEICを45分記録しました。미적분のストップウォッチを開始しました。",
      ko: "끝냈어요. TOEIC을 45분 기록했어요. 미적분 스톱워치를 시작했어요."),
    Row(
      "running-relabelled", ["material": toeic, "elapsed": short],
      en: "Changed to TOEIC. It goes on at 45 minutes.", ja: "教材をTOEICにしました。いま45分です。",
      ko: "TOEIC으로 바꿨어요. 지금 45분째예요."),
    Row(
      "goal-progress",
      ["done": .duration(seconds: 15_000), "goal": .duration(seconds: 21_600), "percent": .number(69)],
      en: "4 h 10 min of 6 h, 69 %", ja: "6時間のうち4時間10分、69%", ko: "6시간 중 4시간 10분, 69%"),
    Row(
      "show-records-done",
      ["period": .message(Message("period-this-week")), "total": long, "count": .number(1)],
      en: "This week: 1 hour 30 minutes in 1 record.", ja: "今週は1件で、合わせて1時間30分です。",
      ko: "이번 주: 기록 1개, 모두 1시간 30분이에요."),
    Row(
      "show-bookshelf-done", ["count": .number(1)], en: "There is 1 material on your bookshelf.",
      ja: "本棚の教材は1件です。", ko: "책장에 교재가 1개 있어요."),
    Row(
      "import-materials-done", ["added": .number(2), "skipped": .number(0)], en: "Added 2 materials.",
      ja: "2件を追加しました。", ko: "교재 2개를 넣었어요."),
    Row(
      "import-materials-done", ["added": .number(0), "skipped": .number(3)],
      en: "Nothing was added; 3 were already on your bookshelf.", ja: "追加したものはありません。3件はもう本棚にありました。",
      ko: "넣은 교재가 없어요. 3개는 이미 책장에 있었어요."),
    Row(
      "start-timer-done-material",
      [
        "material": toeic, "duration": .duration(seconds: 1500),
        "until": .instant(Date(timeIntervalSince1970: 1_795_241_109), zone: "Asia/Seoul"),
      ], en: "Timer started for TOEIC: 25 minutes, until 3:05 PM.",
      ja: "TOEICのタイマーを25分で開始しました。15:05までです。", ko: "TOEIC 25분 타이머를 시작했어요. 오후 3:05까지예요."),
  ]

  @Test(arguments: records + questions + reasons + measuring)
  func `A sentence reads`(_ row: Row) throws {
    for (locale, words) in [("en", row.en), ("ja", row.ja), ("ko", row.ko)] {
      let spoken = try SpeechFixture.speaker(LocaleCode(rawValue: locale)).say(row.message)
      #expect(spoken.text == words)
      #expect(spoken.faults == [])
    }
  }
}
