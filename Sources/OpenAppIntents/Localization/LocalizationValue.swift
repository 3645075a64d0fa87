public import Foundation

#if !canImport(Darwin)

  extension String {
    /// Text to be translated: an English pattern and the values that stand in it.
    ///
    /// Foundation on Linux lacks this type. The literal pieces and the typed arguments are kept apart, so that one literal
    /// yields both the key that a catalog knows (`Added %@`) and the English text.
    public struct LocalizationValue: Equatable, Hashable, Codable, Sendable {
      /// The type of a value that is filled in later.
      public enum Placeholder: String, Equatable, Hashable, Codable, Sendable {
        /// An integer.
        case int = "%lld"
        /// An integer that is not negative.
        case uint = "%llu"
        /// A number of single precision.
        case float = "%f"
        /// A number of double precision.
        case double = "%lf"
        /// A text.
        case object = "%@"
      }

      /// A piece of the pattern.
      enum Segment: Equatable, Hashable, Codable, Sendable {
        case literal(String)
        case argument(LocalizationArgument)
      }

      var segments: [Segment]

      /// Makes a value of a text without arguments.
      public init(_ value: String) {
        segments = value.isEmpty ? [] : [.literal(value)]
      }

      /// The key of a catalog: literals as they are, arguments as format specifiers (`%@`, `%lld`).
      var key: String {
        segments.map { segment in
          switch segment {
          case .literal(let text): text.replacingOccurrences(of: "%", with: "%%")
          case .argument(let argument): argument.specifier
          }
        }.joined()
      }

      /// The pattern by which the catalogs of Viva find a message: every argument is `%@`, percent signs are plain.
      var pattern: String {
        segments.map { segment in
          switch segment {
          case .literal(let text): text
          case .argument: "%@"
          }
        }.joined()
      }

      /// The English text.
      var text: String {
        segments.map { segment in
          switch segment {
          case .literal(let text): text
          case .argument(let argument): argument.text
          }
        }.joined()
      }

      /// The values in the pattern, in order.
      var arguments: [LocalizationArgument] {
        segments.compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
      }
    }
  }

  /// A value inside a localized text, with its type.
  indirect enum LocalizationArgument: Equatable, Hashable, Codable, Sendable {
    case text(String)
    case integer(Int)
    case number(Double)
    case resource(LocalizedStringResource)
    /// A value that is filled in later, by its format specifier.
    case placeholder(specifier: String)

    /// The specifier by which a catalog's key writes it.
    var specifier: String {
      switch self {
      case .text, .resource: "%@"
      case .integer: "%lld"
      case .number: "%lf"
      case .placeholder(let specifier): specifier
      }
    }

    var text: String {
      switch self {
      case .text(let text): text
      case .integer(let value): String(value)
      case .number(let value): String(value)
      case .resource(let resource): resource.englishText
      case .placeholder(let specifier): specifier
      }
    }
  }

  extension String.LocalizationValue: ExpressibleByStringInterpolation {
    /// Makes a value of a literal without arguments.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a value of a literal with arguments.
    public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

    /// Collects the pieces of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Equatable, Sendable {
      /// The type of the literal pieces.
      public typealias StringLiteralType = String

      var segments: [Segment] = []

      /// Prepares for a literal; the sizes are hints.
      public init(literalCapacity: Int, interpolationCount: Int) {
        segments.reserveCapacity(interpolationCount * 2 + 1)
      }

      /// Adds a literal piece.
      public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { segments.append(.literal(literal)) }
      }

      /// Adds a text that is not translated.
      public mutating func appendInterpolation(_ string: String) {
        segments.append(.argument(.text(string)))
      }

      /// Adds a text that is not translated.
      public mutating func appendInterpolation(_ substring: Substring) {
        segments.append(.argument(.text(String(substring))))
      }

      /// Adds a text that is translated too.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        segments.append(.argument(.resource(resource)))
      }

      /// Adds what a value says of itself: an entity becomes its title.
      public mutating func appendInterpolation<Value>(_ value: Value)
      where Value: CustomLocalizedStringResourceConvertible {
        segments.append(.argument(.resource(value.localizedStringResource)))
      }

      /// Adds an integer.
      public mutating func appendInterpolation<Value>(_ value: Value) where Value: BinaryInteger {
        segments.append(.argument(.integer(Int(clamping: value))))
      }

      /// Adds a floating-point number.
      public mutating func appendInterpolation<Value>(_ value: Value) where Value: BinaryFloatingPoint {
        segments.append(.argument(.number(Double(value))))
      }

      /// Adds a number written by a printf-style format.
      public mutating func appendInterpolation<Value>(_ value: Value, specifier: String)
      where Value: CVarArg {
        segments.append(.argument(.text(String(format: specifier, value))))
      }

      /// Adds a value written by a format style.
      public mutating func appendInterpolation<Style>(_ value: Style.FormatInput, format: Style)
      where Style: FormatStyle, Style.FormatOutput == String {
        segments.append(.argument(.text(format.format(value))))
      }

      /// Leaves room for a value that is filled in later: `"\(placeholder: .int) books"`.
      public mutating func appendInterpolation(placeholder: Placeholder) {
        segments.append(.argument(.placeholder(specifier: placeholder.rawValue)))
      }

      /// Leaves room for a value that is filled in later, written by a printf-style format.
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        segments.append(.argument(.placeholder(specifier: specifier)))
      }

      /// Adds any other value, by its description.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        segments.append(.argument(.text(String(describing: value))))
      }
    }
  }

  extension String {
    /// The text of a localized value; Viva translates through its own catalogs, so here it is the English one.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = keyAndValue.text
    }

    /// The text of a localized resource; Viva translates through its own catalogs, so here it is the English one.
    public init(localized resource: LocalizedStringResource) {
      self = resource.englishText
    }
  }

#endif
