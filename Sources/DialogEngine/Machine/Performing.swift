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
    case .refused(_, status: .nothing) where request.intent == turn.schemas.continuation && aside != nil,
      .refused(_, status: .refused) where request.intent == turn.schemas.continuation && aside != nil:
      if takeUp([], &turn) { return }
      // Its intent is no more, as after another version: nothing rests.
      endRest()
      lastSaid = []
    default: lastSaid = []
    }
    switch outcome {
    case .completed(let dialog, let snippet, let status, let next, let listed):
      completed(request, dialog, snippet, status, &turn)
      noteListed(listed, by: request)
      if request.intent == turn.schemas.correction {
        recall(next)
      } else if turn.schemas[request.intent]?.isSaidAgainOtherwise == true {
        recall(next, insteadOf: request.intent)
      } else if let next {
        if turn.schemas.contains(next.intent) {
          nameUnused(Self.words(of: request.after), &turn)
          return begin(next.intent, next.input, &turn)
        }
        turn.fault("no intent \(next.intent)")
      }
      if let after = request.after {
        trace.earlier = (trace.earlier ?? []) + [request.intent]
        return start(after, &turn)
      }
      finish(&turn)
    case .refused(let message, .storage) where !request.answered.isEmpty:
      askAgain(request, because: message, &turn)
    case .refused(let message, let status):
      self.status = status
      trace.outcome = "failed(\(message.id))"
      speak([message], &turn)
      nameUnused(request, besides: Self.words(of: request.after), &turn)
      finish(&turn)
    case .declined:
      status = .cancelled
      trace.outcome = "cancelled"
      speak([Message("engine-cancelled")], &turn)
      nameUnused(request, &turn)
      // It was said instead.
      if let after = request.after { return start(after, &turn) }
      finish(&turn)
    case .needsValue(let question):
      var asked = question
      fillIn(&asked.prompt, request)
      ask(request, OpenQuestion(origin: .restart, question: asked), &turn)
    }
  }

  /// `perform()` asks. What was to be confirmed may have become another thing meanwhile: nobody wished for that,
  /// so the request ends without a word.
  mutating func asked(_ before: Request, _ question: Question, _ turn: inout Turn) {
    var request = before
    var question = question
    request.asked = nil
    if request.intent == turn.schemas.continuation, let aside, case .choice = question.kind {
      question.prompt.arguments["waiting"] = .list(Self.named(aside, turn.schemas))
    }
    if let earlier = before.asked, introduction != nil, Self.isOfAnother(earlier, than: question.prompt) {
      turn.effects.append(.abandon(request.id))
      introduction = nil
      return finish(&turn)
    }
    ask(request, OpenQuestion(origin: .suspension, question: question), &turn)
  }

  /// What `perform()` wants confirmed at the moment; nil for nothing.
  var confirmationPrompt: Message? {
    guard case .asking(_, let open) = state, open.origin == .suspension,
      case .confirmation = open.question.kind
    else { return nil }
    return open.question.prompt
  }

  /// The argument of a message that tells of which thing it speaks, in whatever words.
  private static let subject = "subject"

  private static func isOfAnother(_ first: Message, than second: Message) -> Bool {
    first.arguments[subject] != second.arguments[subject]
  }

  private mutating func completed(
    _ request: Request, _ dialog: Message?, _ snippet: SnippetContent?, _ status: ReplyStatus,
    _ turn: inout Turn
  ) {
    self.status = status
    trace.outcome = "completed"
    // What was left as it is was not done: what was done before it can still be corrected.
    if status != .cancelled { remember(request, turn.schemas) }
    if let dialog {
      speak([dialog], &turn)
      if turn.schemas[request.intent]?.isReadOnly != true { keepUnsaid([dialog]) }
    }
    if let snippet {
      turn.effects.append(.show(snippet))
      lastSaid.append(.show(snippet))
    }
    nameUnused(request, besides: Self.unresolved(request), &turn)
  }

  /// Names the words that nothing took, however the request ended.
  private mutating func nameUnused(
    _ request: Request, besides others: [String] = [], _ turn: inout Turn
  ) {
    nameUnused(request.unused + others.filter { !request.unused.contains($0) }, &turn)
  }

  private mutating func nameUnused(_ words: [String], _ turn: inout Turn) {
    guard !words.isEmpty else { return }
    speak([Message("engine-unused", ["words": .list(words.map { .text(Self.named($0)) })])], &turn)
  }

  /// Words as they stand in a sentence, which has its own mark at the end.
  package static func named(_ words: String) -> String {
    var words = Substring(words)
    while let last = words.last, endMarks.contains(last) || last.isWhitespace { words.removeLast() }
    return words.isEmpty ? "" : String(words)
  }

  private static let endMarks: Set<Character> = [".", "?", "!", ",", "。", "？", "！", "、", "…"]

  /// What was said of parameters and never became a value, though the request is done: no rule looked at it, so
  /// that `perform()` did not get it. What it asked for itself it has.
  private static func unresolved(_ request: Request) -> [String] {
    request.input.values.sorted { $0.key < $1.key }.compactMap { _, known in
      if case .value = known.value { return nil }
      if request.journal.contains(where: { $0.answer == .value(known.value) }) { return nil }
      return known.words.isEmpty ? nil : known.words
    }
  }

  /// What was said along with it and is not done.
  private static func words(of reading: Reading?) -> [String] {
    (reading?.slots.map(\.text) ?? []) + (reading?.unused ?? [])
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

  /// Replies that are kept until somebody has seen them; where nobody ever looks, the last ones.
  private static let mostUnsaid = 8

  private mutating func keepUnsaid(_ replies: [Message]) {
    unsaid = Array(((unsaid ?? []) + replies).suffix(Self.mostUnsaid))
  }

  /// Says what was done and perhaps never seen, with a welcome.
  private mutating func sayUnsaid(_ turn: inout Turn) {
    guard let messages = unsaid, let first = messages.first else { return }
    let all = messages.dropFirst().reduce(first) { said, next in
      Message("engine-join", ["first": .message(said), "second": .message(next)])
    }
    speak([Message("engine-restarted", ["question": .message(all)])], &turn)
  }

  /// Names the commands of one line that are still to be done. While something is asked they cannot be taken up.
  private mutating func sayPlanned(_ turn: inout Turn) {
    guard !planned.isEmpty else { return }
    let words = ["words": MessageArgument.list(planned.map { .text(Self.named($0)) })]
    let isIdle = if case .idle = state { parked.isEmpty } else { false }
    let rest = Message(isIdle ? "engine-planned" : "engine-unused", words)
    speak([unsaid == nil ? Message("engine-restarted", ["question": .message(rest)]) : rest], &turn)
    if !isIdle { planned = [] }
  }

  /// What was done and never said is said now, and not done again: a request of an intent that was done waits no
  /// more, whatever its number was.
  mutating func recovered(_ changes: [JournalChange], _ turn: inout Turn) {
    guard let last = changes.last else { return restored(&turn) }
    nextID = max(nextID, last.request + 1)
    // Commands before them in the same line were not seen either.
    keepUnsaid(changes.map(\.reply))
    sayUnsaid(&turn)
    // The first of what was said in one line is what was done.
    if !planned.isEmpty { planned.removeFirst() }
    sayPlanned(&turn)
    trace.outcome = "completed"
    let done = Set(changes.map(\.intent))
    if var request = openRequest {
      // Whether it was a command is known: it was done.
      if let doubt = request.doubt, done.contains(doubt.command.intent) { request.doubt = nil }
      state = .idle
      parked.append(request)
    }
    // Its values were lost with the turn: it can be corrected, but neither said nor meant again.
    lastCompleted = parked.last { $0.intent == last.intent } ?? Request(done: last)
    recent = []
    parked.removeAll { done.contains($0.intent) }
    endRest { done.contains($0.intent) }
    finish(&turn)
  }

  /// Takes up what was open when the process ended.
  mutating func restored(_ turn: inout Turn) {
    let isWelcomed = unsaid != nil || !planned.isEmpty
    lastSaid = isWelcomed ? [] : lastSaid
    sayUnsaid(&turn)
    sayPlanned(&turn)
    let welcome: MessageID = isWelcomed ? "engine-back-to" : "engine-restarted"
    switch state {
    case .idle: break
    case .asking(let open, _), .resolving(let open):
      var request = open
      request.asked = confirmationPrompt
      request.tryAgain()
      introduction = welcome
      resolve(request, &turn)
    case .performing(let request):
      // The answers so far are in the journal: it runs again and is answered from there.
      introduction = welcome
      turn.effects.append(.perform(request))
    }
  }
}
