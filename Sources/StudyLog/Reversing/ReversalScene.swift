import GRDB
import RecordStore

/// What of the log a reversal touches, as it stands at one moment.
struct ReversalScene {
  /// The records, by number; one that is not there is missing.
  var records: [Int: StudyRecord] = [:]
  /// The materials that stand on the shelf, by number.
  var shelf: [Int: Material] = [:]
  /// What is measured; nil where the reversal touches no measurement.
  var running: StudyMeasurement?
  /// Whether a goal is touched, and the one that holds in this week.
  var touchesGoal: Bool

  init(_ rows: ReversedRows, _ db: Database) throws {
    for id in rows.ids(in: RecordTable.name) { records[id] = try RecordTable.find(id, db) }
    for id in rows.ids(in: MaterialTable.name) {
      if let material = try MaterialTable.find(id, db), material.archivedAt == nil { shelf[id] = material }
    }
    if !MeasurementTable.names.allSatisfy({ rows.ids(in: $0).isEmpty }) {
      running = try MeasurementTable.open(db)
    }
    touchesGoal = !rows.ids(in: GoalTable.name).isEmpty
  }
}
