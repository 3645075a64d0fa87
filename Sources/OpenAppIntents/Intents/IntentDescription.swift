/// What an action does, for people who look for one.
public struct IntentDescription: Equatable, Hashable, Sendable {
  /// What the action does.
  public var descriptionText: LocalizedStringResource
  /// The group in which it is listed.
  public var categoryName: LocalizedStringResource?
  /// Further words by which it is found.
  public var searchKeywords: [LocalizedStringResource]
  /// What its value is called.
  public var resultValueName: LocalizedStringResource?

  /// Makes a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }
}

extension IntentDescription: ExpressibleByStringInterpolation {
  /// The interpolation of the text.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// Makes a description of a text.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

  /// Makes a description of a text with arguments.
  public init(stringInterpolation: StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// **Viva extension.** A type in which an intent may write its description.
public protocol DescriptionConvertible {
  /// The description; nil for none.
  var intentDescription: IntentDescription? { get }
}

extension IntentDescription: DescriptionConvertible {
  /// Itself.
  public var intentDescription: IntentDescription? { self }
}

extension LocalizedStringResource: DescriptionConvertible {
  /// A description of this text.
  public var intentDescription: IntentDescription? { IntentDescription(self) }
}

extension Optional: DescriptionConvertible where Wrapped: DescriptionConvertible {
  /// That of the value inside.
  public var intentDescription: IntentDescription? { self?.intentDescription }
}
