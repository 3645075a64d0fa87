import GRDB
import RecordStore

/// The table of goals. A goal holds from its week on until another is set.
enum GoalTable {
  static let name = "goal"

  static func create(in db: Database) throws {
    try db.execute(
      sql: """
        create table goal (
          id integer primary key autoincrement, week text not null unique, seconds integer not null);
        """)
  }

  /// The goal of the week that begins on a Monday, in seconds; nil when none was ever set by then.
  static func seconds(week monday: StudyDay, _ db: Database) throws -> Int? {
    try db.integer(
      sql: "select seconds from goal where week <= ? order by week desc limit 1",
      arguments: [monday.text])
  }

  /// Every goal with the Monday from which it holds, the first first.
  static func all(_ db: Database) throws -> [(week: String, seconds: Int)] {
    try db.rows(sql: "select week, seconds from goal order by week") { ($0["week"], $0["seconds"]) }
  }

  static func set(_ seconds: Int, week monday: StudyDay, _ db: Database) throws {
    try db.run(
      sql: """
        insert into goal (week, seconds) values (?, ?)
        on conflict (week) do update set seconds = excluded.seconds
        """,
      arguments: [monday.text, seconds])
  }
}
