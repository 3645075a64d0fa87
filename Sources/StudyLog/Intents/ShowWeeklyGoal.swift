import Foundation
package import OpenAppIntents
import RecordStore

/// Shows how much of this week's goal is done.
package struct ShowWeeklyGoal: ReadsOnly {
  package static let title: LocalizedStringResource = "Show Weekly Goal"

  @Dependency private var log: StudyLog

  package init() {}

  /// Reads the goal and what is done of it in one view.
  ///
  /// - Throws: `StudyRefusal` when there is no goal, `StoreError`.
  package func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    guard let progress = try log.store.read(log.progress) else {
      throw StudyRefusal.said(IntentDialogFacts(message: "show-weekly-goal-none", status: .nothing))
    }
    let dialog = IntentDialog(
      message: progress.remaining == 0 ? "show-weekly-goal-reached" : "show-weekly-goal-done",
      arguments: [
        "done": StudyWords.duration(progress.done), "goal": StudyWords.duration(progress.goal),
        "remaining": StudyWords.duration(progress.remaining), "percent": .number(progress.percent),
      ])
    return .result(dialog: dialog, view: TextSnippet(GoalSnippet(progress: progress).content))
  }
}
