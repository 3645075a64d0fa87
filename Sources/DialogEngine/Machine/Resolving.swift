import ConversationModel

/// What each resolution of a parameter leads to.
extension DialogMachine {
  /// Starts over with the rules: they are pure, and run again after every change.
  mutating func resolve(_ request: Request, _ turn: inout Turn) {
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
      switch parameter.resolution {
      case .success(let value):
        let known = request.input.values[name]
        request.input.values[name] = ParameterInput(
          value: .value(value), words: known?.words ?? "", source: known?.source ?? .default,
          isConfirmed: known?.isConfirmed ?? false)
        request.attempts[name] = nil
      case .notRequired:
        request.attempts[name] = nil
      case .needsValue(let message):
        note(request)
        askValue(request, name, message, &turn)
        return
      case .unsupported(let reason, let facts, let other):
        note(request)
        unsupported(request, name, reason, facts, other, &turn)
        return
      case .disambiguation(let values):
        note(request)
        var prompt = message(request, "choose", name)
        prompt.arguments["words"] = .text(request.input.values[name]?.words ?? "")
        let question = Question(parameter: name, kind: .choice(values), prompt: prompt)
        ask(request, OpenQuestion(origin: .resolution, question: question), &turn)
        return
      case .confirmationRequired(let value, let own):
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
        ask(request, OpenQuestion(origin: .resolution, question: question), &turn)
        return
      }
    }
    note(request)
    state = .performing(request)
    turn.effects.append(.perform(request))
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
    let words = request.input.values[name]?.words ?? ""
    var why = message(request, reason, name, order: .parameterFirst)
    why.arguments["words"] = .text(words)
    why.arguments.merge(facts) { _, fact in fact }
    // When another parameter is missing, the value said here stays: it may become usable.
    if other == nil || other == name { request.input.values[name] = nil }
    let asked = other ?? name
    let step = fail(&request, asked, because: "\(name)-\(reason)")
    status = .refused
    switch step {
    case .reason: askValue(request, asked, nil, &turn, after: [why])
    case .example: askValue(request, asked, nil, &turn, after: [why], example: true)
    case .setAside: setAside(request, [why], &turn)
    }
  }

  /// Counts a failed answer; only a different reason starts the count anew.
  mutating func fail(
    _ request: inout Request, _ name: ParameterName, because reason: String
  ) -> Attempt.Step {
    var attempt = request.attempts[name] ?? Attempt(count: 0, reason: reason)
    let known = attempt.reason == reason || reason == Self.notAnAnswer || attempt.reason == Self.notAnAnswer
    attempt = Attempt(count: known ? attempt.count + 1 : 1, reason: reason)
    request.attempts[name] = attempt
    return attempt.step
  }

  static let notAnAnswer = "not-an-answer"

  /// Gives a request up after the third failure: nothing was changed, and that is said.
  mutating func setAside(_ request: Request, _ reasons: [Message], _ turn: inout Turn) {
    if case .asking(_, let open) = state, open.origin == .suspension {
      turn.effects.append(.abandon(request.id))
    }
    turn.effects.append(.say(reasons + [Message("engine-set-aside")], .dialog))
    note(request)
    status = .refused
    trace.outcome = "set aside"
    finish(&turn)
  }

  /// Goes back to the request that waited, or is idle.
  mutating func finish(_ turn: inout Turn) {
    guard let waiting = parked.popLast() else {
      state = .idle
      return
    }
    introduction = "engine-back-to"
    resolve(waiting, &turn)
  }
}
