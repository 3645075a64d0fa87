package import Foundation
package import OpenAppIntents

/// Starts a timer of some length, with or without a material.
package struct StartTimer: ParameterResolving {
  package static let title: LocalizedStringResource = "Start Timer"

  @Parameter(title: "Material") package var material: MaterialEntity?
  /// "For it": the material that was spoken of last.
  @Parameter(title: "Spoken") package var spoken: Bool?
  @Parameter(title: "Duration") package var duration: Measurement<UnitDuration>
  /// Never said with the request: the answer to what shall become of what runs.
  @Parameter(title: "Running Measurement") package var runningChoice: RunningChoice?
  @Dependency private var log: StudyLog

  package init() {}

  package static var resolutions: [ResolutionRule<Self>] {
    ResolutionRule(\.$material) { intent, proposal in
      try MaterialRule(log: intent.log, isSpokenOf: intent.spoken == true).resolve(proposal)
    }
    ResolutionRule(\.$duration) { _, proposal in
      DurationRule.resolve(proposal, max: StudyLimits.timerSeconds) { .needsValue() }
    }
  }

  /// Asks when something runs; one unit of work: the new measurement, and the record of the one it replaces.
  ///
  /// - Throws: `StudyRefusal` when something else runs by now, `StoreError`.
  package func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let draft = MeasurementDraft(
      material: material?.material, planned: duration.wholeSeconds, prefix: "start-timer")
    let said = try await log.start(draft, asking: $runningChoice) {
      try await requestConfirmation(dialog: $0)
    }
    return .result(dialog: said.facts.dialog, view: TextSnippet(said.snippet))
  }
}
