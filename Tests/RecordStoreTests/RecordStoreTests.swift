import ConversationModel
import Foundation
import GRDB
import RecordStore
import Testing

struct RecordStoreTests {
  @Test func `a read of a missing store sees nothing and creates nothing`() throws {
    let home = try TemporaryHome()
    let store = RecordStore(home: home.path + "/deeper", domains: [NoteStore.schema])
    #expect(try store.notes() == [])
    #expect(try store.historyPosition() == 0)
    #expect(!store.exists)
    #expect(try home.contents() == [])
  }

  @Test func `the first write creates the folder and the file for their owner alone`() throws {
    let home = try TemporaryHome()
    let folder = home.path + "/a/b"
    let store = RecordStore(home: folder, domains: [NoteStore.schema])
    #expect(try store.notes() == [])
    try store.add("one")
    #expect(try store.notes() == ["one"])
    #expect(TemporaryHome.mode(of: folder) == 0o700)
    for name in ["viva.sqlite", "viva.sqlite-wal", "viva.sqlite-shm"] {
      #expect(TemporaryHome.mode(of: "\(folder)/\(name)") == 0o600, "\(name)")
    }
    let settings = try store.read {
      [
        try String.fetchOne($0, sql: "pragma journal_mode"),
        try String.fetchOne($0, sql: "pragma synchronous"),
      ]
    }
    #expect(settings == ["wal", "2"])
  }

  @Test func `what is written is there for the next process`() throws {
    let home = try TemporaryHome()
    try RecordStore(home: home.path, domains: [NoteStore.schema]).add("kept")
    #expect(try RecordStore(home: home.path, domains: [NoteStore.schema]).notes() == ["kept"])
  }

  @Test func `a unit that throws leaves the store identical`() throws {
    let store = try RecordStore(inMemory: [NoteStore.schema])
    try store.add("one")
    let before = try store.dump()
    struct Refused: Error {}
    #expect(throws: Refused.self) {
      try store.write(NoteStore.stamp("r2"), now: NoteStore.now) { db -> Written<Void> in
        try db.execute(sql: "insert into note (text) values ('two')")
        throw Refused()
      }
    }
    #expect(try store.dump() == before)
    #expect(try store.unit(session: "s1", request: "r2") == nil)
  }

  @Test func `a unit keeps who, when and the words`() throws {
    let store = try RecordStore(inMemory: [NoteStore.schema])
    try store.add("one", request: "r7")
    let unit = try #require(try store.unit(session: "s1", request: "r7"))
    #expect(unit.at == NoteStore.now)
    #expect(unit.stamp == NoteStore.stamp("r7"))
    #expect(unit.reply == Message("note-done", ["text": .text("one")]))
    #expect(try store.newestUnit() == unit)
    #expect(try store.newestUnit(session: "another") == nil)
  }

  @Test func `a death before the commit leaves nothing, one after it leaves all`() throws {
    struct Killed: Error {}
    let home = try TemporaryHome()
    let store = RecordStore(home: home.path, domains: [NoteStore.schema])
    store.setFaults(StoreFaults(beforeCommit: { throw Killed() }))
    #expect(throws: Killed.self) { try store.add("lost") }
    store.setFaults(StoreFaults(afterCommit: { throw Killed() }))
    #expect(throws: Killed.self) { try store.add("kept", request: "r2") }
    let next = RecordStore(home: home.path, domains: [NoteStore.schema])
    #expect(try next.notes() == ["kept"])
    #expect(try next.unit(session: "s1", request: "r1") == nil)
    #expect(try next.unit(session: "s1", request: "r2")?.reply.id == "note-done")
  }

  @Test func `twenty stores that create, migrate and write one file at once lose nothing`() async throws {
    let home = try TemporaryHome()
    let path = home.path + "/new"
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        // Threads of their own, because tasks share as many as there are processors.
        group.addTask {
          await withCheckedContinuation { done in
            Thread.detachNewThread {
              let store = RecordStore(home: path, domains: [NoteStore.schema])
              #expect(throws: Never.self) {
                _ = try store.notes()
                try store.add("note \(number)", request: "r\(number)")
              }
              done.resume()
            }
          }
        }
      }
    }
    let store = RecordStore(home: path, domains: [NoteStore.schema])
    #expect(Set(try store.notes()) == Set((0..<20).map { "note \($0)" }))
    #expect(try store.notes().count == 20)
    #expect(try store.historyPosition() == 20)
  }

  @Test func `a store that was removed while open is made again, not written into the void`() throws {
    let home = try TemporaryHome()
    let store = RecordStore(home: home.path, domains: [NoteStore.schema])
    try store.add("gone")
    for name in try home.contents() { try FileManager.default.removeItem(atPath: "\(home.path)/\(name)") }
    #expect(try store.notes() == [])
    try store.add("there")
    #expect(try RecordStore(home: home.path, domains: [NoteStore.schema]).notes() == ["there"])
  }

  @Test func `an older store is brought up to date, with its history complete`() throws {
    let home = try TemporaryHome()
    try RecordStore(home: home.path, domains: [NoteStore.schema]).add("old")
    let store = RecordStore(home: home.path, domains: [NoteStore.newerSchema])
    #expect(try store.notes() == ["old"])
    try store.write(NoteStore.stamp(), reply: Message("x"), now: NoteStore.now) { db in
      try db.execute(sql: "update note set colour = 'red'")
    }
    #expect(try store.changes().last?.new == #"{"id":1,"text":"old","colour":"red"}"#)
  }

  @Test func `a closed store opens again by itself`() throws {
    let home = try TemporaryHome()
    let store = RecordStore(home: home.path, domains: [NoteStore.schema])
    try store.add("one")
    store.close()
    #expect(try home.contents() == ["viva.sqlite"])
    try store.add("two")
    #expect(try store.notes() == ["one", "two"])
  }
}
