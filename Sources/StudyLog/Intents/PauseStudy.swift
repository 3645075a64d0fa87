import Foundation
package import OpenAppIntents

/// Begins a break in what is measured.
package struct PauseStudy: AppIntent {
  package static let title: LocalizedStringResource = "Pause Study"

  @Dependency private var log: StudyLog

  package init() {}

  /// One unit of work: the open span ends.
  ///
  /// - Throws: `StudyRefusal` when nothing runs, or on a break, `StoreError`.
  package func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let said = try log.step(prefix: "pause-study") { measurement, now in
      do {
        try measurement.timer.pause(at: now)
      } catch {
        throw StudyRefusal.said(
          IntentDialogFacts(
            message: "pause-study-already", arguments: StudyWords.facts(measurement, at: now),
            status: .refused))
      }
      return IntentDialogFacts(
        message: StudyWords.named("pause-study-done", measurement.material),
        arguments: StudyWords.facts(measurement, at: now))
    }
    return .result(dialog: said.facts.dialog, view: TextSnippet(said.snippet))
  }
}
