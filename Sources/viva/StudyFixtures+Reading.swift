import ConversationModel
import Foundation
import IntentAssistant
import StudyLog

/// Headers of scripts, read into the log.
extension StudyFixtures {
  /// The headers that are read here.
  static let headers = ["record", "goal", "measuring"]

  private static let recordForm =
    "record: 2026-05-10 22:50 | Calculus | 25 min | pages 12-18 | memo; - for none"
  private static let goalForm = "goal: 2026-05-11 | 6 h"
  private static let measuringForm =
    "measuring: timer 25 min | Calculus | 2026-05-11 09:00 to 2026-05-11 09:10; 2026-05-11 09:15 | -"

  /// Puts what a header says into the log. False when it is no header of ours.
  /// - Throws: `ScriptWorldError`, or what the log throws.
  func put(_ key: String, _ value: String, into log: StudyLog) throws -> Bool {
    switch key {
    case "record":
      let cells = try Self.cells(value, 5, Self.recordForm)
      try restoring(cells[1], in: log) { try log.restore(record(cells)) }
    case "measuring":
      let cells = try Self.cells(value, 4, Self.measuringForm)
      try restoring(cells[1], in: log) { try log.restore(measurement(cells)) }
    case "goal":
      let cells = try Self.cells(value, 2, Self.goalForm)
      guard let monday = cells[0].flatMap({ TranscriptMoment.date($0 + " 00:00", in: zone) }) else {
        throw Self.wrong(cells[0], "a day", Self.goalForm)
      }
      guard let seconds = cells[1].flatMap(TranscriptSpan.seconds) else {
        throw Self.wrong(cells[1], "a length of time", Self.goalForm)
      }
      try log.restoreGoal(seconds, week: monday)
    default: return false
    }
    return true
  }

  private static func cells(_ value: String, _ count: Int, _ form: String) throws(ScriptWorldError)
    -> [String?]
  {
    let cells = FixtureText.cells(value)
    guard cells.count == count else {
      throw ScriptWorldError("\(count) cells are needed, and these are \(cells.count)", at: value, hint: form)
    }
    return cells
  }

  private static func wrong(_ cell: String?, _ kind: String, _ form: String) -> ScriptWorldError {
    ScriptWorldError("\"\(cell ?? "-")\" is not \(kind)", at: cell ?? "-", hint: form)
  }

  /// A material that is named must be on the shelf.
  private func restoring(_ title: String?, in log: StudyLog, _ restore: () throws -> Void) throws {
    if let title, try !log.materials().contains(where: { $0.title == title }) {
      throw ScriptWorldError(
        "no material \"\(title)\" is on the shelf", at: title,
        hint: "A bookshelf: header before it puts it there.")
    }
    try restore()
  }

  private func record(_ cells: [String?]) throws(ScriptWorldError) -> StudyRecord {
    guard let start = cells[0].flatMap({ TranscriptMoment.date($0, in: zone) }) else {
      throw Self.wrong(cells[0], "a date and time", Self.recordForm)
    }
    let seconds = cells[2].flatMap(TranscriptSpan.seconds)
    if cells[2] != nil, seconds == nil { throw Self.wrong(cells[2], "a length of time", Self.recordForm) }
    let amount = cells[3].flatMap(Self.amount)
    if cells[3] != nil, amount == nil { throw Self.wrong(cells[3], "an amount", Self.recordForm) }
    return StudyRecord(
      id: 0, material: cells[1].map { Material(id: 0, title: $0, unit: .pages) }, start: start,
      zone: zone.identifier, seconds: seconds, quantity: amount?.quantity, unit: amount?.unit, memo: cells[4],
      made: start.addingTimeInterval(Double(seconds ?? 0)))
  }

  /// `12 pages`, `pages 12-18`.
  private static func amount(_ text: String) -> (quantity: StudyQuantity, unit: StudyUnit)? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2 else { return nil }
    if let count = Int(words[0]) { return StudyUnit(rawValue: words[1]).map { (.total(count), $0) } }
    let ends = words[1].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1] else { return nil }
    return StudyUnit(rawValue: words[0]).map { (.range(first, last), $0) }
  }

  private func measurement(_ cells: [String?]) throws(ScriptWorldError) -> StudyMeasurement {
    let words = cells[0]?.split(separator: " ", maxSplits: 1).map(String.init) ?? []
    guard let kind = words.first.flatMap(StudyTimer.Kind.init(rawValue:)) else {
      throw Self.wrong(words.first ?? cells[0], "a timer or a stopwatch", Self.measuringForm)
    }
    let planned = words.count == 2 ? TranscriptSpan.seconds(words[1]) : nil
    if words.count == 2, planned == nil { throw Self.wrong(words[1], "a length of time", Self.measuringForm) }
    var spans: [StudyTimer.Span] = []
    for text in (cells[2] ?? "").split(separator: ";") {
      let texts = text.components(separatedBy: " to ").map { $0.trimmingCharacters(in: .whitespaces) }
      let ends = texts.map { TranscriptMoment.date($0, in: zone) }
      if let place = ends.firstIndex(of: nil) {
        throw Self.wrong(texts[place], "a date and time", Self.measuringForm)
      }
      guard let first = ends.first, let start = first, ends.count < 3 else {
        throw Self.wrong(String(text), "a time from when to when", Self.measuringForm)
      }
      spans.append(StudyTimer.Span(start: start, end: ends.count == 2 ? ends[1] : nil))
    }
    guard let start = spans.first?.start else {
      throw Self.wrong(cells[2], "a time from when to when", Self.measuringForm)
    }
    guard cells[3] == nil || cells[3] == "said" else {
      throw Self.wrong(cells[3], "\"said\" or -", Self.measuringForm)
    }
    let timer = StudyTimer(kind: kind, planned: planned, spans: spans, isFinished: false)
    return StudyMeasurement(
      id: 0, material: cells[1].map { Material(id: 0, title: $0, unit: .pages) }, start: start, zone: zone,
      timer: timer, isAnnounced: cells[3] == "said")
  }
}
