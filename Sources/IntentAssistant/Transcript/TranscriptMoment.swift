package import Foundation

/// Moments as scripts write them.
package enum TranscriptMoment {
  /// `2026-05-11 09:00`, with seconds and thousandths where there are some: `2026-05-11 09:00:30.250`.
  package static func text(_ date: Date, in zone: TimeZone) -> String {
    let milliseconds = Int((date.timeIntervalSince1970 * 1000).rounded())
    let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    let text = minute(date, in: zone)
    let (seconds, rest) = ((milliseconds / 1000) % 60, milliseconds % 1000)
    if rest != 0 { return text + String(format: ":%02d.%03d", seconds, rest) }
    return seconds == 0 ? text : text + String(format: ":%02d", seconds)
  }

  /// `2026-05-11 09:00`, without seconds.
  package static func minute(_ date: Date, in zone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let c = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    // Written down for every row of every claim: `String(format:)` takes three times as long.
    func digits(_ number: Int?, _ count: Int = 2) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
    return "\(digits(c.year, 4))-\(digits(c.month))-\(digits(c.day)) \(digits(c.hour)):\(digits(c.minute))"
  }

  /// The moment of such a text; nil for any other.
  package static func date(_ text: String, in zone: TimeZone) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return TranscriptParser.moment(text).flatMap(calendar.date(from:))
  }
}
