import ConversationModel
import Testing

@testable import DialogEngine

@Suite struct `Undo and redo in the machine` {
  /// The intents of the bench, and those of a host that can undo.
  static let schemas: DialogMachine.Schemas = [
    IntentSchema(
      name: "RecordStudy",
      parameters: [ParameterSchema(name: "duration", kind: .duration, isOptional: true)]),
    IntentSchema(name: "Undo", parameters: []), IntentSchema(name: "Redo", parameters: []),
  ]

  private static func heard(_ intent: String, cost: Int = 0) -> Event {
    var reading = MachineBench.reading(intent)
    reading.cost = cost
    return .heard(Interpretation(text: "words", readings: [reading]))
  }

  @Test(arguments: ["Undo", "Redo"]) func `are requests where the host can do them`(intent: String) throws {
    var machine = DialogMachine()
    let effects = machine.receive(Self.heard(intent), schemas: Self.schemas)
    guard case .resolve(let request)? = effects.first else {
      Issue.record("nothing is resolved")
      return
    }
    #expect(request.intent.rawValue == intent && request.forgiven == nil)
    #expect(machine.receive(.resolved(request.id, []), schemas: Self.schemas) == [.perform(request)])
    #expect(machine.trace.intent?.rawValue == intent)
  }

  @Test(arguments: ["Undo", "Redo"]) func `are refused where it cannot`(intent: String) {
    var bench = MachineBench()
    #expect(bench.hear(MachineBench.reading(intent)).said == [["engine-undo-unavailable"]])
    #expect(bench.machine.status == .refused && bench.machine.state == .idle)
  }

  @Test func `what was forgiven in the words goes with the request`() throws {
    var machine = DialogMachine()
    let effects = machine.receive(Self.heard("Undo", cost: 3), schemas: Self.schemas)
    guard case .resolve(let request)? = effects.first else {
      Issue.record("nothing is resolved")
      return
    }
    #expect(request.forgiven == 3)
  }

  @Test func `in the middle of a question they are done, and it comes back`() throws {
    var machine = DialogMachine()
    func send(_ event: Event) -> [Effect] { machine.receive(event, schemas: Self.schemas) }
    _ = send(Self.heard("RecordStudy"))
    _ = send(.resolved(1, [ResolvedParameter(name: "duration", resolution: .needsValue())]))
    _ = send(Self.heard("Undo"))
    _ = send(.resolved(2, []))
    let outcome = Outcome.completed(dialog: Message("undone"), snippet: nil, status: .done, next: nil)
    #expect(send(.performed(2, outcome)).said == [["undone"]])
    // It waited, and has a new number now.
    let question = send(.resolved(3, [ResolvedParameter(name: "duration", resolution: .needsValue())]))
    #expect(question.said == [["engine-back-to"]])
    #expect(machine.openRequest?.id == 3)
  }
}
