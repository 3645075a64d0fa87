import ConversationModel

extension Outcome {
  /// What also comes when the rules could not be asked.
  fileprivate var isRefusal: Bool { if case .refused = self { true } else { false } }
}

/// What the end of `perform()`, a notice and a restart lead to.
extension DialogMachine {
  mutating func performed(_ id: RequestID, _ outcome: Outcome, _ turn: inout Turn) {
    let request: Request
    switch state {
    case .performing(let current) where current.id == id: request = current
    case .resolving(let current) where current.id == id && outcome.isRefusal: request = current
    default: return turn.fault("performed \(id) in \(stateName)")
    }
    note(request)
    switch outcome {
    // What came between made a waiting request pointless ("nothing is running"): it ends without a word.
    case .refused(_, status: .nothing) where introduction == "engine-back-to" && trace.outcome != nil:
      introduction = nil
      return finish(&turn)
    // Nothing rests but the request that was set aside.
    case .refused(_, status: .nothing) where request.intent == turn.schemas.continuation && aside != nil:
      takeUp([], &turn)
      return
    default: lastSaid = []
    }
    switch outcome {
    case .completed(let dialog, let snippet, let status, let next):
      completed(request, dialog, snippet, status, &turn)
      if let next, !turn.schemas.contains(next.intent) { turn.fault("no intent \(next.intent)") }
      if let next, turn.schemas.contains(next.intent) {
        var input = RequestInput()
        for (name, value) in next.values {
          input.values[name] = ParameterInput(
            value: .value(value), words: "", source: .context, isConfirmed: true)
        }
        return begin(next.intent, input, &turn)
      }
      finish(&turn)
    case .refused(let message, let status):
      self.status = status
      trace.outcome = "failed(\(message.id))"
      speak([message], &turn)
      finish(&turn)
    case .declined:
      status = .cancelled
      trace.outcome = "cancelled"
      speak([Message("engine-cancelled")], &turn)
      finish(&turn)
    case .needsValue(let question):
      var asked = question
      fillIn(&asked.prompt, request)
      ask(request, OpenQuestion(origin: .restart, question: asked), &turn)
    }
  }

  private mutating func completed(
    _ request: Request, _ dialog: Message?, _ snippet: SnippetContent?, _ status: ReplyStatus,
    _ turn: inout Turn
  ) {
    self.status = status
    trace.outcome = "completed"
    remember(request, turn.schemas)
    if let dialog { speak([dialog], &turn) }
    if let snippet {
      turn.effects.append(.show(snippet))
      lastSaid.append(.show(snippet))
    }
    if !request.unused.isEmpty {
      speak([Message("engine-unused", ["words": .list(request.unused.map { .text($0) })])], &turn)
    }
  }

  /// Says a line that "repeat" says again.
  private mutating func speak(_ messages: [Message], _ turn: inout Turn) {
    turn.effects.append(.say(messages, .dialog))
    lastSaid.append(.say(messages, .dialog))
  }

  /// A notice is said at once; an open question is said again after it.
  mutating func noticed(_ notice: Notice, _ turn: inout Turn) {
    turn.say(notice.message, kind: .notice)
    if case .asking(_, let open) = state { sayQuestion(open.question, &turn) }
  }

  /// What was done and never said is said now, and not done again.
  mutating func recovered(_ id: RequestID, _ reply: Message, _ turn: inout Turn) {
    nextID = max(nextID, id + 1)
    let said = Message("engine-restarted", ["question": .message(reply)])
    speak([said], &turn)
    switch state {
    case .asking(let request, _) where request.id == id, .resolving(let request) where request.id == id,
      .performing(let request) where request.id == id:
      state = .idle
      trace.outcome = "completed"
      lastCompleted = request
      finish(&turn)
    case .idle:
      finish(&turn)
    case .asking(let request, _), .resolving(let request), .performing(let request):
      introduction = "engine-back-to"
      resolve(request, &turn)
    }
  }

  /// Takes up what was open when the process ended.
  mutating func restored(_ turn: inout Turn) {
    switch state {
    case .idle: break
    case .asking(let request, _), .resolving(let request):
      introduction = "engine-restarted"
      resolve(request, &turn)
    case .performing(let request):
      // The answers so far are in the journal: it runs again and is answered from there.
      introduction = "engine-restarted"
      turn.effects.append(.perform(request))
    }
  }
}
