import ConversationModel
import Foundation
import IntentAssistant
import StudyLog

/// The headers of scripts that say what is in the log before a conversation begins.
struct StudyFixtures {
  let zone: TimeZone

  /// Everything as headers: the shelf, what was recorded, what is measured, the goals.
  /// - Parameter records: those that are written down.
  func headers(_ state: StudyState, records: [StudyRecord]) -> [ScriptHeader] {
    var headers: [ScriptHeader] = []
    if !state.materials.isEmpty {
      let shelf = state.materials.map(Self.entry).joined(separator: "; ")
      headers.append(ScriptHeader(key: "bookshelf", value: shelf))
    }
    headers += records.map { ScriptHeader(key: "record", value: row($0)) }
    headers += state.goals.map {
      ScriptHeader(key: "goal", value: "\($0.week) | \(TranscriptSpan.text($0.seconds))")
    }
    if let running = state.running { headers.append(ScriptHeader(key: "measuring", value: row(running))) }
    return headers
  }

  /// `Title [unit] <reading> (archived)`.
  private static func entry(_ material: Material) -> String {
    var text = FixtureText.escaped(material.title)
    if material.unit != .pages { text += " [\(material.unit.rawValue)]" }
    if let reading = material.reading { text += " <\(FixtureText.escaped(reading))>" }
    return material.archivedAt == nil ? text : text + " (archived)"
  }

  /// `2026-05-10 22:50 | Calculus | 25 min | pages 12-18 | memo`.
  private func row(_ record: StudyRecord) -> String {
    let unit = record.unit?.rawValue ?? ""
    let amount =
      switch record.quantity {
      case .total(let count): "\(count) \(unit)"
      case .range(let start, let end): "\(unit) \(start)-\(end)"
      case nil: "-"
      }
    return [
      moment(record.start), record.material.map { FixtureText.escaped($0.title) } ?? "-",
      record.seconds.map(TranscriptSpan.text) ?? "-", amount, record.memo.map(FixtureText.escaped) ?? "-",
    ].joined(separator: " | ")
  }

  /// `timer 25 min | Calculus | 2026-05-11 09:00 to 2026-05-11 09:10; 2026-05-11 09:15`, and `said` for an end that
  /// was announced.
  private func row(_ running: StudyMeasurement) -> String {
    let planned = running.timer.planned.map { " " + TranscriptSpan.text($0) } ?? ""
    let spans = running.timer.spans.map { span in
      moment(span.start) + (span.end.map { " to " + moment($0) } ?? "")
    }
    return [
      running.timer.kind.rawValue + planned, running.material.map { FixtureText.escaped($0.title) } ?? "-",
      spans.joined(separator: "; "), running.isAnnounced ? "said" : "-",
    ].joined(separator: " | ")
  }

  private func moment(_ date: Date) -> String { TranscriptMoment.text(date, in: zone) }

  // MARK: Reading

  /// Puts what a header says into the log. False when it is no header of ours.
  /// - Throws: `ScriptWorldError`, or what the log throws.
  func put(_ key: String, _ value: String, into log: StudyLog) throws -> Bool {
    switch key {
    case "record": try log.restore(record(value, log))
    case "measuring": try log.restore(measurement(value, log))
    case "goal":
      let cells = FixtureText.cells(value)
      guard cells.count == 2, let week = cells[0],
        let monday = TranscriptMoment.date(week + " 00:00", in: zone),
        let seconds = cells[1].flatMap(TranscriptSpan.seconds)
      else { throw ScriptWorldError("goal: 2026-05-11 | 6 h") }
      try log.restoreGoal(seconds, week: monday)
    default: return false
    }
    return true
  }

  private func record(_ value: String, _ log: StudyLog) throws -> StudyRecord {
    let cells = FixtureText.cells(value)
    guard cells.count == 5, let start = cells[0].flatMap({ TranscriptMoment.date($0, in: zone) }) else {
      throw ScriptWorldError("record: 2026-05-10 22:50 | Calculus | 25 min | pages 12-18 | memo; - for none")
    }
    var quantity: StudyQuantity?
    var unit: StudyUnit?
    if let words = cells[3]?.split(separator: " ").map(String.init), words.count == 2 {
      let ends = words[1].split(separator: "-").compactMap { Int($0) }
      if let count = Int(words[0]) {
        (quantity, unit) = (.total(count), StudyUnit(rawValue: words[1]))
      } else if ends.count == 2 {
        (quantity, unit) = (.range(ends[0], ends[1]), StudyUnit(rawValue: words[0]))
      }
    }
    let seconds = cells[2].flatMap(TranscriptSpan.seconds)
    return StudyRecord(
      id: 0, material: cells[1].map { Material(id: 0, title: $0, unit: .pages) }, start: start,
      zone: zone.identifier, seconds: seconds, quantity: quantity, unit: unit, memo: cells[4],
      made: start.addingTimeInterval(Double(seconds ?? 0)))
  }

  private func measurement(_ value: String, _ log: StudyLog) throws -> StudyMeasurement {
    let cells = FixtureText.cells(value)
    let words = cells.first??.split(separator: " ", maxSplits: 1).map(String.init) ?? []
    guard cells.count == 4, let kind = words.first.flatMap(StudyTimer.Kind.init(rawValue:)) else {
      throw ScriptWorldError(
        "measuring: timer 25 min | Calculus | 2026-05-11 09:00 to 2026-05-11 09:10; 2026-05-11 09:15 | -")
    }
    let spans = try (cells[2] ?? "").split(separator: ";").map { text in
      let ends = text.components(separatedBy: " to ").map {
        TranscriptMoment.date($0.trimmingCharacters(in: .whitespaces), in: zone)
      }
      guard let start = ends[0], ends.count < 3, !ends.contains(nil) else {
        throw ScriptWorldError("\"\(text)\" is not a time like 2026-05-11 09:00 to 2026-05-11 09:10")
      }
      return StudyTimer.Span(start: start, end: ends.count == 2 ? ends[1] : nil)
    }
    let timer = StudyTimer(
      kind: kind, planned: words.count == 2 ? TranscriptSpan.seconds(words[1]) : nil, spans: spans,
      isFinished: false)
    return StudyMeasurement(
      id: 0, material: cells[1].map { Material(id: 0, title: $0, unit: .pages) },
      start: spans.first?.start ?? Date(timeIntervalSince1970: 0), zone: zone, timer: timer,
      isAnnounced: cells[3] == "said")
  }
}
