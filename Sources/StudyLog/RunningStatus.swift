import Foundation
import GRDBSQLite

/// What runs, read as fast as can be: shell prompts ask many times a minute.
///
/// Plain calls of SQLite, read only, without the store, its migrations and its checks.
package struct RunningStatus: Hashable, Sendable {
  /// The title of the material; nil when none was named.
  package var material: String?
  package var isTimer: Bool
  package var isPaused: Bool
  /// Seconds, without breaks.
  package var elapsed: Int
  /// Seconds of all breaks, the present one included.
  package var breaks: Int
  /// Seconds until the timer ends, 0 when it has; nil for a stopwatch.
  package var remaining: Int?

  /// What reading a status can end with.
  package enum Failure: Error, Hashable, Sendable {
    /// The file is there and cannot be read; the code is SQLite's.
    case unreadable(code: Int32)
  }

  /// The status of a home folder; nil when nothing runs, or there is no store yet.
  ///
  /// - Parameter now: Milliseconds since 1970.
  package static func read(home: String, now: Int) throws(Failure) -> RunningStatus? {
    let path = home + "/viva.sqlite"
    guard access(path, F_OK) == 0 else { return nil }
    do {
      return try read(path, SQLITE_OPEN_READONLY, now)
    } catch {
      // A folder that may not be written lacks the files that the log needs; the content can be read all the same.
      let isLocked =
        error == .unreadable(code: SQLITE_READONLY) || error == .unreadable(code: SQLITE_CANTOPEN)
      guard isLocked, access(path + "-wal", F_OK) != 0 else { throw error }
      return try read(immutable(path), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, now)
    }
  }

  private static func read(_ path: String, _ flags: Int32, _ now: Int) throws(Failure) -> RunningStatus? {
    var database: OpaquePointer?
    defer { sqlite3_close_v2(database) }
    var code = sqlite3_open_v2(path, &database, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK else { throw .unreadable(code: code) }
    sqlite3_busy_timeout(database, 500)
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    code = sqlite3_prepare_v2(database, query, -1, &statement, nil)
    // A file whose creation was interrupted has no tables yet.
    if code == SQLITE_ERROR { return nil }
    guard code == SQLITE_OK else { throw .unreadable(code: code) }
    return try rows(statement, now: now)
  }

  private static func immutable(_ path: String) -> String {
    var uri = "file:"
    for character in path {
      switch character {
      case "%": uri += "%25"
      case "?": uri += "%3f"
      case "#": uri += "%23"
      default: uri.append(character)
      }
    }
    return uri + "?immutable=1"
  }

  private static let query = """
    select m.kind, m.planned, material.title, s.start, s.finish, s.seen from measurement m
    join span s on s.measurement = m.id left join material on material.id = m.material
    where m.finish is null order by s.id
    """

  /// The same reckoning as `StudyTimer`, in whole milliseconds.
  private static func rows(_ statement: OpaquePointer?, now: Int) throws(Failure) -> RunningStatus? {
    var status: RunningStatus?
    var (elapsed, breaks) = (0, 0)
    var (planned, lastEnd): (Int?, Int?) = (nil, nil)
    var code = sqlite3_step(statement)
    while code == SQLITE_ROW {
      if status == nil {
        planned = integer(statement, 1)
        status = RunningStatus(
          material: text(statement, 2), isTimer: text(statement, 0) == "timer", isPaused: false, elapsed: 0,
          breaks: 0)
      }
      let start = integer(statement, 3) ?? now
      if let lastEnd { breaks += max(0, start - lastEnd) }
      let finish = integer(statement, 4)
      elapsed += max(0, (finish ?? max(now, integer(statement, 5) ?? now)) - start)
      lastEnd = finish
      code = sqlite3_step(statement)
    }
    guard code == SQLITE_DONE else { throw .unreadable(code: code) }
    if let lastEnd { breaks += max(0, now - lastEnd) }
    status?.isPaused = lastEnd != nil
    status?.elapsed = elapsed / 1000
    status?.breaks = breaks / 1000
    status?.remaining = planned.map { max(0, $0 - elapsed / 1000) }
    return status
  }

  private static func integer(_ statement: OpaquePointer?, _ column: Int32) -> Int? {
    guard sqlite3_column_type(statement, column) != SQLITE_NULL else { return nil }
    return Int(sqlite3_column_int64(statement, column))
  }

  private static func text(_ statement: OpaquePointer?, _ column: Int32) -> String? {
    sqlite3_column_text(statement, column).map { String(cString: $0) }
  }

  /// A length of time as a clock shows it: `0:42`, `80:35`, to the minute.
  package static func clock(_ seconds: Int) -> String {
    let minutes = max(0, seconds) / 60
    let rest = minutes % 60
    return "\(minutes / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
