package import ConversationModel

/// Where a simulated death strikes the next write.
package enum FaultPoint: String, Hashable, Sendable {
  case beforeCommit = "before commit"
  case afterCommit = "after commit"
}

/// The app's side of a script: its fixtures, its store, its final state. The grammar of transcripts knows
/// none of them.
package protocol ScriptWorld: AnyObject, Sendable {
  /// A header of the app's own, before anything is opened. False when it does not know the key.
  /// - Throws: what is wrong with the value, in words for the author.
  func header(_ key: String, _ value: String, surroundings: Surroundings) async throws -> Bool
  /// A conversation on the world's store; the same name goes on where it stopped.
  func open(session: String, surroundings: Surroundings) async throws -> Session
  /// Drops the store and every conversation without any cleanup.
  func kill() async
  /// The next write dies at this point.
  func arm(_ point: FaultPoint) async
  /// An event of the app's own. False when it does not know the name.
  func event(_ name: String, _ arguments: String, surroundings: Surroundings) async throws -> Bool
  /// Every row of a section, in order, as transcripts write it; nil when there is no such section.
  func rows(of section: String) async throws -> [String]?
  /// Changes with every change of the store.
  func token() async throws -> Int
}

/// Something an author wrote that the world cannot do.
package struct ScriptWorldError: Error, CustomStringConvertible {
  package var description: String
  package init(_ description: String) { self.description = description }
}
