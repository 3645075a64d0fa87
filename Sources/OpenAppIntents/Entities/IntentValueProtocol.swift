public import Foundation

/// A type that a parameter or a property may hold.
///
/// Apple's name begins with an underscore, because apps conform through `AppEntity` and `AppEnum` only.
public protocol _IntentValue {
  /// What a person gives: the type without optionality.
  associatedtype ValueType: Sendable = Self
  /// What comparators compare: the type without one level of optionality.
  associatedtype UnwrappedType = Self
}

extension String: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Bool: _IntentValue {}
extension Date: _IntentValue {}
extension URL: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Decimal: _IntentValue {}
extension Duration: _IntentValue {}
extension Calendar.RecurrenceRule: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Measurement: _IntentValue where UnitType: Dimension {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// What a person gives is never nil.
  public typealias ValueType = Wrapped.ValueType
  /// The type inside.
  public typealias UnwrappedType = Wrapped
}

extension Array: _IntentValue where Element: _IntentValue {
  /// A list of what a person gives.
  public typealias ValueType = [Element.ValueType]
}
