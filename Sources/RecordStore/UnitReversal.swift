/// A unit of work that can be inverted next.
package struct UnitReversal: Hashable, Sendable {
  /// The unit to be inverted: the action itself, or the newest undo or redo of it.
  package var unit: Int
  /// The session that made that unit.
  package var session: String
  /// The action it all began with.
  package var action: CommittedUnit
}
