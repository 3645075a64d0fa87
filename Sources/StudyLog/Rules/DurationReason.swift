import Foundation
import OpenAppIntents

/// Why a length of time cannot be taken.
enum DurationReason: UnsupportedReason {
  /// Longer than may be, both in seconds.
  case tooLong(Int, max: Int)
  case notPositive(Int)
  /// What was measured is longer than one record holds.
  case measuredTooLong(Int, since: Date, zone: TimeZone)
  /// The clock stands before the start, so that nobody knows how long it was.
  case clockBehind(since: Date, zone: TimeZone)

  var name: String {
    switch self {
    case .tooLong: "tooLong"
    case .notPositive: "notPositive"
    case .measuredTooLong: "measuredTooLong"
    case .clockBehind: "clockBehind"
    }
  }

  var facts: [String: DialogArgument] {
    switch self {
    case .tooLong(let seconds, let max):
      ["duration": .duration(seconds: seconds), "max": .duration(seconds: max)]
    case .notPositive(let seconds): ["duration": .duration(seconds: seconds)]
    case .measuredTooLong(let seconds, let since, let zone):
      [
        "duration": .duration(seconds: seconds), "max": .duration(seconds: StudyLimits.recordSeconds),
        "started": .instant(since, zone: zone.identifier),
      ]
    case .clockBehind(let since, let zone): ["started": .instant(since, zone: zone.identifier)]
    }
  }

  /// What is wrong with a length of time; nil when nothing is.
  static func check(_ seconds: Int, max: Int) -> DurationReason? {
    if seconds <= 0 { return .notPositive(seconds) }
    return seconds > max ? .tooLong(seconds, max: max) : nil
  }
}
