package import ConversationModel

/// Reads an utterance against the state: reserved acts, answers, commands, in this order.
extension DialogMachine {
  mutating func hear(_ interpretation: Interpretation, _ turn: inout Turn) {
    // A lone question mark asks for help in every language; the matcher drops marks.
    if ["?", "？"].contains(interpretation.text.filter { !$0.isWhitespace }), reserved(.help, &turn) {
      return
    }
    switch state {
    case .idle:
      hearIdle(interpretation, &turn)
    case .asking(let request, let open):
      hearAnswer(interpretation, request, open, &turn)
    case .resolving, .performing:
      turn.fault("heard in \(stateName)")
    }
  }

  private mutating func hearIdle(_ interpretation: Interpretation, _ turn: inout Turn) {
    guard let reading = interpretation.readings.first else { return outOfScope(interpretation, &turn) }
    // A correction has no title of its own; the intent that it starts has one.
    let rivals = Set(
      interpretation.readings.prefix(interpretation.tied).map { reading -> IntentName in
        let isCorrection = reading.intent.rawValue == DialogAct.correct.rawValue
        return isCorrection ? turn.schemas.correction ?? reading.intent : reading.intent
      })
    if rivals.count > 1 {
      status = .needsValue
      turn.say(Message("engine-ambiguous"))
      let titles = rivals.sorted().map { intent in
        SnippetBlock<MessageArgument>.line([
          SnippetCell(.message(Message(MessageID(rawValue: "\(intent.kebabCase)-title"))))
        ])
      }
      turn.effects.append(.show(SnippetContent(titles)))
      return
    }
    if correct(with: reading, &turn) { return }
    guard let act = act(of: reading, turn) else {
      return start(reading, doubt: interpretation.doubt, &turn)
    }
    if reserved(act, &turn) { return }
    if act == .again { return repeatLast(with: reading, &turn) }
    if act == .affirm || act == .deny || act == .why {
      status = .nothing
      return turn.say(Message("engine-nothing-asked"))
    }
    // "no, physics" right after something was done: the intent for that knows what it is about.
    if act == .correct, let correcting = turn.schemas.correction {
      var correction = reading
      correction.intent = correcting
      return start(correction, &turn)
    }
    status = .nothing
    turn.say(Message("engine-correct-nothing"))
  }

  private mutating func hearAnswer(
    _ interpretation: Interpretation, _ request: Request, _ open: OpenQuestion, _ turn: inout Turn
  ) {
    // Nothing said is no wrong answer: the question stands.
    if interpretation.text.allSatisfy(\.isWhitespace) {
      status = .needsValue
      return sayQuestion(open.question, &turn)
    }
    if open.origin == .doubt, let said = saidAgain(interpretation, request) {
      if said == .command { return settle(.choice(Self.performing), request, &turn) }
      return notAnAnswer(interpretation.text, request, open, &turn)
    }
    if open.origin != .doubt, doubtsAnswer(interpretation, request, open, &turn) { return }
    if let correction = correctionOfWhatWasDone(interpretation, request, open, turn) {
      return interrupt(request, by: correction, &turn)
    }
    let acts = interpretation.readings.compactMap { DialogAct(rawValue: $0.intent.rawValue) }
    if let act = acts.first(where: { [.cancel, .help, .repeat, .resume].contains($0) || $0.isPoliteness }),
      acts.first == act, reserved(act, &turn)
    {
      return
    }
    for reading in interpretation.readings {
      guard let act = act(of: reading, turn) else {
        // What nobody can do is no command that something open gives way to.
        guard turn.schemas.contains(reading.intent) else { continue }
        // What was only asked about is taken back, nothing that was done before.
        if reading.intent.rawValue == DialogAct.undo.rawValue, reading.slots.isEmpty, reading.unused.isEmpty,
          open.isBeforeDoing
        {
          return cancel(&turn)
        }
        // The command that is being asked about, said again, is no yes; but it needs no second question either.
        if case .confirmation = open.question.kind, reading.intent == request.intent, reading.slots.isEmpty {
          return notAnAnswer(interpretation.text, request, open, &turn)
        }
        if open.origin == .suspension, case .confirmation = open.question.kind,
          reading.intent == turn.schemas.correction, !reading.slots.isEmpty,
          let instead = correction(reading, insteadOf: request, turn.schemas)
        {
          return leave(request, open, for: instead, &turn)
        }
        return interrupt(request, by: reading, doubt: interpretation.doubt, &turn)
      }
      // "Finish it" is no yes to discarding it.
      if act == .affirm, let other = otherCommand(in: interpretation, than: request, turn) {
        return interrupt(request, by: other, &turn)
      }
      var request = request
      if let doubt = interpretation.doubt, act == .answer { request.doubt = doubt }
      if answer(act, reading, request, open, &turn) { return }
    }
    notAnAnswer(interpretation.text, request, open, &turn)
  }

