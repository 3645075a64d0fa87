import ConversationModel
import DialogEngine
import OpenAppIntents

/// Performs undo or redo: says what comes next where that has to be asked, and writes last.
struct Reversal: Sendable {
  let changes: any ChangeReversing
  let direction: ReversalDirection
  let session: String
  /// The wish was read with something forgiven.
  let isGuess: Bool

  /// Asks about what another session made, what is not the last because that was changed elsewhere, or what may not
  /// have been meant; then one unit of work.
  ///
  /// - Throws: what the store throws; `CancellationError` when the request is abandoned.
  func perform(port: any InteractionPort) async throws -> Outcome {
    guard let pending = try changes.pendingReversal(direction) else {
      let message: MessageID = direction == .undo ? "engine-undo-nothing" : "engine-redo-nothing"
      return .refused(Message(message), status: .nothing)
    }
    var what = ["what": MessageArgument.message(pending.told)]
    let changed: MessageID = direction == .undo ? "engine-undo-changed" : "engine-redo-changed"
    if pending.isBlocked { return .refused(Message(changed, what), status: .refused) }
    if let passed = pending.passed { what["passed"] = .message(passed) }
    if let question = question(pending) {
      let prompt = Question(parameter: nil, kind: .confirmation(nil), prompt: Message(question, what))
      guard try await port.ask(prompt) == .confirmed(true) else { return .declined }
    }
    do {
      let message = try changes.reverse(pending, direction)
      return .completed(dialog: message, snippet: nil, status: .done, next: nil)
    } catch ReversalRefusal.overtaken {
      return .refused(Message("engine-undo-overtaken"), status: .refused)
    } catch ReversalRefusal.changedSince {
      what["passed"] = nil
      return .refused(Message(changed, what), status: .refused)
    }
  }

  /// Nil when nothing has to be asked.
  private func question(_ pending: PendingReversal) -> MessageID? {
    let isForeign = pending.session != session
    switch direction {
    case .undo where pending.passed != nil: return "engine-undo-confirm-before"
    case .redo where pending.passed != nil: return "engine-redo-confirm-before"
    case _ where !isForeign && !isGuess: return nil
    case .undo: return isForeign ? "engine-undo-confirm-other" : "engine-undo-confirm"
    case .redo: return isForeign ? "engine-redo-confirm-other" : "engine-redo-confirm"
    }
  }
}
