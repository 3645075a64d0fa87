import ConversationModel

/// What each resolution of a parameter leads to.
extension DialogMachine {
  /// Starts over with the rules: they are pure, and run again after every change.
  mutating func resolve(_ request: Request, _ turn: inout Turn) {
    if let doubt = request.doubt { return ask(doubt, request, &turn) }
    state = .resolving(request)
    turn.effects.append(.resolve(request))
  }

  mutating func resolved(
    _ before: Request, _ parameters: [ResolvedParameter], _ turn: inout Turn
  ) {
    var request = before
    for parameter in parameters {
      let name = parameter.name
      request.results[name] = parameter.resolution.caseName
      if request.owes(name), parameter.resolution.needsNothing {
        note(request)
        return stillOwed(request, name, &turn)
      }
      switch parameter.resolution {
      case .success(let value):
        request.settle(name)
        let known = request.input.values[name]
        request.input.values[name] = ParameterInput(
          value: .value(value), words: known?.words ?? "", source: known?.source ?? .default,
          isConfirmed: known?.isConfirmed ?? false)
        request.attempts[name] = nil
      case .notRequired: break
      case .needsValue(let message):
        note(request)
        if request.input.declined.contains(name) { return cannotDoWithout(request, name, message, &turn) }
        askValue(request, name, message, &turn)
        return
      case .unsupported(let reason, let facts, let other, let remedy):
        note(request)
        unsupported(request, name, reason, facts, other, &turn)
        return offer(remedy, for: request, turn)
      case .disambiguation(let values):
        note(request)
        let words = request.input.values[name]?.words ?? ""
        choose(request, choice(of: name, values, words, request), values, &turn)
        return
      case .confirmationRequired(let value, let own, let setting, let remedy):
        // A value that was confirmed is not doubted a second time.
        if request.input.values[name]?.isConfirmed == true {
          request.input.values[name]?.value = .value(value)
          continue
        }
        note(request)
        var prompt = own ?? message(request, "confirm", name)
        fillIn(&prompt, request)
        prompt.arguments["value"] = prompt.arguments["value"] ?? Self.argument(name, value)
        prompt.arguments["words"] = .text(request.input.values[name]?.words ?? "")
        let question = Question(parameter: name, kind: .confirmation(value), prompt: prompt)
        ask(request, OpenQuestion(origin: .resolution, question: question, setting: setting), &turn)
        return offer(remedy, for: request, turn)
      }
    }
    note(request)
    state = .performing(request)
    turn.effects.append(.perform(request))
  }

  /// The open question also offers what would make usable what was said.
  private mutating func offer(_ remedy: ContinuedIntent?, for request: Request, _ turn: Turn) {
    guard let remedy, turn.schemas.contains(remedy.intent), case .asking(let asked, var open) = state,
      asked.id == request.id
    else { return }
    open.remedy = remedy
    state = .asking(asked, open)
  }

  /// The question which of several values is meant.
  func choice(
    of name: ParameterName, _ values: [IntentValue], _ words: String, _ request: Request
  ) -> OpenQuestion {
    var prompt = message(request, "choose", name)
    prompt.arguments["words"] = .text(words)
    return OpenQuestion(
      origin: .resolution, question: Question(parameter: name, kind: .choice(values), prompt: prompt))
  }

  /// Opens the question which of several is meant. An answer that leads to the same ones was none.
  private mutating func choose(
    _ before: Request, _ open: OpenQuestion, _ values: [IntentValue], _ turn: inout Turn
  ) {
    var request = before
    guard let name = open.question.parameter else { return ask(request, open, &turn) }
    let isSame = request.offered?[name] == values && introduction == nil && noted == nil
    request.offered = [name: values]
    guard isSame else { return ask(request, open, &turn) }
    let words = request.input.values[name]?.words ?? ""
    let why = Message("engine-not-an-answer", ["words": .text(Self.shortened(words))])
    switch fail(&request, name, because: Self.notAnAnswer) {
    case .reason: ask(request, open, &turn, after: [why])
    case .example: ask(request, open, &turn, after: [why], example: true)
    case .setAside: setAside(request, [], &turn)
    }
  }

  /// Opens the question for a parameter's value.
  mutating func askValue(
    _ request: Request, _ name: ParameterName, _ own: Message?, _ turn: inout Turn,
    after reasons: [Message] = [], example: Bool = false
  ) {
    var prompt = own ?? message(request, "ask", name)
    fillIn(&prompt, request)
    let question = Question(parameter: name, kind: .value, prompt: prompt)
    ask(
      request, OpenQuestion(origin: .resolution, question: question), &turn, after: reasons,
      example: example)
  }

