package import Foundation

/// The measuring that runs: one at a time, for all terminals together.
package struct StudyMeasurement: Hashable, Sendable {
  package var id: Int
  package var material: Material?
  package var start: Date
  package var zone: TimeZone
  package var timer: StudyTimer
  /// The end of the timer was said to somebody.
  package var isAnnounced: Bool

  package init(
    id: Int, material: Material?, start: Date, zone: TimeZone, timer: StudyTimer, isAnnounced: Bool
  ) {
    self.id = id
    self.material = material
    self.start = start
    self.zone = zone
    self.timer = timer
    self.isAnnounced = isAnnounced
  }
}
