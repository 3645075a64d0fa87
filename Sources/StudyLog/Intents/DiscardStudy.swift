import ConversationModel
import Foundation
package import OpenAppIntents
import RecordStore

/// Ends what is measured and records nothing, after a confirmation.
package struct DiscardStudy: AppIntent {
  package static let title: LocalizedStringResource = "Discard Study"

  @Dependency private var log: StudyLog

  package init() {}

  /// Asks first; one unit of work: the measurement ends, and no record is made.
  ///
  /// - Throws: `StudyRefusal` when nothing runs, or something else does by now, `StoreError`.
  package func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let asked = try log.running() else { throw StudyRefusal.nothingRuns(prefix: "discard-study") }
    var facts = StudyWords.facts(asked, at: log.now)
    facts["subject"] = .number(asked.id)
    do {
      try await requestConfirmation(
        dialog: IntentDialog(message: "discard-study-confirm", arguments: facts))
    } catch let error where !(error is InteractionError || error is CancellationError) {
      return .result(
        dialog: IntentDialog(
          message: StudyWords.resting("running-kept", asked), arguments: facts, status: .cancelled))
    }
    let now = log.now
    let dialog = try log.write { db in
      guard let running = try MeasurementTable.open(db) else {
        throw StudyRefusal.nothingRuns(prefix: "discard-study")
      }
      guard running.id == asked.id else { throw StudyRefusal.changedMeanwhile }
      let dialog = try log.discard(running, at: now, db).dialog
      return Written(dialog, reply: dialog.message)
    }
    return .result(dialog: dialog)
  }
}
