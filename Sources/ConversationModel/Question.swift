/// Something asked, by the rules of a parameter or from inside `perform()`.
package struct Question: Codable, Hashable, Sendable {
  /// What may be answered.
  package enum Kind: Codable, Hashable, Sendable {
    /// Any value of the parameter.
    case value
    /// One of these.
    case choice([IntentValue])
    /// Yes or no to this value, or to the intent as a whole when nil.
    case confirmation(IntentValue?)
  }

  /// Nil when the intent as a whole is asked about.
  package var parameter: ParameterName?
  package var kind: Kind
  package var prompt: Message
  /// Shown before a confirmation.
  package var snippet: SnippetContent?

  package init(
    parameter: ParameterName?, kind: Kind, prompt: Message, snippet: SnippetContent? = nil
  ) {
    self.parameter = parameter
    self.kind = kind
    self.prompt = prompt
    self.snippet = snippet
  }
}

/// What was answered to a `Question`.
package enum Answer: Codable, Hashable, Sendable {
  case value(SlotValue)
  case confirmed(Bool)
  /// Of a choice: none of them.
  case neither
}

/// What came out of `perform()`.
package enum Outcome: Codable, Hashable, Sendable {
  /// Done. `dialog` is said, `snippet` shown; `next` is performed after it. Of an intent that corrects, or that is said
  /// again otherwise, `next` is what does the thing anew, when somebody asks for it again. `listed` are the things
  /// that were shown, in their order: "the second one" is one of them.
  case completed(
    dialog: Message?, snippet: SnippetContent?, status: ReplyStatus, next: ContinuedIntent?,
    listed: [EntityReference] = [])
  /// The world said no: nothing was changed.
  case refused(Message, status: ReplyStatus)
  /// `needsValueError`: ask, then perform again from the start.
  case needsValue(Question)
  /// The person said no to a confirmation, or the request was abandoned.
  case declined
}

/// An intent that follows another, with its values.
package struct ContinuedIntent: Codable, Hashable, Sendable {
  package var intent: IntentName
  package var values: [ParameterName: IntentValue]
  package init(intent: IntentName, values: [ParameterName: IntentValue]) {
    self.intent = intent
    self.values = values
  }
}
