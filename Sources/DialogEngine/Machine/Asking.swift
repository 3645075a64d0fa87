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
    let values = told(names.filter { $0 != question.parameter }, of: request)
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
      line = introduced(by: id, prompt, question, reasons, turn.schemas)
      introduction = nil
    }
    turn.effects.append(.say(line, .dialog))
    lastSaid = [.say([prompt], .dialog)]
    if case .choice(let values) = question.kind {
      let isAskedAgain = example || !reasons.isEmpty
      let choices = Effect.show(Self.choices(values, of: question.parameter ?? "option", all: isAskedAgain))
      turn.effects.append(choices)
      lastSaid.append(choices)
    }
  }

  /// So many choices are shown at once; a longer list is first asked to be narrowed.
  private static let mostChoices = 5

  /// The choices under their numbers. Who has not found theirs is shown all of them.
  private static func choices(
    _ values: [IntentValue], of name: ParameterName, all: Bool
  ) -> SnippetContent {
    let shown = all ? values[...] : values.prefix(mostChoices)
    var blocks: [SnippetBlock<MessageArgument>] = [.choices(shown.map { argument(name, $0) })]
    if shown.count < values.count {
      let more = Message("engine-more-choices", ["count": .number(values.count - shown.count)])
      blocks.append(.line([SnippetCell(.message(more), .dim)]))
    }
    return SnippetContent(blocks)
  }

  /// A question that comes back, after what it is about; a welcome stands before all else.
  private func introduced(
    by id: MessageID, _ prompt: Message, _ question: Question, _ reasons: [Message], _ schemas: Schemas
  ) -> [Message] {
    var known: [MessageArgument] = []
    if case .asking(let request, let open) = state, open.origin == .resolution {
      if case .confirmation = question.kind {
      } else {
        known = Self.said(of: request, schemas, besides: question.parameter)
      }
    }
    let isWelcome = id == "engine-restarted"
    let asked = isWelcome ? reasons + [prompt] : [prompt]
    let all = asked.dropFirst().reduce(asked[0]) { said, next in
      Message("engine-join", ["first": .message(said), "second": .message(next)])
    }
    var message = Message(id, ["question": .message(all)])
    // A length of time alone says nothing of what it is about.
    if known.contains(where: { if case .text = $0 { true } else { false } }) {
      message = Message(isWelcome ? "engine-restarted-of" : "engine-back-to-of", message.arguments)
      message.arguments["values"] = .list(known)
    } else if isWelcome, let request = openRequest, isAboutItsValues(question) {
      message = Message("engine-restarted-at", message.arguments)
      message.arguments["values"] = .list(Self.named(request, schemas))
    }
    return isWelcome ? [message] : reasons + [message]
  }

  /// Whether a question, heard much later, does not tell by itself what it belongs to.
  private func isAboutItsValues(_ question: Question) -> Bool {
    guard case .asking(_, let open) = state, open.origin == .resolution else { return false }
    if case .confirmation = question.kind { return false }
    return true
  }

  /// What was said for a request, in the order of its parameters.
  static func said(
    of request: Request, _ schemas: Schemas, besides asked: ParameterName? = nil
  ) -> [MessageArgument] {
    let names = (schemas[request.intent]?.parameters ?? []).map(\.name).filter { name in
      name != asked && request.input.values[name].map { $0.source != .default } ?? false
    }
    return told(names, of: request)
  }

  /// A request by its title, and what was said for it.
  static func named(_ request: Request, _ schemas: Schemas) -> [MessageArgument] {
    let title = MessageID(rawValue: "\(request.intent.kebabCase)-title")
    return [.message(Message(title, attribute: "doing"))] + said(of: request, schemas)
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

  /// What is known of some parameters, to be named to the person; both ends of a range are one thing, `range-pages`.
  static func told(_ names: [ParameterName], of request: Request) -> [MessageArgument] {
    let ends = ["start", "end"].compactMap { name in count(request.input.values[name]) }
    guard ends.count == 2, names.contains("start"), names.contains("end") else {
      return names.compactMap { name in request.input.values[name].flatMap { told(name, $0) } }
    }
    let unit = ends.compactMap(\.unit).first ?? "plain"
    let range = Message(
      MessageID(rawValue: "range-\(unit.kebabCase)"),
      ["start": .number(ends[0].number), "end": .number(ends[1].number)])
    return names.compactMap { name in
      if name == "end" { return nil }
      return name == "start" ? .message(range) : request.input.values[name].flatMap { told(name, $0) }
    }
  }

  private static func count(_ known: ParameterInput?) -> (number: Int, unit: String?)? {
    switch known?.value {
    case .value(.amount(let number, let unit))?: (number, unit)
    case .value(.integer(let number))?: (number, nil)
    default: nil
    }
  }

  /// What is known of a parameter, to be named to the person: the value, or the words where it is none yet.
  static func told(_ name: ParameterName, _ known: ParameterInput) -> MessageArgument? {
    switch known.value {
    // Many choices have no words of their own.
    case .value(.choice) where !known.isConfirmed && !known.words.isEmpty: .text(known.words)
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

  /// The list from which a value of what was done last was chosen, for words that choose from it once more; nil where
  /// nothing was chosen, or something is asked now.
  package func chosenExpectation(
    word: (MessageArgument) -> String
  ) -> (ParameterName, [IntentValue], Expectation)? {
    guard case .idle = state, dropped == nil, let done = lastCompleted,
      let (name, values) = done.offered?.sorted(by: { $0.key < $1.key }).first,
      done.input.values[name]?.isConfirmed == true
    else { return nil }
    return (name, values, Expectation(kind: Expectation.choice, options: Self.options(name, values, word)))
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
