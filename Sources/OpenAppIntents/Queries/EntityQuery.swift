/// Finds entities by their identifiers.
///
/// ```swift
/// struct BookQuery: EntityQuery {
///   @Dependency var library: Library
///   func entities(for identifiers: [UUID]) async throws -> [BookEntity] { … }
/// }
/// ```
///
/// Adopt `EntityStringQuery` to be asked for words, too, or `EnumerableEntityQuery` when there are few.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, _SupportsAppDependencies
where Result.Item == Entity {
  /// What is found.
  associatedtype Entity: AppEntity
  /// What the suggestions come in.
  associatedtype Result = [Entity]
  /// Makes a query.
  init()
  /// The entities of these identifiers; unknown identifiers are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// What is offered when nothing was said yet.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// Nothing.
  public func suggestedEntities() async throws -> Result { .empty }
  /// The suggestions.
  public func results() async throws -> Result { try await suggestedEntities() }
}
