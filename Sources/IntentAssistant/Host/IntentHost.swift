package import ConversationModel
package import DialogEngine
package import OpenAppIntents
import Synchronization

/// Knows the Swift types behind the intents' names, asks their rules and performs them.
package struct IntentHost: Sendable {
  package let schemas: DialogMachine.Schemas
  /// The intents in the order in which they were given.
  package let intents: [IntentName]
  private let descriptors: Descriptors
  private let dependencies: AppDependencyManager
  private let reversing: (any ChangeReversing)?
  let saving: (any ConversationSaving)?

  /// - Parameters:
  ///   - reversing: makes Undo and Redo intents of this host; nil where nothing can be undone.
  ///   - saving: makes Save one; nil where conversations are not saved.
  package init(
    intents: [any AppIntent.Type], dependencies: AppDependencyManager,
    reversing: (any ChangeReversing)? = nil, saving: (any ConversationSaving)? = nil
  ) {
    let descriptors = Descriptors(intents)
    let reversals = reversing == nil ? [] : ReversalDirection.allCases.map(\.intent)
    let saves = saving == nil ? [] : [SavedConversation.intent]
    self.intents = descriptors.names + reversals + saves
    self.saving = saving
    self.descriptors = descriptors
    self.reversing = reversing
    let correction = intents.first { $0 is any CorrectsWhatWasDone.Type }
    let continuation = intents.first { $0 is any ContinuesWhatRests.Type }
    let correcting = correction as? any CorrectsWhatWasDone.Type
    let withdrawn = correcting?.withdrawn ?? [:]
    let formerly = (correcting?.formerly ?? [:]).map {
      (ParameterName(rawValue: $0), ParameterName(rawValue: $1))
    }
    schemas = IntentSchemas(
      names: self.intents, correction: correction.map { IntentName(rawValue: $0.persistentIdentifier) },
      continuation: continuation.map { IntentName(rawValue: $0.persistentIdentifier) },
      withdrawn: withdrawn.mapValues { $0.map(ParameterName.init(rawValue:)) },
      formerly: Dictionary(formerly) { first, _ in first }
    ) { name in
      if saves.contains(name) { return SavedConversation.schema }
      return reversals.contains(name)
        ? Reversal.schema(name) : descriptors[name]?.schema
    }
    self.dependencies = dependencies
  }

  /// Asks the rules of the request's intent; what goes wrong there ends the request as a refusal.
  func resolve(_ request: Request, session: String) async -> Event {
    // What the host does itself takes every value as it is.
    if reversal(request, session) != nil || isSave(request) {
      let known = request.input.values.sorted { $0.key < $1.key }
      return .resolved(
        request.id,
        known.compactMap { name, input in
          guard case .value(let value) = input.value else { return nil }
          return ResolvedParameter(name: name, resolution: .success(value))
        })
    }
    guard let descriptor = descriptors[request.intent] else { return unknown(request) }
    do {
      let parameters = try await UnitStamp.$current.withValue(stamp(request, session)) {
        try await AppDependencyManager.$current.withValue(dependencies) {
          try await descriptor.resolve(request.input)
        }
      }
      return .resolved(request.id, parameters)
    } catch {
      return .performed(request.id, Self.refusal(error))
    }
  }

  /// Performs the request in a task of its own; what it asks and how it ends comes out of `Performance`.
  /// - Parameter log: what was said so far, for saving it.
  func perform(
    _ request: Request, session: String, log: ConversationLog?, surroundings: Surroundings
  ) -> Performance? {
    let perform: @Sendable (Performance) async throws -> Outcome
    if let reversal = reversal(request, session) {
      perform = reversal.perform
    } else if isSave(request), let saving, let log {
      var given: String?
      if case .text(let name)? = request.values[SavedConversation.name] { given = name }
      perform = SavedConversation(log: log, given: given, surroundings: surroundings, saving: saving).perform
    } else if let descriptor = descriptors[request.intent] {
      let values = request.values
      perform = { try await descriptor.perform(values: values, port: $0) }
    } else {
      return nil
    }
    let performance = Performance(journal: request.journal)
    UnitStamp.$current.withValue(stamp(request, session)) {
      AppDependencyManager.$current.withValue(dependencies) {
        let task = Task {
          let outcome: Outcome
          do {
            outcome = try await perform(performance)
          } catch {
            outcome = Self.refusal(error)
          }
          performance.finish(outcome)
        }
        performance.bind(task)
      }
    }
    return performance
  }

  /// Undo or redo, when the request is one.
  private func reversal(_ request: Request, _ session: String) -> Reversal? {
    guard let reversing, let direction = ReversalDirection(rawValue: request.intent.rawValue) else {
      return nil
    }
    return Reversal(
      changes: reversing, direction: direction, session: session, isGuess: request.forgiven != nil,
      values: request.values)
  }

  private func isSave(_ request: Request) -> Bool {
    saving != nil && request.intent == SavedConversation.intent
  }

  /// How an error is said: a refusal in its own words (storage full, damaged, …), all else as a fault of ours.
  package static func words(for error: any Error) -> (message: Message, status: ReplyStatus) {
    guard let refusal = error as? any IntentRefusal else { return (Message("engine-fault"), .refused) }
    return (refusal.dialog.message, refusal.dialog.refusalStatus)
  }

  private static func refusal(_ error: any Error) -> Outcome {
    let (message, status) = words(for: error)
    return .refused(message, status: status)
  }

  private func stamp(_ request: Request, _ session: String) -> UnitStamp {
    UnitStamp(session: session, request: String(request.id), intent: request.intent)
  }

  private func unknown(_ request: Request) -> Event {
    .performed(request.id, .refused(Message("engine-fault"), status: .refused))
  }

  /// Describes an intent when it is first needed: a look at a type takes a while, and a turn needs one or two.
  private struct Descriptors: Sendable {
    let names: [IntentName]
    private let types: [IntentName: any AppIntent.Type]
    /// What was described, by type, for every host: a type says the same of itself as long as the program runs.
    private static let made = Mutex<[ObjectIdentifier: IntentDescriptor]>([:])

    init(_ intents: [any AppIntent.Type]) {
      names = intents.map { IntentName(rawValue: $0.persistentIdentifier) }
      types = Dictionary(zip(names, intents), uniquingKeysWith: { first, _ in first })
    }

    subscript(_ name: IntentName) -> IntentDescriptor? {
      guard let type = types[name] else { return nil }
      return Self.made.withLock { made in
        if let descriptor = made[ObjectIdentifier(type)] { return descriptor }
        let descriptor = IntentDescriptor(type)
        made[ObjectIdentifier(type)] = descriptor
        return descriptor
      }
    }
  }
}
