/// Finds entities by their properties: a "find" action with filters, order and limit.
///
/// ```swift
/// static let properties = QueryProperties {
///   Property(\BookEntity.$title) { ContainsComparator { Filter.title(contains: $0) } }
/// }
/// static let sortingOptions = SortingOptions { SortableBy(\BookEntity.$title) }
/// ```
public protocol EntityPropertyQuery: _EntityComparatorQuery {
  /// The properties that can be compared.
  static var properties: QueryProperties { get }
  /// The properties by which results can be ordered.
  static var sortingOptions: SortingOptions { get }
}

/// The part of `EntityPropertyQuery` that tells what a comparison becomes.
///
/// Apart, because the type of `properties` is spelled with it: were it inferred in the same protocol, `QueryProperties { … }`
/// would be circular whenever the compiler happens to look at `properties` first.
public protocol _EntityComparatorQuery: EntityQuery {
  /// What a comparison becomes: whatever the app's storage understands.
  associatedtype ComparatorMappingType
  /// The entities for which all, or any, of the comparisons hold.
  func entities(
    matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> [Entity]
}

extension EntityPropertyQuery {
  /// The properties that can be compared.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// A property that can be compared.
  public typealias Property<Value: _IntentValue & Sendable> =
    EntityQueryProperty<Entity, Value, ComparatorMappingType>
  /// The properties by which results can be ordered.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// A property by which results can be ordered.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  /// An order of results.
  public typealias Sort = EntityQuerySort
  /// Whether all or any of the comparisons must hold.
  public typealias ComparatorMode = EntityQueryComparatorMode
}

/// Whether all or any of the comparisons must hold.
public enum EntityQueryComparatorMode: Sendable, Hashable {
  /// All.
  case and
  /// Any.
  case or
}
