import ConversationModel
package import GRDB

/// Which unit is inverted next.
///
/// Every undo and redo is a unit of its own that names its action in `action` and tells in `undoes` whether the
/// action is undone by it. The newest of them tells how things stand. What changed no row is no action.
enum ReversalOrder {
  static func addColumns(in db: Database) throws {
    try db.execute(
      sql: """
        alter table unit add column action integer references unit (id);
        alter table unit add column undoes integer;
        create index unit_action on unit (action, id) where action is not null;
        """)
  }

  private static let changedSomething =
    "exists (select 1 from change where change.unit = u.id and change.old is not change.new)"

  static func next(_ direction: ReversalDirection, _ db: Database) throws -> UnitReversal? {
    switch direction {
    case .undo: try nextUndo(db)
    case .redo: try nextRedo(db)
    }
  }

  /// The newest action that is not undone.
  private static func nextUndo(_ db: Database) throws -> UnitReversal? {
    let row = try db.row(
      sql: """
        select u.* from unit u where u.action is null and \(changedSomething) and not coalesce(
          (select r.undoes from unit r where r.action = u.id order by r.id desc limit 1), 0)
        order by u.id desc limit 1
        """)
    guard let action = row.map(UnitLog.unit) else { return nil }
    let newest = try db.row(
      sql: "select id, session from unit where action = ? order by id desc limit 1", arguments: [action.id])
    return UnitReversal(
      unit: newest?["id"] ?? action.id, session: newest?["session"] ?? action.stamp.session, action: action)
  }

  /// The newest undo that stands, unless an action came after it.
  private static func nextRedo(_ db: Database) throws -> UnitReversal? {
    let row = try db.row(
      sql: """
        select r.id, r.session, r.action from unit r where r.undoes
        and r.id > (
          select u.id from unit u where u.action is null and \(changedSomething) order by u.id desc limit 1)
        and not exists (select 1 from unit s where s.action = r.action and s.id > r.id)
        order by r.id desc limit 1
        """)
    guard let row,
      let action = try db.row(sql: "select * from unit where id = ?", arguments: [row["action"] as Int])
    else { return nil }
    return UnitReversal(unit: row["id"], session: row["session"], action: UnitLog.unit(action))
  }

  /// The newest unit of a session, or of all, that changed something and stands: neither an undo nor undone.
  static func newestStanding(session: String?, _ db: Database) throws -> Int? {
    try db.integer(
      sql: """
        select u.id from unit u where (u.session = ?1 or ?1 is null) and \(changedSomething)
        and not coalesce(u.undoes, 0) and not coalesce((
          select r.undoes from unit r where r.action = coalesce(u.action, u.id) order by r.id desc limit 1), 0)
        order by u.id desc limit 1
        """,
      arguments: [session])
  }

  /// Makes the unit that is being written a reversal.
  static func mark(_ reversal: UnitReversal, _ direction: ReversalDirection, _ db: Database) throws {
    try db.run(
      sql: "update unit set action = ?, undoes = ? where id = (select unit from current_unit)",
      arguments: [reversal.action.id, direction == .undo])
  }
}

extension Database {
  /// The newest unit of a session, or of all, that changed something and is not undone.
  package func newestStandingUnit(session: String?) throws -> Int? {
    try ReversalOrder.newestStanding(session: session, self)
  }
}
