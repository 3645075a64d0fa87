package import OpenAppIntents

/// A material, as a person talks about it.
package struct MaterialEntity: AppEntity, PronouncedEntity, Sendable {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Material"
  package static let defaultQuery = MaterialQuery()

  /// The material behind it.
  package var material: Material

  package init(_ material: Material) { self.material = material }

  /// The number of the material, as text.
  package var id: String { String(material.id) }
  package var displayRepresentation: DisplayRepresentation { "\(material.title)" }
  package var pronunciation: String? { material.reading }
}
