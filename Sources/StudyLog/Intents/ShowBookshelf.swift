import ConversationModel
import Foundation
package import OpenAppIntents
import RecordStore

/// Shows the materials, what they are counted in, and how long each was studied.
package struct ShowBookshelf: ReadsOnly {
  package static let title: LocalizedStringResource = "Show Bookshelf"

  @Dependency private var log: StudyLog

  package init() {}

  /// Reads materials and their times in one view.
  ///
  /// - Throws: `StudyRefusal` when the shelf is empty, `StoreError`.
  package func perform() async throws
    -> some IntentResult & ReturnsValue<[MaterialEntity]> & ProvidesDialog & ShowsSnippetView
  {
    let (materials, seconds) = try log.store.read { db in
      (try MaterialTable.all(db).filter { $0.archivedAt == nil }, try RecordTable.secondsByMaterial(db))
    }
    guard !materials.isEmpty else {
      throw StudyRefusal.said(IntentDialogFacts(message: "show-bookshelf-empty", status: .nothing))
    }
    let rows = materials.map { material in
      [
        SnippetCell(StudyWords.material(material).messageArgument),
        SnippetCell(StudyWords.unit(material.unit).messageArgument, .dim),
        seconds[material.id].map { SnippetCell(SnippetWords.duration($0)) }
          ?? SnippetCell(.message(Message("label-none")), .dim),
      ]
    }
    let headings: [MessageID] = ["heading-material", "heading-unit", "heading-time"]
    return .result(
      value: materials.map(MaterialEntity.init),
      dialog: IntentDialog(
        message: "show-bookshelf-done", arguments: ["count": .number(materials.count)]),
      view: TextSnippet(
        SnippetContent([
          .table(headings: headings.map { .message(Message($0)) }, numeric: [2], rows: rows, footer: nil)
        ])))
  }
}
