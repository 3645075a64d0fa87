package import OpenAppIntents

/// A record, as it was shown in a list: people point at it ("the second one").
package struct RecordEntity: AppEntity, Sendable {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Record"
  package static let defaultQuery = RecordQuery()

  /// The record behind it.
  package var record: StudyRecord

  package init(_ record: StudyRecord) { self.record = record }

  /// The number of the record, as text.
  package var id: String { String(record.id) }
  package var displayRepresentation: DisplayRepresentation { "\(record.material?.title ?? "")" }
}
