package import ConversationModel

/// Where an intent's questions go while it performs.
package protocol InteractionPort: Sendable {
  /// Asks the person and waits.
  /// - Throws: `CancellationError` when the request is abandoned.
  func ask(_ question: Question) async throws -> Answer
}

/// The conversation in which an intent performs: bound around `perform()`.
struct PerformContext: Sendable {
  let questions: QuestionQueue
  let schema: IntentSchema
  let names: [BoxIdentity: ParameterName]

  @TaskLocal static var current: PerformContext?
}
