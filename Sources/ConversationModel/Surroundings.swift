package import Foundation

/// Time, chance and identity, handed in: live from the machine, in scripts from the script.
package struct Surroundings: Sendable {
  package var now: @Sendable () -> Date
  package var timeZone: @Sendable () -> TimeZone
  /// A new identifier, never given twice.
  package var newID: @Sendable () -> String
  package var locale: LocaleCode

  package init(
    now: @escaping @Sendable () -> Date, timeZone: @escaping @Sendable () -> TimeZone,
    newID: @escaping @Sendable () -> String, locale: LocaleCode
  ) {
    self.now = now
    self.timeZone = timeZone
    self.newID = newID
    self.locale = locale
  }

  /// The Gregorian calendar of the time zone, with weeks from Monday on.
  package var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone()
    calendar.firstWeekday = 2
    calendar.minimumDaysInFirstWeek = 4
    return calendar
  }
}
