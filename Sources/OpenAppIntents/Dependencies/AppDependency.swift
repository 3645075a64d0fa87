/// A service of the app inside an intent or a query.
@propertyWrapper
public final class AppDependency<Value: Sendable>: Sendable {
  private let key: AnyHashableKey?
  // Captured when the intent is made, since a detached task inside `perform()` loses the task-local manager.
  private let manager: AppDependencyManager

  /// The service of this type. In the class body, because `@Dependency var x: T` without parentheses finds it only here.
  public init() {
    key = nil
    manager = .current
  }

  /// The service of this type that was added under a key.
  public init(key: AnyHashable?) {
    self.key = key.map { AnyHashableKey(text: String(describing: $0)) }
    manager = .current
  }

  /// The service of this type that was added to a manager of one's own.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager) {
    self.key = key.map { AnyHashableKey(text: String(describing: $0)) }
    self.manager = manager
  }

  /// The service.
  ///
  /// One that was never added is an error of the program and stops it, as in Apple's framework; the bridge looks
  /// before it runs an intent and throws instead.
  public var wrappedValue: Value {
    if let value { return value }
    preconditionFailure("AppDependency of type \(Value.self) was not added to the AppDependencyManager.")
  }

  private var value: Value? {
    let key = key.map { AnyHashable($0.text) }
    return AppDependencyManager.current.value(of: Value.self, key: key)
      ?? manager.value(of: Value.self, key: key)
  }
}

/// The text of a key, which unlike `AnyHashable` may cross tasks.
struct AnyHashableKey: Sendable {
  let text: String
}

/// A dependency whatever its type, so that the bridge can look for missing ones.
protocol DependencyBox {
  /// The name of the type when no such service was added; nil when there is one.
  var missingType: String? { get }
}

extension AppDependency: DependencyBox {
  var missingType: String? { value == nil ? String(describing: Value.self) : nil }
}
