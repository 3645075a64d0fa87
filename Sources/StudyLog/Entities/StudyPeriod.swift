import ConversationModel
package import OpenAppIntents

/// The days of which records are shown.
package enum StudyPeriod: String, AppEnum, Sendable {
  case today, yesterday, thisWeek, lastWeek, thisMonth, lastMonth

  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Period"
  package static let caseDisplayRepresentations: [StudyPeriod: DisplayRepresentation] = [
    .today: "Today", .yesterday: "Yesterday", .thisWeek: "This Week", .lastWeek: "Last Week",
    .thisMonth: "This Month", .lastMonth: "Last Month",
  ]

  /// The days meant, seen from a moment.
  func range(in days: StudyDays) -> ClosedRange<StudyDay> {
    switch self {
    case .today: days.day()
    case .yesterday: days.day(-1)
    case .thisWeek: days.week()
    case .lastWeek: days.week(-1)
    case .thisMonth: days.month()
    case .lastMonth: days.month(-1)
    }
  }

  /// The label of the period: `period-this-week`.
  var label: DialogArgument { .message("period-\(rawValue.kebabCase)", [:]) }
}
