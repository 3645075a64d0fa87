package import ConversationModel

/// Everything that may happen to the machine.
package enum Event: Codable, Hashable, Sendable {
  /// The person said something.
  case heard(Interpretation)
  /// Several commands were given in one line; empty when the rest of them is given up. Each is heard by itself.
  case planned([String])
  /// Ctrl-C: the open question is dropped.
  case interrupted
  /// The rules have looked at a request, in declared order up to the first parameter that needs the person.
  case resolved(RequestID, [ResolvedParameter])
  /// `perform()` asks and waits.
  case asked(RequestID, Question)
  /// `perform()` ended, or the rules could not be asked (then a refusal).
  case performed(RequestID, Outcome)
  /// Something happened without a turn.
  case noticed(Notice)
  /// The person has seen the last reply.
  case shown
  /// The machine was loaded in a new process.
  case restored
  /// Found in a new process: this was done, oldest first, and the process ended before it said so.
  case recovered([JournalChange])
}

/// Everything the machine may cause.
package enum Effect: Codable, Hashable, Sendable {
  /// Ask the rules of the intent; answered by `resolved`.
  case resolve(Request)
  /// Run `perform()`; answered by `asked` or `performed`.
  case perform(Request)
  /// Give the suspended `perform()` its answer; answered by `asked` or `performed`.
  case answer(RequestID, Answer)
  /// End the suspended `perform()` without an answer.
  case abandon(RequestID)
  /// Say these as one line.
  case say([Message], ReplyLine.Kind)
  case show(SnippetContent)
  /// Say what can be said now; the host knows the phrases.
  case offerHelp
  /// An event that did not fit the state; the state is kept.
  case fault(String)
}
