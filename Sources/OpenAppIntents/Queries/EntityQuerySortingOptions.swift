/// The properties by which results can be ordered.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  /// The properties, in the order of declaration.
  public let sortableProperties: [EntityQuerySortableByProperty<Entity>]

  /// Lists the properties.
  public init(
    @EntityQuerySortingOptionsBuilder<Entity> _ properties: () -> [EntityQuerySortableByProperty<Entity>]
  ) {
    sortableProperties = properties()
  }
}

/// A property by which results can be ordered.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
  /// Where the property is.
  public let keyPath: any PartialKeyPath<Entity> & Sendable

  /// The property at a key path: `SortableBy(\BookEntity.$title)`.
  public init<Value>(_ keyPath: any KeyPath<Entity, EntityProperty<Value>> & Sendable) {
    self.keyPath = keyPath
  }
}

/// Builds the list of properties by which results can be ordered.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  /// Properties in a row.
  public static func buildBlock(
    _ properties: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] { properties }
}

/// An order of results.
public struct EntityQuerySort<Entity: AppEntity>: Sendable {
  /// Which way.
  public enum Ordering: Sendable, Hashable {
    /// Smallest first.
    case ascending
    /// Largest first.
    case descending
  }

  /// By which property.
  public let by: any PartialKeyPath<Entity> & Sendable
  /// Which way.
  public let order: Ordering

  /// Orders by a property.
  public init(by: any PartialKeyPath<Entity> & Sendable, order: Ordering) {
    self.by = by
    self.order = order
  }
}
