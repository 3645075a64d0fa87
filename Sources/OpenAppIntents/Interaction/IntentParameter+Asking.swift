extension IntentParameter {
  /// Asks for a value, waits for it, and keeps it in the parameter.
  ///
  /// Without a dialog, the parameter's own question is asked.
  /// - Throws: when the person declines, or outside of a conversation.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try await Interaction.value(of: self, dialog: dialog)
  }

  /// The error whose throwing asks for a value and performs the intent again.
  @available(*, deprecated, renamed: "needsValueError")
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }

  /// The error whose throwing asks for a value and performs the intent again.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(kind: .needsValue(BoxIdentity(self), dialog ?? declaration.requestValueDialog))
  }

  /// Asks which of these is meant, waits, and keeps the answer in the parameter.
  /// - Throws: when the person wants none of them, or outside of a conversation.
  public func requestDisambiguation(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    try await Interaction.choice(of: self, among: values, dialog: dialog)
  }

  /// The error whose throwing asks which of these is meant and performs the intent again.
  public func needsDisambiguationError(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(
      kind: .needsDisambiguation(
        BoxIdentity(self), values, dialog ?? declaration.requestDisambiguationDialog))
  }

  /// Asks whether this is meant. The parameter keeps what it holds.
  /// - Returns: false when the person says no.
  /// - Throws: outside of a conversation.
  public func requestConfirmation(
    for value: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await Interaction.confirmation(of: self, for: value, dialog: dialog)
  }

  /// The error whose throwing asks whether this is meant and performs the intent again.
  public func needsConfirmationError(
    for value: Value.ValueType, dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(kind: .needsConfirmation(BoxIdentity(self), value, dialog))
  }
}
