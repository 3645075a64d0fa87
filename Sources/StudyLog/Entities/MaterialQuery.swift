import OpenAppIntents

/// Finds materials. Those put away are found, too, so that one can say so.
package struct MaterialQuery: EntityStringQuery {
  @Dependency private var log: StudyLog

  package init() {}

  package func entities(for identifiers: [String]) async throws -> [MaterialEntity] {
    let materials = try log.materials()
    return identifiers.compactMap { id in materials.first { String($0.id) == id }.map(MaterialEntity.init) }
  }

  /// The materials whose title is the words; else those whose title contains them.
  package func entities(matching string: String) async throws -> [MaterialEntity] {
    let words = TitleFolding.fold(string)
    let titles = try log.materials().map { ($0, TitleFolding.fold($0.title)) }
    let same = titles.filter { $0.1 == words }
    let found = same.isEmpty && !words.isEmpty ? titles.filter { $0.1.contains(words) } : same
    return found.map { MaterialEntity($0.0) }
  }

  package func suggestedEntities() async throws -> [MaterialEntity] {
    try log.materials().filter { $0.archivedAt == nil }.map(MaterialEntity.init)
  }
}
