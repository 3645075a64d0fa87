package import ConversationModel
package import Foundation
package import GRDB

extension RecordStore {
  /// What would be undone or redone next, by whichever session it was made; nil when there is nothing. Units whose
  /// rows were changed since are passed over.
  ///
  /// - Throws: `StoreError`.
  package func nextReversal(_ direction: ReversalDirection) throws -> UnitReversal? {
    try read { db in try ReversalOrder.next(direction, upkeep: upkeepColumns, db) }
  }

  /// Inverts a unit in a new one, in exactly one transaction.
  ///
  /// `telling` puts the rows back and says what that came to; it may look at the database before and after.
  /// - Throws: `ReversalRefusal` when another unit is the next by now, or its rows were changed since;
  ///   `StoreError`.
  package func reverse(
    unit: Int, _ direction: ReversalDirection, as stamp: UnitStamp, now: Date,
    telling: (Database, ReversedRows) throws -> Message
  ) throws -> Message {
    do {
      return try write(stamp, now: now) { db in
        guard let next = try ReversalOrder.next(direction, upkeep: upkeepColumns, db), next.unit == unit
        else {
          throw ReversalRefusal.overtaken
        }
        guard !next.isBlocked else { throw ReversalRefusal.changedSince }
        let rows = try ReversedRows(ofUnit: unit, db)
        try ReversalOrder.mark(next, direction, db)
        let reply = try telling(db, rows)
        return Written(reply, reply: reply)
      }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      // Another program wrote rows that stand in the way.
      throw ReversalRefusal.changedSince
    }
  }
}
