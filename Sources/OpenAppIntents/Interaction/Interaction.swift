import ConversationModel

/// Turns what an intent asks into questions of the conversation, and answers into values.
enum Interaction {
  /// How often an answer that is no value is asked for again, before the request is set aside.
  static let attempts = 3

  /// Asks for any value of a parameter until there is one, and keeps it. Where the declaration offers options, they are
  /// listed, though another value will do.
  ///
  /// - Throws: `Declined` when the person wants none; `InteractionError`; what the port and the queries throw.
  static func value<Value>(
    of parameter: IntentParameter<Value>, dialog: IntentDialog?
  ) async throws -> Value.ValueType {
    let (context, name) = try place(of: parameter)
    let dialog = dialog ?? parameter.declaration.requestValueDialog
    var question = valueQuestion(context, name, dialog)
    let options = try await parameter.declaration.offered()
    if options.count > 1 { question.kind = .choice(options) }
    for _ in 0..<attempts {
      switch try await context.questions.ask(question) {
      case .neither: throw Declined()
      case .confirmed(let yes):
        guard let value = yes as? Value.ValueType else { if yes { continue } else { throw Declined() } }
        return keep(value, in: parameter)
      case .value(let said):
        let slot = options.first(where: said.means).map(SlotValue.value) ?? said
        switch try await ValueCoding.said(slot, as: Value.ValueType.self) {
        case .value(let value): return keep(value, in: parameter)
        case .several(let values): return try await choice(of: parameter, among: values, dialog: nil)
        case .close(let value):
          guard try await confirmation(of: parameter, for: value, dialog: nil) else { continue }
          return keep(value, in: parameter)
        case .nothing, .unknown: continue
        }
      }
    }
    throw Declined()
  }

  /// Asks which of these values is meant, and keeps it. Another value of the parameter is an answer, too.
  ///
  /// - Throws: as above.
  static func choice<Value>(
    of parameter: IntentParameter<Value>, among values: [Value.ValueType], dialog: IntentDialog?
  ) async throws -> Value.ValueType {
    let (context, name) = try place(of: parameter)
    let options = values.compactMap { value in ValueCoding.encode(value).map { (value, $0) } }
    guard !options.isEmpty else { throw Declined() }
    let dialog = dialog ?? parameter.declaration.requestDisambiguationDialog
    let question = choiceQuestion(context, name, options.map(\.1), dialog)
    for _ in 0..<attempts {
      switch try await context.questions.ask(question) {
      case .neither, .confirmed(false): throw Declined()
      case .confirmed(true):
        if options.count == 1 { return keep(options[0].0, in: parameter) }
      case .value(let slot):
        if let chosen = options.first(where: { slot.means($0.1) }) { return keep(chosen.0, in: parameter) }
        // Something else than was offered is an answer, too, when it is one value.
        if case .value(let other) = try await ValueCoding.said(slot, as: Value.ValueType.self) {
          return keep(other, in: parameter)
        }
      }
    }
    throw Declined()
  }

  /// Asks whether a value is meant; everything but a yes is a no.
  ///
  /// - Throws: as above, but never `Declined`.
  static func confirmation<Value>(
    of parameter: IntentParameter<Value>, for value: Value.ValueType, dialog: IntentDialog?
  ) async throws -> Bool {
    let (context, name) = try place(of: parameter)
    let question = confirmationQuestion(context, name, ValueCoding.encode(value), dialog)
    return try await context.questions.ask(question) == .confirmed(true)
  }

  /// Asks whether to go on with the intent as a whole.
  ///
  /// - Throws: `Declined` for everything but a yes, and as above.
  static func confirmation(dialog: IntentDialog?, view: (any SnippetView)?) async throws {
    guard let context = PerformContext.current else { throw InteractionError.outsideConversation }
    let id = MessageID(rawValue: "\(context.schema.messagePrefix)-confirm")
    let question = Question(
      parameter: nil, kind: .confirmation(nil), prompt: dialog?.message ?? Message(id),
      snippet: view?.snippetContent)
    guard try await context.questions.ask(question) == .confirmed(true) else { throw Declined() }
  }

  /// Asks the same, with the dialog and the snippet of what would be the result.
  static func confirmation(of result: some IntentResult) async throws {
    let result = result as? any ErasedResult
    try await confirmation(dialog: result?.erasedDialog, view: result?.erasedView)
  }

  // MARK: Questions

  /// The question for any value: in these words, or in the parameter's own.
  static func valueQuestion(
    _ context: PerformContext, _ name: ParameterName, _ dialog: IntentDialog?
  ) -> Question {
    Question(parameter: name, kind: .value, prompt: dialog?.message ?? own("ask", context, name))
  }

  /// The question for one of several values.
  static func choiceQuestion(
    _ context: PerformContext, _ name: ParameterName, _ options: [IntentValue], _ dialog: IntentDialog?
  ) -> Question {
    Question(
      parameter: name, kind: .choice(options), prompt: dialog?.message ?? own("choose", context, name))
  }

  /// The question whether a value is meant, which the message may name as `$value`.
  static func confirmationQuestion(
    _ context: PerformContext, _ name: ParameterName, _ value: IntentValue?, _ dialog: IntentDialog?
  ) -> Question {
    var prompt = own("confirm", context, name)
    if let value { prompt.arguments["value"] = value.messageArgument }
    return Question(parameter: name, kind: .confirmation(value), prompt: dialog?.message ?? prompt)
  }

  /// The parameter's own question in the catalogs: `record-study-ask-duration`.
  private static func own(_ verb: String, _ context: PerformContext, _ name: ParameterName) -> Message {
    Message(MessageID(rawValue: "\(context.schema.messagePrefix)-\(verb)-\(name.kebabCase)"))
  }

  /// The conversation, and the name of the parameter in it.
  private static func place(of box: AnyObject) throws -> (PerformContext, ParameterName) {
    guard let context = PerformContext.current else { throw InteractionError.outsideConversation }
    guard let name = context.names[BoxIdentity(box)] else { throw InteractionError.foreignParameter }
    return (context, name)
  }

  private static func keep<Value>(
    _ value: Value.ValueType, in parameter: IntentParameter<Value>
  ) -> Value.ValueType {
    parameter.hold(value)
    return value
  }
}

extension SlotValue {
  /// Whether the slot means this option of a question.
  func means(_ option: IntentValue) -> Bool {
    switch self {
    case .unknownName: false
    case .value(.entity(let said)):
      if case .entity(let entity) = option { said.id == entity.id } else { false }
    case .value(let value): value == option || option.isNamed(by: value)
    case .names(_, let matches):
      matches.count == 1
        && (option.isNamed(by: .text(matches[0].entry.id))
          || option.isNamed(by: .text(matches[0].entry.title)))
    }
  }
}

extension IntentValue {
  /// Whether words name this option: its id, its title or itself.
  fileprivate func isNamed(by words: IntentValue) -> Bool {
    guard case .text(let words) = words else { return false }
    switch self {
    case .entity(let entity): return entity.id == words || entity.title == words
    case .text(let text), .choice(let text): return text == words
    case .integer(let value), .amount(let value, _): return String(value) == words
    default: return false
    }
  }
}
