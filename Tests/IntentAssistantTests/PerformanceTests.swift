import ConversationModel
import DialogEngine
import Testing

@testable import IntentAssistant

@Suite struct `One run of perform` {
  static func question(_ id: MessageID) -> Question {
    Question(parameter: "duration", kind: .value, prompt: Message(id))
  }
  static let yes = Answer.confirmed(true)
  static let done = Outcome.completed(dialog: nil, snippet: nil, status: .done, next: nil)

  @Test func `asks, waits and ends`() async throws {
    let performance = Performance(journal: [])
    let run = Task {
      let answer = try await performance.ask(Self.question("a"))
      performance.finish(answer == Self.yes ? Self.done : .declined)
    }
    guard case .asked(let question) = await performance.next() else {
      Issue.record("nothing was asked")
      return
    }
    #expect(question == Self.question("a"))
    performance.answer(Self.yes)
    guard case .ended(let outcome) = await performance.next() else {
      Issue.record("did not end")
      return
    }
    #expect(outcome == Self.done)
    try await run.value
  }

  @Test func `after a restart the journal answers, as long as the questions are the same`() async throws {
    let known = JournalEntry(question: Self.question("a"), answer: Self.yes)
    let same = Performance(journal: [known])
    #expect(try await same.ask(Self.question("a")) == Self.yes)

    let other = Performance(journal: [known])
    let run = Task { try await other.ask(Self.question("b")) }
    guard case .asked(let question) = await other.next() else {
      Issue.record("nothing was asked")
      return
    }
    #expect(question == Self.question("b"))
    other.answer(.confirmed(false))
    #expect(try await run.value == .confirmed(false))
  }

  @Test func `an abandoned run throws at its question, then and later`() async {
    let performance = Performance(journal: [])
    let run = Task { try await performance.ask(Self.question("a")) }
    _ = await performance.next()
    performance.abandon()
    await #expect(throws: CancellationError.self) { try await run.value }
    await #expect(throws: CancellationError.self) { try await performance.ask(Self.question("b")) }
  }
}
