/// Whether a parameter takes the result of the action before it; means nothing in a conversation.
public enum InputConnectionBehavior: Sendable, Equatable, Hashable {
  /// Decided by the system.
  case `default`
  /// Never.
  case never
  /// If the types fit.
  case connectToPreviousIntentResult
}