  /// Right after something was done amid a question, "make it 26 minutes" is about that, unless it answers; nil for
  /// anything else.
  private func correctionOfWhatWasDone(
    _ interpretation: Interpretation, _ request: Request, _ open: OpenQuestion, _ turn: Turn
  ) -> Reading? {
    guard turn.isAfterDoing, var reading = interpretation.readings.first, !reading.slots.isEmpty,
      reading.intent.rawValue == DialogAct.correct.rawValue, let intent = turn.schemas.correction,
      let schema = turn.schemas[intent], request.intent != intent, let last = lastCompleted,
      last.intent != request.intent, turn.schemas[last.intent]?.isReadOnly == false,
      reading.slots.allSatisfy({ $0.name != open.question.parameter && schema[$0.name] != nil }),
      // What is said anew of the request that was just named again is about that one.
      !reading.slots.allSatisfy({ request.input.values[$0.name]?.isSaid == true })
    else { return nil }
    reading.intent = intent
    return reading
  }

  /// The other command that words which may be a yes surely are; nil for none.
  private func otherCommand(
    in interpretation: Interpretation, than request: Request, _ turn: Turn
  ) -> Reading? {
    interpretation.readings.first { reading in
      act(of: reading, turn) == nil && reading.cost == 0 && reading.intent != request.intent
        && turn.schemas.contains(reading.intent)
    }
  }

  /// The act that a reading is; nil for a command, which undo, redo and save are where the host can do them.
  private func act(of reading: Reading, _ turn: Turn) -> DialogAct? {
    guard let act = DialogAct(rawValue: reading.intent.rawValue) else { return nil }
    return [.undo, .redo, .save].contains(act) && turn.schemas.contains(reading.intent) ? nil : act
  }

  /// Cancel, help, repeat and resume mean something in every state. False when it is none of them.
  private mutating func reserved(_ act: DialogAct, _ turn: inout Turn) -> Bool {
    switch act {
    case .cancel:
      cancel(&turn)
    case .help:
      trace.intent = "Help"
      turn.effects.append(.offerHelp)
      if case .idle = state { lastSaid = [.offerHelp] }
      if case .asking(_, let open) = state {
        status = .needsValue
        let hasExample = open.question.kind == .value && open.origin == .resolution
        sayQuestion(open.question, &turn, example: hasExample)
      }
    case .repeat:
      trace.intent = "Repeat"
      if case .asking = state { status = .needsValue }
      if lastSaid.isEmpty {
        status = .nothing
        turn.say(Message("engine-repeat-nothing"))
      } else {
        // "Recorded …" must not sound as if it was done once more.
        if case .idle = state, lastSaid != [.offerHelp] { turn.say(Message("engine-repeat")) }
        turn.effects += lastSaid
      }
    case .undo, .redo:
      // Only without a host that can.
      trace.intent = IntentName(rawValue: act.rawValue)
      status = .refused
      turn.say(Message("engine-undo-unavailable"))
    case .save:
      trace.intent = IntentName(rawValue: act.rawValue)
      status = .refused
      turn.say(Message("engine-save-unavailable"))
    case .greet, .thank, .farewell, .wait:
      turn.say(Message(Self.politeness[act] ?? "engine-fault"))
      if case .asking(_, let open) = state {
        status = .needsValue
        sayQuestion(open.question, &turn)
      }
    case .resume:
      if case .asking(_, let open) = state {
        // We are here.
        status = .needsValue
        sayQuestion(open.question, &turn)
      } else if !takeUp([], &turn) {
        status = .nothing
        turn.say(Message("engine-resume-nothing"))
      }
    case .answer, .correct, .affirm, .deny, .neither, .choose, .skip, .why, .back, .again, .accept:
      return false
    }
    return true
  }

  private static let politeness: [DialogAct: MessageID] = [
    .greet: "engine-greet", .thank: "engine-thank", .farewell: "engine-farewell", .wait: "engine-wait",
  ]

  /// Drops the open question and its request; nothing was changed. What waits behind it comes back: only the one that
  /// was spoken of is over.
  mutating func cancel(_ turn: inout Turn) {
    trace.intent = "Cancel"
    guard case .asking(let request, let open) = state else {
      // Right after something was changed, that is spoken of, and not what rests.
      let isOfRest = aside != nil && !(turn.isAfterDoing && isLastAChange(turn))
      let message: MessageID = isOfRest ? "engine-cancelled" : "engine-cancel-nothing"
      status = isOfRest ? .cancelled : .nothing
      if isOfRest { endRest() }
      turn.say(Message(message))
      lastSaid = [.say([Message(message)], .dialog)]
      return
    }
    // What is said next is about what was dropped, if about anything.
    dropped = request.intent
    droppedRests = nil
    if open.origin == .suspension { turn.effects.append(.abandon(request.id)) }
    note(request)
    status = .cancelled
    trace.outcome = "cancelled"
    turn.say(Message("engine-cancelled"))
    lastSaid = [.say([Message("engine-cancelled")], .dialog)]
    finish(&turn)
  }

