import ConversationModel
import Synchronization

/// Lets one question after the other through to the port.
///
/// An intent may ask twice at once (`async let`), but a conversation has room for one open question.
final class QuestionQueue: Sendable {
  private typealias Turn = CheckedContinuation<Void, any Error>

  private struct State {
    var isAsking = false
    var nextTicket = 0
    var waiting: [(ticket: Int, turn: Turn)] = []
    /// Cancelled before they stood in line.
    var cancelled: Set<Int> = []
  }

  private let port: any InteractionPort
  private let state = Mutex(State())

  init(_ port: any InteractionPort) { self.port = port }

  /// Asks when it is this question's turn.
  /// - Throws: what the port throws, and `CancellationError` when cancelled in line.
  func ask(_ question: Question) async throws -> Answer {
    try await waitForTurn()
    defer { passTurn() }
    try Task.checkCancellation()
    return try await port.ask(question)
  }

  /// Waits until no other question is open.
  private func waitForTurn() async throws {
    let ticket = state.withLock { state in
      state.nextTicket += 1
      return state.nextTicket
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (turn: Turn) in
        let result: Result<Void, any Error>? = state.withLock { state in
          if state.cancelled.remove(ticket) != nil { return .failure(CancellationError()) }
          if state.isAsking {
            state.waiting.append((ticket, turn))
            return nil
          }
          state.isAsking = true
          return .success(())
        }
        if let result { turn.resume(with: result) }
      }
    } onCancel: {
      let turn: Turn? = state.withLock { state in
        guard let index = state.waiting.firstIndex(where: { $0.ticket == ticket }) else {
          state.cancelled.insert(ticket)
          return nil
        }
        return state.waiting.remove(at: index).turn
      }
      turn?.resume(throwing: CancellationError())
    }
  }

  /// Lets the next in line ask.
  private func passTurn() {
    let next: Turn? = state.withLock { state in
      if state.waiting.isEmpty {
        state.isAsking = false
        return nil
      }
      return state.waiting.removeFirst().turn
    }
    next?.resume()
  }
}
