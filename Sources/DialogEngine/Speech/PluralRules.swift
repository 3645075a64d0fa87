import ConversationModel

/// The plural categories of whole and decimal numbers.
///
/// Source: Unicode CLDR 46, supplemental/plurals.xml, cardinal rules of en, ja and ko.
enum PluralRules {
  /// A family of languages with the same rules.
  private enum Family {
    /// one: i = 1 and v = 0; other.
    case oneWhole
    /// other.
    case none
  }

  private static let families: [String: Family] = ["en": .oneWhole, "ja": .none, "ko": .none]

  /// The categories that messages of a locale may distinguish; the last is always `other`.
  static func categories(of locale: LocaleCode) -> [String] {
    switch family(locale) {
    case .oneWhole: ["one", "other"]
    case .none: ["other"]
    }
  }

  /// The category of a number; `isWhole` is false for numbers written with a fraction.
  static func category(of number: Double, isWhole: Bool, in locale: LocaleCode) -> String {
    switch family(locale) {
    case .oneWhole: isWhole && abs(number) == 1 ? "one" : "other"
    case .none: "other"
    }
  }

  private static func family(_ locale: LocaleCode) -> Family {
    families[locale.language] ?? .none
  }
}

extension LocaleCode {
  /// The language of a tag: `ja` of `ja-JP` and `ja_JP`.
  var language: String {
    rawValue.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? rawValue
  }
}
