import ConversationModel
import Foundation
import GRDB
import RecordStore

/// A domain of one table, for tests of the store.
enum NoteStore {
  static let schema = DomainSchema(
    tables: ["note"],
    migrations: [
      Migration("note-1") { db in
        try db.execute(sql: "create table note (id integer primary key autoincrement, text text)")
      }
    ])

  /// The same domain one migration later.
  static let newerSchema = DomainSchema(
    tables: ["note"],
    migrations: schema.migrations + [
      Migration("note-2") { db in try db.execute(sql: "alter table note add column colour text") }
    ])

  static let now = Date(timeIntervalSince1970: 1_790_000_000)

  static func stamp(_ request: String = "r1") -> UnitStamp {
    UnitStamp(session: "s1", request: request, intent: "AddNote")
  }
}

extension RecordStore {
  /// Adds a note in one unit.
  func add(_ text: String, request: String = "r1") throws {
    try write(NoteStore.stamp(request), now: NoteStore.now) { db in
      try db.execute(sql: "insert into note (text) values (?)", arguments: [text])
      return Written((), reply: Message("note-done", ["text": .text(text)]))
    }
  }

  func notes() throws -> [String] {
    try read { try String.fetchAll($0, sql: "select text from note order by id") }
  }
}
