import ConversationModel
import DialogEngine
import OpenAppIntents
import Synchronization

/// One run of `perform()`: it may ask several times, wait for answers, and ends once.
///
/// Questions of concurrent parts of an intent queue up; answers given before a restart are replayed from
/// the journal, as long as the same questions come.
final class Performance: InteractionPort {
  enum Step: Sendable {
    case asked(Question)
    case ended(Outcome)
  }

  private struct State {
    var journal: [JournalEntry]
    var steps: [Step] = []
    var listener: CheckedContinuation<Step, Never>?
    var asking: [CheckedContinuation<Answer, any Error>] = []
    var queued: [Question] = []
    var isAbandoned = false
    var task: Task<Void, Never>?
  }

  private let state: Mutex<State>

  init(journal: [JournalEntry]) { state = Mutex(State(journal: journal)) }

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
      let isAbandoned = state.withLock { state -> Bool in
        if state.isAbandoned { return true }
        state.asking.append(continuation)
        state.queued.append(question)
        return false
      }
      if isAbandoned {
        continuation.resume(throwing: CancellationError())
      } else if state.withLock({ $0.asking.count == 1 }) {
        emit(.asked(question))
      }
    }
  }

  /// Answers the question that was asked first.
  func answer(_ answer: Answer) {
    let (waiting, next) = state.withLock { state -> (CheckedContinuation<Answer, any Error>?, Question?) in
      guard !state.asking.isEmpty else { return (nil, nil) }
      state.queued.removeFirst()
      return (state.asking.removeFirst(), state.queued.first)
    }
    waiting?.resume(returning: answer)
    if let next { emit(.asked(next)) }
  }

  /// Ends the run without answers: every open question throws.
  func abandon() {
    let (waiting, task) = state.withLock { state in
      state.isAbandoned = true
      defer { state.asking = [] }
      return (state.asking, state.task)
    }
    task?.cancel()
    for continuation in waiting { continuation.resume(throwing: CancellationError()) }
  }

  func finish(_ outcome: Outcome) async { emit(.ended(outcome)) }

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
