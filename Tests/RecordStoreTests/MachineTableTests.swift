import RecordStore
import Testing

struct MachineTableTests {
  @Test func `a machine is found again by the next process`() async throws {
    let home = try TemporaryHome()
    let store = RecordStore(home: home.path, domains: [NoteStore.schema])
    try store.add("one")
    try await store.saveMachine([1, 2, 3], session: "a", isAsking: false)
    try await store.saveMachine([4], session: "b", isAsking: false)
    try await store.saveMachine([5, 0, 255], session: "a", isAsking: false)
    let next = RecordStore(home: home.path, domains: [NoteStore.schema])
    #expect(try await next.loadMachine(session: "a") == [5, 0, 255])
    #expect(try await next.loadMachine(session: "b") == [4])
    #expect(try await next.loadMachine(session: "c") == nil)
    #expect(try next.savedSessions() == ["a", "b"])
    try next.forgetMachine(session: "a")
    #expect(try store.savedSessions() == ["b"])
  }

  @Test func `a conversation that changes nothing creates nothing`() async throws {
    let home = try TemporaryHome()
    let store = RecordStore(home: home.path, domains: [NoteStore.schema])
    try await store.saveMachine([1], session: "a", isAsking: false)
    #expect(try await store.loadMachine(session: "a") == [1])
    #expect(try home.contents() == [])
    try store.add("one")
    let next = RecordStore(home: home.path, domains: [NoteStore.schema])
    #expect(try await next.loadMachine(session: "a") == [1])
  }

  @Test func `a question that is open outlives the process, though nothing else was ever kept`() async throws
  {
    let home = try TemporaryHome()
    let store = RecordStore(home: home.path, domains: [NoteStore.schema])
    try await store.saveMachine([1], session: "a", isAsking: false)
    try await store.saveMachine([2], session: "a", isAsking: true)
    let next = RecordStore(home: home.path, domains: [NoteStore.schema])
    #expect(try await next.loadMachine(session: "a") == [2])
    try await store.saveMachine([3], session: "a", isAsking: false)
    #expect(try await next.loadMachine(session: "a") == [3])
  }

  @Test func `saving a machine is no change of the store`() async throws {
    let store = try RecordStore(inMemory: [NoteStore.schema])
    try store.add("one")
    let before = try store.dump()
    try await store.saveMachine([1], session: "a", isAsking: false)
    #expect(try store.dump() == before)
    #expect(try await store.loadMachine(session: "a") == [1])
  }

  @Test func `the newest session that nobody holds is adopted, once`() async throws {
    let home = try TemporaryHome()
    func open() -> RecordStore { RecordStore(home: home.path, domains: [NoteStore.schema]) }
    let first = open()
    #expect(try first.adoptSession() == nil)
    try first.add("one")
    try await first.saveMachine([1], session: "a/../b", isAsking: false)
    #expect(try open().adoptSession() == nil, "its own process holds it")
    first.releaseSession("a/../b")
    let second = open()
    #expect(try second.adoptSession() == "a/../b")
    #expect(try second.adoptSession() == nil)
    #expect(try open().adoptSession() == nil)
    try second.forgetMachine(session: "a/../b")
    #expect(try open().adoptSession() == nil)
    #expect(try home.contents().filter { $0.hasSuffix(".lock") } == [])
  }

  @Test func `sessions in memory are held as well`() async throws {
    let store = try RecordStore(inMemory: [NoteStore.schema])
    try await store.saveMachine([1], session: "a", isAsking: false)
    try await store.saveMachine([2], session: "b", isAsking: false)
    #expect(try store.adoptSession() == nil)
    store.releaseSession("a")
    #expect(try store.adoptSession() == "a")
  }
}
