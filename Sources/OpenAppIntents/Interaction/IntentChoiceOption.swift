/// One way to go on.
///
/// ```swift
/// let choice = try await requestChoice(
///   between: [IntentChoiceOption(title: "Switch"), .cancel(title: "Keep")], dialog: "Calculus is running.")
/// ```
public struct IntentChoiceOption: Equatable, Hashable, Sendable {
  /// How an option weighs.
  public enum Style: Equatable, Hashable, Sendable {
    /// As any other.
    case `default`
    /// Goes on without doing anything.
    case cancel
    /// Destroys something.
    case destructive
  }

  /// What the option is called.
  public let title: LocalizedStringResource
  /// A line about it.
  public let subtitle: LocalizedStringResource?
  /// How it weighs.
  public let style: Style

  /// Makes an option.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, style: Style = .default
  ) {
    self.title = title
    self.subtitle = subtitle
    self.style = style
  }

  /// The option to do nothing.
  public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
    IntentChoiceOption(title: title, style: .cancel)
  }
}
