package import Foundation
package import OpenAppIntents

/// Records what was studied: a time, an amount of a material, or both.
package struct RecordStudy: ParameterResolving {
  package static let title: LocalizedStringResource = "Record Study"

  @Parameter(title: "Material") package var material: MaterialEntity?
  /// "Of it": the material that was spoken of last.
  @Parameter(title: "Spoken") package var spoken: Bool?
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

  /// What records the same once more.
  init(again record: StudyRecord) {
    material = record.material.map(MaterialEntity.init)
    duration = record.seconds.map { Measurement(value: Double($0), unit: .seconds) }
    switch record.quantity {
    case .total(let count)?: amount = count
    case .range(let first, let last)?: (start, end) = (first, last)
    case nil: break
    }
    memo = record.memo
  }

  package static var resolutions: [ResolutionRule<Self>] {
    ResolutionRule(\.$material) { intent, proposal in
      intent.notes.isMaterialDeclined = proposal.isDeclined
      return try MaterialRule(log: intent.log, isSpokenOf: intent.spoken == true).resolve(proposal) {
        if proposal.isDeclined || intent.hasQuantity { return .notRequired() }
        // While something is measured a bare length may well be of that.
        guard intent.duration != nil else { return .needsValue() }
        return try intent.log.running() == nil ? .notRequired() : .needsValue()
      }
    }
    ResolutionRule(\.$duration) { intent, proposal in
      DurationRule.resolve(proposal, max: StudyLimits.recordSeconds) {
        if proposal.isDeclined || intent.hasQuantity { return .notRequired() }
        guard let material = intent.material?.material else { return .needsValue() }
        return .needsValue(
          IntentDialog(
            message: "record-study-ask-duration-or-amount",
            arguments: [
              "material": StudyWords.material(material), "unit": StudyWords.unit(material.unit),
            ]))
      }
    }
    ResolutionRule(\.$amount) { intent, proposal in
      let rules = intent.rules
      return rules.resolveAmount(proposal, nothing: intent.amountWhenNothing(isDeclined: proposal.isDeclined))
    }
    ResolutionRule(\.$start) { intent, proposal in intent.rules.resolveStart(proposal) }
    ResolutionRule(\.$end) { intent, proposal in intent.rules.resolveEnd(proposal) }
  }

  private var hasQuantity: Bool { amount != nil || start != nil || end != nil }

  private var rules: RecordRules {
    RecordRules(
      prefix: "record-study", material: material?.material, isMaterialDeclined: notes.isMaterialDeclined,
      hasDuration: duration != nil, said: SaidQuantity($amount, from: $start, to: $end))
  }

  /// Nothing said: asked for only when it is the last thing that could be recorded.
  private func amountWhenNothing(isDeclined: Bool) -> ParameterResolution<Int> {
    guard duration == nil, start == nil, end == nil, !isDeclined, let material = material?.material else {
      return .notRequired()
    }
    return .needsValue(
      IntentDialog(
        message: "record-study-ask-amount-of", arguments: ["unit": StudyWords.unit(material.unit)]))
  }

  /// One unit of work: the record. What could not be recorded is named in the reply.
  ///
  /// - Throws: `StudyRefusal` when nothing is left to record or the material is gone, `StoreError`.
  package func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let draft = RecordDraft(
      material: material?.material, start: log.now, zone: log.zone, seconds: duration?.wholeSeconds,
      quantity: SaidQuantity($amount, from: $start, to: $end), memo: memo)
    let said = try log.record(draft, prefix: "record-study")
    return .result(dialog: said.facts.dialog, view: TextSnippet(said.snippet))
  }
}
