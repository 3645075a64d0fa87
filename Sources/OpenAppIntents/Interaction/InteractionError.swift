/// **Viva extension.** Why an intent could not ask.
public enum InteractionError: Error, Sendable, Hashable {
  /// No conversation is bound: `perform()` was called by hand, or the question was asked in a detached task.
  case outsideConversation
  /// The parameter asked about is not one of the intent that performs.
  case foreignParameter
}

/// The person said no, or wants none of what was offered. It ends `perform()` with the outcome `declined`, unless the
/// intent catches it.
struct Declined: Error {}
