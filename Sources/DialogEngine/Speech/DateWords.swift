import ConversationModel
import Foundation

/// Moments in words, by Foundation's format styles with the locale and zone that are given.
enum DateWords {
  enum Style: String, CaseIterable {
    case day, time, dateTime, weekday, month, short
  }

  /// A moment in a time zone; an unknown zone counts as GMT.
  static func text(_ date: Date, zone: String, style: Style, locale: LocaleCode) -> String {
    let language = Locale(identifier: locale.rawValue)
    var calendar = Calendar(identifier: .gregorian)
    let timeZone = TimeZone(identifier: zone) ?? .gmt
    calendar.timeZone = timeZone
    calendar.locale = language
    let base = Date.FormatStyle(locale: language, calendar: calendar, timeZone: timeZone)
    let format =
      switch style {
      case .day: base.year().month(.abbreviated).day()
      case .time: base.hour().minute()
      case .dateTime: base.year().month(.abbreviated).day().hour().minute()
      case .short: base.weekday(.abbreviated).month(.abbreviated).day().hour().minute()
      case .weekday: base.weekday(.wide)
      case .month: base.year().month(.wide)
      }
    // CLDR puts a narrow no-break space before AM and PM, which terminals and searches stumble over.
    return String(format.format(date).map { $0 == "\u{202F}" || $0 == "\u{00A0}" ? " " : $0 })
  }
}
