import ConversationModel
import OpenAppIntents
import Synchronization

/// Answers questions by a list, and remembers what was asked. A question beyond the list fails, it never waits.
final class ScriptedPort: InteractionPort {
  private let answers: Mutex<[Answer]>
  private let questions = Mutex<[Question]>([])

  init(_ answers: [Answer] = []) { self.answers = Mutex(answers) }

  var asked: [Question] { questions.withLock { $0 } }

  func ask(_ question: Question) async throws -> Answer {
    questions.withLock { $0.append(question) }
    guard let answer = answers.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else {
      throw NoAnswerScripted(question: question)
    }
    return answer
  }
}

struct NoAnswerScripted: Error {
  let question: Question
}

/// Runs with a manager of its own that knows these services, so that tests never meet one another.
func withServices<Result>(
  _ add: (AppDependencyManager) -> Void = { $0.add { Books() } }, run: () async throws -> Result
) async throws -> Result {
  let manager = AppDependencyManager()
  add(manager)
  return try await AppDependencyManager.$current.withValue(manager) { try await run() }
}

extension ParameterInput {
  /// What was just typed.
  static func said(_ value: SlotValue, words: String = "words", isConfirmed: Bool = false) -> ParameterInput {
    ParameterInput(value: value, words: words, source: .utterance, isConfirmed: isConfirmed)
  }
}
