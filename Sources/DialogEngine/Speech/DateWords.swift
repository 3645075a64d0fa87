import ConversationModel
import Foundation
import Synchronization

/// Moments in words, by Foundation's format styles with the locale and zone that are given.
enum DateWords {
  enum Style: String, CaseIterable {
    case day, time, dateTime, weekday, month, short
  }

  private struct Form: Hashable {
    var zone: String
    var style: Style
    var locale: LocaleCode
  }

  /// So many forms are remembered.
  private static let most = 256
  /// Making a format with its locale, calendar and zone takes longer than using it.
  private static let formats = Mutex<[Form: Date.FormatStyle]>([:])

  /// A moment in a time zone; an unknown zone counts as GMT.
  static func text(_ date: Date, zone: String, style: Style, locale: LocaleCode) -> String {
    let text = format(Form(zone: zone, style: style, locale: locale)).format(date)
    // CLDR puts a narrow no-break space before AM and PM, which terminals and searches stumble over.
    guard text.unicodeScalars.contains(where: { $0 == "\u{202F}" || $0 == "\u{00A0}" }) else { return text }
    return String(text.map { $0 == "\u{202F}" || $0 == "\u{00A0}" ? " " : $0 })
  }

  private static func format(_ form: Form) -> Date.FormatStyle {
    if let known = formats.withLock({ $0[form] }) { return known }
    let made = made(form)
    formats.withLock { known in
      if known.count >= most { known.removeAll() }
      known[form] = made
    }
    return made
  }

  private static func made(_ form: Form) -> Date.FormatStyle {
    let language = Locale(identifier: form.locale.rawValue)
    var calendar = Calendar(identifier: .gregorian)
    let timeZone = TimeZone(identifier: form.zone) ?? .gmt
    calendar.timeZone = timeZone
    calendar.locale = language
    let base = Date.FormatStyle(locale: language, calendar: calendar, timeZone: timeZone)
    switch form.style {
    case .day: return base.year().month(.abbreviated).day()
    case .time: return base.hour().minute()
    case .dateTime: return base.year().month(.abbreviated).day().hour().minute()
    case .short: return base.weekday(.abbreviated).month(.abbreviated).day().hour().minute()
    case .weekday: return base.weekday(.wide)
    case .month: return base.year().month(.wide)
    }
  }
}
