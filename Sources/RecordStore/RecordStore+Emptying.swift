import Foundation
import GRDB

extension RecordStore {
  /// Makes a store in memory as new: no rows, no history, ids from 1 again. Its connection and its compiled
  /// statements stay, which is what makes many short scripts quick.
  ///
  /// - Throws: `StoreError`, or a broken key where a table refers to one that was made after it.
  package func empty() throws {
    precondition(path.isEmpty, "Internal: only a store in memory is emptied.")
    setFaults(StoreFaults())
    try upkeep(now: Date(timeIntervalSince1970: 0)) { db in
      // What refers to others was made after them, and goes before them. Deferring the keys would take any order, but
      // that pragma makes SQLite compile every statement anew.
      let tables = try String.fetchAll(
        db.cachedStatement(
          sql: """
            select name from sqlite_master where type = 'table'
            and name not in ('migration', 'current_unit', 'change', 'sqlite_sequence') order by rowid desc
            """))
      // The triggers of the other tables write to the history, which is therefore emptied last.
      for table in tables + ["change", "sqlite_sequence"] {
        try db.run(sql: "delete from \"\(table)\"")
      }
    }
  }
}
