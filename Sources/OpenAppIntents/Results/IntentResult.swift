/// What `perform()` gives back.
///
/// Promise more by composition, `some IntentResult & ReturnsValue<Int> & ProvidesDialog`, and keep it with the `.result(…)`
/// of the same parts.
public protocol IntentResult: Sendable {
  /// The type of the value.
  associatedtype Value
  /// The value; nil when there is none.
  var value: Value? { get }
}

/// A result with a value, for the intents that follow.
public protocol ReturnsValue<Value>: IntentResult where Value: _IntentValue {}

/// A result that is said.
public protocol ProvidesDialog: IntentResult {
  /// What is said.
  var dialog: IntentDialog? { get }
}

/// A result that is shown.
public protocol ShowsSnippetView: IntentResult {}

/// A result that another intent follows.
public protocol OpensIntent: IntentResult {
  /// The intent that follows.
  associatedtype OpenedIntent: AppIntent
  /// The intent that follows.
  var opensIntent: OpenedIntent? { get }
}
