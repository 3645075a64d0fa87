import ConversationModel

/// What an act means to the open question.
extension DialogMachine {
  /// Applies one reading of an answer. False when it does not fit the question: the next one is tried.
  mutating func answer(
    _ act: DialogAct, _ reading: Reading, _ before: Request, _ open: OpenQuestion, _ turn: inout Turn
  ) -> Bool {
    var request = before
    request.unused += reading.unused
    if [.answer, .correct, .deny].contains(act), restate(reading, before, open, &turn) { return true }
    switch (act, open.question.kind) {
    case (.affirm, .confirmation(let value)):
      return confirm(value, reading, request, open, &turn)
    case (.deny, .confirmation):
      return deny(reading, request, open, &turn)
    case (.deny, .value):
      return declineOffer(reading, request, open, &turn)
    case (.neither, .choice), (.deny, .choice):
      if open.origin == .doubt { return false }
      if !reading.slots.isEmpty, merge(reading, into: &request, open, turn.schemas) {
        proceed(request, with: reading, open, &turn)
        return true
      }
      return noneOfThose(request, open, &turn)
    case (.choose, .choice(let values)):
      return choose(reading, values, request, open, &turn)
    case (.choose, .value):
      guard let former = open.former else { return false }
      return choose(reading, former, request, open, &turn)
    case (.skip, .value), (.skip, .choice):
      return skip(request, open, &turn)
    case (.accept, _):
      guard let remedy = open.remedy, turn.schemas.contains(remedy.intent) else { return false }
      accept(remedy, request, &turn)
      return true
    case (.why, _):
      explain(request, open, &turn)
      return true
    case (.back, _):
      goBack(request, open, &turn)
      return true
    case (.again, .value):
      return answerAgain(reading, request, open, &turn)
    case (.correct, _) where withdraw(reading, before, open, &turn):
      return true
    case (.answer, _), (.correct, _):
      if act == .answer { sayReplaced(by: reading, request, open, &turn) }
      guard merge(reading, into: &request, open, turn.schemas) else { return false }
      proceed(request, with: reading, open, &turn)
      return true
    default:
      return false
    }
  }

  /// An answer that comes with another thing than the request was about is about that one: the first is named.
  private func sayReplaced(
    by reading: Reading, _ request: Request, _ open: OpenQuestion, _ turn: inout Turn
  ) {
    guard let asked = open.question.parameter, reading[asked] != nil,
      let schema = turn.schemas[request.intent]
    else { return }
    let replaced = reading.slots.compactMap { slot -> MessageArgument? in
      guard slot.name != asked, case .entity? = schema[slot.name]?.kind,
        let known = request.input.values[slot.name], known.source == .utterance,
        !Self.isSame(slot.value, known.value)
      else { return nil }
      return Self.told(slot.name, known)
    }
    if !replaced.isEmpty { turn.say(Message("engine-replaced", ["values": .list(replaced)])) }
  }

  /// Puts the slots of an answer into the request. False when none of them is a parameter of its intent; those are
  /// kept to be named as left out.
  mutating func merge(
    _ reading: Reading, into request: inout Request, _ open: OpenQuestion, _ schemas: Schemas
  ) -> Bool {
    guard let schema = schemas[request.intent] else { return false }
    var (taken, isOtherwise) = (false, false)
    for slot in reading.slots {
      guard schema[slot.name] != nil else {
        if !OptionChoice.slots.contains(slot.name) { request.unused.append(slot.text) }
        continue
      }
      let isNews = request.input.values[slot.name].map { !Self.isSame(slot.value, $0.value) } ?? true
      let isCorrection = request.input.values[slot.name] != nil && slot.name != open.question.parameter
      request.input.values[slot.name] = ParameterInput(
        value: slot.value, words: slot.text, source: isCorrection ? .correction : .answer)
      // What was not asked for is told, or the question that comes back would be the same word for word.
      let isByTheWay =
        open.question.parameter.map { $0 != slot.name && reading[$0] == nil }
        ?? (open.origin == .doubt && request.doubt?.slot.name != slot.name)
      if isCorrection || isByTheWay { noted = (noted ?? []) + [slot.name] }
      // A new value for anything is progress.
      if isByTheWay, isNews, let asked = open.question.parameter { request.attempts[asked]?.count = 0 }
      request.input.declined.remove(slot.name)
      request.settle(slot.name)
      // Said anew, in other words.
      if let doubt = request.doubt, doubt.slot.name == slot.name, doubt.slot != slot { request.doubt = nil }
      if slot.name == open.question.parameter { request.answered.append(slot.name) }
      // "10 pages of Greek", which is counted in lessons: of Physics they are right.
      if isCorrection, isNews { isOtherwise = true }
      taken = true
    }
    if isOtherwise { request.tryAgain() }
    return taken
  }

