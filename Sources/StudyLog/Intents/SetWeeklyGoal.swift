import ConversationModel
package import Foundation
package import OpenAppIntents
import RecordStore

/// Sets how much is to be studied from Monday to Sunday, from this week on.
package struct SetWeeklyGoal: ParameterResolving, ReplacesWhatWasSet {
  package static let title: LocalizedStringResource = "Set Weekly Goal"

  /// Weeks are counted in hours: a bare number is not minutes.
  @Parameter(title: "Duration", defaultUnit: .hours) package var duration: Measurement<UnitDuration>
  /// The duration is added to the goal that there is, or taken from it.
  @Parameter(title: "Change") package var change: StudyChange?
  @Dependency private var log: StudyLog

  package init() {}

  package static var resolutions: [ResolutionRule<Self>] {
    ResolutionRule(\.$duration) { _, proposal in
      DurationRule.resolve(proposal, max: StudyLimits.goalSeconds) { .needsValue() }
    }
  }

  /// One unit of work: the goal of this week and of those after it.
  ///
  /// - Throws: `StudyRefusal` when there is no goal to change, or none would be left, `StoreError`.
  package func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let week = log.days.week()
    let (dialog, progress) = try log.write { db in
      let previous = try GoalTable.seconds(week: week.lowerBound, db)
      let goal = try changed(previous)
      try GoalTable.set(goal, week: week.lowerBound, db)
      var facts = ["goal": StudyWords.duration(goal)]
      if let previous, previous != goal { facts["previous"] = StudyWords.duration(previous) }
      let dialog = IntentDialog(
        message: facts["previous"] == nil ? "set-weekly-goal-done" : "set-weekly-goal-changed",
        arguments: facts)
      let progress = WeeklyProgress(done: try RecordTable.seconds(on: week, db), goal: goal)
      return Written((dialog, progress), reply: dialog.message)
    }
    return .result(dialog: dialog, view: TextSnippet(GoalSnippet(progress: progress).content))
  }

  /// The goal from now on, in seconds.
  private func changed(_ previous: Int?) throws -> Int {
    guard let change else { return duration.wholeSeconds }
    guard let previous else {
      throw StudyRefusal.said(IntentDialogFacts(message: "show-weekly-goal-none", status: .nothing))
    }
    let goal = previous + (change.adds ? duration.wholeSeconds : -duration.wholeSeconds)
    // Nothing asks again here: the answer would be added, too.
    if let reason = DurationReason.check(goal, max: StudyLimits.goalSeconds) {
      let message = goal > 0 ? "set-weekly-goal-duration-too-long" : "set-weekly-goal-duration-not-positive"
      throw StudyRefusal.said(
        IntentDialogFacts(message: message, arguments: reason.facts, status: .refused))
    }
    return goal
  }
}
