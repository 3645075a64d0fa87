package import ConversationModel
package import Foundation
package import GRDB
import Synchronization

/// Everything that is kept: one SQLite file, written in units of work.
///
/// Any number of processes may use one file. A read of a missing file sees an empty store and creates
/// nothing; the first write creates it.
package final class RecordStore: Sendable {
  private struct State {
    /// The open file; nil until it exists and was needed.
    var queue: DatabaseQueue?
    var identity: StoreFile.Identity?
    /// What is read while there is no file.
    var empty: DatabaseQueue?
    /// Machines saved while there is no file: session, data.
    var pendingMachines: [String: [UInt8]] = [:]
    var faults = StoreFaults()
    /// The newest position of the history of a store in memory, as far as it is known: nobody else writes there.
    var position: Int?
    /// The sessions of this process, by name; without a lock in a store in memory.
    var leases: [String: SessionLease?] = [:]
  }

  /// Nil for a store in memory.
  private let file: StoreFile?
  private let migrator: Migrator
  private let state: Mutex<State>

  /// The store of a home folder, which is not touched until something is read or written.
  package init(home: String, domains: [DomainSchema]) {
    file = StoreFile(home: home)
    migrator = Migrator(domains: domains)
    state = Mutex(State())
  }

  /// A store in memory, gone with this object: for tests and replays.
  package init(inMemory domains: [DomainSchema]) throws {
    file = nil
    migrator = Migrator(domains: domains)
    state = Mutex(State(queue: try Self.blank(migrator)))
  }

  /// By table, what no person changes.
  var upkeepColumns: [String: Set<String>] {
    migrator.domains.reduce(into: [:]) { $0.merge($1.upkeepColumns) { $0.union($1) } }
  }

  /// The file, for messages; empty for a store in memory.
  package var path: String { file?.path ?? "" }

  /// Where tests let the process die.
  package func setFaults(_ faults: StoreFaults) { state.withLock { $0.faults = faults } }

  // MARK: Reading and writing

  /// Reads, in one consistent view.
  ///
  /// - Throws: `StoreError`, or what `body` throws.
  package func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try StoreError.wrapping(path: path) {
      let queue = try connection(creating: false)
      // Nobody else has a store in memory: whatever is read there is one view.
      if file == nil { return try queue.inDatabase(body) }
      // Not `queue.read`: its `query_only` pragma makes SQLite compile every statement anew.
      return try StoreFile.retrying {
        try queue.inDatabase { db in
          var value: Value?
          try db.inTransaction(.deferred) {
            value = try body(db)
            return .commit
          }
          guard let value else { preconditionFailure("Internal: a transaction that ended has a value.") }
          return value
        }
      }
    }
  }

  /// Reads as everything stood at an earlier position of the history; nothing is changed.
  ///
  /// - Throws: `StoreError`, or what `body` throws.
  package func read<Value>(asOf position: Int, _ body: (Database) throws -> Value) throws -> Value {
    try StoreError.wrapping(path: path) {
      let queue = try connection(creating: false)
      return try StoreFile.retrying {
        try queue.writeWithoutTransaction { db in
          var value: Value?
          // What is inverted here is taken back at once.
          try db.inTransaction(.immediate) {
            try ReversedRows(after: position, db).putBack()
            value = try body(db)
            return .rollback
          }
          guard let value else { preconditionFailure("Internal: a transaction that ended has a value.") }
          return value
        }
      }
    }
  }

  /// Reads with a single statement, which is one view by itself: half the time of a transaction.
  func glance<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try StoreError.wrapping(path: path) {
      let queue = try connection(creating: false)
      return try StoreFile.retrying { try queue.inDatabase(body) }
    }
  }

  /// The newest position of the history, which `look` finds; in memory it is looked for after a write only.
  func position(_ look: (Database) throws -> Int) throws -> Int {
    if file == nil, let known = state.withLock(\.position) {
      return try StoreError.wrapping(path: path) {
        try state.withLock(\.faults).opening(false)
        return known
      }
    }
    return try glance { db in
      let found = try look(db)
      if file == nil { state.withLock { $0.position = found } }
      return found
    }
  }

  /// Writes one unit of work in exactly one immediate transaction: all of it is on disk when this returns,
  /// or none of it.
  ///
  /// `changes` re-reads whatever the rules need, because another process may have been faster; what it
  /// throws undoes the unit.
  /// - Throws: `StoreError`, or what `changes` throws.
  package func write<Value>(
    _ stamp: UnitStamp, now: Date, _ changes: (Database) throws -> Written<Value>
  ) throws -> Value {
    let value = try transaction { db in
      let id = try UnitLog.begin(stamp, at: now.milliseconds, in: db)
      let written = try changes(db)
      try UnitLog.end(id, reply: written.reply, in: db)
      try state.withLock(\.faults).beforeCommit()
      return written.value
    }
    try state.withLock(\.faults).afterCommit()
    return value
  }

  /// The same for changes whose reply is known beforehand.
  package func write<Value>(
    _ stamp: UnitStamp, reply: Message, now: Date, _ changes: (Database) throws -> Value
  ) throws -> Value {
    try write(stamp, now: now) { Written(try changes($0), reply: reply) }
  }

  /// Writes without a unit, such as a claimed notice: nothing that a person did or could undo.
  ///
  /// - Throws: `StoreError`, or what `changes` throws.
  package func upkeep<Value>(now: Date, _ changes: (Database) throws -> Value) throws -> Value {
    try transaction { db in
      try db.run(sql: "update current_unit set unit = null, at = ?", arguments: [now.milliseconds])
      let value = try changes(db)
      try db.run(sql: "update current_unit set unit = null, at = null")
      return value
    }
  }

  /// Whether a write would not have to create the file.
  package var exists: Bool { file.map { $0.identity() != nil } ?? true }

  /// Closes the file, which folds the write-ahead log into it. A later use opens it again.
  package func close() {
    guard file != nil else { return }
    state.withLock { $0.queue = nil }
  }

  // MARK: Inside

  private func transaction<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try StoreError.wrapping(path: path) {
      let queue = try connection(creating: true)
      let pending = state.withLock(\.pendingMachines)
      return try queue.writeWithoutTransaction { db in
        // Nobody looks at the history while this goes on.
        defer { state.withLock { $0.position = nil } }
        var value: Value?
        try db.inTransaction(.immediate) {
          try MachineTable.save(pending, in: db)
          value = try body(db)
          return .commit
        }
        guard let value else { preconditionFailure("Internal: a committed transaction has a value.") }
        if !pending.isEmpty { state.withLock { $0.pendingMachines = [:] } }
        for session in pending.keys { _ = hold(session) }
        return value
      }
    }
  }

  /// One transaction that a crash of the machine may take back: for what can be asked again.
  func relaxed(_ body: (Database) throws -> Void) throws {
    try StoreError.wrapping(path: path) {
      try connection(creating: true).writeWithoutTransaction { db in
        // Nothing in memory outlives a crash, whatever is synchronous.
        if file != nil { try db.execute(sql: "pragma synchronous = normal") }
        defer { if file != nil { try? db.execute(sql: "pragma synchronous = full") } }
        try db.inTransaction(.immediate) {
          try body(db)
          return .commit
        }
      }
    }
  }

  /// The open file, or an empty database in memory while there is none.
  private func connection(creating: Bool) throws -> DatabaseQueue {
    try state.withLock(\.faults).opening(creating)
    return try state.withLock { state in
      guard let file else {
        if let queue = state.queue { return queue }
        throw StoreError(.unavailable, path: "", cause: "no database in memory")
      }
      let identity = file.identity()
      // A file that was removed or replaced while open would take writes that nobody finds again.
      if let queue = state.queue, identity != nil, identity == state.identity { return queue }
      state.queue = nil
      if identity != nil || creating, let queue = try opened(file, creating: creating) {
        state.queue = queue
        state.identity = file.identity()
        state.empty = nil
        return queue
      }
      let empty = try state.empty ?? Self.blank(migrator)
      state.empty = empty
      return empty
    }
  }

  /// Nil when the file is blank and must stay so.
  private func opened(_ file: StoreFile, creating: Bool) throws -> DatabaseQueue? {
    let queue = try file.open(creating: creating)
    return try StoreFile.retrying {
      switch try queue.read(migrator.condition) {
      case .current:
        if creating { try queue.writeWithoutTransaction(StoreFile.turnToWAL) }
        return queue
      case .foreign: throw StoreError(.damaged, path: file.path, cause: "tables of another program")
      case .newer: throw StoreError(.newer, path: file.path, cause: "unknown migrations")
      case .blank where !creating: return nil
      case .blank, .older:
        try queue.writeWithoutTransaction { db in
          try StoreFile.turnToWAL(db)
          try db.inTransaction(.immediate) {
            try migrator.migrate(db)
            return .commit
          }
        }
        return queue
      }
    }
  }

  private static func blank(_ migrator: Migrator) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = true
    let queue = try DatabaseQueue(configuration: configuration)
    try queue.writeWithoutTransaction { db in
      try db.inTransaction(.immediate) {
        try migrator.migrate(db)
        return .commit
      }
    }
    return queue
  }

  // MARK: Sessions

  /// Takes a session for this store; false when another process or part of this one has it.
  func hold(_ session: String) -> Bool {
    state.withLock { state in
      if state.leases.keys.contains(session) { return false }
      guard let file else {
        state.leases.updateValue(nil, forKey: session)
        return true
      }
      guard let lease = SessionLease(session: session, home: file.home) else { return false }
      state.leases.updateValue(lease, forKey: session)
      return true
    }
  }

  func release(_ session: String, forGood: Bool) {
    state.withLock { state in
      guard state.leases.removeValue(forKey: session) != nil, forGood, let file else { return }
      // Whoever opened it meanwhile holds a lock on a file without a name, which harms nobody.
      unlink(SessionLease.path(session: session, home: file.home))
    }
  }

  // MARK: Machines waiting for the file

  func keepPending(_ data: [UInt8], session: String) {
    state.withLock { $0.pendingMachines[session] = data }
  }

  func pendingMachine(session: String) -> [UInt8]? {
    state.withLock { $0.pendingMachines[session] }
  }

  func dropPending(session: String) {
    state.withLock { $0.pendingMachines[session] = nil }
  }
}
