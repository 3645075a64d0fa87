package import ConversationModel

/// Where an intent's questions go while it performs.
package protocol InteractionPort: Sendable {
  /// Asks the person and waits. Called for one question at a time: a `QuestionQueue` stands before it.
  /// - Throws: `CancellationError` when the request is abandoned.
  func ask(_ question: Question) async throws -> Answer
}

/// The conversation in which an intent performs: bound around `perform()`.
struct PerformContext: Sendable {
  /// Where the questions go, one after the other.
  let questions: QuestionQueue
  /// The intent that performs.
  let schema: IntentSchema
  /// What its boxes are called.
  let names: [BoxIdentity: ParameterName]

  /// Found by everything that `perform()` calls or starts, but not by a detached task.
  @TaskLocal static var current: PerformContext?
}
