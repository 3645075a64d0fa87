import ConversationModel
import Foundation
package import OpenAppIntents
import RecordStore

/// Puts a material on the bookshelf, or one that was put away back on it.
package struct AddMaterial: ParameterResolving {
  // The type's own title; the property of that name is the material's.
  package static let title: LocalizedStringResource = "Add Material"

  @Parameter(title: "Title") package var title: String
  @Parameter(title: "Unit", default: .pages) package var unit: StudyUnit
  @Dependency private var log: StudyLog

  package init() {}

  package static var resolutions: [ResolutionRule<Self>] {
    ResolutionRule(\.$title) { _, proposal in
      guard case .value(let said) = proposal.said else { return .needsValue() }
      return resolve(title: said)
    }
  }

  /// A title as it may stand on the shelf, or why it may not.
  static func resolve(title said: String) -> ParameterResolution<String> {
    let title = TitleFolding.clean(said)
    if title.isEmpty { return .unsupported(reason: TitleReason.empty) }
    if title.count > StudyLimits.titleCharacters { return .unsupported(reason: TitleReason.tooLong) }
    return .success(with: title)
  }

  /// One unit of work: the material, or its return to the shelf.
  ///
  /// - Throws: `StudyRefusal.alreadyOnShelf`, `StoreError`.
  package func perform() async throws -> some IntentResult & ProvidesDialog {
    let dialog = try log.write { db in
      let (material, isRestored) = try log.shelve(title, unit: unit, reading: nil, db)
      let dialog = StudyWords.added(material, isRestored: isRestored)
      return Written(dialog, reply: dialog.message)
    }
    return .result(dialog: dialog)
  }
}
