package import Foundation

extension Date {
  /// A stored moment: whole milliseconds since 1970.
  package init(milliseconds: Int) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  /// Whole milliseconds since 1970, as stored; moments beyond the calendar are clamped.
  package var milliseconds: Int {
    let value = (timeIntervalSince1970 * 1000).rounded()
    return value.isFinite ? Int(max(-1e15, min(1e15, value))) : 0
  }
}
