/// A unit of work that can be inverted next.
package struct UnitReversal: Hashable, Sendable {
  /// The unit to be inverted: the action itself, or the newest undo or redo of it.
  package var unit: Int
  /// The session that made that unit.
  package var session: String
  /// The action it all began with.
  package var action: CommittedUnit
  /// The newest action, where it would come first and its rows were changed since; nil where nothing is passed over.
  package var passed: CommittedUnit?
  /// Its rows were changed since, and so were those of all that stands before it.
  package var isBlocked = false
}
