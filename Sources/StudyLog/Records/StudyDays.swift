import Foundation

/// The days of a period, seen from a moment. Weeks begin on the calendar's first weekday.
struct StudyDays {
  var calendar: Calendar
  var now: Date

  /// The moment some days later, at the same time of day.
  private func shifted(_ date: Date, _ days: Int) -> Date {
    calendar.date(byAdding: .day, value: days, to: date) ?? date
  }

  private func days(from first: Date, to last: Date) -> ClosedRange<StudyDay> {
    let first = StudyDay(first, calendar)
    return first...max(first, StudyDay(last, calendar))
  }

  /// Today, or another day as counted from it.
  func day(_ offset: Int = 0) -> ClosedRange<StudyDay> {
    let date = shifted(now, offset)
    return days(from: date, to: date)
  }

  /// The first moment of this week, or of another one as counted from it.
  func monday(_ offset: Int = 0) -> Date {
    let weekday = calendar.component(.weekday, from: now)
    return shifted(now, -((weekday - calendar.firstWeekday + 7) % 7) + 7 * offset)
  }

  /// This week, or another one as counted from it.
  func week(_ offset: Int = 0) -> ClosedRange<StudyDay> {
    let monday = monday(offset)
    return days(from: monday, to: shifted(monday, 6))
  }

  /// This month, or another one as counted from it.
  func month(_ offset: Int = 0) -> ClosedRange<StudyDay> {
    let day = calendar.component(.day, from: now)
    let first = shifted(now, 1 - day)
    let from = calendar.date(byAdding: .month, value: offset, to: first) ?? first
    let next = calendar.date(byAdding: .month, value: 1, to: from) ?? from
    return days(from: from, to: shifted(next, -1))
  }
}
