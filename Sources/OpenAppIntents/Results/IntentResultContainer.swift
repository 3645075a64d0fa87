/// The one type of all results; its parameters tell what it holds, `Never` meaning nothing of the kind.
///
/// Nobody writes its name: `perform()` returns `some IntentResult & ProvidesDialog` and ends with `.result(dialog: …)`, and
/// the compiler checks that the one holds what the other promises.
public struct IntentResultContainer<Value, OpensIntentType, SnippetViewType, DialogType>: IntentResult,
  Sendable
where
  Value: Sendable, OpensIntentType: Sendable, SnippetViewType: Sendable, DialogType: Sendable
{
  /// The value; nil when there is none.
  public let value: Value?
  let opened: OpensIntentType?
  let view: SnippetViewType?
  let said: DialogType?

  init(
    value: Value? = nil, opened: OpensIntentType? = nil, view: SnippetViewType? = nil,
    said: DialogType? = nil
  ) {
    self.value = value
    self.opened = opened
    self.view = view
    self.said = said
  }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}

extension IntentResultContainer: ProvidesDialog where DialogType == IntentDialog {
  /// What is said.
  public var dialog: IntentDialog? { said }
}

extension IntentResultContainer: ShowsSnippetView where SnippetViewType: SnippetView {}

extension IntentResultContainer: OpensIntent where OpensIntentType: AppIntent {
  /// The intent that follows.
  public var opensIntent: OpensIntentType? { opened }
}

/// A result whatever its parameters, for the bridge.
protocol ErasedResult {
  /// The intent that follows; nil when none does.
  var erasedIntent: (any AppIntent)? { get }
  /// What is shown; nil for nothing.
  var erasedView: (any SnippetView)? { get }
  /// What is said; nil for nothing.
  var erasedDialog: IntentDialog? { get }
  /// The value; nil when there is none.
  var erasedValue: Any? { get }
}

extension IntentResultContainer: ErasedResult {
  var erasedIntent: (any AppIntent)? { opened as? any AppIntent }
  var erasedView: (any SnippetView)? { view as? any SnippetView }
  var erasedDialog: IntentDialog? { said as? IntentDialog }
  var erasedValue: Any? { value }
}
