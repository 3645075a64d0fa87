/// A thing of a domain, as a conversation carries it.
package struct EntityReference: Codable, Hashable, Sendable {
  /// The kind of entity, which is also the singular of its list of names: `material`, `book`.
  package var kind: String
  package var id: String
  package var title: String
  /// How the title is pronounced, where known.
  package var reading: String?

  package init(kind: String, id: String, title: String, reading: String? = nil) {
    self.kind = kind
    self.id = id
    self.title = title
    self.reading = reading
  }

  /// The list of names in which things of this kind are found.
  package var list: ListName { ListName(rawValue: kind + "s") }
}

/// A value of a parameter, erased.
package indirect enum IntentValue: Codable, Hashable, Sendable {
  case text(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  /// Seconds; may be zero or negative as said, the domain's rules refuse that.
  case duration(seconds: Int)
  /// A count with the unit that was said, if any, as the raw value of the unit: `pages`. Fills integer
  /// parameters.
  case amount(Int, unit: String?)
  case entity(EntityReference)
  /// The raw value of a closed enumeration: `thisWeek`.
  case choice(String)
  case list([IntentValue])
}
