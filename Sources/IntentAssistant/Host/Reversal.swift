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
  var values: [ParameterName: IntentValue] = [:]

  /// How many are wanted, and whether some of them were done already.
  private static let count: ParameterName = "count"
  private static let isMore: ParameterName = "more"

  static func schema(_ name: IntentName) -> IntentSchema {
    IntentSchema(
      name: name,
      parameters: [
        ParameterSchema(name: count, kind: .integer, isOptional: true),
        ParameterSchema(name: isMore, kind: .boolean, isOptional: true),
      ], isMomentary: true)
  }

  /// The one after this; nil when no more are wanted. Each is a request of its own, and so a unit of its own.
  private var next: ContinuedIntent? {
    let count: Int? =
      switch values[Self.count] {
      case .integer(let number), .amount(let number, _): number
      case .text(let text), .choice(let text): Int(text)
      default: nil
      }
    guard let count, count > 1 else { return nil }
    return ContinuedIntent(
      intent: direction.intent, values: [Self.count: .integer(count - 1), Self.isMore: .boolean(true)])
  }

  /// Asks about what another session made, what is not the last because that was changed elsewhere, or what may not
  /// have been meant; then one unit of work.
  ///
  /// - Throws: what the store throws; `CancellationError` when the request is abandoned.
  func perform(port: any InteractionPort) async throws -> Outcome {
    guard let pending = try changes.pendingReversal(direction) else {
      let isMore = values[Self.isMore] == .boolean(true)
      let message: MessageID =
        switch direction {
        case .undo: isMore ? "engine-undo-no-more" : "engine-undo-nothing"
        case .redo: isMore ? "engine-redo-no-more" : "engine-redo-nothing"
        }
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
      return .completed(dialog: message, snippet: nil, status: .done, next: next)
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
