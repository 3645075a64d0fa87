package import Foundation

/// Something on the bookshelf that is studied.
package struct Material: Codable, Hashable, Sendable {
  package var id: Int
  /// Unique on the shelf, but for case, width, accents and spaces.
  package var title: String
  package var unit: StudyUnit
  /// How the title is pronounced, where the letters do not say.
  package var reading: String?
  /// When it was put away; nil while it stands on the shelf.
  package var archivedAt: Date?

  package init(id: Int, title: String, unit: StudyUnit, reading: String? = nil, archivedAt: Date? = nil) {
    self.id = id
    self.title = title
    self.unit = unit
    self.reading = reading
    self.archivedAt = archivedAt
  }
}
