public import Foundation

/// An identifier that survives as text.
public protocol EntityIdentifierConvertible {
  /// The identifier as text.
  var entityIdentifierString: String { get }
  /// The identifier of a text; nil when it is none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The text itself.
  public var entityIdentifierString: String { self }
  /// The text itself.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  /// Decimal digits.
  public var entityIdentifierString: String { String(self) }
  /// Reads decimal digits; nil for anything else.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  /// The usual form with hyphens.
  public var entityIdentifierString: String { uuidString }
  /// Reads the usual form; nil for anything else.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}
