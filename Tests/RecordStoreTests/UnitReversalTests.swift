import ConversationModel
import Foundation
import GRDB
import RecordStore
import Testing

/// Undo and redo of units, as the store does them.
struct UnitReversalTests {
  /// Notes and their pages; when a page was seen is upkeep.
  static let schema = DomainSchema(
    tables: ["note", "page", "leaf"],
    migrations: NoteStore.schema.migrations + [
      Migration("page-1") { db in
        try db.execute(
          sql: """
            create table page (
              id integer primary key autoincrement, note integer references note (id) on delete cascade,
              words text, seen integer);
            create table leaf (
              id integer primary key autoincrement, note integer references note (id), words text);
            """)
      }
    ],
    upkeepColumns: ["page": ["seen"]])

  let store: RecordStore
  init() throws { store = try RecordStore(inMemory: [Self.schema]) }

  /// What the two tables hold.
  private func content(_ store: RecordStore? = nil) throws -> [String] {
    try (store ?? self.store).read { db in
      try String.fetchAll(db, sql: "select 'note ' || id || ' ' || coalesce(text, '-') from note order by id")
        + String.fetchAll(
          db,
          sql: """
            select 'page ' || id || ' of ' || coalesce(note, '-') || ' ' || coalesce(words, '-') from page
            order by id
            """)
    }
  }

  private func act(_ sql: String, as request: String = "r", session: String = "s1") throws {
    let stamp = UnitStamp(session: session, request: request, intent: "Act")
    try store.write(stamp, reply: Message(MessageID(rawValue: "done-\(request)")), now: NoteStore.now) {
      try $0.execute(sql: sql)
    }
  }

  /// Undoes or redoes what comes next; the request of the action it was about, or nil.
  @discardableResult
  private func reverse(_ direction: ReversalDirection, in store: RecordStore? = nil) throws -> String? {
    let store = store ?? self.store
    guard let next = try store.nextReversal(direction) else { return nil }
    let stamp = UnitStamp(session: "s1", request: "undo", intent: direction.intent)
    _ = try store.reverse(unit: next.unit, direction, as: stamp, now: NoteStore.now) { _, rows in
      try rows.putBack()
      return Message("reversed")
    }
    return next.action.stamp.request
  }

  private func refusal(_ direction: ReversalDirection = .undo) -> ReversalRefusal? {
    do {
      try reverse(direction)
      return nil
    } catch {
      return error as? ReversalRefusal
    }
  }

  static let two = "insert into note (text) values ('two');"
  @Test(arguments: [
    ("an insert", "insert into note (text) values ('new')"),
    ("an insert of nothing", "insert into note (text) values (null)"),
    ("an update", "update note set text = 'it''s \"other\" \\ 二' where id = 1"),
    ("an update to nothing", "update note set text = null where id = 1"),
    ("a delete", "delete from note where id = 2"),
    ("a delete with what hangs on it", "delete from note where id = 1"),
    ("a delete and an insert under the same number", "delete from note; insert into note (id) values (1)"),
    ("three changes of one row", "update note set text = 'a'; update note set text = 'b'; delete from note"),
    ("rows that hang on a new one", "\(two) insert into page (note, words) values (3, 'x'), (3, 'y')"),
    ("another key", "update page set note = 2 where id = 1"),
  ])
  func `a unit is inverted exactly, and back again`(name: String, sql: String) throws {
    try act("insert into note (text) values ('one'), ('two'); insert into page (note, words) values (1, 'p')")
    let before = try content()
    try act(sql, as: "act")
    let after = try content()
    #expect(before != after)
    for _ in 1...3 {
      #expect(try reverse(.undo) == "act")
      #expect(try content() == before)
      #expect(try reverse(.redo) == "act")
      #expect(try content() == after)
    }
  }

