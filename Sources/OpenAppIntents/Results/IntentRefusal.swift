/// **Viva extension.** An error thrown by `perform()` when the world says no: nothing was changed, and the dialog is said.
///
/// For what is wrong with one parameter use a resolution rule instead, which asks again.
public protocol IntentRefusal: Error, Sendable {
  /// What is said. Its status is that of the turn, where `.done` counts as `.refused`.
  var dialog: IntentDialog { get }
}
