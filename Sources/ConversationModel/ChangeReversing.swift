/// Which way a change is reversed. The raw value is the name of the intent that does it.
package enum ReversalDirection: String, Codable, Hashable, Sendable, CaseIterable {
  /// Takes back what was done.
  case undo = "Undo"
  /// Takes back an undo.
  case redo = "Redo"

  package var intent: IntentName { IntentName(rawValue: rawValue) }
}

/// What an undo or a redo would be about.
package struct PendingReversal: Codable, Hashable, Sendable {
  /// The unit of work that would be inverted.
  package var unit: Int
  /// The session that made it.
  package var session: String
  /// What was said when the action was done for the first time: its name in a question.
  package var told: Message

  /// The name of what would come first, but was changed elsewhere; nil where nothing is passed over.
  package var passed: Message?
  /// It was changed elsewhere, and so was all that stands before it: nothing can be reversed.
  package var isBlocked: Bool

  package init(
    unit: Int, session: String, told: Message, passed: Message? = nil, isBlocked: Bool = false
  ) {
    self.unit = unit
    self.session = session
    self.told = told
    self.passed = passed
    self.isBlocked = isBlocked
  }
}

/// Takes back what was done and does again what was taken back, one unit of work at a time and without limit.
package protocol ChangeReversing: Sendable {
  /// What comes next of all that can be reversed; nil when there is nothing.
  func pendingReversal(_ direction: ReversalDirection) throws -> PendingReversal?
  /// Inverts it in one unit of work, on behalf of `UnitStamp.current`, and says what that came to.
  ///
  /// - Throws: `ReversalRefusal`; nothing was changed then.
  func reverse(_ pending: PendingReversal, _ direction: ReversalDirection) throws -> Message
}

/// Why something cannot be reversed.
package enum ReversalRefusal: Error, Hashable, Sendable {
  /// Something else was done meanwhile, and would be next.
  case overtaken
  /// What it changed was changed since.
  case changedSince
}
