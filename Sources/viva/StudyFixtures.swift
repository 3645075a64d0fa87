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
}
