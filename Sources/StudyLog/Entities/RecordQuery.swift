import OpenAppIntents
import RecordStore

/// Finds records by their numbers; they have no names.
package struct RecordQuery: EntityQuery {
  @Dependency private var log: StudyLog

  package init() {}

  package func entities(for identifiers: [String]) async throws -> [RecordEntity] {
    try log.store.read { db in
      try identifiers.compactMap(Int.init).compactMap { try RecordTable.find($0, db) }.map(RecordEntity.init)
    }
  }
}
