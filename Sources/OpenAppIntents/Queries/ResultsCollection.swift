/// What a query may answer with: an array, or sections of items.
public protocol ResultsCollection: Sendable {
  /// The type of one result.
  associatedtype Item: _IntentValue
  /// Nothing found.
  static var empty: Self { get }
  /// All results in order.
  var allItems: [Item] { get }
}

// Not `& Sendable`: a conditional conformance may not depend on a marker protocol. Values of `_IntentValue` are sendable.
extension Array: ResultsCollection where Element: _IntentValue {
  /// The type of one result.
  public typealias Item = Element
  /// Nothing found.
  public static var empty: [Element] { [] }
  /// Itself.
  public var allItems: [Element] { self }
}
