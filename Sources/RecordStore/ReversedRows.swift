import GRDB

/// The rows that a unit of work touched, and the way back.
package struct ReversedRows {
  private let rows: [RowChange]
  private let db: Database

  init(ofUnit unit: Int, _ db: Database) throws {
    rows = try RowChange.of(unit: unit, db)
    self.db = db
  }

  /// The `id`s of the rows of a table, in the order in which they were changed.
  package func ids(in table: String) -> [Int] {
    var found: [Int] = []
    for change in rows where change.table == table && !found.contains(change.row) { found.append(change.row) }
    return found
  }

  /// Whether every row stands as the unit left it, but for the columns that upkeep changes.
  func areUntouched(upkeep: [String: Set<String>]) throws -> Bool {
    var newest: [String: RowChange] = [:]
    for change in rows { newest["\(change.table) \(change.row)"] = change }
    return try newest.values.allSatisfy { try $0.stands(in: db, but: upkeep[$0.table] ?? []) }
  }

  /// Whether the rows stand as the unit left them, and nothing that came since stands in the way of what they were.
  ///
  /// It is tried, and taken back: what hangs on a row is known to SQLite only.
  func canBePutBack(upkeep: [String: Set<String>]) throws -> Bool {
    guard try areUntouched(upkeep: upkeep) else { return false }
    var isPossible = false
    try db.inSavepoint {
      do {
        let before = try Self.brokenKeys(db)
        try db.run(sql: "pragma defer_foreign_keys = on")
        try putBack()
        isPossible = try Self.brokenKeys(db) <= before
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
        isPossible = false
      }
      return .rollback
    }
    return isPossible
  }

  private static func brokenKeys(_ db: Database) throws -> Int {
    try db.integer(sql: "select count(*) from pragma_foreign_key_check") ?? 0
  }

  /// Puts every row back to what it was before the unit, the last change first.
  package func putBack() throws {
    for change in rows.reversed() { try change.invert(in: db) }
  }
}
