package import GRDB

/// One step of a schema, applied once and never changed afterwards.
package struct Migration: Sendable {
  /// Unique in the store and kept for ever: `study-1`.
  package var name: String
  package var apply: @Sendable (Database) throws -> Void

  package init(_ name: String, apply: @escaping @Sendable (Database) throws -> Void) {
    self.name = name
    self.apply = apply
  }
}

/// The tables of one domain, and how they came to be.
package struct DomainSchema: Sendable {
  /// The tables whose every change is kept in the history. Each has an integer key `id` and no blobs.
  package var tables: [String]
  /// In order; only ever appended to.
  package var migrations: [Migration]
  /// The columns, by table, that upkeep changes and no person: what differs there is no reason to refuse an undo.
  package var upkeepColumns: [String: Set<String>]

  package init(tables: [String], migrations: [Migration], upkeepColumns: [String: Set<String>] = [:]) {
    self.tables = tables
    self.migrations = migrations
    self.upkeepColumns = upkeepColumns
  }
}

/// Brings a database to the schema of the store and its domains.
struct Migrator: Sendable {
  var domains: [DomainSchema]

  /// What a database is, compared with this program.
  enum Condition {
    /// No table at all: a new file, or one whose creation was interrupted.
    case blank
    case current
    case older
    /// Tables, but not ours.
    case foreign
    /// Migrations this program does not know.
    case newer
  }

  func condition(_ db: Database) throws -> Condition {
    // Another terminal may have made the tables since this connection looked; what GRDB remembers of them does not say.
    db.clearSchemaCache()
    guard try db.tableExists("migration") else {
      let objects = try db.integer(sql: "select count(*) from sqlite_master") ?? 0
      return objects == 0 ? .blank : .foreign
    }
    let applied = Set(try String.fetchAll(db, sql: "select name from migration"))
    let known = Set(steps.map(\.name))
    if !applied.isSubset(of: known) { return .newer }
    return applied.count == known.count ? .current : .older
  }

  /// Applies what is missing; call inside an immediate transaction, so that of many processes one does it.
  func migrate(_ db: Database) throws {
    guard try condition(db) != .current else { return }
    try db.execute(sql: "create table if not exists migration (name text primary key) without rowid")
    let applied = Set(try String.fetchAll(db, sql: "select name from migration"))
    for step in steps where !applied.contains(step.name) {
      try step.apply(db)
      try db.run(sql: "insert into migration (name) values (?)", arguments: [step.name])
    }
    // Columns may have come: the triggers name them all.
    for table in domains.flatMap(\.tables) { try ChangeHistory.keep(table, in: db) }
  }

  private var steps: [Migration] { Self.own + domains.flatMap(\.migrations) }

  private static let own = [
    Migration("store-1") { db in
      try UnitLog.create(in: db)
      try ChangeHistory.create(in: db)
      try MachineTable.create(in: db)
    },
    Migration("store-2", apply: ReversalOrder.addColumns),
  ]
}
