/// How a type is called in front of people.
public struct TypeDisplayRepresentation: Equatable, Hashable, Sendable {
  /// The name of one.
  public var name: LocalizedStringResource
  /// How so many of them are counted (`"\(placeholder: .int) books"`).
  public var numericFormat: LocalizedStringResource?
  /// Further names.
  public var synonyms: [LocalizedStringResource]

  /// Names a type.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.init(name: name, numericFormat: numericFormat, synonyms: [])
  }

  /// Names a type, with further names.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource]
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
  /// The interpolation of the name.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// Names a type by a literal.
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }

  /// Names a type by a literal with arguments.
  public init(stringInterpolation: StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A type that has a name in front of people.
public protocol TypeDisplayRepresentable {
  /// The name.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
