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
      case ofClass(named: String)
      /// The bundle at a place.
      case atURL(URL)

      /// The bundle that holds a class.
      public static func forClass(_ type: AnyClass) -> BundleDescription {
        .ofClass(named: String(reflecting: type))
      }
    }

    /// The English text with its arguments.
    public let defaultValue: String.LocalizationValue
    /// The table of translations.
    public let table: String?

    /// The key that was written apart from the text, and so is an id of its own.
    let ownKey: String?
    // Nil until somebody sets it: an intent makes a dozen resources, and asking for the current locale loads ICU.
    private var chosenLocale: Locale?

    /// What the catalogs know the text by: a key of its own, or the text with format specifiers (`Added %@`).
    public var key: String { ownKey ?? defaultValue.key }

    /// The language to translate into.
    public var locale: Locale {
      get { chosenLocale ?? .current }
      set { chosenLocale = newValue }
    }

    /// Makes a resource whose English text is also its key.
    ///
    /// - Parameters:
    ///   - keyAndValue: the English text with its arguments
    ///   - table: kept, but Viva has tables of its own
    ///   - bundle: likewise
    ///   - comment: for translators; dropped
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, bundle: BundleDescription = .main,
      comment: StaticString? = nil
    ) {
      self.init(defaultValue: keyAndValue, ownKey: nil, table: table, locale: nil)
    }

    /// Makes a resource whose English text is also its key, in a certain language.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(defaultValue: keyAndValue, ownKey: nil, table: table, locale: locale)
    }

    /// Makes a resource with a key of its own.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(defaultValue: defaultValue, ownKey: String(describing: key), table: table, locale: nil)
    }

    /// Makes a resource with a key of its own, in a certain language.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(defaultValue: defaultValue, ownKey: String(describing: key), table: table, locale: locale)
    }

    private init(defaultValue: String.LocalizationValue, ownKey: String?, table: String?, locale: Locale?) {
      self.defaultValue = defaultValue
      self.ownKey = ownKey
      self.table = table
      chosenLocale = locale
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
