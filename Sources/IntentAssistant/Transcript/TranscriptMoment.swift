package import Foundation

/// Moments as scripts write them.
package enum TranscriptMoment {
  /// `2026-05-11 09:00`, with seconds and thousandths where there are some: `2026-05-11 09:00:30.250`.
  package static func text(_ date: Date, in zone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let milliseconds = Int((date.timeIntervalSince1970 * 1000).rounded())
    let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    let c = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let text = String(
      format: "%04d-%02d-%02d %02d:%02d", c.year ?? 0, c.month ?? 0, c.day ?? 0, c.hour ?? 0, c.minute ?? 0)
    let (seconds, rest) = ((milliseconds / 1000) % 60, milliseconds % 1000)
    if rest != 0 { return text + String(format: ":%02d.%03d", seconds, rest) }
    return seconds == 0 ? text : text + String(format: ":%02d", seconds)
  }

  /// The moment of such a text; nil for any other.
  package static func date(_ text: String, in zone: TimeZone) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return TranscriptParser.moment(text).flatMap(calendar.date(from:))
  }
}
