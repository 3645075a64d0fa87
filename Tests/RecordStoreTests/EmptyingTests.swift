import ConversationModel
import Foundation
import GRDB
import Testing

@testable import RecordStore

@Suite struct `Emptying a store in memory` {
  static let schema = DomainSchema(
    tables: ["thing"],
    migrations: [
      Migration("thing") { db in
        try db.execute(sql: "create table thing (id integer primary key autoincrement, name text)")
      }
    ])

  @Test func `leaves nothing, and ids begin anew`() async throws {
    let store = try RecordStore(inMemory: [Self.schema])
    let fresh = try store.dump()
    let stamp = UnitStamp(session: "s", request: "1", intent: "Add")
    for _ in 0..<2 {
      try store.write(stamp, reply: Message("done"), now: Date(timeIntervalSince1970: 1)) { db in
        try db.execute(sql: "insert into thing (name) values ('a')")
      }
      try await store.saveMachine([1, 2, 3], session: "s", isAsking: false)
      #expect(try store.historyPosition() == 1)
      try store.empty()
      #expect(try store.dump() == fresh)
      #expect(try store.historyPosition() == 0)
      #expect(try await store.loadMachine(session: "s") == nil)
      #expect(try await store.changes(session: "s", since: 0) == [])
    }
  }
}
