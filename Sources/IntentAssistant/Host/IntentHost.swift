package import ConversationModel
package import DialogEngine
package import OpenAppIntents

/// Knows the Swift types behind the intents' names, asks their rules and performs them.
package struct IntentHost: Sendable {
  package let schemas: DialogMachine.Schemas
  /// The intents in the order in which they were given.
  package let intents: [IntentName]
  private let descriptors: [IntentName: IntentDescriptor]
  private let dependencies: AppDependencyManager

  package init(intents: [any AppIntent.Type], dependencies: AppDependencyManager) {
    let all = intents.map { IntentDescriptor($0) }
    descriptors = Dictionary(all.map { ($0.schema.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.intents = all.map(\.schema.name)
    schemas = descriptors.mapValues(\.schema)
    self.dependencies = dependencies
  }

  /// Asks the rules of the request's intent; what goes wrong there ends the request as a refusal.
  func resolve(_ request: Request, session: String) async -> Event {
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
  func perform(_ request: Request, session: String) -> Performance? {
    guard let descriptor = descriptors[request.intent] else { return nil }
    let performance = Performance(journal: request.journal)
    let stamp = stamp(request, session)
    let values = request.values
    UnitStamp.$current.withValue(stamp) {
      AppDependencyManager.$current.withValue(dependencies) {
        let task = Task {
          let outcome: Outcome
          do {
            outcome = try await descriptor.perform(values: values, port: performance)
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
}
