import Foundation
package import OpenAppIntents
import RecordStore

/// Starts a stopwatch, with or without a material.
package struct StartStopwatch: ParameterResolving {
  package static let title: LocalizedStringResource = "Start Stopwatch"

  @Parameter(title: "Material") package var material: MaterialEntity?
  /// Never said with the request: the answer to what shall become of what runs.
  @Parameter(title: "Running Measurement") package var runningChoice: RunningChoice?
  @Dependency private var log: StudyLog

  package init() {}

  package static var resolutions: [ResolutionRule<Self>] {
    ResolutionRule(\.$material) { intent, proposal in try MaterialRule(log: intent.log).resolve(proposal) }
  }

  /// Asks when something runs; one unit of work: the new measurement, and the record of the one it replaces.
  ///
  /// - Throws: `StudyRefusal` when something else runs by now, `StoreError`.
  package func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let draft = MeasurementDraft(material: material?.material, planned: nil, prefix: "start-stopwatch")
    let said = try await log.start(draft, asking: $runningChoice)
    return .result(dialog: said.facts.dialog, view: TextSnippet(said.snippet))
  }
}

extension StudyLog {
  /// Starts measuring; when something runs already, asks first what shall become of it.
  func start(
    _ draft: MeasurementDraft, asking choice: IntentParameter<RunningChoice?>
  ) async throws -> SaidResult {
    guard let running = try running() else { return try start(draft, replacing: nil) }
    // The very one that rests: it goes on.
    if let material = draft.material, running.material?.id == material.id, running.timer.state == .paused,
      draft.planned == nil, running.timer.kind == .stopwatch
    {
      return try resume()
    }
    try checkRecordable(running, at: now)
    let dialog = IntentDialog(
      message: "\(draft.prefix)-choose-running", arguments: StudyWords.facts(running, at: now))
    switch try await choice.requestDisambiguation(among: [.switch, .keep], dialog: dialog) {
    case .switch: return try start(draft, replacing: running)
    case .keep:
      let facts = IntentDialogFacts(
        message: running.timer.state == .paused ? "running-kept-paused" : "running-kept",
        arguments: StudyWords.facts(running, at: now))
      let today = try store.read(today)
      return SaidResult(facts: facts, snippet: CurrentSnippet(running, at: now, today: today).content)
    }
  }
}
