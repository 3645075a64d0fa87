import ConversationModel
import IntentAssistant
import Synchronization

/// What a conversation keeps through the death of its process: the machine of every session.
final class MemoryJournal: Journal {
  /// The process died here.
  struct Death: Error {}

  private struct State {
    var machines: [String: [UInt8]] = [:]
    /// Where the next saving dies.
    var fault: FaultPoint?
    var isDead = false
  }

  private let state = Mutex(State())

  /// The process died at the armed point.
  var isDead: Bool { state.withLock { $0.isDead } }

  /// A new process takes over.
  func revive() { state.withLock { $0.isDead = false } }

  /// The next saving dies before or after it is done.
  func arm(_ point: FaultPoint) { state.withLock { $0.fault = point } }

  func saveMachine(_ data: [UInt8], session: String, isAsking: Bool) async throws {
    try state.withLock { state in
      if state.isDead { throw Death() }
      if state.fault != .beforeJournal { state.machines[session] = data }
      state.isDead = state.fault != nil
      state.fault = nil
    }
  }

  func loadMachine(session: String) async throws -> [UInt8]? { state.withLock { $0.machines[session] } }

  /// A store of an app's own writes no unit of work: what was done before a death may be asked for again.
  func changes(session: String, since request: Int) async throws -> [JournalChange] { [] }
}
