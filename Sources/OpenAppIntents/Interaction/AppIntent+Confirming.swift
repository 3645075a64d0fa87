extension AppIntent {
  /// Asks whether to go on.
  /// - Throws: when the person says no, or outside of a conversation.
  public func requestConfirmation() async throws {
    try await Interaction.confirmation(dialog: nil, view: nil)
  }

  /// Asks whether to go on, when the conditions hold; a terminal has no conditions, so it always asks.
  /// - Throws: when the person says no, or outside of a conversation.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {
    try await Interaction.confirmation(dialog: dialog, view: nil)
  }

  /// Asks whether to go on, with a snippet.
  /// - Throws: when the person says no, or outside of a conversation.
  public func requestConfirmation<Content: SnippetView>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, content: () -> Content
  ) async throws {
    try await Interaction.confirmation(dialog: dialog, view: content())
  }

  /// Asks whether to go on, showing what would be the result.
  /// - Throws: when the person says no, or outside of a conversation.
  @available(*, deprecated, message: "Use requestConfirmation(conditions:actionName:dialog:)")
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {
    try await Interaction.confirmation(of: result)
  }

  /// Asks whether to go on, showing what would be the result: the spelling shown when the framework was introduced.
  /// - Throws: when the person says no, or outside of a conversation.
  public func requestConfirmation<Result: IntentResult>(
    output: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {
    try await Interaction.confirmation(of: output)
  }
}
