import ArgumentParser
@preconcurrency import CReadline
import Foundation
import GRDB

// The least that a program with the same libraries can do: open the same store, change or ask one thing,
// print one line. Viva's own times are read as ratios to it.

struct Floor: ParsableCommand {
  @Option var store: String
  @Flag var write = false

  func run() throws {
    // Readline is linked and touched, as in the program itself.
    rl_catch_signals = 0
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { try $0.execute(sql: "pragma synchronous = full") }
    let queue = try DatabaseQueue(path: store, configuration: configuration)
    if write {
      let count = try queue.writeWithoutTransaction { db in
        var count = 0
        try db.inTransaction(.immediate) {
          try db.execute(sql: "create table if not exists floor (at integer)")
          try db.execute(sql: "insert into floor values (1)")
          count = try Int.fetchOne(db, sql: "select count(*) from floor") ?? 0
          return .commit
        }
        return count
      }
      print("Recorded \(count).")
    } else {
      let count = try queue.read { try Int.fetchOne($0, sql: "select count(*) from sqlite_master") }
      print("There are \(count ?? 0).")
    }
  }
}

Floor.main()
