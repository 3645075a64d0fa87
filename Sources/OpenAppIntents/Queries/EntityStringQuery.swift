/// Finds entities by what a person typed.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that the words may mean, best first.
  func entities(matching string: String) async throws -> Result
}
