import Synchronization

/// A value of an entity that people may see and filter by.
///
/// A class, as Apple's is: copies of an entity share it.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable where Value: _IntentValue & Sendable {
  // Unchecked: the one mutable field is behind the mutex; the compiler does not see through Mutex<Any generic>.
  private let stored: Mutex<Value?>
  /// What the property is called; nil when unnamed.
  public let title: LocalizedStringResource?

  /// An unnamed property. In the class body, because `@Property var x: T` without parentheses finds it only here.
  public init() {
    stored = Mutex(nil)
    title = nil
  }

  /// A named property.
  public init(title: LocalizedStringResource) {
    stored = Mutex(nil)
    self.title = title
  }

  /// A named property with an index key for text search, which Viva does not use.
  public convenience init(title: LocalizedStringResource, customIndexingKey: String) {
    self.init(title: title)
  }

  /// The value. Reading one that was never set is an error of the program, and stops it, except for optionals.
  public var wrappedValue: Value {
    get {
      if let value = stored.withLock({ $0 }) { return value }
      if let absent = Optional<Any>.none as? Value { return absent }
      preconditionFailure("@Property of type \(Value.self) was read before it was set.")
    }
    set { stored.withLock { $0 = newValue } }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}

extension EntityProperty: PropertyBox {
  var anyValue: Any? { stored.withLock { $0 } }
}
