import Foundation
import GRDB
import RecordStore

/// The table of records. Every function runs inside a transaction of the caller.
enum RecordTable {
  static let name = "record"

  static func create(in db: Database) throws {
    // `day` is the local date of the start where it was recorded: a record belongs to that day for ever.
    try db.execute(
      sql: """
        create table record (
          id integer primary key autoincrement, material integer references material (id),
          start integer not null, zone text not null, day text not null, seconds integer,
          amount integer, first integer, last integer, unit text, memo text, made integer not null);
        create index record_day on record (day);
        """)
  }

  private static let columns = """
    select record.*, material.title, material.unit as counted, material.reading, material.archived
    from record left join material on material.id = record.material
    """

  static func record(_ row: Row) -> StudyRecord {
    let material = (row["material"] as Int?).map { id in
      Material(
        id: id, title: row["title"] ?? "", unit: StudyUnit(rawValue: row["counted"] ?? "") ?? .pages,
        reading: row["reading"], archivedAt: (row["archived"] as Int?).map(Date.init(milliseconds:)))
    }
    var quantity = (row["amount"] as Int?).map(StudyQuantity.total)
    if let first: Int = row["first"], let last: Int = row["last"] { quantity = .range(first, last) }
    return StudyRecord(
      id: row["id"], material: material, start: Date(milliseconds: row["start"]), zone: row["zone"],
      seconds: row["seconds"], quantity: quantity, unit: (row["unit"] as String?).flatMap(StudyUnit.init),
      memo: row["memo"], made: Date(milliseconds: row["made"]))
  }

  static func insert(_ draft: RecordDraft, made: Date, _ db: Database) throws -> StudyRecord {
    let quantity = draft.material == nil ? nil : draft.quantity.quantity
    let (amount, first, last) = columns(of: quantity)
    // Whole seconds, as they are exported, so that what goes out and comes in again is equal.
    let start = Date(milliseconds: draft.start.milliseconds / 1000 * 1000)
    let unit = quantity == nil ? nil : draft.material?.unit
    try db.run(
      sql: """
        insert into record (material, start, zone, day, seconds, amount, first, last, unit, memo, made)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        draft.material?.id, start.milliseconds, draft.zone.identifier,
        StudyDay(start, in: draft.zone).text, draft.seconds, amount, first, last, unit?.rawValue,
        draft.memo, made.milliseconds,
      ])
    return StudyRecord(
      id: Int(db.lastInsertedRowID), material: draft.material, start: start,
      zone: draft.zone.identifier, seconds: draft.seconds, quantity: quantity, unit: unit,
      memo: draft.memo, made: Date(milliseconds: made.milliseconds))
  }

  /// All records, oldest start first.
  static func all(_ db: Database) throws -> [StudyRecord] {
    try db.rows(sql: columns + " order by start, record.id", record)
  }

  /// The records of some days, of one material or of all, oldest start first.
  static func of(_ days: ClosedRange<StudyDay>, material: Int?, _ db: Database) throws -> [StudyRecord] {
    try db.rows(
      sql: columns + """
         where day between ? and ? and (record.material = ? or ? is null) order by start, record.id
        """,
      arguments: [days.lowerBound.text, days.upperBound.text, material, material], record)
  }

  /// The seconds recorded on some days.
  static func seconds(on days: ClosedRange<StudyDay>, _ db: Database) throws -> Int {
    try db.integer(
      sql: "select coalesce(sum(seconds), 0) from record where day between ? and ?",
      arguments: [days.lowerBound.text, days.upperBound.text]) ?? 0
  }

  /// The seconds recorded of each material, by its number.
  static func secondsByMaterial(_ db: Database) throws -> [Int: Int] {
    let rows: [(Int, Int)] = try db.rows(
      sql: """
        select material, sum(seconds) as seconds from record
        where material is not null and seconds is not null group by material
        """
    ) { ($0["material"], $0["seconds"]) }
    return Dictionary(rows, uniquingKeysWith: { a, _ in a })
  }

  /// The record made last, of one material or of all; or the one before another.
  static func newest(
    of material: Int? = nil, before later: Int? = nil, _ db: Database
  ) throws -> StudyRecord? {
    try db.row(
      sql: columns + """
         where (record.material = ?1 or ?1 is null) and (record.id < ?2 or ?2 is null)
        order by record.id desc limit 1
        """,
      arguments: [material, later], record)
  }

  static func find(_ id: Int, _ db: Database) throws -> StudyRecord? {
    try db.row(sql: columns + " where record.id = ?", arguments: [id], record)
  }

  /// Writes what of a record can be corrected; its start stays.
  static func update(_ record: StudyRecord, _ db: Database) throws {
    let (amount, first, last) = columns(of: record.quantity)
    try db.run(
      sql: """
        update record set material = ?, seconds = ?, amount = ?, first = ?, last = ?, unit = ?, memo = ?
        where id = ?
        """,
      arguments: [
        record.material?.id, record.seconds, amount, first, last, record.unit?.rawValue, record.memo,
        record.id,
      ])
  }

  static func delete(_ id: Int, _ db: Database) throws {
    try db.run(sql: "delete from record where id = ?", arguments: [id])
  }

  private static func columns(of quantity: StudyQuantity?) -> (amount: Int?, first: Int?, last: Int?) {
    switch quantity {
    case .total(let count): (count, nil, nil)
    case .range(let start, let end): (nil, start, end)
    case nil: (nil, nil, nil)
    }
  }

  static func setMaterial(_ material: Material, of id: Int, _ db: Database) throws {
    try db.run(sql: "update record set material = ? where id = ?", arguments: [material.id, id])
  }
}