  /// Goes on with a request that an answer has changed. What `perform()` did not ask for is new to it: it begins anew.
  private mutating func proceed(
    _ request: Request, with reading: Reading, _ open: OpenQuestion, _ turn: inout Turn
  ) {
    guard open.origin == .suspension, let name = open.question.parameter,
      reading.slots.allSatisfy({ $0.name == name }), let given = request.input.values[name]
    else {
      if open.origin == .suspension { turn.effects.append(.abandon(request.id)) }
      return resolve(request, &turn)
    }
    reply(.value(given.value), request, open, &turn)
  }

  /// Hands `perform()` the answer it waits for, and notes it for a re-run.
  private mutating func reply(
    _ answer: Answer, _ before: Request, _ open: OpenQuestion, _ turn: inout Turn
  ) {
    var request = before
    request.journal.append(JournalEntry(question: open.question, answer: answer))
    request.attempts[open.question.parameter ?? "option"] = nil
    state = .performing(request)
    if open.origin == .suspension {
      turn.effects.append(.answer(request.id, answer))
    } else {
      turn.effects.append(.perform(request))
    }
  }

  private mutating func confirm(
    _ value: IntentValue?, _ reading: Reading, _ before: Request, _ open: OpenQuestion,
    _ turn: inout Turn
  ) -> Bool {
    var request = before
    if open.origin != .resolution {
      if !reading.slots.isEmpty, merge(reading, into: &request, open, turn.schemas) {
        turn.effects.append(.abandon(request.id))
        resolve(request, &turn)
      } else {
        reply(.confirmed(true), request, open, &turn)
      }
      return true
    }
    if let name = open.question.parameter, let value {
      let words = request.input.values[name]?.words ?? ""
      request.input.values[name] = ParameterInput(
        value: .value(value), words: words, source: .answer, isConfirmed: true)
      request.answered.append(name)
      for (other, value) in open.setting where turn.schemas[request.intent]?[other] != nil {
        let words = request.input.values[other]?.words ?? ""
        request.input.values[other] = ParameterInput(
          value: .value(value), words: words, source: .answer, isConfirmed: true)
      }
    }
    _ = merge(reading, into: &request, open, turn.schemas)
    resolve(request, &turn)
    return true
  }

  private mutating func deny(
    _ reading: Reading, _ before: Request, _ open: OpenQuestion, _ turn: inout Turn
  ) -> Bool {
    var request = before
    if !reading.slots.isEmpty, merge(reading, into: &request, open, turn.schemas) {
      if open.origin == .suspension { turn.effects.append(.abandon(request.id)) }
      resolve(request, &turn)
      return true
    }
    guard open.origin == .resolution, let name = open.question.parameter else {
      if !reading.slots.isEmpty, var correction = correction(reading, insteadOf: before, turn.schemas) {
        // What nothing took is named with the no already.
        correction.unused = []
        leave(before, open, for: correction, &turn)
        return true
      }
      reply(.confirmed(false), request, open, &turn)
      return true
    }
    request.owe(name)
    askValue(request, name, nil, &turn)
    return true
  }

  /// "No, and make it 30", where what was done last would be deleted: it is corrected instead. Nil where something else
  /// was named, or the values are none of a correction.
  func correction(_ reading: Reading, insteadOf request: Request, _ schemas: Schemas) -> Reading? {
    guard let intent = schemas.correction, let schema = schemas[intent], request.intent != intent,
      !request.input.values.values.contains(where: \.isSaid), lastCompleted != nil,
      reading.slots.allSatisfy({ schema[$0.name] != nil })
    else { return nil }
    var correction = reading
    correction.intent = intent
    return correction
  }

  /// What was asked about is left as it is, and something else is done.
  mutating func leave(_ before: Request, _ open: OpenQuestion, for other: Reading, _ turn: inout Turn) {
    var request = before
    request.after = other
    reply(.confirmed(false), request, open, &turn)
  }

