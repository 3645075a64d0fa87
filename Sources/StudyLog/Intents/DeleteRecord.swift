import ConversationModel
import Foundation
import GRDB
package import OpenAppIntents
import RecordStore

/// Deletes the record that was pointed at in a list, or else the one that was made last, of one material or of all,
/// after a confirmation.
package struct DeleteRecord: ParameterResolving {
  package static let title: LocalizedStringResource = "Delete Record"

  @Parameter(title: "Material") package var material: MaterialEntity?
  @Parameter(title: "Entry") package var entry: RecordEntity?
  /// "Delete it": the record that was spoken of last is meant, such as one that was corrected, and not the newest.
  @Parameter(title: "Spoken") package var spoken: Bool?
  @Dependency private var log: StudyLog

  package init() {}

  package static var resolutions: [ResolutionRule<Self>] {
    ResolutionRule(\.$material) { intent, proposal in
      try MaterialRule(log: intent.log, takesArchived: true).resolve(proposal)
    }
    ResolutionRule(\.$entry) { intent, proposal in
      let found = try RecordRule(prefix: "delete-record").resolve(proposal)
      let named = intent.material?.material
      if case .value(let known) = proposal.said, named == nil || known.record.material?.id == named?.id {
        return found
      }
      if intent.spoken == true, named == nil, case .record(let record)? = try intent.log.correctable() {
        return .success(with: RecordEntity(record))
      }
      // It is this one that is asked about, whatever is recorded before the answer.
      let last = try intent.log.store.read { try RecordTable.newest(of: named?.id, $0) }
      // That there is none of it is said by `perform()`.
      return last.map { .success(with: RecordEntity($0)) } ?? (named == nil ? found : .notRequired())
    }
  }

  /// Asks first; one unit of work: the record is gone.
  ///
  /// - Throws: `StudyRefusal` when there is none, or another is the last by now, `StoreError`.
  package func perform() async throws -> some IntentResult & ProvidesDialog {
    let material = material?.material
    guard let asked = try log.store.read({ try meant($0) }) else {
      throw StudyRefusal.said(
        IntentDialogFacts(
          message: StudyWords.named("delete-record-nothing", material),
          arguments: material.map { ["material": StudyWords.material($0)] } ?? [:], status: .nothing))
    }
    let facts = ["record": StudyWords.label(asked, in: log.days), "subject": .number(asked.id)]
    do {
      try await requestConfirmation(dialog: IntentDialog(message: "delete-record-confirm", arguments: facts))
    } catch let error where !(error is InteractionError || error is CancellationError) {
      return .result(
        dialog: IntentDialog(message: "delete-record-kept", arguments: facts, status: .cancelled))
    }
    let dialog = try log.write { db in
      // What was agreed to is this record as it was named.
      guard try meant(db) == asked else {
        throw StudyRefusal.said(
          IntentDialogFacts(message: "delete-record-changed-meanwhile", status: .refused))
      }
      try RecordTable.delete(asked.id, db)
      let done = IntentDialogFacts(message: "delete-record-done", arguments: facts)
      let dialog = StudyWords.hinted(done, .putBack).dialog
      return Written(dialog, reply: dialog.message)
    }
    return .result(dialog: dialog)
  }

  private func meant(_ db: Database) throws -> StudyRecord? {
    let named = material?.material.id
    let asked = entry?.record
    // Who says "no, of Chemistry" points at this one no more.
    if let asked, named == nil || asked.material?.id == named { return try RecordTable.find(asked.id, db) }
    return try RecordTable.newest(of: named, db)
  }
}
