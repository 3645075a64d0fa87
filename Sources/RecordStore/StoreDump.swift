import GRDB

extension RecordStore {
  /// The content of the domain tables, the history and the units as text, a row a line: equal before and
  /// after whatever must leave the store identical. Saved machines are not part of it.
  package func dump() throws -> String {
    try read { db in
      let tables = try String.fetchAll(
        db,
        sql: """
          select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
          and name not in ('machine', 'migration') order by name
          """)
      var lines: [String] = []
      for table in tables {
        let columns = try db.columns(in: table).map { "quote(\"\($0.name)\")" }.joined(separator: "||'|'||")
        lines += try String.fetchAll(db, sql: "select \(columns) from \"\(table)\" order by rowid").map {
          "\(table)|\($0)"
        }
      }
      return lines.joined(separator: "\n")
    }
  }
}
