import Foundation
import OpenAppIntents

/// Rules for lengths of time.
enum DurationRule {
  typealias Resolution = ParameterResolution<Measurement<UnitDuration>>

  /// What becomes of what was said, in seconds up to `max`; `nothing` says what becomes of no words.
  static func resolve(
    _ proposal: Proposal<Measurement<UnitDuration>>, max: Int, nothing: () throws -> Resolution
  ) rethrows -> Resolution {
    switch proposal.said {
    case .nothing: return try nothing()
    case .value(let duration):
      if let reason = DurationReason.check(duration.wholeSeconds, max: max) {
        return .unsupported(reason: reason)
      }
      return .success(with: duration)
    case .close(let duration): return .confirmationRequired(with: duration)
    case .several(let durations): return .disambiguation(with: durations)
    case .unknown: return .needsValue()
    }
  }
}

extension Measurement where UnitType == UnitDuration {
  /// Rounded to the nearest second; beyond all bounds, the bound.
  var wholeSeconds: Int {
    let seconds = converted(to: .seconds).value
    return seconds.isNaN ? 0 : Int(max(-1e15, min(1e15, seconds.rounded())))
  }
}
