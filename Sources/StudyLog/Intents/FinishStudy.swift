package import Foundation
package import OpenAppIntents
import RecordStore

/// Ends what is measured and records it. Asks only where a rule fails.
package struct FinishStudy: ParameterResolving, SaidAgainOtherwise {
  package static let title: LocalizedStringResource = "Finish Study"

  /// Instead of the material that the measurement has.
  @Parameter(title: "Material") package var material: MaterialEntity?
  /// Instead of the time that was measured.
  @Parameter(title: "Duration") package var duration: Measurement<UnitDuration>?
  /// A total; a range is said by `start` and `end`.
  @Parameter(title: "Amount") package var amount: Int?
  /// The first of a range, which counts.
  @Parameter(title: "Start") package var start: Int?
  /// The last of a range, which counts.
  @Parameter(title: "End") package var end: Int?
  @Parameter(title: "Memo") package var memo: String?
  @Dependency private var log: StudyLog
  private let notes = ResolutionNotes()

  package init() {}

  package static var resolutions: [ResolutionRule<Self>] {
    ResolutionRule(\.$material) { intent, proposal in
      intent.notes.isMaterialDeclined = proposal.isDeclined
      // Nothing to finish is said by `perform()`, and not after questions.
      guard let running = try intent.log.running() else { return .notRequired() }
      let found = try MaterialRule(log: intent.log).resolve(proposal)
      return intent.confirmed(found, proposal, instead: running.material)
    }
    ResolutionRule(\.$duration) { intent, proposal in
      guard let running = try intent.log.running() else { return .notRequired() }
      return DurationRule.resolve(proposal, max: StudyLimits.recordSeconds) {
        intent.measured(running)
      }
    }
    ResolutionRule(\.$amount) { intent, proposal in
      guard let rules = try intent.rules() else { return .notRequired() }
      return rules.resolveAmount(proposal, nothing: .notRequired())
    }
    ResolutionRule(\.$start) { intent, proposal in
      try intent.rules()?.resolveStart(proposal) ?? .notRequired()
    }
    ResolutionRule(\.$end) { intent, proposal in
      try intent.rules()?.resolveEnd(proposal) ?? .notRequired()
    }
  }

  /// Another material than the measured one is not taken without a question: perhaps the measurement of that one
  /// was forgotten.
  private func confirmed(
    _ found: ParameterResolution<MaterialEntity>, _ proposal: Proposal<MaterialEntity>,
    instead measured: Material?
  ) -> ParameterResolution<MaterialEntity> {
    guard let measured, let said = found.meantValue,
      said.material.id != measured.id, !proposal.isConfirmed
    else { return found }
    return .confirmationRequired(
      with: said,
      dialog: IntentDialog(
        message: "finish-study-confirm-other",
        arguments: ["running": StudyWords.material(measured), "material": StudyWords.material(said.material)])
    )
  }

  /// No time was said: the measured one counts, unless nobody can believe it.
  private func measured(_ running: StudyMeasurement) -> DurationRule.Resolution {
    let seconds = running.timer.recorded(at: log.now)
    if seconds > StudyLimits.recordSeconds {
      return .unsupported(
        reason: DurationReason.measuredTooLong(seconds, since: running.start, zone: running.zone))
    }
    if running.timer.isClockBehind(at: log.now) {
      return .unsupported(reason: DurationReason.clockBehind(since: running.start, zone: running.zone))
    }
    return .notRequired()
  }

  /// Nil when nothing is measured.
  private func rules() throws -> RecordRules? {
    guard let running = try log.running() else { return nil }
    return RecordRules(
      prefix: "finish-study", material: material?.material ?? running.material,
      isMaterialDeclined: notes.isMaterialDeclined, hasDuration: true,
      said: SaidQuantity($amount, from: $start, to: $end))
  }

  /// One unit of work: the measurement ends, and the record of it is made.
  ///
  /// - Throws: `StudyRefusal` when nothing runs or a material is gone, `StoreError`.
  package func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let now = log.now
    let said = try log.write { db in
      guard let running = try MeasurementTable.open(db) else {
        throw StudyRefusal.nothingRuns(prefix: "finish-study")
      }
      if duration == nil { try log.checkRecordable(running, at: now) }
      let draft = RecordDraft(
        // What was studied stays so, even if it was put away meanwhile; what is said now must be there.
        material: try log.present(material?.material, db) ?? running.material, start: running.start,
        zone: running.zone,
        // Something was measured, however quickly it was finished.
        seconds: duration?.wholeSeconds ?? max(1, running.timer.recorded(at: now)),
        quantity: SaidQuantity($amount, from: $start, to: $end), memo: memo)
      let shelf = try MaterialTable.all(db).filter { $0.archivedAt == nil }
      try log.close(running, at: now, db)
      var (facts, record) = try log.insert(draft, prefix: "finish-study", db)
      if record.material == nil, let example = shelf.first {
        facts = StudyWords.hinted(facts, .material, ["example": StudyWords.material(example)])
      }
      let overtime = running.timer.overtime(at: now)
      if duration == nil, overtime > 0 {
        facts = StudyWords.hinted(
          facts, .overtime,
          [
            "overtime": StudyWords.duration(overtime),
            "total": StudyWords.duration(running.timer.elapsed(at: now)),
          ])
      }
      let snippet = RecordSnippet(record: record, progress: try log.progress(db)).content
      return Written(SaidResult(facts: facts, snippet: snippet), reply: facts.dialog.message)
    }
    return .result(dialog: said.facts.dialog, view: TextSnippet(said.snippet))
  }

  /// What was measured is recorded once more.
  package func again() async throws -> (any AppIntent)? {
    try log.store.read { try RecordTable.newest($0) }.map(RecordStudy.init(again:))
  }
}