  @Test func `undo goes back without limit, redo forward until something new is done`() throws {
    for number in 1...20 { try act("insert into note (text) values ('\(number)')", as: "\(number)") }
    for number in (1...20).reversed() { #expect(try reverse(.undo) == "\(number)") }
    #expect(try content() == [])
    #expect(try reverse(.undo) == nil)
    for number in 1...10 { #expect(try reverse(.redo) == "\(number)") }
    #expect(try content().count == 10)
    try act("insert into note (text) values ('new')", as: "new")
    #expect(try reverse(.redo) == nil)
    #expect(try reverse(.undo) == "new")
    #expect(try reverse(.redo) == "new")
    #expect(try reverse(.redo) == nil)
    #expect(try reverse(.undo) == "new")
    #expect(try reverse(.undo) == "10")
  }

  @Test func `what changed nothing is neither undone nor in the way of a redo`() throws {
    try act("insert into note (text) values ('one')", as: "one")
    try act("update note set text = text", as: "same")
    try act("select 1", as: "empty")
    #expect(try reverse(.undo) == "one")
    try act("update note set text = text", as: "same")
    #expect(try reverse(.redo) == "one")
  }

  @Test func `every undo and redo is a unit of its own, and tells what it was about`() throws {
    try act("insert into note (text) values ('one')", as: "one", session: "other")
    let first = try #require(try store.nextReversal(.undo))
    #expect(first.session == "other" && first.action.reply.id == "done-one")
    try reverse(.undo)
    let second = try #require(try store.nextReversal(.redo))
    #expect(second.session == "s1" && second.unit > first.unit && second.action == first.action)
    try reverse(.redo)
    let third = try #require(try store.nextReversal(.undo))
    #expect(third.session == "s1" && third.unit > second.unit && third.action == first.action)
    #expect(try store.newestUnit()?.stamp.intent == "Redo")
    #expect(try store.changes().map(\.operation) == [.insert, .delete, .insert])
  }

  @Test(arguments: [
    ("the row was changed", "update note set text = 'foreign' where id = 1"),
    ("the row is gone", "delete from note where id = 1"),
    ("something else stands there", "delete from note; insert into note (id, text) values (1, 'foreign')"),
  ])
  func `rows that were changed since are left alone`(name: String, sql: String) throws {
    try act("insert into note (text) values ('one')", as: "one")
    // Another program, of which the history knows no unit.
    try store.upkeep(now: NoteStore.now) { try $0.execute(sql: sql) }
    let before = try store.dump()
    #expect(refusal() == .changedSince)
    #expect(try store.dump() == before)
  }

  @Test func `what was changed since is passed over, and what came before it is next`() throws {
    for name in ["one", "two", "three"] { try act("insert into note (text) values ('\(name)')", as: name) }
    try store.meddle("update note set text = ? where id = 3", text: "foreign", now: NoteStore.now)
    let next = try #require(try store.nextReversal(.undo))
    #expect(next.action.stamp.request == "two" && next.passed?.stamp.request == "three" && !next.isBlocked)
    #expect(try reverse(.undo) == "two")
    #expect(try reverse(.undo) == "one")
    #expect(try content() == ["note 3 foreign"])
    let last = try #require(try store.nextReversal(.undo))
    #expect(last.action.stamp.request == "three" && last.isBlocked)
    #expect(refusal() == .changedSince)
    #expect(try reverse(.redo) == "one")
    #expect(try reverse(.redo) == "two")
    #expect(try reverse(.redo) == nil)
    try act("insert into note (text) values ('four')", as: "four")
    #expect(try store.nextReversal(.undo)?.passed == nil)
  }

  @Test func `what something hangs on that stays is passed over, too`() throws {
    try act("insert into note (text) values ('one')", as: "one")
    try act("insert into note (text) values ('two')", as: "two")
    try act("insert into leaf (note) values (2)", as: "leaf")
    try store.meddle("update leaf set words = ?", text: "foreign", now: NoteStore.now)
    let before = try store.dump()
    let next = try #require(try store.nextReversal(.undo))
    #expect(next.action.stamp.request == "one" && next.passed?.stamp.request == "leaf")
    #expect(try store.dump() == before, "only tried")
    #expect(try reverse(.undo) == "one")
  }

  @Test func `a redo passes over what was changed since`() throws {
    for name in ["one", "two"] { try act("insert into note (text) values ('\(name)')", as: name) }
    try act("delete from note where id = 1", as: "delete")
    for _ in 1...3 { try reverse(.undo) }
    // The one that comes first stands in the way of itself.
    try store.meddle("insert into note (id, text) values (1, ?)", text: "foreign", now: NoteStore.now)
    let next = try #require(try store.nextReversal(.redo))
    #expect(next.action.stamp.request == "two" && next.passed?.stamp.request == "one")
    #expect(try reverse(.redo) == "two")
  }

  @Test func `rows that stand in the way of a return are left alone`() throws {
    try act("insert into note (text) values ('one')", as: "one")
    try act("delete from note", as: "delete")
    try store.upkeep(now: NoteStore.now) { try $0.execute(sql: "insert into note (id) values (1)") }
    let before = try store.dump()
    #expect(refusal() == .changedSince)
    #expect(try store.dump() == before)
  }

  @Test func `a row that another one hangs on by now does not go`() throws {
    try act("insert into note (text) values ('one')", as: "one")
    try act("insert into page (note) values (1)", as: "page")
    try act("update page set note = null", as: "free")
    try store.upkeep(now: NoteStore.now) { try $0.execute(sql: "insert into page (note) values (1)") }
    try reverse(.undo)
    try reverse(.undo)
    // What another program hung on it goes with it, and comes back with it.
    let before = try content()
    #expect(try reverse(.undo) == "one")
    #expect(try content() == [])
    #expect(try reverse(.redo) == "one")
    #expect(try content() == before)
  }

  @Test func `rows that hang on one another go and come back in any order`() throws {
    func counts() throws -> [Int] {
      try store.read { db in
        try ["note", "leaf"].map { try Int.fetchOne(db, sql: "select count(*) from \($0)") ?? 0 }
      }
    }
    // The leaf is there before its note, so that the note goes and comes back while it cannot yet.
    try act(
      """
      pragma defer_foreign_keys = on;
      insert into leaf (note) values (1);
      insert into note (id, text) values (1, 'one');
      """, as: "both")
    for _ in 0..<2 {
      #expect(try reverse(.undo) == "both")
      #expect(try counts() == [0, 0])
      #expect(try reverse(.redo) == "both")
      #expect(try counts() == [1, 1])
    }
    // What stays hangs on the note: with keys looked at late, too, it cannot go.
    try store.upkeep(now: NoteStore.now) { try $0.execute(sql: "insert into leaf (note) values (1)") }
    #expect(refusal() == .changedSince)
    #expect(try counts() == [1, 2])
  }

  @Test func `what upkeep changes is no reason to refuse, and stays`() throws {
    try act("insert into note (text) values ('one'); insert into page (note, words) values (1, 'a')")
    try act("update page set words = 'b'", as: "words")
    try store.upkeep(now: NoteStore.now) { try $0.execute(sql: "update page set seen = 7") }
    #expect(try reverse(.undo) == "words")
    #expect(try store.read { try Int.fetchOne($0, sql: "select seen from page where words = 'a'") } == 7)
    #expect(try reverse(.redo) == "words")
  }

  @Test func `what was asked about and is not the next any more is refused`() throws {
    try act("insert into note (text) values ('one')", as: "one")
    let asked = try #require(try store.nextReversal(.undo))
    try act("insert into note (text) values ('two')", as: "two", session: "other")
    let before = try store.dump()
    #expect(throws: ReversalRefusal.overtaken) {
      _ = try store.reverse(unit: asked.unit, .undo, as: NoteStore.stamp(), now: NoteStore.now) { _, rows in
        try rows.putBack()
        return Message("reversed")
      }
    }
    #expect(try store.dump() == before)
  }

  @Test func `a process that dies at the commit has undone nothing`() throws {
    struct Death: Error {}
    try act("insert into note (text) values ('one')", as: "one")
    let before = try store.dump()
    store.setFaults(StoreFaults(beforeCommit: { throw Death() }))
    #expect(throws: Death.self) { try reverse(.undo) }
    store.setFaults(StoreFaults())
    #expect(try store.dump() == before)
    #expect(try reverse(.undo) == "one")
  }

  @Test func `undo and redo go on in the next process`() throws {
    let home = try TemporaryHome()
    func open() -> RecordStore { RecordStore(home: home.path, domains: [NoteStore.schema]) }
    try open().add("one", request: "one")
    try open().add("two", request: "two")
    #expect(try reverse(.undo, in: open()) == "two")
    #expect(try reverse(.undo, in: open()) == "one")
    #expect(try open().notes() == [])
    #expect(try reverse(.redo, in: open()) == "one")
    #expect(try open().notes() == ["one"])
  }

  @Test func `what was deleted before a column came is put back without it`() throws {
    let home = try TemporaryHome()
    let old = RecordStore(home: home.path, domains: [NoteStore.schema])
    try old.add("one", request: "one")
    try old.write(NoteStore.stamp("gone"), reply: Message("gone"), now: NoteStore.now) {
      try $0.execute(sql: "delete from note")
    }
    old.close()
    let new = RecordStore(home: home.path, domains: [NoteStore.newerSchema])
    #expect(try reverse(.undo, in: new) == "gone")
    #expect(try new.notes() == ["one"])
    #expect(try reverse(.undo, in: new) == "one")
    #expect(try new.notes() == [])
  }
}
