import GRDB

/// A change of the history with what is needed to invert it.
///
/// Everything is done by SQLite's own JSON functions, so that a value comes back exactly as it was kept. A column
/// that the history does not know, because it came with a later version, is left alone.
struct RowChange {
  let table: String
  let row: Int
  private let old: String?
  private let new: String?

  /// The changes that a unit made and that made a difference, oldest first.
  static func of(unit: Int, _ db: Database) throws -> [RowChange] {
    try db.rows(
      sql: "select tbl, rowkey, old, new from change where unit = ? and old is not new order by seq",
      arguments: [unit]
    ) { RowChange(table: $0["tbl"], row: $0["rowkey"], old: $0["old"], new: $0["new"]) }
  }

  /// All that was changed after a position of the history, oldest first.
  static func after(_ position: Int, _ db: Database) throws -> [RowChange] {
    try db.rows(
      sql: "select tbl, rowkey, old, new from change where seq > ? order by seq", arguments: [position]
    ) { RowChange(table: $0["tbl"], row: $0["rowkey"], old: $0["old"], new: $0["new"]) }
  }

  /// Whether the row is as this change left it, but for some columns.
  func stands(in db: Database, but ignored: Set<String>) throws -> Bool {
    guard let new else {
      return try db.integer(sql: "select 1 from \"\(table)\" where id = ?", arguments: [row]) == nil
    }
    let same = try columns(of: new, db).filter { !ignored.contains($0) }.map {
      " and \"\($0)\" is \(Self.value($0, in: "?2"))"
    }
    let sql = "select 1 from \"\(table)\" where id = ?1 and ?2 is not null" + same.joined()
    return try db.integer(sql: sql, arguments: [row, new]) != nil
  }

  /// Puts the row back to what it was before this change.
  func invert(in db: Database) throws {
    switch (old, new) {
    case (nil, _):
      try db.run(sql: "delete from \"\(table)\" where id = ?", arguments: [row])
    case (let old?, nil):
      let columns = try columns(of: old, db)
      let names = columns.map { "\"\($0)\"" }.joined(separator: ", ")
      let values = columns.map { Self.value($0, in: "?1") }.joined(separator: ", ")
      try db.run(sql: "insert into \"\(table)\" (\(names)) select \(values)", arguments: [old])
    case (let old?, let new?):
      let columns = try columns(of: old, db).filter { $0 != "id" }
      let changes = columns.map { column in
        let (before, after) = (Self.value(column, in: "?2"), Self.value(column, in: "?3"))
        return "\"\(column)\" = case when \(before) is \(after) then \"\(column)\" else \(before) end"
      }
      try db.run(
        sql: "update \"\(table)\" set \(changes.joined(separator: ", ")) where id = ?1",
        arguments: [row, old, new])
    }
  }

  /// The columns that the table has and the kept row names.
  private func columns(of json: String, _ db: Database) throws -> [String] {
    let keys = try db.cachedStatement(sql: "select key from json_each(?)")
    let kept = Set(try String.fetchAll(keys, arguments: [json]))
    return try db.columns(in: table).map(\.name).filter(kept.contains)
  }

  /// The value of a column in a kept row, as an expression.
  private static func value(_ column: String, in parameter: String) -> String {
    "json_extract(\(parameter), '$.\"\(column)\"')"
  }
}
