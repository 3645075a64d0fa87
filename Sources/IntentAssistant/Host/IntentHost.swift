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

  package init(intents: [any AppIntent.Type], dependencies: AppDependencyManager) {
    let descriptors = Descriptors(intents)
    self.intents = descriptors.names
    self.descriptors = descriptors
    let correction = intents.first { $0 is any CorrectsWhatWasDone.Type }
    schemas = IntentSchemas(
      names: descriptors.names, correction: correction.map { IntentName(rawValue: $0.persistentIdentifier) }
    ) { descriptors[$0]?.schema }
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

  /// Describes an intent when it is first needed: a look at a type takes a while, and a turn needs one or two.
  private final class Descriptors: Sendable {
    let names: [IntentName]
    private let types: [IntentName: any AppIntent.Type]
    private let made = Mutex<[IntentName: IntentDescriptor]>([:])

    init(_ intents: [any AppIntent.Type]) {
      names = intents.map { IntentName(rawValue: $0.persistentIdentifier) }
      types = Dictionary(zip(names, intents), uniquingKeysWith: { first, _ in first })
    }

    subscript(_ name: IntentName) -> IntentDescriptor? {
      guard let type = types[name] else { return nil }
      return made.withLock { made in
        if let descriptor = made[name] { return descriptor }
        let descriptor = IntentDescriptor(type)
        made[name] = descriptor
        return descriptor
      }
    }
  }
}
