package import ConversationModel

/// A number that names a request within its session, never reused.
package typealias RequestID = Int

/// One wish of the person: an intent and what is known of its parameters.
package struct Request: Codable, Hashable, Sendable {
  package let id: RequestID
  package let intent: IntentName
  package var input: RequestInput
  /// Questions asked from inside `perform()` with their answers, in order: a re-run is answered from here.
  package var journal: [JournalEntry] = []
  /// Failed answers in a row, by the parameter asked for.
  package var attempts: [ParameterName: Attempt] = [:]
  /// Words of the utterance that nothing took, to be named in the reply.
  package var unused: [String] = []
  /// What each parameter came to, for the trace of the turn.
  package var results: [ParameterName: String] = [:]

  package init(id: RequestID, intent: IntentName, input: RequestInput) {
    self.id = id
    self.intent = intent
    self.input = input
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
  package var count: Int
  /// The reason of the last failure; only a different one, or a value that fits, starts the count anew.
  package var reason: String

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
