/// A query over so few entities that all of them may be loaded.
public protocol EnumerableEntityQuery: EntityQuery {
  // Declared again, so that `allEntities()` alone tells what they are.
  /// What is found.
  associatedtype Entity
  /// What the suggestions come in.
  associatedtype Result = [Entity]
  /// All entities.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// Those of all entities that have these identifiers, in the order asked for.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let all = try await allEntities()
    return identifiers.compactMap { id in all.first { $0.id == id } }
  }
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// All entities.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
