package import ConversationModel

extension IntentDescriptor {
  /// How often an intent may ask to be performed again by itself before that counts as its failure.
  private static let restarts = 8

  /// Performs a fresh instance with these values; its questions go to the port.
  ///
  /// What the intent or the person refuses is an outcome.
  /// - Throws: every other error, so that the host can word the trouble of a store.
  package func perform(
    values: [ParameterName: IntentValue], port: any InteractionPort
  ) async throws -> Outcome {
    await AppDependencyManager.current.prepare()
    let type: any AppIntent.Type = type
    return try await Self.perform(type, schema, values, port)
  }

  /// Opens the type: fills a fresh instance, runs it in a conversation, and says how it ended.
  private static func perform<Intent: AppIntent>(
    _ type: Intent.Type, _ schema: IntentSchema, _ values: [ParameterName: IntentValue],
    _ port: any InteractionPort
  ) async throws -> Outcome {
    let intent = Intent()
    let boxes = try checked(ParameterBoxes(of: intent))
    let context = PerformContext(questions: QuestionQueue(port), schema: schema, names: boxes.names)
    for (name, box) in boxes.entries {
      guard let value = values[name] else { continue }
      // A thing that is gone meanwhile is asked for again, never silently left out.
      guard try await box.set(value) else { return .needsValue(question(context, name, box)) }
    }
    if let missing = boxes.entries.first(where: { !$0.box.isOptional && !$0.box.hasValue }) {
      return .needsValue(question(context, missing.name, missing.box))
    }
    var lastError: (any Error)?
    for _ in 0..<restarts {
      do {
        let result = try await PerformContext.$current.withValue(context) { try await intent.perform() }
        var anew = try await (intent as? any CorrectsWhatWasDone)?.corrected()
        if let again = intent as? any SaidAgainOtherwise { anew = try await again.again() }
        return outcome(of: result, next: anew)
      } catch {
        if let outcome = try outcome(of: error, context) { return outcome }
        lastError = error
      }
    }
    throw lastError ?? AppIntentError.restartPerform
  }

  /// What is asked when a value is missing: as declared, or the parameter's own question.
  private static func question(
    _ context: PerformContext, _ name: ParameterName, _ box: any ParameterBox
  ) -> Question {
    var question = Interaction.valueQuestion(context, name, nil)
    if let declared = box.declaredQuestion { question.prompt = declared }
    return question
  }

  /// What a result says, shows and leads to, or what it has corrected. Beside a snippet the shorter dialog is said.
  private static func outcome(of result: some IntentResult, next: (any AppIntent)?) -> Outcome {
    let result = result as? any ErasedResult
    let snippet = result?.erasedView?.snippetContent
    return .completed(
      dialog: result?.erasedDialog?.message(besideSnippet: snippet != nil), snippet: snippet,
      status: result?.erasedDialog?.replyStatus ?? .done,
      next: (next ?? result?.erasedIntent).map(continued), listed: listed(result?.erasedValue))
  }

  /// The things that a result lists.
  private static func listed(_ value: Any?) -> [EntityReference] {
    guard let things = value as? [any AppEntity] else { return [] }
    return things.compactMap { if case .entity(let thing)? = ValueCoding.encode($0) { thing } else { nil } }
  }

  /// An intent that follows, with the values that it was made with.
  private static func continued(_ intent: any AppIntent) -> ContinuedIntent {
    var values: [ParameterName: IntentValue] = [:]
    for (name, box) in ParameterBoxes(of: intent).entries { values[name] = box.encodedValue }
    return ContinuedIntent(
      intent: IntentName(rawValue: Swift.type(of: intent).persistentIdentifier), values: values)
  }

  /// The outcome that an error stands for; nil when the intent is to be performed again.
  ///
  /// - Throws: the error itself, when it stands for none.
  private static func outcome(of error: any Error, _ context: PerformContext) throws -> Outcome? {
    switch error {
    case let refusal as any IntentRefusal:
      return .refused(refusal.dialog.message, status: refusal.dialog.refusalStatus)
    case is Declined, is CancellationError:
      return .declined
    case let error as AppIntentError:
      return try outcome(of: error, context)
    case let error as any NamedRefusal:
      return .refused(Message(MessageID(rawValue: "engine-\(error.refusalName)")), status: .refused)
    case let error as any CustomLocalizedStringResourceConvertible:
      return .refused(error.localizedStringResource.message, status: .refused)
    default:
      throw error
    }
  }

  /// The question that an error asks, after which the host performs again.
  ///
  /// - Throws: `InteractionError.foreignParameter` when the parameter is not one of this intent.
  private static func outcome(of error: AppIntentError, _ context: PerformContext) throws -> Outcome? {
    func name(_ box: BoxIdentity) throws -> ParameterName {
      guard let name = context.names[box] else { throw InteractionError.foreignParameter }
      return name
    }
    switch error.kind {
    case .restartPerform: return nil
    case .needsValue(let box, let dialog):
      return .needsValue(Interaction.valueQuestion(context, try name(box), dialog))
    case .needsDisambiguation(let box, let values, let dialog):
      let options = values.compactMap(ValueCoding.encode)
      return .needsValue(Interaction.choiceQuestion(context, try name(box), options, dialog))
    case .needsConfirmation(let box, let value, let dialog):
      let question = Interaction.confirmationQuestion(
        context, try name(box), ValueCoding.encode(value), dialog)
      return .needsValue(question)
    }
  }
}

/// One of Apple's errors that say no by their name alone; the catalogs word it.
protocol NamedRefusal: Error {
  /// In kebab case: `entity-not-found`.
  var refusalName: String { get }
}

extension AppIntentError.Unrecoverable: NamedRefusal {
  var refusalName: String { self == .unknown ? "unknown-failure" : rawValue.kebabCase }
}

extension AppIntentError.UserActionRequired: NamedRefusal {
  var refusalName: String { "\(rawValue.kebabCase)-required" }
}

extension AppIntentError.PermissionRequired: NamedRefusal {
  var refusalName: String { "permission-required" }
}
