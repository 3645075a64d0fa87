public import Foundation

/// How a value looks in front of people: `DisplayRepresentation(title: "\(title)", subtitle: "\(author)")`.
///
/// In a conversation the title is what is said; the subtitle tells two of one title apart.
public struct DisplayRepresentation: Equatable, Hashable, Sendable {
  /// What it is called.
  public var title: LocalizedStringResource
  /// A second line that tells it from others of the same title.
  public var subtitle: LocalizedStringResource?
  /// A longer text about it.
  public var descriptionText: LocalizedStringResource?
  /// A picture; a terminal shows none.
  public var image: Image?
  /// Further titles by which people may call it.
  public var synonyms: [LocalizedStringResource]

  /// Makes a representation.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: [])
  }

  /// Makes a representation with further titles.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource]
  ) {
    self.init(title: title, subtitle: subtitle, descriptionText: nil, image: image, synonyms: synonyms)
  }

  /// Makes a representation with a longer text and further titles.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    descriptionText: LocalizedStringResource?, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.descriptionText = descriptionText
    self.image = image
    self.synonyms = synonyms
  }

  /// A picture, named; kept for the sake of source files, never shown in a terminal.
  public struct Image: Equatable, Hashable, Sendable {
    /// The outline of a picture.
    public enum DisplayStyle: Equatable, Hashable, Sendable {
      /// Decided by the system.
      case `default`
      /// Round.
      case circular
    }

    enum Source: Equatable, Hashable, Sendable {
      case system(String)
      case named(String)
      case url(URL)
      case data(Data)
    }

    let source: Source
    /// Drawn in one colour.
    public let isTemplate: Bool?
    /// The outline.
    public let displayStyle: DisplayStyle

    /// A symbol of the system.
    public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.system(systemName), isTemplate, displayStyle)
    }

    /// A picture of the app.
    public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.named(named), isTemplate, displayStyle)
    }

    /// A picture at a place.
    public init(
      url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      self.init(.url(url), isTemplate, displayStyle)
    }

    /// A picture in bytes.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.data(data), isTemplate, displayStyle)
    }

    private init(_ source: Source, _ isTemplate: Bool?, _ displayStyle: DisplayStyle) {
      self.source = source
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }
  }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
  /// The interpolation of the title.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// Makes a representation of a title.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

  /// Makes a representation of a title with arguments.
  public init(stringInterpolation: StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

extension DisplayRepresentation: CustomLocalizedStringResourceConvertible {
  /// The title.
  public var localizedStringResource: LocalizedStringResource { title }
}
