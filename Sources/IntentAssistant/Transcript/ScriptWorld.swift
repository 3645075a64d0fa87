package import ConversationModel
import DialogEngine

/// Where a simulated death strikes the next write.
package enum FaultPoint: String, Codable, Hashable, Sendable {
  case beforeCommit = "before commit"
  case afterCommit = "after commit"
  /// Before and after the state of the conversation is saved.
  case beforeJournal = "before journal"
  case afterJournal = "after journal"
  /// Everything is done and saved, and nothing was printed.
  case beforeReply = "before reply"
}

/// A conversation as scripts hold it: in this process or in one of its own.
package protocol ScriptSession: Conversing {
  /// What went wrong inside, in words for us.
  var faults: [String] { get async }
  /// How many requests come back: those that wait behind the open one, and those that "continue" takes up.
  var setAsideCount: Int { get async }
  /// What the machine took and did since the conversation last heard something; empty where it is in another process.
  var steps: [MachineStep] { get async }
  /// What the last reply told the person to say, and would not be understood now.
  func unheard(in reply: Reply) async -> [String]
  /// The intents of the conversation.
  var schemas: IntentSchemas { get }
  /// Where the words of a message stand.
  func place(of message: MessageID) -> (file: String, line: Int)?
}

extension Session: ScriptSession {
  package var setAsideCount: Int {
    machine.parked.count + machine.restingLonger.count + (machine.aside == nil ? 0 : 1)
  }

  package nonisolated var schemas: IntentSchemas { assistant.host.schemas }

  package nonisolated func place(of message: MessageID) -> (file: String, line: Int)? {
    assistant.speaker.place(of: message)
  }
}

/// The app's side of a script: its fixtures, its store, its final state. The grammar of transcripts knows
/// none of them.
package protocol ScriptWorld: AnyObject, Sendable {
  /// What the lines of a script in that language may name.
  func vocabulary(_ locale: LocaleCode) -> ScriptVocabulary
  /// A header of the app's own, before anything is opened. False when it does not know the key.
  /// - Throws: what is wrong with the value, in words for the author.
  func header(_ key: String, _ value: String, surroundings: Surroundings) async throws -> Bool
  /// A conversation on the world's store; the same name goes on where it stopped.
  func open(session: String, surroundings: Surroundings) async throws -> any ScriptSession
  /// Drops the store and every conversation without any cleanup.
  func kill() async
  /// The next write dies at this point, which is never `beforeReply`.
  /// - Throws: that the world has no such point, in words for the author.
  func arm(_ point: FaultPoint) async throws
  /// Whether the process has died at the point that was armed.
  func isDead() async -> Bool
  /// An event of the app's own. False when it does not know the name.
  func event(_ name: String, _ arguments: String, surroundings: Surroundings) async throws -> Bool
  /// Every row of a section, in order, as transcripts write it; nil when there is no such section.
  func rows(of section: String) async throws -> [String]?
  /// Changes with every change of the store.
  func token() async throws -> Int
  /// What was committed since the store had that token, oldest first; nil where only the app knows.
  func changeSets(since token: Int) async throws -> [ChangeSet]?
}

/// Something an author wrote that the world cannot do.
package struct ScriptWorldError: Error, Hashable, Codable, CustomStringConvertible {
  package var description: String
  /// The part of the line that is wrong; nil for all of it.
  package var culprit: String?
  /// What to do about it.
  package var hint: String?

  package init(_ description: String, at culprit: String? = nil, hint: String? = nil) {
    self.description = description
    self.culprit = culprit
    self.hint = hint
  }
}
