import Synchronization

/// A value that is made when somebody asks for it for the first time, and then stays.
final class Late<Value: Sendable>: Sendable {
  private final class Made: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let made = AtomicLazyReference<Made>()
  private let make: @Sendable () -> Value

  /// - Parameter make: gives the same whenever it is called; of those who ask at once each may call it.
  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value { made.load()?.value ?? made.storeIfNil(Made(make())).value }
}
