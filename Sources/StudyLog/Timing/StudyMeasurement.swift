import Foundation

/// The measuring that runs: one at a time, for all terminals together.
struct StudyMeasurement: Hashable, Sendable {
  var id: Int
  var material: Material?
  var start: Date
  var zone: TimeZone
  var timer: StudyTimer
  /// The end of the timer was said to somebody.
  var isAnnounced: Bool
}