  /// No to what was offered: it is offered no more, and the question stands.
  private mutating func declineOffer(
    _ reading: Reading, _ request: Request, _ before: OpenQuestion, _ turn: inout Turn
  ) -> Bool {
    guard before.remedy != nil, reading.slots.isEmpty else { return false }
    var open = before
    open.remedy = nil
    ask(request, open, &turn)
    return true
  }

  private mutating func noneOfThose(
    _ before: Request, _ open: OpenQuestion, _ turn: inout Turn
  ) -> Bool {
    guard open.origin == .resolution, let name = open.question.parameter else {
      reply(.neither, before, open, &turn)
      return true
    }
    var request = before
    request.owe(name)
    askValue(request, name, nil, &turn, after: [Message("engine-none-of-those")])
    if case .asking(let asked, var question) = state, case .choice(let values) = open.question.kind {
      question.former = values
      state = .asking(asked, question)
    }
    return true
  }

  private mutating func choose(
    _ reading: Reading, _ values: [IntentValue], _ before: Request, _ open: OpenQuestion,
    _ turn: inout Turn
  ) -> Bool {
    let chosen = OptionChoice.places(reading, of: values.count)
    guard let first = chosen.first else { return false }
    guard chosen.count == 1 else {
      // What fits all of them chooses nothing.
      guard chosen.count < values.count else { return false }
      narrow(to: chosen, values, before, open, &turn)
      return true
    }
    var request = before
    if open.origin == .doubt {
      settle(values[first - 1], request, &turn)
      return true
    }
    guard open.origin == .resolution, let name = open.question.parameter else {
      // What the choice has no use for is named.
      request.unused += reading.slots.filter { !OptionChoice.slots.contains($0.name) }.map(\.text)
      reply(.value(.value(values[first - 1])), request, open, &turn)
      return true
    }
    request.input.values[name] = ParameterInput(
      value: .value(values[first - 1]), words: reading.slots.first?.text ?? "", source: .answer,
      isConfirmed: true)
    request.answered.append(name)
    let own = Reading(
      intent: reading.intent, slots: reading.slots.filter { $0.name != name }, template: reading.template,
      cost: reading.cost)
    _ = merge(own, into: &request, open, turn.schemas)
    resolve(request, &turn)
    return true
  }

  /// Part of a name fits several: those are shown again under the numbers they have.
  private mutating func narrow(
    to chosen: [Int], _ values: [IntentValue], _ before: Request, _ open: OpenQuestion,
    _ turn: inout Turn
  ) {
    var request = before
    let name = open.question.parameter ?? "option"
    let step = fail(&request, name, because: "narrowed-\(chosen.sorted())")
    status = .needsValue
    state = .asking(request, open)
    var left = Message("engine-narrowed")
    switch step {
    case .reason: break
    // The same ones once more, in other words.
    case .example: left.attribute = "example"
    case .setAside: return setAside(request, [], &turn)
    }
    turn.say(left)
    let lines = chosen.sorted().map { number in
      SnippetBlock<MessageArgument>.line([
        SnippetCell(.number(number), .dim), SnippetCell(Self.argument(name, values[number - 1])),
      ])
    }
    turn.effects.append(.show(SnippetContent(lines)))
  }

  private mutating func skip(
    _ before: Request, _ open: OpenQuestion, _ turn: inout Turn
  ) -> Bool {
    guard open.origin == .resolution, let name = open.question.parameter else { return false }
    var request = before
    guard !request.input.declined.contains(name) else { return false }
    request.input.declined.insert(name)
    request.settle(name)
    request.answered.append(name)
    request.input.values[name] = nil
    resolve(request, &turn)
    return true
  }

  /// The words are no answer: says so with the question, then with an example, then sets the request aside.
  mutating func notAnAnswer(
    _ words: String, _ before: Request, _ open: OpenQuestion, _ turn: inout Turn
  ) {
    var request = before
    let name = open.question.parameter ?? "option"
    let step = fail(&request, name, because: Self.notAnAnswer)
    status = .needsValue
    var why = Message("engine-not-an-answer", ["words": .text(Self.shortened(words))])
    // The second time in other words, since nothing is asked twice in the same.
    if case .confirmation = open.question.kind, step == .reason { why = Message("engine-say-yes-or-no") }
    state = .asking(request, open)
    switch step {
    case .reason: sayQuestion(open.question, &turn, after: [why])
    case .example: sayQuestion(open.question, &turn, after: [why], example: true)
    case .setAside: setAside(request, [], &turn)
    }
  }
}
