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
    let now = log.now
    let (records, running) = try log.store.read { db in
      (try RecordTable.of(days, material: material?.material.id, db), try MeasurementTable.open(db))
    }
    // What is measured now is in no record yet, and the person who asks counts it.
    let isLeftOut =
      days.contains(log.days.day().upperBound)
      && (material == nil || material?.id == running?.material.map { String($0.id) })
    let elapsed = isLeftOut ? running?.timer.elapsed(at: now) : nil
    func said(_ facts: IntentDialogFacts) -> IntentDialogFacts {
      guard let elapsed, elapsed >= 60 else { return facts }
      return StudyWords.wrapped(facts, in: "show-records-running", ["elapsed": StudyWords.duration(elapsed)])
    }
    let total = records.reduce(0) { $0 + ($1.seconds ?? 0) }
    var facts: [String: DialogArgument] = [
      "period": period.label, "total": StudyWords.duration(total), "count": .number(records.count),
    ]
    if let material { facts["material"] = StudyWords.material(material.material) }
    guard !records.isEmpty else {
      throw StudyRefusal.said(
        said(
          IntentDialogFacts(
            message: StudyWords.named("show-records-empty", material?.material), arguments: facts,
            status: .nothing)))
    }
    return .result(
      value: records.map(RecordEntity.init),
      dialog: said(
        IntentDialogFacts(
          message: StudyWords.named("show-records-done", material?.material), arguments: facts)
      ).dialog,
      view: TextSnippet(RecordsSnippet(records: records, total: total).content))
  }
}
