/// What people say to ask for an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  enum Segment: Sendable {
    case literal(String)
    case token(AppShortcutPhraseToken)
    case parameter(ParameterKeyPath<Intent>)
  }

  let segments: [Segment]

  /// A phrase without parameters.
  public init(stringLiteral value: String) { segments = value.isEmpty ? [] : [.literal(value)] }

  /// A phrase with parameters or the application's name.
  public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

  func template(for intent: Intent) -> String {
    segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .token(let token): "${\(token.rawValue)}"
      case .parameter(let parameter): "${\(parameter.name(intent) ?? "?")}"
      }
    }.joined()
  }

  /// Collects the pieces of the phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The type of the literal pieces.
    public typealias StringLiteralType = String

    var segments: [Segment] = []

    /// Prepares for a literal; the sizes are hints.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a literal piece.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { segments.append(.literal(literal)) }
    }

    /// Adds the application's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      segments.append(.token(token))
    }

    /// Adds a parameter, which must be an entity or an enumeration.
    public mutating func appendInterpolation<Value>(
      _ keyPath: any KeyPath<Intent, IntentParameter<Value>> & Sendable
    ) {
      segments.append(.parameter(ParameterKeyPath(keyPath)))
    }
  }
}

/// What stands for itself in a phrase.
public enum AppShortcutPhraseToken: String, Sendable, Hashable {
  /// The name of the application.
  case applicationName
}
