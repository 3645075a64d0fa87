/// A name made of plain text that is used as a key: in code, in catalogs, in the store.
package protocol TextName: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible, Comparable
where RawValue == String, StringLiteralType == String {
  init(rawValue: String)
}

extension TextName {
  package init(stringLiteral value: String) { self.init(rawValue: value) }
  package var description: String { rawValue }
  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  package init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// The name of an intent or of a dialog act, as phrase files and transcripts write it: `StartTimer`.
package struct IntentName: TextName {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }
}

/// The name of an intent's parameter and of the slot that fills it: `material`.
package struct ParameterName: TextName {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }
}

/// The name of a list of names that the store supplies: `materials`.
package struct ListName: TextName {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }
}

/// The id of a message in `Dialogs/<locale>/*.ftl`: `record-study-done`.
package struct MessageID: TextName {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }
}

/// A language of the catalogs, by the name of its folder: `en`, `ja`, `ko`.
package struct LocaleCode: TextName {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  /// The language every catalog falls back to.
  package static let fallback: LocaleCode = "en"
}
