import ConversationModel

/// Finds entities through the queries of their types.
enum EntityLookup {
  /// The entities that a value may mean, best first.
  /// - Throws: what the query throws.
  static func candidates<Entity: AppEntity>(
    for value: IntentValue, _ type: Entity.Type
  ) async throws -> [Any] {
    switch value {
    case .entity(let reference):
      guard reference.kind == ValueCoding.entityKindName(type),
        let id = Entity.ID.entityIdentifier(for: reference.id)
      else { return [] }
      return try await Entity.defaultQuery.entities(for: [id])
    case .text(let words): return try await matching(words, type)
    case .choice(let words): return try await matching(words, type)
    default: return []
    }
  }

  /// What the query says of the words; among its suggestions where it cannot search.
  private static func matching<Entity: AppEntity>(
    _ words: String, _ type: Entity.Type
  ) async throws -> [Entity] {
    func title(_ entity: Entity) -> String { entity.displayRepresentation.title.englishText }
    let found: [Entity]
    if let query = Entity.defaultQuery as? any EntityStringQuery {
      found = try await answers(of: query, to: words).compactMap { $0 as? Entity }
    } else {
      found = try await Entity.defaultQuery.suggestedEntities().allItems
        .filter { title($0).localizedCaseInsensitiveContains(words) }
    }
    // The whole title said is meant, whatever else contains it.
    let whole = found.filter { title($0).caseInsensitiveCompare(words) == .orderedSame }
    return whole.count == 1 ? whole : found
  }

  /// Opens the type of the query, whose results may come in sections.
  private static func answers<Query: EntityStringQuery>(
    of query: Query, to words: String
  ) async throws -> [Any] {
    try await query.entities(matching: words).allItems
  }
}
