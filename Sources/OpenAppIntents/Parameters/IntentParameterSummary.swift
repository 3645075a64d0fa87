import ConversationModel

/// A sentence with parameters in it, and further parameters below.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  let sentence: ParameterSummaryString<Intent>
  let below: [@Sendable (any AppIntent) -> String?]

  /// The title alone, with all parameters below.
  public init() { self.init(ParameterSummaryString(stringLiteral: "")) }

  /// A sentence.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
    sentence = summary
    below = []
  }

  /// A sentence, and parameters below it.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [ParameterKeyPath<Intent>]
  ) {
    sentence = summary
    below = parameters().map(\.name)
  }

  /// Parameters below the title.
  public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [ParameterKeyPath<Intent>]) {
    sentence = ParameterSummaryString(stringLiteral: "")
    below = parameters().map(\.name)
  }

  /// The sentence; the title when there is none.
  public func text(for intent: any AppIntent) -> String {
    let text = sentence.text(for: intent)
    return text.isEmpty ? Intent.title.englishText : text
  }
}

/// A sentence with key paths of parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  enum Segment: Sendable {
    case literal(String)
    case parameter(@Sendable (any AppIntent) -> String?)
  }

  let segments: [Segment]

  /// A sentence without parameters.
  public init(stringLiteral value: String) { segments = value.isEmpty ? [] : [.literal(value)] }

  /// A sentence with parameters.
  public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

  func text(for intent: any AppIntent) -> String {
    segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .parameter(let name): "${\(name(intent) ?? "?")}"
      }
    }.joined()
  }

  /// Collects the pieces of the sentence.
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

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: any KeyPath<Intent, IntentParameter<Value>> & Sendable
    ) {
      segments.append(.parameter(ParameterKeyPath(keyPath).name))
    }
  }
}

/// A parameter of an intent, by its key path.
public struct ParameterKeyPath<Intent: AppIntent>: Sendable {
  let name: @Sendable (any AppIntent) -> String?

  init<Value>(_ keyPath: any KeyPath<Intent, IntentParameter<Value>> & Sendable) {
    name = { intent in
      guard let intent = intent as? Intent else { return nil }
      return ParameterBoxes(of: intent).name(of: intent[keyPath: keyPath])?.rawValue
    }
  }
}

/// Builds a list of parameters.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// A key path.
  public static func buildExpression<Value>(
    _ keyPath: any KeyPath<Intent, IntentParameter<Value>> & Sendable
  ) -> ParameterKeyPath<Intent> { ParameterKeyPath(keyPath) }
  /// The list.
  public static func buildBlock(_ parameters: ParameterKeyPath<Intent>...) -> [ParameterKeyPath<Intent>] {
    parameters
  }
}
