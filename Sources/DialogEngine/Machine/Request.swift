package import ConversationModel

/// A number that names a request within its session, never reused. What waited and is taken up gets a new one.
package typealias RequestID = Int

/// One wish of the person: an intent and what is known of its parameters.
package struct Request: Codable, Hashable, Sendable {
  package internal(set) var id: RequestID
  package let intent: IntentName
  package var input: RequestInput
  /// Questions asked from inside `perform()` with their answers, in order: a re-run is answered from here.
  package var journal: [JournalEntry] = []
  /// Failed answers in a row, by the parameter asked for.
  package var attempts: [ParameterName: Attempt] = [:]
  /// Parameters whose value was refused and is asked for: without an answer nothing is done, even where the
  /// rules would do without a value.
  package var owed: Set<ParameterName> = []
  /// The parameters that were asked for and answered, in order: "go back" asks for the last one again.
  @SavedLater package var answered: [ParameterName] = []
  /// What was refused; after something came between, it may have become usable.
  package var refused: [ParameterName: ParameterInput] = [:]
  /// The choices that were given last, by parameter: the same once more is no progress.
  package var offered: [ParameterName: [IntentValue]]?
  /// The question that came with values changed by the way, and these: the same once more is no progress.
  package var echoed: [Message]?
  /// Words of the utterance that nothing took, to be named in the reply.
  package var unused: [String] = []
  /// What had to be forgiven in the words that started it, as `Reading.cost`; nil for nothing.
  package var forgiven: Int?
  /// Words of which the person has to say what they are, before anything else; nil for none.
  package var doubt: Doubt?
  /// What it asked to be confirmed when something came between.
  package var asked: Message?
  /// What was said along with it and is done after it.
  package var after: Reading?
  /// What each parameter came to, for the trace of the turn.
  package var results: [ParameterName: String] = [:]

  package init(id: RequestID, intent: IntentName, input: RequestInput) {
    self.id = id
    self.intent = intent
    self.input = input
  }

  /// A request that is known by what it did only.
  init(done change: JournalChange) {
    self.init(id: change.request, intent: change.intent, input: RequestInput())
  }

  /// A parameter has got an answer: a value, or that there is none.
  mutating func settle(_ name: ParameterName) {
    owed.remove(name)
    refused[name] = nil
  }

  /// What was refused is said once more: it may be usable by now, and the reason is heard again.
  mutating func tryAgain() {
    for (name, known) in refused where owes(name) { input.values[name] = known }
  }

  /// The person took a value back, or it cannot be used: another is asked for.
  mutating func owe(_ name: ParameterName, refused input: ParameterInput? = nil) {
    self.input.values[name] = nil
    owed.insert(name)
    refused[name] = input
  }

  /// Asked for and not answered, by a value or by refusing to give one.
  func owes(_ name: ParameterName) -> Bool {
    owed.contains(name) && input.values[name] == nil && !input.declined.contains(name)
  }

  /// The values `perform()` gets: those that are resolved.
  package var values: [ParameterName: IntentValue] {
    input.values.compactMapValues { if case .value(let value) = $0.value { value } else { nil } }
  }
}

/// A question of `perform()` and what the person answered.
package struct JournalEntry: Codable, Hashable, Sendable {
  package var question: Question
  package var answer: Answer
  package init(question: Question, answer: Answer) {
    self.question = question
    self.answer = answer
  }
}

/// How often in a row a parameter could not be had, and why the last time.
package struct Attempt: Codable, Hashable, Sendable {
  package var count = 0
  /// The reasons given so far, the latest last; only a new one, or a value that fits, starts the count anew.
  package var reasons: [String] = []
  /// "Why?" was asked, and answered; nil for no.
  var isExplained: Bool?

  /// What the person sees on the first, second and third failure.
  package enum Step { case reason, example, setAside }

  package var step: Step {
    switch count {
    case ...1: .reason
    case 2: .example
    default: .setAside
    }
  }
}
