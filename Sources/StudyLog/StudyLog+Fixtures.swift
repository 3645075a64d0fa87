package import Foundation
import GRDB
import OpenAppIntents
import RecordStore

/// All that is in the log at one moment.
package struct StudyState: Sendable {
  /// In the order in which they came.
  package var materials: [Material]
  /// In the order in which they were made.
  package var records: [StudyRecord]
  package var running: StudyMeasurement?
  /// Seconds, from the Monday on that is named: `2026-05-11`.
  package var goals: [(week: String, seconds: Int)]
}

extension StudyLog {
  /// Where the history of the log stands now.
  ///
  /// - Throws: `StoreError`.
  package func position() throws -> Int { try store.historyPosition() }

  /// What was in the log at an earlier position of its history.
  ///
  /// - Throws: `StoreError`.
  package func state(at position: Int) throws -> StudyState {
    try store.read(asOf: position) { db in
      StudyState(
        materials: try MaterialTable.all(db).sorted { $0.id < $1.id },
        records: try RecordTable.all(db).sorted { $0.id < $1.id },
        running: try MeasurementTable.open(db), goals: try GoalTable.all(db))
    }
  }

  /// Puts a record into the log as it was; its material by title, its number is a new one.
  ///
  /// - Throws: `StoreError`, or `ReadingMistake` for a material that is not there.
  package func restore(_ record: StudyRecord) throws {
    try write { db in
      let material = try record.material.map { try known($0.title, db) }
      var quantity = SaidQuantity()
      switch record.quantity {
      case .total(let count): quantity.amount = count
      case .range(let start, let end): (quantity.start, quantity.end) = (start, end)
      case nil: break
      }
      let draft = RecordDraft(
        material: material, start: record.start, zone: TimeZone(identifier: record.zone) ?? .gmt,
        seconds: record.seconds, quantity: quantity, memo: record.memo)
      var made = try RecordTable.insert(draft, made: record.made, db)
      made.unit = record.unit
      try RecordTable.update(made, db)
      return Written((), reply: StudyWords.recorded(made, prefix: "record-study").dialog.message)
    }
  }

  /// Lets something be measured as it was.
  ///
  /// - Throws: `StoreError`, or `ReadingMistake` for a material that is not there.
  package func restore(_ running: StudyMeasurement) throws {
    let now = now
    try store.upkeep(now: now) { db in
      let material = try running.material.map { try known($0.title, db) }
      var spans = running.timer.spans
      guard !spans.isEmpty else { throw ReadingMistake(text: "a measurement without a time") }
      let first = StudyTimer(
        kind: running.timer.kind, planned: running.timer.planned,
        spans: [StudyTimer.Span(start: spans[0].start)],
        isFinished: false)
      var measurement = try MeasurementTable.insert(
        first, material: material, start: running.start, zone: running.zone, db)
      // Each span as it began, and then as it ended.
      for (index, span) in spans.enumerated() {
        spans[index] = StudyTimer.Span(start: span.start)
        if index > 0 { try save(Array(spans[...index]), &measurement, db) }
        spans[index] = span
        try save(Array(spans[...index]), &measurement, db)
      }
      if running.isAnnounced { _ = try MeasurementTable.claim(measurement.id, at: now, db) }
    }
  }

  private func save(_ spans: [StudyTimer.Span], _ measurement: inout StudyMeasurement, _ db: Database) throws
  {
    measurement.timer = StudyTimer(
      kind: measurement.timer.kind, planned: measurement.timer.planned, spans: spans, isFinished: false)
    try MeasurementTable.save(measurement, db)
  }

  /// Lets a goal hold from a Monday on, as it did.
  ///
  /// - Throws: `StoreError`.
  package func restoreGoal(_ seconds: Int, week monday: Date) throws {
    try store.upkeep(now: now) { db in try GoalTable.set(seconds, week: StudyDay(monday, in: zone), db) }
  }

  private func known(_ title: String, _ db: Database) throws -> Material {
    guard let material = try MaterialTable.find(title: title, db) else {
      throw ReadingMistake(text: "there is no material \"\(title)\"")
    }
    return material
  }
}

/// Something that a fixture names and that cannot be, in words for its author.
package struct ReadingMistake: Error, CustomStringConvertible {
  package var text: String
  package var description: String { text }
}