  /// The value cannot be used: says why, and asks; the third time sets the request aside.
  private mutating func unsupported(
    _ before: Request, _ name: ParameterName, _ reason: String, _ facts: [String: MessageArgument],
    _ other: ParameterName?, _ turn: inout Turn
  ) {
    var request = before
    let said = request.input.values[name]
    let words = said?.words ?? ""
    var why = message(request, reason, name, order: .parameterFirst)
    why.arguments["words"] = .text(words)
    why.arguments.merge(facts) { _, fact in fact }
    // When another parameter is missing, the value said here stays: it may become usable.
    // A value that nobody said comes from the rules themselves, and they will say so again.
    if let said, other == nil || other == name { request.owe(name, refused: said) }
    let asked = other ?? name
    status = .refused
    if request.attempts[asked]?.reasons.contains("\(name)-\(reason)") == true {
      // Whoever comes back later may have forgotten why it is asked.
      if introduction == "engine-restarted" { return askValue(request, asked, nil, &turn, after: [why]) }
      // Nothing new was said about it since, or something else was: the question alone comes back.
      if introduction != nil || noted != nil { return askValue(request, asked, nil, &turn) }
    }
    let step = fail(&request, asked, because: "\(name)-\(reason)")
    switch step {
    case .reason: askValue(request, asked, nil, &turn, after: [why])
    case .example: askValue(request, asked, nil, &turn, after: [why], example: true)
    case .setAside: setAside(request, [why], &turn)
    }
  }

  /// The person wants to give no value, and the rules need one: says why, then how, then gives up.
  private mutating func cannotDoWithout(
    _ before: Request, _ name: ParameterName, _ own: Message?, _ turn: inout Turn
  ) {
    var request = before
    request.input.declined.remove(name)
    if introduction != nil { return askValue(request, name, own, &turn) }
    var why = own ?? message(request, "ask", name)
    why.attribute = "why"
    fillIn(&why, request)
    // Whoever asked why before has heard the reason with the same question.
    let isExplained = request.attempts[name]?.isExplained == true
    switch fail(&request, name, because: Self.notAnAnswer) {
    case .reason: askValue(request, name, own, &turn, after: [why], example: isExplained)
    case .example: askValue(request, name, own, &turn, example: true)
    case .setAside: setAside(request, [], &turn)
    }
  }

  /// The rules could do without a value that was refused before; the person has not said that they can.
  private mutating func stillOwed(_ before: Request, _ name: ParameterName, _ turn: inout Turn) {
    var request = before
    if introduction != nil || noted != nil { return askValue(request, name, nil, &turn) }
    let reason = request.attempts[name]?.reasons.last ?? Self.notAnAnswer
    switch fail(&request, name, because: reason) {
    case .reason: askValue(request, name, nil, &turn)
    case .example: askValue(request, name, nil, &turn, example: true)
    case .setAside: setAside(request, [], &turn)
    }
  }

  /// The store did not take what the last answer completed: that is asked for once more, so that saying it again is
  /// enough.
  mutating func askAgain(_ before: Request, because refusal: Message, _ turn: inout Turn) {
    guard let name = before.answered.last else { return finish(&turn) }
    var request = before
    status = .storage
    trace.outcome = "failed(\(refusal.id))"
    request.owe(name)
    let step = fail(&request, Self.store, because: refusal.id.rawValue)
    // The question comes back all the same: what is no answer to it counts on from here.
    let count = request.attempts[Self.store]?.count ?? 0
    request.attempts[name, default: Attempt()].count = max(request.attempts[name]?.count ?? 0, count)
    switch step {
    case .reason: askValue(request, name, nil, &turn, after: [refusal])
    case .example: askValue(request, name, nil, &turn, after: [refusal], example: true)
    case .setAside: setAside(request, [refusal], &turn)
    }
  }

  /// Stands for the store among the parameters that could not be had: their own failures end with a value.
  private static let store: ParameterName = "store"

  /// Counts a failed answer; a reason that was not given yet is no repetition.
  mutating func fail(
    _ request: inout Request, _ name: ParameterName, because reason: String
  ) -> Attempt.Step {
    var attempt = request.attempts[name] ?? Attempt()
    let last = attempt.reasons.last
    let isNew = !attempt.reasons.contains(reason) && reason != Self.notAnAnswer && last != Self.notAnAnswer
    attempt.count = isNew ? 1 : attempt.count + 1
    attempt.reasons.removeAll { $0 == reason }
    attempt.reasons.append(reason)
    request.attempts[name] = attempt
    return attempt.step
  }

  static let notAnAnswer = "not-an-answer"

  /// Gives a request up after the third failure: nothing was changed, and that is said.
  mutating func setAside(_ request: Request, _ reasons: [Message], _ turn: inout Turn) {
    if case .asking(_, let open) = state, open.origin == .suspension {
      turn.effects.append(.abandon(request.id))
    }
    lastSaid = [.say(reasons + [Message("engine-set-aside")], .dialog)]
    turn.effects += lastSaid
    note(request)
    putAside(request)
    status = .refused
    trace.outcome = "set aside"
    finish(&turn)
  }

  /// Goes back to the request that waited, or is idle.
  mutating func finish(_ turn: inout Turn) {
    guard var waiting = parked.popLast() else {
      state = .idle
      return
    }
    // What came between may have made usable what was refused: the material is on the shelf now.
    waiting.tryAgain()
    introduction = "engine-back-to"
    renumber(&waiting)
    resolve(waiting, &turn)
  }
}
