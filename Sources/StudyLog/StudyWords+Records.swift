import ConversationModel
import Foundation
import OpenAppIntents

/// How a record is named: by what it holds and when it was.
extension StudyWords {
  /// `Physics 25 min, pages 12–18 (9:00 AM–9:25 AM)`. The day is told where it is not today; the end, where
  /// it was measured.
  static func label(_ record: StudyRecord, in days: StudyDays) -> DialogArgument {
    let zone = TimeZone(identifier: record.zone) ?? .gmt
    let isToday = days.day().contains(StudyDay(record.start, in: zone))
    let isMeasured = record.made.timeIntervalSince(record.start) >= 60
    return .message(
      "record-label" + (isToday ? "" : "-day") + (isMeasured ? "-until" : ""),
      [
        "what": .list(holds(record)), "start": .instant(record.start, zone: record.zone),
        "end": .instant(record.made, zone: record.zone),
      ])
  }

  private static func holds(_ record: StudyRecord) -> [DialogArgument] {
    var what: [DialogArgument] = []
    switch (record.material, record.seconds) {
    case (let material?, let seconds?):
      what.append(
        .message(
          "record-label-material-duration",
          ["material": self.material(material), "duration": duration(seconds)]))
    case (let material?, nil): what.append(self.material(material))
    case (nil, let seconds?): what.append(.message("record-label-duration", ["duration": duration(seconds)]))
    case (nil, nil): break
    }
    if let quantity = record.quantity { what.append(self.quantity(quantity, record.unit)) }
    if let memo = record.memo { what.append(.message("part-memo", ["memo": .text(memo)])) }
    return what
  }

  /// What can be said next, added to a sentence: by the messages that add it.
  enum Hint: String {
    case material = "finish-study-with-hint"
    case overtime = "finish-study-with-overtime"
    case putBack = "delete-record-with-hint"
  }

  /// A sentence with what can be said next. Nothing else adds a hint, so that every one can be taken away again.
  static func hinted(
    _ facts: IntentDialogFacts, _ hint: Hint, _ more: [String: DialogArgument] = [:]
  ) -> IntentDialogFacts {
    wrapped(facts, in: hint.rawValue, more)
  }

  /// What was said about an action, without what could be said next: its name afterwards.
  static func withoutHints(_ reply: Message) -> Message {
    var reply = reply
    while Hint(rawValue: reply.id.rawValue) != nil, case .message(let inner)? = reply.arguments["record"] {
      reply = inner
    }
    return reply
  }
}
