import ConversationModel
import Foundation
package import OpenAppIntents
import RecordStore

/// Says what is studied ("it's physics"): of what is measured, or else of the record that was just made, without a
/// material or with another one.
package struct NameStudy: ParameterResolving {
  package static let title: LocalizedStringResource = "Name Study"

  @Parameter(title: "Material") package var material: MaterialEntity
  @Dependency private var log: StudyLog

  package init() {}

  package static var resolutions: [ResolutionRule<Self>] {
    ResolutionRule(\.$material) { intent, proposal in
      try MaterialRule(log: intent.log).resolve(proposal) { .needsValue() }
    }
  }

  /// One unit of work: the material of what runs, or of the record just made.
  ///
  /// - Throws: `StudyRefusal` when there is neither, `StoreError`.
  package func perform() async throws -> some IntentResult & ProvidesDialog {
    let now = log.now
    let dialog = try log.write { db in
      let material = try log.present(self.material.material, db) ?? self.material.material
      if var running = try MeasurementTable.open(db) {
        try MeasurementTable.setMaterial(material, of: running.id, db)
        running.material = material
        let dialog = IntentDialog(
          message: StudyWords.resting("running-relabelled", running),
          arguments: StudyWords.facts(running, at: now))
        return Written(dialog, reply: dialog.message)
      }
      guard let newest = try RecordTable.newest(db),
        try newest.material == nil || log.isJustMade(newest, naming: material, db),
        abs(now.timeIntervalSince(newest.made)) <= Double(StudyLimits.namingSeconds)
      else { throw StudyRefusal.nothingRuns(prefix: "name-study") }
      if let quantity = newest.quantity, newest.unit != material.unit {
        throw StudyRefusal.said(
          IntentDialogFacts(
            message: "name-study-wrong-unit",
            arguments: [
              "material": StudyWords.material(material), "expected": StudyWords.unit(material.unit),
              "amount": StudyWords.quantity(quantity, newest.unit),
            ], status: .refused))
      }
      try RecordTable.setMaterial(material, of: newest.id, db)
      var record = newest
      record.material = material
      let facts = StudyWords.wrapped(
        StudyWords.recorded(record, prefix: "record-study"), in: "name-study-done",
        ["material": StudyWords.material(material)])
      return Written(facts.dialog, reply: facts.dialog.message)
    }
    return .result(dialog: dialog)
  }
}
