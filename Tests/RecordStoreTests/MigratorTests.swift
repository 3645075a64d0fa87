import GRDB
import Testing

@testable import RecordStore

/// Two terminals at a file that neither has made yet.
struct MigratorTests {
  @Test func `what another terminal creates between two looks is no foreign file`() throws {
    let home = try TemporaryHome()
    let path = home.path + "/viva.sqlite"
    let migrator = Migrator(domains: [])
    let slow = try DatabaseQueue(path: path, configuration: StoreFile.configuration())
    #expect(try slow.read(migrator.condition) == .blank)

    let quick = try DatabaseQueue(path: path, configuration: StoreFile.configuration())
    try quick.writeWithoutTransaction { db in
      try db.inTransaction(.immediate) {
        try migrator.migrate(db)
        return .commit
      }
    }

    // The slow one was told to wait, and looks again.
    #expect(try slow.read(migrator.condition) == .current)
    try slow.write(migrator.migrate)
    #expect(try slow.read(migrator.condition) == .current)
  }

  @Test func `tables of another program are foreign`() throws {
    let home = try TemporaryHome()
    let queue = try DatabaseQueue(path: home.path + "/viva.sqlite", configuration: StoreFile.configuration())
    try queue.write { try $0.execute(sql: "create table recipe (id integer primary key)") }
    #expect(try queue.read(Migrator(domains: []).condition) == .foreign)
  }
}
