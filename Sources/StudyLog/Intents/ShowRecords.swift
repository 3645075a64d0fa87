import Foundation
package import OpenAppIntents
import RecordStore

/// Shows the records of some days, of one material or of all, with totals.
package struct ShowRecords: ParameterResolving, ReadsOnly {
  package static let title: LocalizedStringResource = "Show Records"

  @Parameter(title: "Material") package var material: MaterialEntity?
  @Parameter(title: "Period", default: .today) package var period: StudyPeriod
  @Dependency private var log: StudyLog

  package init() {}

  package static var resolutions: [ResolutionRule<Self>] {
    ResolutionRule(\.$material) { intent, proposal in
      try MaterialRule(log: intent.log, takesArchived: true).resolve(proposal)
    }
  }

  /// Reads the records of the period.
  ///
  /// - Throws: `StudyRefusal` when there is none, `StoreError`.
  package func perform() async throws
    -> some IntentResult & ReturnsValue<[RecordEntity]> & ProvidesDialog & ShowsSnippetView
  {
    let days = period.range(in: log.days)
    let records = try log.store.read { db in
      try RecordTable.of(days, material: material?.material.id, db)
    }
    let total = records.reduce(0) { $0 + ($1.seconds ?? 0) }
    var facts: [String: DialogArgument] = [
      "period": period.label, "total": StudyWords.duration(total), "count": .number(records.count),
    ]
    if let material { facts["material"] = StudyWords.material(material.material) }
    guard !records.isEmpty else {
      throw StudyRefusal.said(
        IntentDialogFacts(
          message: StudyWords.named("show-records-empty", material?.material), arguments: facts,
          status: .nothing))
    }
    return .result(
      value: records.map(RecordEntity.init),
      dialog: IntentDialog(
        message: StudyWords.named("show-records-done", material?.material), arguments: facts),
      view: TextSnippet(RecordsSnippet(records: records, total: total).content))
  }
}
