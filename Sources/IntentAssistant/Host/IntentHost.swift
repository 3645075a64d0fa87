package import ConversationModel
package import DialogEngine
package import OpenAppIntents
import Synchronization

/// Knows the Swift types behind the intents' names, asks their rules and performs them.
package struct IntentHost: Sendable {
  /// How an error that is no intent's own is said: storage full, damaged, …
  package typealias FaultWording = @Sendable (any Error) -> (message: Message, status: ReplyStatus)

  package let schemas: DialogMachine.Schemas
  /// The intents in the order in which they were given.
  package let intents: [IntentName]
  private let descriptors: Descriptors
  private let dependencies: AppDependencyManager
  private let wording: FaultWording

  package init(
    intents: [any AppIntent.Type], dependencies: AppDependencyManager, wording: @escaping FaultWording
  ) {
    let descriptors = Descriptors(intents)
    self.intents = descriptors.names
    self.descriptors = descriptors
    schemas = IntentSchemas(names: descriptors.names) { descriptors[$0]?.schema }
    self.dependencies = dependencies
    self.wording = wording
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
      return .performed(request.id, refusal(error))
    }
  }

  /// Performs the request in a task of its own; what it asks and how it ends comes out of `Performance`.
  func perform(_ request: Request, session: String) -> Performance? {
    guard let descriptor = descriptors[request.intent] else { return nil }
    let performance = Performance(journal: request.journal)
    let stamp = stamp(request, session)
    let values = request.values
    let (dependencies, refusal) = (dependencies, refusal)
    UnitStamp.$current.withValue(stamp) {
      AppDependencyManager.$current.withValue(dependencies) {
        let task = Task {
          let outcome: Outcome
          do {
            outcome = try await descriptor.perform(values: values, port: performance)
          } catch {
            outcome = refusal(error)
          }
          await performance.finish(outcome)
        }
        performance.bind(task)
      }
    }
    return performance
  }

  /// How an error of the store is said.
  package func words(for error: any Error) -> (message: Message, status: ReplyStatus) { wording(error) }

  private var refusal: @Sendable (any Error) -> Outcome {
    { [wording] error in
      let (message, status) = wording(error)
      return .refused(message, status: status)
    }
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
