import ConversationModel
import Foundation
package import OpenAppIntents
import RecordStore

/// Corrects a material on the bookshelf ("no, count it in chapters", "rename Greek to Ancient Greek"): the one that was
/// said, or else the one that this session put there last.
///
/// Records keep the unit that they were made with.
package struct CorrectMaterial: ParameterResolving {
  // The type's own title; the property of that name is the material's.
  package static let title: LocalizedStringResource = "Correct Material"

  /// The material that is meant; nil for the one added last.
  @Parameter(title: "Material") package var material: MaterialEntity?
  /// What it is called from now on; nil where it keeps its title.
  @Parameter(title: "Title") package var title: String?
  /// What it is counted in from now on; nil where it keeps its unit.
  @Parameter(title: "Unit") package var unit: StudyUnit?
  @Dependency private var log: StudyLog

  package init() {}

  package static var resolutions: [ResolutionRule<Self>] {
    ResolutionRule(\.$material) { intent, proposal in
      let isClear = try intent.log.store.read { try intent.log.justShelved($0) } != nil
      return try MaterialRule(log: intent.log).resolve(proposal) { isClear ? .notRequired() : .needsValue() }
    }
    ResolutionRule(\.$title) { intent, proposal in
      guard case .value(let said) = proposal.said else {
        return intent.unit == nil ? .needsValue() : .notRequired()
      }
      return AddMaterial.resolve(title: said)
    }
  }

  /// One unit of work: the material with its new title, its new unit, or both.
  ///
  /// - Throws: `StudyRefusal` when no material is meant, it is so already, or another one has the title; `StoreError`.
  package func perform() async throws -> some IntentResult & ProvidesDialog {
    let dialog = try log.write { db in
      guard let old = try log.present(material?.material, db) ?? log.justShelved(db) else {
        throw StudyRefusal.nothingRuns(prefix: "correct-material")
      }
      var material = old
      material.unit = unit ?? old.unit
      if let title, title != old.title {
        material.title = title
        // How the old title is said is not how the new one is.
        material.reading = nil
        if let other = try MaterialTable.find(title: title, db), other.id != old.id, other.archivedAt == nil {
          throw StudyRefusal.alreadyOnShelf(other)
        }
      }
      let dialog = StudyWords.corrected(material, instead: old)
      try MaterialTable.update(material, db)
      return Written(dialog, reply: dialog.message)
    }
    return .result(dialog: dialog)
  }
}
