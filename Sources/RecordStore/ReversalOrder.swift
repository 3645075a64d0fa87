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

  /// What comes next: the newest that can be reversed. Where none can, the newest of all, as blocked.
  ///
  /// - Parameter upkeep: by table, the columns that no person changes.
  static func next(
    _ direction: ReversalDirection, upkeep: [String: Set<String>], _ db: Database
  ) throws -> UnitReversal? {
    var newest: UnitReversal?
    var place: Int?
    while let (candidate, its) = try candidate(direction, before: place, db) {
      if try ReversedRows(ofUnit: candidate.unit, db).canBePutBack(upkeep: upkeep) {
        var possible = candidate
        possible.passed = newest?.action
        return possible
      }
      newest = newest ?? candidate
      place = its
    }
    newest?.isBlocked = true
    return newest
  }

  /// The newest that stands, or the newest before a place, with its own place in that order.
  private static func candidate(
    _ direction: ReversalDirection, before place: Int?, _ db: Database
  ) throws -> (UnitReversal, place: Int)? {
    switch direction {
    case .undo: try undone(before: place, db)
    case .redo: try redone(before: place, db)
    }
  }

  /// The newest action that is not undone; its place is its own number.
  private static func undone(before place: Int?, _ db: Database) throws -> (UnitReversal, place: Int)? {
    let row = try db.row(
      sql: """
        select u.* from unit u where u.action is null and (?1 is null or u.id < ?1)
        and \(changedSomething) and not coalesce(
          (select r.undoes from unit r where r.action = u.id order by r.id desc limit 1), 0)
        order by u.id desc limit 1
        """, arguments: [place])
    guard let action = row.map(UnitLog.unit) else { return nil }
    let newest = try db.row(
      sql: "select id, session from unit where action = ? order by id desc limit 1", arguments: [action.id])
    let reversal = UnitReversal(
      unit: newest?["id"] ?? action.id, session: newest?["session"] ?? action.stamp.session, action: action)
    return (reversal, action.id)
  }

  /// The newest undo that stands, unless an action came after it; its place is the undo's number.
  private static func redone(before place: Int?, _ db: Database) throws -> (UnitReversal, place: Int)? {
    let row = try db.row(
      sql: """
        select r.id, r.session, r.action from unit r where r.undoes and (?1 is null or r.id < ?1)
        and r.id > (
          select u.id from unit u where u.action is null and \(changedSomething) order by u.id desc limit 1)
        and not exists (select 1 from unit s where s.action = r.action and s.id > r.id)
        order by r.id desc limit 1
        """, arguments: [place])
    guard let row,
      let action = try db.row(sql: "select * from unit where id = ?", arguments: [row["action"] as Int])
    else { return nil }
    let reversal = UnitReversal(unit: row["id"], session: row["session"], action: UnitLog.unit(action))
    return (reversal, reversal.unit)
  }

  /// The newest unit of a session, or of all, that changed something and stands: neither an undo nor undone.
  /// - Parameter later: only what was done before this unit.
  static func newestStanding(session: String?, before later: Int?, _ db: Database) throws -> Int? {
    try db.integer(
      sql: """
        select u.id from unit u where (u.session = ?1 or ?1 is null) and (?2 is null or u.id < ?2)
        and \(changedSomething) and not coalesce(u.undoes, 0) and not coalesce((
          select r.undoes from unit r where r.action = coalesce(u.action, u.id) order by r.id desc limit 1), 0)
        order by u.id desc limit 1
        """,
      arguments: [session, later])
  }

  /// Makes the unit that is being written a reversal.
  static func mark(_ reversal: UnitReversal, _ direction: ReversalDirection, _ db: Database) throws {
    try db.run(
      sql: "update unit set action = ?, undoes = ? where id = (select unit from current_unit)",
      arguments: [reversal.action.id, direction == .undo])
  }
}

extension Database {
  /// Whether a session changed anything, undone or not.
  package func holdsUnit(session: String) throws -> Bool {
    try integer(sql: "select exists (select 1 from unit where session = ?)", arguments: [session]) == 1
  }

  /// The newest unit of a session, or of all, that changed something and is not undone.
  /// - Parameter later: only what was done before this unit.
  package func newestStandingUnit(session: String?, before later: Int? = nil) throws -> Int? {
    try ReversalOrder.newestStanding(session: session, before: later, self)
  }
}
