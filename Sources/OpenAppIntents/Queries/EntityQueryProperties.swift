/// The properties that a query can compare.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
  /// A property whatever its type.
  package struct Entry: Sendable {
    /// Where the property is.
    package let keyPath: any PartialKeyPath<Entity> & Sendable
    /// How it can be compared.
    package let comparators: [EntityQueryComparison<ComparatorMappingType>]
  }

  /// The properties, in the order of declaration.
  package let entries: [Entry]

  /// Lists the properties.
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () -> EntityQueryProperties
  ) {
    self = properties()
  }

  init(entries: [Entry]) { self.entries = entries }
}

/// A property that a query can compare.
public struct EntityQueryProperty<Entity, Value, ComparatorMappingType>: Sendable
where Entity: AppEntity, Value: _IntentValue & Sendable {
  let entry: EntityQueryProperties<Entity, ComparatorMappingType>.Entry

  /// The property at a key path, and how it can be compared.
  public init(
    _ keyPath: any KeyPath<Entity, EntityProperty<Value>> & Sendable,
    @EntityQueryComparatorsBuilder<Entity, Value, ComparatorMappingType> comparators: () ->
      [EntityQueryComparison<
        ComparatorMappingType
      >]
  ) {
    entry = .init(keyPath: keyPath, comparators: comparators())
  }
}

/// Builds the list of properties.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  /// A property.
  public static func buildExpression<Value>(
    _ property: EntityQueryProperty<Entity, Value, ComparatorMappingType>
  ) -> EntityQueryProperties<Entity, ComparatorMappingType> {
    EntityQueryProperties(entries: [property.entry])
  }
  /// Properties in a row.
  public static func buildBlock(
    _ properties: EntityQueryProperties<Entity, ComparatorMappingType>...
  ) -> EntityQueryProperties<Entity, ComparatorMappingType> {
    EntityQueryProperties(entries: properties.flatMap(\.entries))
  }
}

/// Builds the list of comparisons of a property.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Entity, Value, ComparatorMappingType>
where Entity: AppEntity, Value: _IntentValue & Sendable {
  /// A comparison.
  public static func buildExpression<Comparator>(
    _ comparator: Comparator
  ) -> EntityQueryComparison<ComparatorMappingType>
  where
    Comparator: EntityQueryComparator, Comparator.Entity == Entity, Comparator.Value == Value,
    Comparator.ComparatorMappingType == ComparatorMappingType
  { comparator.comparison }
  /// Comparisons in a row.
  public static func buildBlock(
    _ comparisons: EntityQueryComparison<ComparatorMappingType>...
  ) -> [EntityQueryComparison<ComparatorMappingType>] { comparisons }
}

/// A comparison whatever its property.
public struct EntityQueryComparison<ComparatorMappingType>: Sendable {
  /// How values are compared.
  package enum Operator: String, Sendable, CaseIterable {
    case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, isBetween,
      contains,
      hasPrefix, hasSuffix
  }

  /// How values are compared.
  package let `operator`: Operator
  /// What the storage understands for operands of the property's type; nil for operands of another type or number.
  package let mapping: @Sendable ([any Sendable]) -> ComparatorMappingType?
}

/// A way to compare a property with what a person says.
public protocol EntityQueryComparator: Sendable {
  /// The entity that has the property.
  associatedtype Entity: AppEntity
  /// The type of the property.
  associatedtype Value: _IntentValue & Sendable
  /// What a comparison becomes.
  associatedtype ComparatorMappingType
  /// The comparison whatever its property.
  var comparison: EntityQueryComparison<ComparatorMappingType> { get }
}
