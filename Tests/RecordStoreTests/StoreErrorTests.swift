import ConversationModel
import Foundation
import GRDB
import RecordStore
import Testing

struct StoreErrorTests {
  private func kind(_ body: () throws -> Void) -> StoreError.Kind? {
    do {
      try body()
      return nil
    } catch {
      return (error as? StoreError)?.kind
    }
  }

  @Test(arguments: [
    ("text", Data("these are my notes, not a database; leave them alone\n".utf8)),
    (
      "the beginning of a database, then rubbish",
      Data("SQLite format 3\0".utf8) + Data(repeating: 7, count: 5_000)
    ),
    ("zeros", Data(repeating: 0, count: 4_096)),
  ])
  func `a file that is no database is damaged and stays as it is`(name: String, content: Data) throws {
    let home = try TemporaryHome()
    try content.write(to: URL(filePath: home.file))
    let store = RecordStore(home: home.path, domains: [NoteStore.schema])
    #expect(kind { try store.add("x") } == .damaged, "\(name)")
    #expect(kind { _ = try store.notes() } == .damaged, "\(name)")
    #expect(try Data(contentsOf: URL(filePath: home.file)) == content)
  }

  @Test func `a database of another program is damaged and stays as it is`() throws {
    let home = try TemporaryHome()
    try DatabaseQueue(path: home.file).write {
      try $0.execute(sql: "create table theirs (a); insert into theirs values (1)")
    }
    let content = try Data(contentsOf: URL(filePath: home.file))
    let store = RecordStore(home: home.path, domains: [NoteStore.schema])
    #expect(kind { try store.add("x") } == .damaged)
    #expect(try Data(contentsOf: URL(filePath: home.file)) == content)
    #expect(try home.contents() == ["viva.sqlite"])
  }

  @Test func `a store of a newer version is refused and stays as it is`() throws {
    let home = try TemporaryHome()
    let newer = RecordStore(home: home.path, domains: [NoteStore.newerSchema])
    try newer.add("kept")
    let older = RecordStore(home: home.path, domains: [NoteStore.schema])
    #expect(kind { try older.add("x") } == .newer)
    #expect(kind { _ = try older.notes() } == .newer)
    #expect(try newer.notes() == ["kept"])
  }

  @Test func `a folder that cannot be made is unavailable`() throws {
    let store = RecordStore(home: "/proc/viva-cannot-be-made", domains: [NoteStore.schema])
    #expect(try store.notes() == [])
    #expect([.unavailable, .readOnly].contains(kind { try store.add("x") }))
  }

  @Test func `a file where the folder should be is unavailable`() throws {
    let home = try TemporaryHome()
    try Data("x".utf8).write(to: URL(filePath: home.file))
    let store = RecordStore(home: home.file, domains: [NoteStore.schema])
    #expect(kind { try store.add("x") } == .unavailable)
    #expect(try Data(contentsOf: URL(filePath: home.file)) == Data("x".utf8))
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
  func `a folder that may not be written is read only, and can be read`() throws {
    let home = try TemporaryHome()
    let store = RecordStore(home: home.path, domains: [NoteStore.schema])
    try store.add("kept")
    store.close()
    #expect(chmod(home.file, 0o400) == 0 && chmod(home.path, 0o500) == 0)
    defer { chmod(home.path, 0o700) }
    let reader = RecordStore(home: home.path, domains: [NoteStore.schema])
    #expect(try reader.notes() == ["kept"])
    #expect(kind { try reader.add("x") } == .readOnly)
  }

  @Test func `a full disk is said, and nothing is half written`() throws {
    let home = try TemporaryHome()
    let store = RecordStore(home: home.path, domains: [NoteStore.schema])
    try store.add("kept")
    let before = try store.dump()
    let failure = kind {
      try store.write(NoteStore.stamp("r2"), reply: Message("x"), now: NoteStore.now) { db in
        // SQLite's own limit of pages raises what a full disk raises.
        let pages = try Int.fetchOne(db, sql: "pragma page_count") ?? 0
        try db.execute(sql: "insert into note (text) values ('small')")
        _ = try Int.fetchOne(db, sql: "pragma max_page_count = \(pages + 2)")
        try db.execute(sql: "insert into note (text) values (hex(zeroblob(100000)))")
      }
    }
    #expect(failure == .full)
    #expect(try store.dump() == before)
  }

  @Test func `a broken constraint is the domain's to explain`() throws {
    let store = try RecordStore(inMemory: [NoteStore.schema])
    #expect(throws: DatabaseError.self) {
      try store.write(NoteStore.stamp(), reply: Message("x"), now: NoteStore.now) { db in
        try db.execute(sql: "insert into note (id) values (1), (1)")
      }
    }
  }
}
