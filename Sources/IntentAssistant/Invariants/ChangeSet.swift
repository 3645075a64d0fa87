package import ConversationModel

/// What one commit wrote, as the invariants of conversations look at it.
package struct ChangeSet: Codable, Hashable, Sendable {
  /// Who wrote it, and for which request.
  package var stamp: UnitStamp
  /// The facts that are stored now and were not before: a reply has to state each of them.
  package var stored: [MessageArgument]
  /// All that the rows hold or held; empty where nothing in them is a value that a person gave.
  package var held: Set<MessageArgument>

  package init(stamp: UnitStamp, stored: [MessageArgument] = [], held: Set<MessageArgument> = []) {
    self.stamp = stamp
    self.stored = stored
    self.held = held
  }
}
