import ConversationModel
import DialogEngine
import OpenAppIntents
import Synchronization

/// One run of `perform()`: it may ask one question after the other, wait for the answers, and ends once.
///
/// Answers given before a restart are replayed from the journal, as long as the same questions come.
final class Performance: InteractionPort {
  enum Step: Sendable {
    case asked(Question)
    case ended(Outcome)
  }

  private struct State {
    var journal: [JournalEntry]
    /// What happened before anybody listened.
    var steps: [Step] = []
    var listener: CheckedContinuation<Step, Never>?
    var asking: CheckedContinuation<Answer, any Error>?
    var isAbandoned = false
    var task: Task<Void, Never>?
  }

  private let state: Mutex<State>

  init(journal: [JournalEntry]) { state = Mutex(State(journal: journal)) }

  /// Names the task that runs `perform()`, to be cancelled when the run is abandoned.
  func bind(_ task: Task<Void, Never>) { state.withLock { $0.task = task } }

  /// The next thing that happens in the run.
  func next() async -> Step {
    await withCheckedContinuation { continuation in
      let step = state.withLock { state -> Step? in
        guard state.steps.isEmpty else { return state.steps.removeFirst() }
        state.listener = continuation
        return nil
      }
      if let step { continuation.resume(returning: step) }
    }
  }

  func ask(_ question: Question) async throws -> Answer {
    let known = state.withLock { state -> Answer? in
      guard let entry = state.journal.first else { return nil }
      // Another question than before the restart: what was answered then no longer counts.
      guard entry.question == question else {
        state.journal = []
        return nil
      }
      return state.journal.removeFirst().answer
    }
    if let known { return known }
    return try await withCheckedThrowingContinuation { continuation in
      let isOpen = state.withLock { state -> Bool in
        guard !state.isAbandoned, state.asking == nil else { return false }
        state.asking = continuation
        return true
      }
      if isOpen { emit(.asked(question)) } else { continuation.resume(throwing: CancellationError()) }
    }
  }

  /// Answers the open question.
  func answer(_ answer: Answer) { takeAsking()?.resume(returning: answer) }

  /// Ends the run without an answer: the open question throws, and so does every later one.
  func abandon() {
    let task = state.withLock { state in
      state.isAbandoned = true
      return state.task
    }
    task?.cancel()
    takeAsking()?.resume(throwing: CancellationError())
  }

  func finish(_ outcome: Outcome) { emit(.ended(outcome)) }

  private func takeAsking() -> CheckedContinuation<Answer, any Error>? {
    state.withLock { state in
      defer { state.asking = nil }
      return state.asking
    }
  }

  private func emit(_ step: Step) {
    let listener = state.withLock { state -> CheckedContinuation<Step, Never>? in
      guard let listener = state.listener else {
        state.steps.append(step)
        return nil
      }
      state.listener = nil
      return listener
    }
    listener?.resume(returning: step)
  }
}
