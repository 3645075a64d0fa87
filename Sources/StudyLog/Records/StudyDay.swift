import Foundation

/// A day of the calendar, in whatever zone it was.
struct StudyDay: Hashable, Comparable, Sendable {
  /// Year, month and day as `2026-05-10`, which sorts as days do.
  let text: String

  /// The local day of a moment.
  init(_ date: Date, in zone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    self.init(date, calendar)
  }

  init(_ date: Date, _ calendar: Calendar) {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    func digits(_ value: Int?, _ count: Int) -> String {
      let text = String(value ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    text = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
  }

  static func < (a: StudyDay, b: StudyDay) -> Bool { a.text < b.text }
}
