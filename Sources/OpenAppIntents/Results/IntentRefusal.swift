/// **Viva extension.** An error thrown by `perform()` when the world says no: nothing was changed, and the dialog is said.
public protocol IntentRefusal: Error, Sendable {
  /// What is said. Its status is that of the turn, where `.done` counts as `.refused`.
  var dialog: IntentDialog { get }
}
