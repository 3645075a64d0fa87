package import ConversationModel

/// Where the conversation stands.
package enum DialogState: Codable, Hashable, Sendable {
  /// Nothing is asked and nothing runs: any command may come.
  case idle
  /// The rules of the intent look at the parameters; the host answers with `resolved`.
  case resolving(Request)
  /// A question is open; the next utterance is read as its answer first.
  case asking(Request, OpenQuestion)
  /// `perform()` runs; the host answers with `asked` or `performed`.
  case performing(Request)
}

/// The question that is open, and how to say it again.
package struct OpenQuestion: Codable, Hashable, Sendable {
  /// Who asked, and so where the answer goes.
  package enum Origin: Codable, Hashable, Sendable {
    /// A rule of the parameter: the answer goes into the request, which is resolved again.
    case resolution
    /// `perform()` waits for the answer.
    case suspension
    /// `perform()` threw for it: the answer goes into the request, which is performed again.
    case restart
    /// The machine itself: are some words a value or a command?
    case doubt
  }

  package var origin: Origin
  package var question: Question
  /// What a yes sets beside the parameter that is asked about.
  @SavedLater package var setting: [ParameterName: IntentValue]
  /// What could be chosen from before "neither": its numbers still mean the same. Nil for nothing.
  package var former: [IntentValue]?
  /// What would make usable what was said.
  package var remedy: ContinuedIntent?
  package init(
    origin: Origin, question: Question, setting: [ParameterName: IntentValue] = [:]
  ) {
    self.origin = origin
    self.question = question
    self.setting = setting
  }

  /// It is asked whether, or how, something shall be done: whoever takes that back wants it left.
  var isBeforeDoing: Bool {
    if case .confirmation = question.kind { return true }
    return origin == .suspension || origin == .restart
  }
}
