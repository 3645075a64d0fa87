import Foundation
package import OpenAppIntents

/// Ends a break in what is measured.
package struct ResumeStudy: AppIntent, ContinuesWhatRests {
  package static let title: LocalizedStringResource = "Resume Study"

  /// Never said: a request was set aside, and may be what is meant.
  @Parameter(title: "Waiting") package var waiting: Bool?
  /// Never said with the request: the answer to which of the two goes on.
  @Parameter(title: "Resting Choice") package var restingChoice: RestingChoice?
  @Dependency private var log: StudyLog

  package init() {}

  /// Asks where two things may go on; one unit of work: a new span begins.
  ///
  /// - Throws: `StudyRefusal` when nothing runs, or not on a break, `StoreError`.
  package func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    if waiting == true, let running = try log.running(), running.timer.state == .paused {
      let dialog = IntentDialog(
        message: "resume-study-choose-resting", arguments: StudyWords.facts(running, at: log.now))
      let choice = try await $restingChoice.requestDisambiguation(among: [.paused, .aside], dialog: dialog)
      if choice == .aside { throw StudyRefusal.nothingRuns(prefix: "resume-study") }
    }
    let said = try log.resume()
    return .result(dialog: said.facts.dialog, view: TextSnippet(said.snippet))
  }
}

extension StudyLog {
  /// Ends the break of what is measured, in one unit of work.
  ///
  /// - Throws: `StudyRefusal` when nothing runs, or not on a break.
  func resume() throws -> SaidResult {
    try step(prefix: "resume-study") { measurement, now in
      let pausedFor = measurement.timer.currentBreak(at: now)
      do {
        try measurement.timer.resume(at: now)
      } catch {
        throw StudyRefusal.said(
          IntentDialogFacts(
            message: "resume-study-not-paused", arguments: StudyWords.facts(measurement, at: now),
            status: .refused))
      }
      var facts = StudyWords.facts(measurement, at: now)
      facts["break"] = StudyWords.duration(pausedFor)
      return IntentDialogFacts(
        message: StudyWords.named("resume-study-done", measurement.material), arguments: facts)
    }
  }
}
