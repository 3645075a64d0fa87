/// An entity that a text search may find.
public protocol IndexedEntity: AppEntity {}

/// An entity that is made on the spot and found by no query.
public protocol TransientAppEntity: AppEntity where ID == String, DefaultQuery == TransientEntityQuery<Self> {
  /// Makes an empty one.
  init()
}

extension TransientAppEntity {
  /// It has no identifier of its own.
  public var id: String { "" }
  /// Finds nothing.
  public static var defaultQuery: TransientEntityQuery<Self> { TransientEntityQuery() }
}

/// Finds nothing.
public struct TransientEntityQuery<Entity: AppEntity>: EntityQuery {
  /// Makes a query.
  public init() {}
  /// Nothing.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
