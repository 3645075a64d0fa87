package import ConversationModel
package import Foundation
import GRDB

/// A unit of work that is on disk: who did what, and the words that tell it.
package struct CommittedUnit: Hashable, Sendable {
  package var id: Int
  package var at: Date
  package var stamp: UnitStamp
  /// What was, or has still to be, said about it.
  package var reply: Message
}

/// What a transaction hands back: the value for the caller and the reply that tells what was done.
package struct Written<Value> {
  package var value: Value
  /// Kept with the unit, so that a crash between commit and reply loses no answer.
  package var reply: Message

  package init(_ value: Value, reply: Message) {
    self.value = value
    self.reply = reply
  }
}

/// The table of units, and the one-row table through which triggers know the unit that is being written.
enum UnitLog {
  static func create(in db: Database) throws {
    try db.execute(
      sql: """
        create table unit (
          id integer primary key autoincrement, at integer not null, session text not null,
          request text not null, intent text not null, message text not null, facts text not null);
        create index unit_request on unit (session, request);
        create table current_unit (only integer primary key check (only = 1), unit integer, at integer);
        insert into current_unit (only) values (1);
        """)
  }

  /// Inserts the unit's row, without its reply yet, and makes it the current one.
  static func begin(_ stamp: UnitStamp, at now: Int, in db: Database) throws -> Int {
    try db.run(
      sql: "insert into unit (at, session, request, intent, message, facts) values (?, ?, ?, ?, '', '{}')",
      arguments: [now, stamp.session, stamp.request, stamp.intent.rawValue])
    let id = Int(db.lastInsertedRowID)
    try db.run(sql: "update current_unit set unit = ?, at = ?", arguments: [id, now])
    return id
  }

  static func end(_ id: Int, reply: Message, in db: Database) throws {
    try db.run(
      sql: "update unit set message = ?, facts = ? where id = ?",
      arguments: [reply.id.rawValue, try encoded(reply), id])
    try db.run(sql: "update current_unit set unit = null, at = null")
  }

  private static func encoded(_ reply: Message) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(reply), as: UTF8.self)
  }

  /// The newest units of a session, oldest first, back to the first one by an older request. They are looked for from
  /// the end, where they are.
  static func changes(session: String, since request: Int, _ db: Database) throws -> [JournalChange] {
    let newest = try db.cachedStatement(sql: "select * from unit where +session = ? order by id desc")
    let rows = try Row.fetchCursor(newest, arguments: [session])
    var changes: [JournalChange] = []
    while let unit = try rows.next().map(unit), let made = Int(unit.stamp.request), made >= request {
      changes.append(JournalChange(request: made, intent: unit.stamp.intent, reply: unit.reply))
    }
    return changes.reversed()
  }

  static func unit(_ row: Row) -> CommittedUnit {
    let message: String = row["message"]
    let facts: String = row["facts"]
    let reply = try? JSONDecoder().decode(Message.self, from: Data(facts.utf8))
    return CommittedUnit(
      id: row["id"], at: Date(milliseconds: row["at"]),
      stamp: stamp(row), reply: reply ?? Message(MessageID(rawValue: message)))
  }

  static func stamp(_ row: Row) -> UnitStamp {
    UnitStamp(
      session: row["session"], request: row["request"], intent: IntentName(rawValue: row["intent"]))
  }
}

extension RecordStore {
  /// The unit that a request wrote; nil when it wrote nothing, so that it may be performed again.
  package func unit(session: String, request: String) throws -> CommittedUnit? {
    try read { db in
      try db.row(
        sql: "select * from unit where session = ? and request = ? order by id desc limit 1",
        arguments: [session, request]
      ).map(UnitLog.unit)
    }
  }

  /// The reply of a request that was performed and perhaps never answered; nil when it wrote nothing.
  ///
  /// - Throws: `StoreError`.
  package func committedReply(session: String, request: String) async throws -> Message? {
    try unit(session: session, request: request)?.reply
  }

  /// Who made the changes after a position of the history, by the number of the unit, oldest first.
  package func units(after position: Int) throws -> [(id: Int, stamp: UnitStamp)] {
    try read { db in
      try db.rows(
        sql: """
          select id, session, request, intent from unit
          where id in (select unit from change where seq > ? and unit is not null) order by id
          """,
        arguments: [position]
      ) { ($0["id"], UnitLog.stamp($0)) }
    }
  }

  /// The newest unit of any session, or of one.
  package func newestUnit(session: String? = nil) throws -> CommittedUnit? {
    try read { db in
      try db.row(
        sql: "select * from unit where session = ?1 or ?1 is null order by id desc limit 1",
        arguments: [session]
      ).map(UnitLog.unit)
    }
  }
}
