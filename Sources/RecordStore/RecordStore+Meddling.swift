package import Foundation
import GRDB

extension RecordStore {
  /// Changes rows as another program would, which knows of no unit of work: for tests and replays.
  ///
  /// - Parameter sql: one statement; `?` in it is the text.
  package func meddle(_ sql: String, text: String, now: Date) throws {
    try upkeep(now: now) { try $0.run(sql: sql, arguments: [text]) }
  }
}
