package import ConversationModel

/// A message in words.
package struct Spoken: Hashable, Sendable {
  package var text: String
  /// How it is read aloud, where that differs.
  package var spoken: String?
  /// What was amiss; the text is fit to be shown all the same.
  package var faults: [SpeechFault]

  package init(text: String, spoken: String? = nil, faults: [SpeechFault] = []) {
    self.text = text
    self.spoken = spoken
    self.faults = faults
  }
}

/// Something that kept a message from being worded as it should be.
package struct SpeechFault: Hashable, Sendable {
  /// What was amiss.
  package enum Kind: Hashable, Sendable {
    /// No locale has the message, or it has no text.
    case noMessage
    /// Only English has the message, or this attribute of it.
    case untranslated(attribute: String?)
    /// No message reads like this English literal.
    case noLiteral(String)
    case noVariable(String)
    case noFunction(String)
    case noTerm(String)
    /// The function cannot print what it was given.
    case wrongOperand(function: String)
    /// Nothing says how this ends when spoken, so both particles are printed.
    case undecidedParticle(String)
    /// Messages refer to each other without end.
    case tooDeep
  }

  package var message: MessageID
  package var locale: LocaleCode
  package var kind: Kind

  package init(message: MessageID, locale: LocaleCode, kind: Kind) {
    self.message = message
    self.locale = locale
    self.kind = kind
  }
}
