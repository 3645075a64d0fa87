public import Foundation

#if !canImport(Darwin)

  /// A text to be translated when it is shown: its key, its English and where its translations are.
  ///
  /// Foundation on Linux lacks this type.
  public struct LocalizedStringResource: Equatable, Hashable, Codable, Sendable {
    /// Where the translations are.
    public enum BundleDescription: Equatable, Hashable, Codable, Sendable {
      /// The main bundle.
      case main
      /// The bundle that holds a class.
      case forClass(String)
      /// The bundle at a place.
      case atURL(URL)
    }

    /// What the catalogs know the text by.
    public let key: String
    /// The English text with its arguments.
    public let defaultValue: String.LocalizationValue
    /// The table of translations.
    public let table: String?
    /// The language to translate into.
    public var locale: Locale

    /// True when the key was written apart from the text, and so is an id of its own.
    let hasOwnKey: Bool

    /// Makes a resource whose English text is also its key.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      key = keyAndValue.key
      defaultValue = keyAndValue
      hasOwnKey = false
      self.table = table
      self.locale = locale
    }

    /// Makes a resource with a key of its own.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.key = String(describing: key)
      self.defaultValue = defaultValue
      hasOwnKey = true
      self.table = table
      self.locale = locale
    }

    /// The English text.
    package var englishText: String { defaultValue.text }
  }

  extension LocalizedStringResource: ExpressibleByStringInterpolation {
    /// The interpolation of the text inside.
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    /// Makes a resource of a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Makes a resource of a literal with arguments.
    public init(stringInterpolation: StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
  }

  extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// Itself.
    public var localizedStringResource: LocalizedStringResource { self }
  }

#endif
