/// Finds entities by what a person typed.
///
/// Viva asks it only for words that its own matcher could not compare with the store's names, and in code that calls an
/// intent with a text.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that the words may mean, best first.
  func entities(matching string: String) async throws -> Result
}
