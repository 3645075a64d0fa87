import ConversationModel
import GRDB
import RecordStore
import Testing

struct ChangeHistoryTests {
  @Test func `every insert, update and delete is kept with its unit`() throws {
    let store = try RecordStore(inMemory: [NoteStore.schema])
    try store.add("one", request: "r1")
    try store.write(NoteStore.stamp("r2"), reply: Message("x"), now: NoteStore.now) { db in
      try db.execute(sql: "update note set text = 'it''s \"two\" 二' where id = 1")
      try db.execute(sql: "delete from note where id = 1")
    }
    let first = try #require(try store.unit(session: "s1", request: "r1")?.id)
    let second = try #require(try store.unit(session: "s1", request: "r2")?.id)
    let one = #"{"id":1,"text":"one"}"#
    let two = #"{"id":1,"text":"it's \"two\" 二"}"#
    let changes = try store.changes()
    #expect(changes.map(\.operation) == [.insert, .update, .delete])
    #expect(changes.map(\.unit) == [first, second, second])
    #expect(changes.map(\.old) == [nil, one, two])
    #expect(changes.map(\.new) == [one, two, nil])
    #expect(changes.map(\.row) == [1, 1, 1])
    #expect(changes.map(\.sequence) == [1, 2, 3])
    #expect(Set(changes.map(\.at)) == [NoteStore.now.milliseconds])
    #expect(try store.changes(after: 2).map(\.sequence) == [3])
  }

  @Test func `upkeep is kept without a unit`() throws {
    let store = try RecordStore(inMemory: [NoteStore.schema])
    try store.add("one")
    try store.upkeep(now: NoteStore.now) { try $0.execute(sql: "update note set text = 'two'") }
    #expect(try store.changes().last?.unit == nil)
    #expect(try store.changes().last?.operation == .update)
  }

  @Test func `a change by another program is kept, too`() throws {
    let home = try TemporaryHome()
    let store = RecordStore(home: home.path, domains: [NoteStore.schema])
    try store.add("one")
    try DatabaseQueue(path: home.file).write {
      try $0.execute(sql: "insert into note (text) values ('foreign')")
    }
    let change = try #require(try store.changes().last)
    #expect(change.unit == nil && change.at > 0)
    #expect(try store.historyPosition() == 2)
  }

  @Test func `a number of the history is never used twice`() throws {
    let store = try RecordStore(inMemory: [NoteStore.schema])
    try store.add("one")
    try store.upkeep(now: NoteStore.now) { try $0.execute(sql: "delete from change") }
    try store.add("two")
    #expect(try store.historyPosition() == 2)
  }
}
