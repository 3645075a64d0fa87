import Foundation
package import OpenAppIntents
import RecordStore

/// Starts a stopwatch, with or without a material.
package struct StartStopwatch: ParameterResolving {
  package static let title: LocalizedStringResource = "Start Stopwatch"

  @Parameter(title: "Material") package var material: MaterialEntity?
  /// "For it": the material that was spoken of last.
  @Parameter(title: "Spoken") package var spoken: Bool?
  /// Never said with the request: the answer to what shall become of what runs.
  @Parameter(title: "Running Measurement") package var runningChoice: RunningChoice?
  @Dependency private var log: StudyLog

  package init() {}

  package static var resolutions: [ResolutionRule<Self>] {
    ResolutionRule(\.$material) { intent, proposal in
      try MaterialRule(log: intent.log, isSpokenOf: intent.spoken == true).resolve(proposal)
    }
  }

  /// Asks when something runs; one unit of work: the new measurement, and the record of the one it replaces.
  ///
  /// - Throws: `StudyRefusal` when something else runs by now, `StoreError`.
  package func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let draft = MeasurementDraft(material: material?.material, planned: nil, prefix: "start-stopwatch")
    let said = try await log.start(draft, asking: $runningChoice) {
      try await requestConfirmation(dialog: $0)
    }
    return .result(dialog: said.facts.dialog, view: TextSnippet(said.snippet))
  }
}

extension StudyLog {
  /// Starts measuring; when something runs already, asks first what shall become of it.
  /// - Parameter confirm: asks for a yes; throws where there is none.
  func start(
    _ draft: MeasurementDraft, asking choice: IntentParameter<RunningChoice?>,
    confirm: (IntentDialog) async throws -> Void
  ) async throws -> SaidResult {
    guard let running = try running() else { return try start(draft, replacing: nil) }
    // The very one that rests goes on, and so does what rests where nothing is named.
    let isTheSame = draft.material.map { $0.id == running.material?.id } ?? true
    if isTheSame, running.timer.state == .paused, draft.planned == nil,
      running.timer.kind == .stopwatch || draft.material == nil
    {
      return try resume()
    }
    try checkRecordable(running, at: now)
    let facts = StudyWords.facts(running, at: now)
    let dialog = IntentDialog(
      message: StudyWords.resting("\(draft.prefix)-choose-running", running), arguments: facts)
    let isUnnamed = running.material == nil && draft.material != nil && draft.planned == nil
    let choices: [RunningChoice] = [.switch, .keep] + (isUnnamed ? [.name] : []) + [.discard]
    switch try await choice.requestDisambiguation(among: choices, dialog: dialog) {
    case .switch: return try start(draft, replacing: running)
    case .keep: return try kept(running)
    case .name: return try name(running, draft.material)
    case .discard:
      do {
        // It went on while the choice was open.
        try await confirm(
          IntentDialog(message: "discard-study-confirm", arguments: StudyWords.facts(running, at: now)))
      } catch let error where !(error is InteractionError || error is CancellationError) {
        return try kept(running)
      }
      return try start(draft, replacing: running, recording: false)
    }
  }

  /// What runs goes on as it is.
  private func kept(_ running: StudyMeasurement) throws -> SaidResult {
    let facts = IntentDialogFacts(
      message: StudyWords.resting("running-kept", running), arguments: StudyWords.facts(running, at: now))
    let today = try store.read(today)
    return SaidResult(facts: facts, snippet: CurrentSnippet(running, at: now, today: today).content)
  }

  /// What runs is of this material.
  private func name(_ running: StudyMeasurement, _ material: Material?) throws -> SaidResult {
    let now = now
    return try write { db in
      guard var named = try MeasurementTable.open(db), named.id == running.id,
        let material = try present(material, db)
      else { throw StudyRefusal.changedMeanwhile }
      try MeasurementTable.setMaterial(material, of: named.id, db)
      named.material = material
      let facts = IntentDialogFacts(
        message: StudyWords.resting("running-relabelled", named), arguments: StudyWords.facts(named, at: now))
      let snippet = try CurrentSnippet(named, at: now, today: today(db)).content
      return Written(SaidResult(facts: facts, snippet: snippet), reply: facts.dialog.message)
    }
  }
}
