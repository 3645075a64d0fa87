import Synchronization

/// Knows the services that intents and queries use.
///
/// ```swift
/// AppDependencyManager.shared.add { StudyLog(store: store) }
///
/// struct FinishStudy: AppIntent {
///   @Dependency var log: StudyLog
/// }
/// ```
///
/// A service is found by the type with which it was added, so that one used as `any Clock` is added as `any Clock`.
public final class AppDependencyManager: Sendable {
  /// The manager of the process.
  public static let shared = AppDependencyManager()

  /// **Viva extension.** The manager in use inside a task: tests bind one of their own, and so never meet one another.
  @TaskLocal public static var current: AppDependencyManager = shared

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String?
  }

  private enum Provider {
    case now(@Sendable () -> any Sendable)
    case later(@Sendable () async -> any Sendable)
    case made(any Sendable)
  }

  private let providers = Mutex<[Key: Provider]>([:])

  /// **Viva extension.** A manager of one's own; Apple has only the shared one.
  public init() {}

  /// Adds a service, made at its first use and kept.
  @_disfavoredOverload  // else a trailing closure would itself be taken for the service
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    set(Dependency.self, key, .now(dependencyProvider))
  }

  /// Adds a service, made at its first use and kept.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () -> Dependency
  ) {
    set(Dependency.self, key, .now(dependencyProvider))
  }

  /// Adds a service, made before the first intent that runs after this, and kept.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () async -> Dependency
  ) {
    set(Dependency.self, key, .later(dependencyProvider))
  }

  private func set<Dependency>(_ type: Dependency.Type, _ key: AnyHashable?, _ provider: Provider) {
    let key = Key(type: ObjectIdentifier(type), name: key.map { String(describing: $0) })
    providers.withLock { $0[key] = provider }
  }

  /// Makes what can only be made by waiting. The bridge calls it before an intent runs.
  func prepare() async {
    let waiting = providers.withLock { providers in
      providers.compactMap { key, provider in
        if case .later(let make) = provider { (key, make) } else { nil }
      }
    }
    for (key, make) in waiting {
      let value = await make()
      providers.withLock { if case .later = $0[key] { $0[key] = .made(value) } }
    }
  }

  /// The service of a type; nil when none was added.
  func value<Dependency>(of type: Dependency.Type, key: AnyHashable?) -> Dependency? {
    let key = Key(type: ObjectIdentifier(type), name: key.map { String(describing: $0) })
    switch providers.withLock({ $0[key] }) {
    case .made(let value): return value as? Dependency
    case .now(let make):
      // Made outside the lock, since making one service may ask for another; the first one made stays.
      let value = make()
      let kept = providers.withLock { providers -> any Sendable in
        if case .made(let earlier) = providers[key] { return earlier }
        providers[key] = .made(value)
        return value
      }
      return kept as? Dependency
    case .later, nil: return nil
    }
  }
}
