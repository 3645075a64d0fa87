package import ConversationModel

/// How questions are opened and worded.
extension DialogMachine {
  /// Opens a question and says it, after the reasons that led to it.
  mutating func ask(
    _ before: Request, _ open: OpenQuestion, _ turn: inout Turn, after reasons: [Message] = [],
    example: Bool = false
  ) {
    var request = before
    let names = noted ?? []
    noted = nil
    let echo = Self.echo(names, of: request, besides: open.question)
    if !echo.isEmpty {
      let said = echo + [open.question.prompt]
      let isRepeated = reasons.isEmpty && introduction == nil && request.echoed == said
      request.echoed = said
      // Whoever says once more what is known answers something else than is asked.
      guard !isRepeated else {
        return notAnAnswer(
          names.first.flatMap { request.input.values[$0]?.words } ?? "", request, open, &turn)
      }
    }
    state = .asking(request, open)
    if status == .done { status = .needsValue }
    if let snippet = open.question.snippet { turn.effects.append(.show(snippet)) }
    sayQuestion(open.question, &turn, after: echo + reasons, example: example)
  }

  /// Names what was changed by the way, so that nobody answers for something else than is meant.
  private static func echo(
    _ names: [ParameterName], of request: Request, besides question: Question
  ) -> [Message] {
    let values = names.filter { $0 != question.parameter }.compactMap { name in
      request.input.values[name].flatMap { told(name, $0) }
    }
    guard !values.isEmpty else { return [] }
    return [Message("engine-noted", ["values": .list(values)])]
  }

  /// Says the open question; its choices are shown below it.
  mutating func sayQuestion(
    _ question: Question, _ turn: inout Turn, after reasons: [Message] = [], example: Bool = false
  ) {
    var prompt = question.prompt
    if example { prompt.attribute = "example" }
    var line = reasons + [prompt]
    if let id = introduction {
      line = reasons + [Message(id, ["question": .message(prompt)])]
      introduction = nil
    }
    turn.effects.append(.say(line, .dialog))
    lastSaid = [.say([prompt], .dialog)]
    if case .choice(let values) = question.kind {
      let choices = Effect.show(
        SnippetContent([.choices(values.map { Self.argument(question.parameter ?? "option", $0) })]))
      turn.effects.append(choices)
      lastSaid.append(choices)
    }
  }

  enum Order { case verbFirst, parameterFirst }

  /// `record-study-ask-duration`, or `record-study-duration-too-long`, with the request's values.
  func message(
    _ request: Request, _ verb: String, _ name: ParameterName, order: Order = .verbFirst
  ) -> Message {
    let prefix = request.intent.kebabCase
    let id =
      order == .verbFirst
      ? "\(prefix)-\(verb)-\(name.kebabCase)" : "\(prefix)-\(name.kebabCase)-\(verb)"
    var message = Message(MessageID(rawValue: id))
    fillIn(&message, request)
    return message
  }

  /// Adds the request's values to the arguments that a message has not set itself.
  func fillIn(_ message: inout Message, _ request: Request) {
    for (name, value) in request.values where message.arguments[name.rawValue] == nil {
      message.arguments[name.rawValue] = Self.argument(name, value)
    }
  }

  /// A value as a fact of a message. Choices are worded by messages such as `unit-pages`.
  package static func argument(_ name: ParameterName, _ value: IntentValue) -> MessageArgument {
    switch value {
    case .text(let text): return .text(text)
    case .integer(let number): return .number(number)
    case .number(let number): return .text("\(number)")
    case .boolean(let flag): return .message(Message(flag ? "engine-yes" : "engine-no"))
    case .duration(let seconds): return .duration(seconds: seconds)
    case .amount(let count, _): return .number(count)
    case .entity(let entity): return .text(entity.title, reading: entity.reading)
    case .choice(let raw):
      return .message(Message(MessageID(rawValue: "\(name.kebabCase)-\(raw.kebabCase)")))
    case .list(let values): return .list(values.map { argument(name, $0) })
    }
  }

  /// What is known of a parameter, to be named to the person: the value, or the words where it is none yet.
  static func told(_ name: ParameterName, _ known: ParameterInput) -> MessageArgument? {
    switch known.value {
    // `amount-pages` counts in words, as `unit-pages` names the unit.
    case .value(.amount(let count, let unit?)):
      .message(Message(MessageID(rawValue: "\(name.kebabCase)-\(unit.kebabCase)"), ["count": .number(count)]))
    case .value(let value): argument(name, value)
    case .names, .unknownName: known.words.isEmpty ? nil : .text(known.words)
    }
  }

  /// Further ways to name a choice, as its message lists them in the attribute `.synonyms`.
  private static func synonyms(
    _ name: ParameterName, _ value: IntentValue, _ title: String, _ word: (MessageArgument) -> String
  ) -> [String] {
    guard case .message(var message) = argument(name, value) else { return [] }
    message.attribute = "synonyms"
    let text = word(.message(message))
    guard text != title else { return [] }
    return text.split(whereSeparator: { ",、".contains($0) }).map {
      String($0.drop { $0 == " " })
    }
  }

  /// What may be chosen, numbered from 1.
  private static func options(
    _ name: ParameterName, _ values: [IntentValue], _ word: (MessageArgument) -> String
  ) -> [NameEntry] {
    values.enumerated().map { index, value in
      var reading: String?
      if case .entity(let entity) = value { reading = entity.reading }
      let title = word(argument(name, value))
      return NameEntry(
        id: String(index + 1), title: title, reading: reading, synonyms: synonyms(name, value, title, word))
    }
  }

  /// What the matcher is told about a list that was refused, for words that answer nothing else; nil without one.
  package func formerExpectation(word: (MessageArgument) -> String) -> Expectation? {
    guard case .asking(_, let open) = state, let values = open.former else { return nil }
    return Expectation(
      kind: "choice", options: Self.options(open.question.parameter ?? "option", values, word))
  }

  /// What the matcher is told about the open question. `word` turns a choice into the words shown for it.
  package func expectation(schemas: Schemas, word: (MessageArgument) -> String) -> Expectation? {
    switch state {
    case .idle, .resolving, .performing:
      let isCorrectable = lastCompleted != nil && dropped == nil
      return isCorrectable || aside != nil
        ? Expectation(kind: Expectation.command, about: isCorrectable ? lastCompleted?.intent : nil) : nil
    case .asking(let request, let open):
      let schema = schemas[request.intent]
      let welcome = schema?.parameters.map(\.name) ?? []
      let name = open.question.parameter ?? "option"
      switch open.question.kind {
      case .value:
        return Expectation(
          kind: name.rawValue, about: request.intent, welcome: welcome,
          unitSeconds: schema?[name]?.unitSeconds ?? 60)
      case .confirmation:
        return Expectation(kind: "confirmation", about: request.intent, welcome: welcome)
      case .choice(let values):
        return Expectation(
          kind: "choice", about: request.intent, welcome: welcome, options: Self.options(name, values, word))
      }
    }
  }
}
