package import ConversationModel
import OpenAppIntents
import RecordStore

extension StudyLog: NameListing {
  /// The list `materials`, with those put away, so that one can say so of them.
  package func nameLists() throws -> NameLists {
    NameLists([
      "materials": try materials().map { material in
        NameEntry(
          id: String(material.id), title: material.title, reading: material.reading,
          unit: material.unit.rawValue, isArchived: material.archivedAt != nil)
      }
    ])
  }

  /// The position of the newest change of the store.
  package func nameListsVersion() throws -> Int { try store.historyPosition() }
}
