import GRDB

/// Rows that were touched, by a unit of work or since some moment, and the way back.
package struct ReversedRows {
  private let rows: [RowChange]
  private let db: Database

  init(ofUnit unit: Int, _ db: Database) throws {
    rows = try RowChange.of(unit: unit, db)
    self.db = db
  }

  /// All that was changed after a position of the history.
  init(after position: Int, _ db: Database) throws {
    rows = try RowChange.after(position, db)
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
    if try invert(keysAtOnce: true, then: .rollback) { return true }
    let before = try Self.brokenKeys(db)
    var after = before
    let isInverted = try invert(keysAtOnce: false, then: .rollback) { after = try Self.brokenKeys(db) }
    return isInverted && after <= before
  }

  private static func brokenKeys(_ db: Database) throws -> Int {
    try db.integer(sql: "select count(*) from pragma_foreign_key_check") ?? 0
  }

  /// Puts every row back to what it was before, the last change first.
  package func putBack() throws {
    // Mostly every key holds at every step, as it did on the way there. Rows that hang on one another may come back in
    // another order, though; what is amiss then is found at the commit.
    if try invert(keysAtOnce: true, then: .commit) { return }
    try db.run(sql: Self.deferring)
    for change in rows.reversed() { try change.invert(in: db) }
  }

  /// From here on keys are looked at when a transaction ends. SQLite compiles every statement anew after it.
  private static let deferring = "pragma defer_foreign_keys = on"

  /// Inverts the changes, all or none.
  ///
  /// - Parameters:
  ///   - keysAtOnce: every key must hold after every change, and not only at the end.
  ///   - look: called when all are inverted.
  /// - Returns: false where a constraint stands in the way.
  private func invert(
    keysAtOnce: Bool, then completion: Database.TransactionCompletion, _ look: () throws -> Void = {}
  ) throws -> Bool {
    var isPossible = false
    try db.inSavepoint {
      do {
        if !keysAtOnce { try db.run(sql: Self.deferring) }
        for change in rows.reversed() { try change.invert(in: db) }
        try look()
        isPossible = true
        return completion
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
        return .rollback
      }
    }
    // What is tried next in this transaction begins as this did.
    if !keysAtOnce { try db.run(sql: "pragma defer_foreign_keys = off") }
    return isPossible
  }
}