  /// Whether what was completed last changed something.
  private func isLastAChange(_ turn: Turn) -> Bool {
    lastCompleted.map { turn.schemas[$0.intent]?.isReadOnly == false } ?? false
  }

  /// A command in the middle of a question: it is done, and then the question comes back. The same intent
  /// again takes the place of the one that asked.
  mutating func interrupt(_ request: Request, by reading: Reading, doubt: Doubt? = nil, _ turn: inout Turn) {
    let dropped = park(request, for: reading.intent, &turn)
    sayLost(of: dropped, for: reading, &turn)
    start(reading, doubt: doubt, &turn)
  }

  /// Does what makes a value usable that was refused; then the request goes on with it.
  mutating func accept(_ remedy: ContinuedIntent, _ request: Request, _ turn: inout Turn) {
    park(request, for: remedy.intent, isForIt: true, &turn)
    var input = RequestInput()
    for (name, value) in remedy.values {
      input.values[name] = ParameterInput(
        value: .value(value), words: "", source: .context, isConfirmed: true)
    }
    begin(remedy.intent, input, &turn)
  }

  /// Lets a request wait until what comes between is done.
  /// - Parameter isForIt: what comes between serves the request.
  /// - Returns: the requests that are given up for it.
  @discardableResult
  private mutating func park(
    _ request: Request, for intent: IntentName, isForIt: Bool = false, _ turn: inout Turn
  ) -> [Request] {
    if case .asking(_, let open) = state, open.origin == .suspension {
      turn.effects.append(.abandon(request.id))
    }
    var dropped = parked.filter { $0.intent == intent }
    parked.removeAll { $0.intent == intent }
    if intent == request.intent { dropped.append(request) }
    // A correction is of what was done last: after another thing is done it would be of that.
    let isCorrection = request.intent == turn.schemas.correction && !isForIt
    if intent != request.intent, isCorrection { dropped.append(request) }
    if intent != request.intent, !isCorrection, turn.schemas[request.intent]?.isMomentary != true {
      // "continue" takes up the one that has waited too long.
      if parked.count == Self.depth {
        let longest = parked.removeFirst()
        rest(longest)
        turn.say(Message("engine-rests", ["waiting": .list(Self.named(longest, turn.schemas))]))
      }
      var waiting = request
      waiting.journal = []
      waiting.asked = confirmationPrompt
      if !isForIt, isChoiceOfPerform, turn.schemas[intent]?.isSaidAgainOtherwise == true {
        // What was to be chosen is gone with it; whether the rest is still wanted, nobody said.
        waiting.attempts = [:]
        rest(waiting)
        turn.say(Message("engine-rests", ["waiting": .list(Self.named(waiting, turn.schemas))]))
      } else {
        parked.append(waiting)
      }
    }
    return dropped
  }

  /// Whether `perform()` asks what shall become of what there is.
  private var isChoiceOfPerform: Bool {
    guard case .asking(_, let open) = state, open.origin == .suspension else { return false }
    if case .choice = open.question.kind { return true }
    return false
  }

  /// Names what was said for requests that give way to another, and is not said for that one again.
  private mutating func sayLost(of dropped: [Request], for reading: Reading, _ turn: inout Turn) {
    let lost = dropped.flatMap { request in
      (turn.schemas[request.intent]?.parameters ?? []).compactMap { parameter -> MessageArgument? in
        let name = parameter.name
        guard let known = request.input.values[name], known.isSaid else { return nil }
        if let slot = reading[name], request.intent == reading.intent, Self.isSame(slot.value, known.value) {
          return nil
        }
        // A choice is named as it was said: what is chosen may have no words of its own.
        if case .value(.choice) = known.value { return known.words.isEmpty ? nil : .text(known.words) }
        return Self.told(name, known)
      }
    }
    if !lost.isEmpty { turn.say(Message("engine-replaced", ["values": .list(lost)])) }
  }

  /// The same, whether it is resolved yet or not.
  package static func isSame(_ said: SlotValue, _ known: SlotValue) -> Bool {
    if case .names(_, let matches) = said, case .value(.entity(let entity)) = known {
      return matches.contains { $0.entry.id == entity.id }
    }
    return said == known
  }

  private mutating func outOfScope(_ interpretation: Interpretation, _ turn: inout Turn) {
    status = .needsValue
    let message = Self.misunderstood(interpretation)
    turn.say(message)
    lastSaid = [.say([message], .dialog)]
  }

  /// What is said about words that fit nothing: the nearest thing to say.
  static func misunderstood(_ interpretation: Interpretation) -> Message {
    let words = MessageArgument.text(shortened(interpretation.text))
    // An example that shares nothing with the words would be a guess.
    guard let nearest = interpretation.nearest, !nearest.understood.isEmpty else {
      return Message("engine-unknown-plain", ["words": words])
    }
    return Message("engine-unknown", ["words": words, "example": .text(nearest.example)])
  }

  /// So much of a long text that a reply stays readable.
  package static func shortened(_ text: String) -> String {
    text.count > 60 ? text.prefix(59) + "…" : text
  }
}
