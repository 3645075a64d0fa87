extension AppIntent {
  /// Asks which way to go on.
  /// - Throws: when the person wants none of them, or outside of a conversation.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    try await Interaction.choice(between: options, dialog: dialog, view: nil)
  }

  /// Asks which way to go on, with a snippet.
  /// - Throws: when the person wants none of them, or outside of a conversation.
  public func requestChoice<Content: SnippetView>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, content: () -> Content
  ) async throws -> IntentChoiceOption {
    try await Interaction.choice(between: options, dialog: dialog, view: content())
  }

  /// Asks which way to go on, with a snippet.
  /// - Throws: when the person wants none of them, or outside of a conversation.
  public func requestChoice<Content: SnippetView>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
  ) async throws -> IntentChoiceOption {
    try await Interaction.choice(between: options, dialog: dialog, view: view)
  }
}
