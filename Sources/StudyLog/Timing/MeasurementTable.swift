import Foundation
import GRDB
import RecordStore

/// The tables of measurements and their spans. Every function runs inside a transaction of the caller.
enum MeasurementTable {
  static let names = ["measurement", "span"]

  static func create(in db: Database) throws {
    // The unique indexes hold what no code could promise for several processes: one measurement is open,
    // and one span of it.
    try db.execute(
      sql: """
        create table measurement (
          id integer primary key autoincrement, kind text not null,
          material integer references material (id), start integer not null, zone text not null,
          planned integer, announced integer, finish integer);
        create unique index measurement_open on measurement (finish is null) where finish is null;
        create table span (
          id integer primary key autoincrement,
          measurement integer not null references measurement (id) on delete cascade,
          start integer not null, finish integer, seen integer);
        create unique index span_open on span (measurement) where finish is null;
        create index span_measurement on span (measurement);
        """)
  }

  /// The measurement that runs or is on a break.
  static func open(_ db: Database) throws -> StudyMeasurement? {
    guard let row = try db.row(sql: "select * from measurement where finish is null") else {
      return nil
    }
    let id: Int = row["id"]
    let spans = try db.rows(
      sql: "select start, finish, seen from span where measurement = ? order by id", arguments: [id]
    ) {
      StudyTimer.Span(
        start: Date(milliseconds: $0["start"]), end: ($0["finish"] as Int?).map(Date.init(milliseconds:)),
        seen: ($0["seen"] as Int?).map(Date.init(milliseconds:)))
    }
    return StudyMeasurement(
      id: id, material: try (row["material"] as Int?).flatMap { try MaterialTable.find($0, db) },
      start: Date(milliseconds: row["start"]), zone: TimeZone(identifier: row["zone"]) ?? .gmt,
      timer: StudyTimer(
        kind: StudyTimer.Kind(rawValue: row["kind"]) ?? .stopwatch, planned: row["planned"],
        spans: spans, isFinished: false),
      isAnnounced: (row["announced"] as Int?) != nil)
  }

  /// Whether it is kept, running or ended.
  static func exists(_ id: Int, _ db: Database) throws -> Bool {
    try db.integer(sql: "select id from measurement where id = ?", arguments: [id]) != nil
  }

  static func insert(
    _ timer: StudyTimer, material: Material?, start: Date, zone: TimeZone, _ db: Database
  ) throws -> StudyMeasurement {
    try db.run(
      sql: "insert into measurement (kind, material, start, zone, planned) values (?, ?, ?, ?, ?)",
      arguments: [
        timer.kind.rawValue, material?.id, start.milliseconds, zone.identifier, timer.planned,
      ])
    let id = Int(db.lastInsertedRowID)
    try db.run(
      sql: "insert into span (measurement, start) values (?, ?)", arguments: [id, start.milliseconds])
    return StudyMeasurement(
      id: id, material: material, start: start, zone: zone, timer: timer, isAnnounced: false)
  }

  /// Writes what a step of the timer changed: the span that ended, or the one that began.
  static func save(_ measurement: StudyMeasurement, _ db: Database) throws {
    guard let last = measurement.timer.spans.last else { return }
    let open = try db.integer(
      sql: "select id from span where measurement = ? and finish is null", arguments: [measurement.id])
    if let open {
      try db.run(
        sql: "update span set finish = ?, seen = ? where id = ?",
        arguments: [last.end?.milliseconds, last.seen?.milliseconds, open])
    } else if last.end == nil {
      try db.run(
        sql: "insert into span (measurement, start) values (?, ?)",
        arguments: [measurement.id, last.start.milliseconds])
    }
  }

  static func setMaterial(_ material: Material, of id: Int, _ db: Database) throws {
    try db.run(sql: "update measurement set material = ? where id = ?", arguments: [material.id, id])
  }

  /// Another length for a timer, in seconds; its end will be said again.
  static func setPlanned(_ seconds: Int, of id: Int, _ db: Database) throws {
    try db.run(
      sql: "update measurement set planned = ?, announced = null where id = ?", arguments: [seconds, id])
  }

  static func close(_ id: Int, at now: Date, _ db: Database) throws {
    try db.run(
      sql: "update measurement set finish = ? where id = ?", arguments: [now.milliseconds, id])
  }

  /// Takes the right to say that the timer has ended; false when another session has it.
  static func claim(_ id: Int, at now: Date, _ db: Database) throws -> Bool {
    try db.run(
      sql: "update measurement set announced = ? where id = ? and announced is null and finish is null",
      arguments: [now.milliseconds, id])
    return db.changesCount == 1
  }
}
