import Synchronization

/// A value that is made when somebody asks for it for the first time, and then stays.
final class Late<Value: Sendable>: Sendable {
  private final class Made: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// The address of what was made, which is kept until this goes; 0 for nothing. Not `AtomicLazyReference`, whose
  /// generic code is run as it stands and takes longer than what is asked for.
  private let made = Atomic<UInt>(0)
  private let make: @Sendable () -> Value

  /// - Parameter make: gives the same whenever it is called; of those who ask at once each may call it.
  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  deinit {
    if let made = Self.reference(made.load(ordering: .acquiring)) { made.release() }
  }

  var value: Value {
    if let made = Self.reference(made.load(ordering: .acquiring)) {
      return made._withUnsafeGuaranteedRef(\.value)
    }
    let mine = Unmanaged.passRetained(Made(make()))
    let address = UInt(bitPattern: mine.toOpaque())
    let before = made.compareExchange(expected: 0, desired: address, ordering: .acquiringAndReleasing)
    guard !before.exchanged, let first = Self.reference(before.original) else {
      return mine._withUnsafeGuaranteedRef(\.value)
    }
    mine.release()
    return first._withUnsafeGuaranteedRef(\.value)
  }

  private static func reference(_ address: UInt) -> Unmanaged<Made>? {
    UnsafeRawPointer(bitPattern: address).map(Unmanaged.fromOpaque)
  }
}
