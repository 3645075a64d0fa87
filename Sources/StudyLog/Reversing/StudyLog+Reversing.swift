package import ConversationModel
import Foundation
import GRDB
import OpenAppIntents
import RecordStore

extension StudyLog: ChangeReversing {
  package func pendingReversal(_ direction: ReversalDirection) throws -> PendingReversal? {
    try store.nextReversal(direction).map { next in
      PendingReversal(
        unit: next.unit, session: next.session, told: StudyWords.withoutHints(next.action.reply),
        passed: (next.passed?.reply).map(StudyWords.withoutHints), isBlocked: next.isBlocked)
    }
  }

  package func reverse(_ pending: PendingReversal, _ direction: ReversalDirection) throws -> Message {
    let now = now
    return try store.reverse(unit: pending.unit, direction, as: stamp, now: now) { db, rows in
      let before = try ReversalScene(rows, db)
      try rows.putBack()
      let after = try ReversalScene(rows, db)
      let words = ReversalWords(log: self, before: before, after: after, now: now)
      return try words.message(direction, told: pending.told, db)
    }
  }
}
