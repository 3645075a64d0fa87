/// A part of a saved conversation that machines of older versions do not have: it is empty where it is missing.
@propertyWrapper
package struct SavedLater<Value: EmptyAtFirst & Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  package init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

/// Something that begins without anything in it.
package protocol EmptyAtFirst {
  init()
}

extension Array: EmptyAtFirst {}
extension Dictionary: EmptyAtFirst {}

extension KeyedDecodingContainer {
  /// What the decoding of a type that has such a part comes to; without it, a missing key is an error.
  func decode<Value>(_ type: SavedLater<Value>.Type, forKey key: Key) throws -> SavedLater<Value> {
    try decodeIfPresent(type, forKey: key) ?? SavedLater(wrappedValue: Value())
  }
}
