/// How much of a week's goal is done.
package struct WeeklyProgress: Hashable, Sendable {
  /// Seconds recorded from Monday to Sunday.
  package var done: Int
  /// Seconds, more than 0.
  package var goal: Int
  /// Whole percent, rounded down, so that 100 means reached. May be more than 100.
  package var percent: Int { goal > 0 ? done.multipliedReportingOverflow(by: 100).partialValue / goal : 0 }
  /// Seconds still to go; 0 when reached.
  /// To the minute, as both are shown: what is done and what remains make up the goal.
  package var remaining: Int { max(0, goal - done / 60 * 60) }
}
