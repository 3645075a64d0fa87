import GRDB

/// One change of one row of a domain table, as a trigger wrote it.
package struct Change: Hashable, Sendable {
  /// What happened to the row.
  package enum Operation: String, Hashable, Sendable {
    case insert, update, delete
  }

  /// Position in the history; only grows, never used twice.
  package var sequence: Int
  /// The unit that made the change; nil for upkeep such as a claimed notice.
  package var unit: Int?
  /// Milliseconds since 1970, of the unit's clock.
  package var at: Int
  package var table: String
  /// The row's `id`.
  package var row: Int
  package var operation: Operation
  /// The row before, as a JSON object; nil for an insert.
  package var old: String?
  /// The row after, as a JSON object; nil for a delete.
  package var new: String?
}

/// The table of changes and the triggers that fill it, in the transaction of the change itself.
enum ChangeHistory {
  static func create(in db: Database) throws {
    try db.execute(
      sql: """
        create table change (
          seq integer primary key autoincrement, unit integer, at integer not null, tbl text not null,
          rowkey integer not null, op text not null, old text, new text);
        create index change_unit on change (unit);
        create index change_row on change (tbl, rowkey);
        """)
  }

  /// Keeps every change of `table` from now on. Called again after columns were added.
  static func keep(_ table: String, in db: Database) throws {
    let columns = try db.columns(in: table).map(\.name)
    func object(_ side: String) -> String {
      "json_object(" + columns.map { "'\($0)', \(side).\"\($0)\"" }.joined(separator: ", ") + ")"
    }
    let sides = [
      ("insert", "new", "null", object("new")),
      ("update", "new", object("old"), object("new")),
      ("delete", "old", object("old"), "null"),
    ]
    for (operation, side, old, new) in sides {
      // A writer that is not us has no unit; its change is kept all the same, with the time of the machine.
      try db.execute(
        sql: """
          drop trigger if exists "\(table)_\(operation)_kept";
          create trigger "\(table)_\(operation)_kept" after \(operation) on "\(table)" begin
            insert into change (unit, at, tbl, rowkey, op, old, new)
            select unit, coalesce(at, cast((julianday('now') - 2440587.5) * 86400000 as integer)),
              '\(table)', \(side).id, '\(operation)', \(old), \(new) from current_unit;
          end;
          """)
    }
  }

  /// The last position, which survives the deletion of rows.
  static func last(_ db: Database) throws -> Int {
    try db.integer(sql: "select seq from sqlite_sequence where name = 'change'") ?? 0
  }
}

extension RecordStore {
  /// The position of the newest change, by whichever process; 0 for an empty store. Cheap.
  package func historyPosition() throws -> Int { try position(ChangeHistory.last) }

  /// Changes after a position, oldest first.
  package func changes(after position: Int = 0, limit: Int = 10_000) throws -> [Change] {
    try read { db in
      try db.rows(
        sql: "select seq, unit, at, tbl, rowkey, op, old, new from change where seq > ? order by seq limit ?",
        arguments: [position, limit]
      ) { row in
        Change(
          sequence: row["seq"], unit: row["unit"], at: row["at"], table: row["tbl"], row: row["rowkey"],
          operation: Change.Operation(rawValue: row["op"]) ?? .update, old: row["old"], new: row["new"])
      }
    }
  }
}
