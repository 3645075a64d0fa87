package import ConversationModel
import Foundation
import GRDB

/// The saved machines of sessions. Not part of the history: a turn that changes nothing leaves none.
enum MachineTable {
  static func create(in db: Database) throws {
    try db.execute(
      sql: """
        create table machine (
          session text primary key, turn integer not null, data blob not null) without rowid;
        """)
  }

  static func save(_ machines: [String: [UInt8]], in db: Database) throws {
    for (session, machine) in machines { try save(machine, session: session, in: db) }
  }

  /// Newer saves have higher turns, so that the newest session is known without a clock.
  static func save(_ data: [UInt8], session: String, in db: Database) throws {
    try db.run(
      sql: """
        insert into machine (session, turn, data)
        values (?, (select coalesce(max(turn), 0) + 1 from machine), ?)
        on conflict (session) do update set turn = excluded.turn, data = excluded.data
        """,
      arguments: [session, Data(data)])
  }
}

extension RecordStore: Journal {
  package func changes(session: String, since request: Int) async throws -> [JournalChange] {
    try read { db in try UnitLog.changes(session: session, since: request, db) }
  }

  /// Saves the machine of a session. While there is no file and nothing is asked it is kept in memory and goes with
  /// the first write: a conversation that changes and asks nothing creates nothing.
  package func saveMachine(_ data: [UInt8], session: String, isAsking: Bool) async throws {
    try save(machine: data, session: session, isAsking: isAsking)
  }

  /// The machine last saved for a session.
  package func loadMachine(session: String) async throws -> [UInt8]? {
    if let pending = pendingMachine(session: session) { return pending }
    return try read { db in
      try Data.fetchOne(db, sql: "select data from machine where session = ?", arguments: [session])
    }.map { [UInt8]($0) }
  }

  /// Sessions with a saved machine, the one that spoke last first.
  package func savedSessions() throws -> [String] {
    try read { db in try String.fetchAll(db, sql: "select session from machine order by turn desc") }
  }

  /// Forgets the machine of a session that has nothing left to say.
  package func forgetMachine(session: String) throws {
    dropPending(session: session)
    defer { release(session, forGood: true) }
    guard exists else { return }
    try relaxed { try $0.execute(sql: "delete from machine where session = ?", arguments: [session]) }
  }

  private func save(machine data: [UInt8], session: String, isAsking: Bool) throws {
    guard exists || isAsking else { return keepPending(data, session: session) }
    dropPending(session: session)
    try relaxed { try MachineTable.save(data, session: session, in: $0) }
    _ = hold(session)
  }
}
