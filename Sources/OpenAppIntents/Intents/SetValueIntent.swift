/// An intent that sets a value.
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue & Sendable
  /// The value to set.
  var value: ValueType { get set }
}
