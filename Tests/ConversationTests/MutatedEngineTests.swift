import ConversationModel
import IntentAssistant
import Testing

@testable import DialogEngine
@testable import viva

/// Engines with one thing wrong: the conversations have to notice.
@Suite struct `A mutated engine` {
  struct Mutation: Sendable, CustomTestStringConvertible {
    var name: String
    var decide: IntentAssistant.Decide
    var testDescription: String { name }
  }

  static let mutations = [
    Mutation(name: "drops a value") { machine, event, schemas in
      guard case .heard(var heard) = event, case .idle = machine.state,
        heard.readings.first?.slots.count ?? 0 > 1
      else { return machine.receive(event, schemas: schemas) }
      heard.readings[0].slots.removeLast()
      return machine.receive(.heard(heard), schemas: schemas)
    },
    Mutation(name: "skips a confirmation") { machine, event, schemas in
      let effects = machine.receive(event, schemas: schemas)
      guard case .asking(_, let open) = machine.state, case .confirmation = open.question.kind else {
        return effects
      }
      let template = TemplateReference(file: "", line: 0, text: "")
      let yes = Reading(intent: "Affirm", slots: [], template: template, cost: 0)
      return machine.receive(.heard(Interpretation(text: "yes", readings: [yes])), schemas: schemas)
    },
    Mutation(name: "forgets an attempt") { machine, event, schemas in
      let effects = machine.receive(event, schemas: schemas)
      if case .asking(var request, let open) = machine.state {
        request.attempts = [:]
        machine.state = .asking(request, open)
      }
      return effects
    },
    Mutation(name: "forgets what waits") { machine, event, schemas in
      let effects = machine.receive(event, schemas: schemas)
      machine.parked = []
      return effects
    },
  ]

  /// As it is, it breaks none of them.
  @Test func `is told by the conversations from one that is right`() async throws {
    let right = StudyWorlds(sharing: Conversations.worlds) { $0.receive($1, schemas: $2) }
    for script in Self.scripts("en") {
      let result = await TranscriptRunner { _ in try right.make() }.run(script)
      #expect(result.failures.map(\.report) == [])
    }
  }

  @Test(arguments: mutations, ["en", "ja", "ko"])
  func `breaks words or facts of a conversation`(mutation: Mutation, locale: String) async throws {
    let worlds = StudyWorlds(sharing: Conversations.worlds, decide: mutation.decide)
    for script in Self.scripts(locale) {
      let result = await TranscriptRunner { _ in try worlds.make() }.run(script)
      if let worst = result.worst, worst == .wording || worst == .fact { return }
    }
    Issue.record("no conversation noticed it")
  }

  private static func scripts(_ locale: String) -> [Transcript] {
    ["acts", "delete-record", "not-understood", "record-duration", "record-range"].flatMap {
      Conversations.scripts("Tests/Conversations/\(locale)/\($0).convo")
    }
  }
}
