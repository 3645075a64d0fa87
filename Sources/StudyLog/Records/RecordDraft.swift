import Foundation

/// A record before it is written.
struct RecordDraft: Hashable, Sendable {
  var material: Material?
  var start: Date
  var zone: TimeZone
  var seconds: Int?
  var quantity: SaidQuantity
  var memo: String?
}
