package import Foundation

/// What was studied, once.
package struct StudyRecord: Codable, Hashable, Sendable {
  package var id: Int
  package var material: Material?
  /// When the measuring started; for what was not measured, the moment of the recording.
  package var start: Date
  /// The identifier of the time zone in which it was recorded.
  package var zone: String
  /// Seconds, 0 or more; nil when only an amount is known.
  package var seconds: Int?
  package var quantity: StudyQuantity?
  /// The unit of the quantity, as the material was counted then.
  package var unit: StudyUnit?
  package var memo: String?
  /// When it was written down: for what was measured, when that was finished.
  package var made: Date

  package init(
    id: Int, material: Material?, start: Date, zone: String, seconds: Int?, quantity: StudyQuantity?,
    unit: StudyUnit?, memo: String?, made: Date
  ) {
    self.id = id
    self.material = material
    self.start = start
    self.zone = zone
    self.seconds = seconds
    self.quantity = quantity
    self.unit = unit
    self.memo = memo
    self.made = made
  }
}
