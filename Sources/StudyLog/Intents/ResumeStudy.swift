import Foundation
package import OpenAppIntents

/// Ends a break in what is measured.
package struct ResumeStudy: AppIntent, ContinuesWhatRests {
  package static let title: LocalizedStringResource = "Resume Study"

  @Dependency private var log: StudyLog

  package init() {}

  /// One unit of work: a new span begins.
  ///
  /// - Throws: `StudyRefusal` when nothing runs, or not on a break, `StoreError`.
  package func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let said = try log.step(prefix: "resume-study") { measurement, now in
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
    return .result(dialog: said.facts.dialog, view: TextSnippet(said.snippet))
  }
}
