package import RecordStore

/// The tables of this domain.
package enum StudySchema {
  /// Handed to the store when it is made.
  package static let schema = DomainSchema(
    tables: [MaterialTable.name, RecordTable.name, GoalTable.name] + MeasurementTable.names,
    migrations: [
      Migration("study-1") { db in
        try MaterialTable.create(in: db)
        try MeasurementTable.create(in: db)
        try RecordTable.create(in: db)
        try GoalTable.create(in: db)
      }
    ],
    // That the end of a timer was said, and when the clock was last seen.
    upkeepColumns: ["measurement": ["announced"], "span": ["seen"]])
}
