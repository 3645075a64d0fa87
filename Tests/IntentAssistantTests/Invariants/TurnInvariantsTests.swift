import ConversationModel
import IntentAssistant
import Testing

@testable import DialogEngine

/// Every rule finds the engine that breaks it.
@Suite struct `Invariants of turns` {
  typealias Bench = ObservedBench

  /// A conversation in which a rule is broken, the last turn breaking it.
  struct Breach: Sendable, CustomTestStringConvertible {
    var name: String
    var invariant: TurnInvariant
    var turns: @Sendable () -> [ObservedTurn]
    var testDescription: String { name }
  }

  private static let minute = IntentValue.duration(seconds: 60)
  private static let own = UnitStamp(session: "main", request: "1", intent: "RecordStudy")

  /// "record": how long?
  private static func asked(_ bench: inout Bench, _ resolution: Resolution = .needsValue()) -> ObservedTurn {
    bench.turn(Bench.heard("RecordStudy"), Bench.resolved(("duration", resolution)))
  }

  private static func recorded(_ bench: inout Bench, _ message: Message = "record-study-done") -> ObservedTurn
  {
    bench.turn(
      Bench.heard("RecordStudy", ["duration": minute]), Bench.resolved(("duration", .success(minute))),
      Bench.done(message))
  }

  private static let options = [IntentValue.text("a"), .text("b")]
  private static let doubt = Resolution.confirmationRequired(minute)

  static let breaches: [Breach] = [
    Breach(name: "stored before the answer", invariant: .nothingUnhandled) {
      var bench = Bench()
      return [asked(&bench).but { $0.changes = [ChangeSet(stamp: own)] }]
    },
    Breach(name: "stored by an intent that only reads", invariant: .nothingUnhandled) {
      var bench = Bench()
      let turn = bench.turn(Bench.heard("ShowRecords"), Bench.resolved(), Bench.done("show-records-done"))
      let stamp = UnitStamp(session: "main", request: "1", intent: "ShowRecords")
      return [turn.but { $0.changes = [ChangeSet(stamp: stamp)] }]
    },
    Breach(name: "stored twice", invariant: .nothingUnhandled) {
      var bench = Bench()
      return [recorded(&bench).but { $0.changes = [ChangeSet(stamp: own), ChangeSet(stamp: own)] }]
    },
    Breach(name: "an app's store changed while it asks", invariant: .nothingUnhandled) {
      var bench = Bench()
      return [asked(&bench).but { ($0.changes, $0.isStoreChanged) = (nil, true) }]
    },
    Breach(name: "cancelled and stored", invariant: .nothingHalfDone) {
      var bench = Bench()
      let turns = [asked(&bench), bench.turn(Bench.heard("Cancel"))]
      return [turns[0], turns[1].but { $0.changes = [ChangeSet(stamp: own)] }]
    },
    Breach(name: "cancelled in another process, and stored", invariant: .nothingHalfDone) {
      var bench = Bench()
      let turns = [asked(&bench), bench.turn(Bench.heard("Cancel"))]
      return [turns[1].but { ($0.steps, $0.isStoreChanged) = ([], true) }]
    },
    Breach(name: "nothing is said", invariant: .neverSilent) {
      var bench = Bench()
      return [asked(&bench).but { $0.reply.parts = [] }]
    },
    Breach(name: "an empty line", invariant: .neverSilent) {
      var bench = Bench()
      return [recorded(&bench).but { $0.reply.parts.append(.line(ReplyLine(kind: .dialog, text: " "))) }]
    },
    Breach(name: "a fault", invariant: .neverSilent) {
      var bench = Bench()
      return [recorded(&bench).but { $0.faults = ["resolved 7 in idle"] }]
    },
    Breach(name: "a question that is open and was not asked", invariant: .neverSilent) {
      var bench = Bench()
      return [asked(&bench).but { $0.steps[1].effects = [.say(["engine-thank"], .dialog)] }]
    },
    Breach(name: "the turn ends amid the work", invariant: .neverSilent) {
      var bench = Bench()
      return [bench.turn(Bench.heard("RecordStudy"))]
    },
    Breach(name: "a value of a command is dropped", invariant: .nothingLost) {
      var bench = Bench()
      return [
        asked(&bench).but { $0.steps[0].event = Bench.heard("RecordStudy", ["duration": minute]) }
      ]
    },
    Breach(name: "words without use are not named", invariant: .nothingLost) {
      var bench = Bench()
      _ = bench.turn(Bench.heard("RecordStudy"), Bench.resolved(("duration", .success(minute))))
      return [
        bench.turn(Bench.done()).but {
          guard case .performing(var request) = $0.steps[0].before.state else { return }
          request.unused = ["in the garden"]
          $0.steps[0].before.state = .performing(request)
        }
      ]
    },
    Breach(name: "other than what was stored is said", invariant: .saysWhatIsStored) {
      var bench = Bench()
      let message = Message("record-study-done", ["duration": .duration(seconds: 60)])
      let set = ChangeSet(stamp: own, stored: [.duration(seconds: 61)], held: [.duration(seconds: 61)])
      return [recorded(&bench, message).but { $0.changes = [set] }]
    },
    Breach(name: "more than what was stored is said", invariant: .saysWhatIsStored) {
      var bench = Bench()
      let message = Message(
        "record-study-done", ["duration": .duration(seconds: 60), "material": .text("Physics")])
      let set = ChangeSet(stamp: own, stored: [.duration(seconds: 60)], held: [.duration(seconds: 60)])
      return [recorded(&bench, message).but { $0.changes = [set] }]
    },
    Breach(name: "the same question twice", invariant: .neverTwiceTheSame) {
      var bench = Bench()
      let turns = [asked(&bench), bench.turn(Bench.nonsense), bench.turn(Bench.nonsense)]
      return [turns[0], turns[1], turns[2].but { $0.reply.parts = turns[1].reply.parts }]
    },
    Breach(name: "what is to be said is not understood", invariant: .keepsItsWord) {
      var bench = Bench()
      return [recorded(&bench).but { $0.unheard = ["switch"] }]
    },
    Breach(name: "the list changes while it is open", invariant: .numbersStand) {
      var bench = Bench()
      let turns = [asked(&bench, .disambiguation(options)), bench.turn(Bench.heard("Repeat"))]
      return [
        turns[0],
        turns[1].but {
          guard case .asking(let request, var open) = $0.steps[0].after.state else { return }
          open.question.kind = .choice(options.reversed())
          $0.steps[0].after.state = .asking(request, open)
        },
      ]
    },
    Breach(name: "another number is shown for a choice", invariant: .numbersStand) {
      var bench = Bench()
      let turns = [asked(&bench, .disambiguation(options)), bench.turn(Bench.heard("Repeat"))]
      let wrong = SnippetContent([.line([SnippetCell(.number(1)), SnippetCell(.text("b"))])])
      return [turns[0], turns[1].but { $0.steps[0].effects.append(.show(wrong)) }]
    },
    Breach(name: "a number chooses another", invariant: .numbersStand) {
      var bench = Bench()
      let turns = [
        asked(&bench, .disambiguation(options)), bench.turn(Bench.heard("Choose", ["ordinal": .integer(1)])),
      ]
      return [turns[0], turns[1].but { $0.steps[0].event = Bench.heard("Choose", ["ordinal": .integer(2)]) }]
    },
    Breach(name: "a doubt is passed over", invariant: .onlyYesConfirms) {
      var bench = Bench()
      return [
        asked(&bench, .success(minute)).but { $0.steps[1].event = Bench.resolved(("duration", doubt)) }
      ]
    },
    Breach(name: "something else is taken for a yes", invariant: .onlyYesConfirms) {
      var bench = Bench()
      let turns = [asked(&bench, doubt), bench.turn(Bench.heard("Affirm"))]
      return [turns[0], turns[1].but { $0.steps[0].event = Bench.heard("Thank") }]
    },
    Breach(name: "perform asks, and nobody is asked", invariant: .onlyYesConfirms) {
      var bench = Bench()
      let question = Question(parameter: nil, kind: .confirmation(nil), prompt: "sure")
      let turn = bench.turn(
        Bench.heard("RecordStudy"), Bench.resolved(("duration", .success(minute))), .asked(1, question))
      return [turn.but { $0.steps[2].after = $0.steps[2].before }]
    },
    Breach(name: "a request is gone without an outcome", invariant: .alwaysAWayOut) {
      var bench = Bench()
      let turns = [asked(&bench), bench.turn(Bench.heard("Repeat"))]
      return [turns[0], turns[1].but { $0.steps[0].after.state = .idle }]
    },
    Breach(name: "another reply the second time", invariant: .sameEveryTime) {
      var bench = Bench()
      return [asked(&bench).but { $0.steps[1].effects.append(.say(["engine-thank"], .dialog)) }]
    },
    Breach(name: "a placeholder", invariant: .noCodeShown) {
      var bench = Bench()
      return [
        recorded(&bench).but { $0.reply.parts = [.line(ReplyLine(kind: .dialog, text: "For { $duration }"))] }
      ]
    },
    Breach(name: "the id of a message", invariant: .noCodeShown) {
      var bench = Bench()
      return [
        recorded(&bench).but {
          $0.reply.parts = [.line(ReplyLine(kind: .dialog, text: "OK: record-study-done."))]
        }
      ]
    },
    Breach(name: "the name of a type", invariant: .noCodeShown) {
      var bench = Bench()
      return [
        recorded(&bench).but {
          $0.reply.parts = [.line(ReplyLine(kind: .dialog, text: "RecordStudy を終えました"))]
        }
      ]
    },
    Breach(name: "attempts are forgotten", invariant: .boundedPatience) {
      var bench = Bench()
      var turns = [asked(&bench)]
      for _ in 0..<3 {
        guard case .asking(var request, let open) = bench.machine.state else { break }
        request.attempts = [:]
        bench.machine.state = .asking(request, open)
        turns.append(bench.turn(Bench.nonsense))
      }
      return turns
    },
  ]

  @Test(arguments: breaches) func `are found broken`(breach: Breach) {
    var invariants = TurnInvariants(schemas: Bench.schemas)
    var broken: [BrokenInvariant] = []
    for turn in breach.turns() { broken = invariants.check(turn) }
    #expect(broken.map(\.invariant).contains(breach.invariant), "\(broken)")
  }

  @Test func `each has an engine that breaks it`() {
    #expect(Set(Self.breaches.map(\.invariant)) == Set(TurnInvariant.allCases))
  }

  @Test func `a kill before the commit leaves nothing, a kill after it one change`() {
    var invariants = TurnInvariants(schemas: Bench.schemas)
    let set = ChangeSet(stamp: Self.own)
    #expect(invariants.checkDeath([], before: true, session: "main") == [])
    #expect(invariants.checkDeath([set], before: false, session: "main") == [])
    #expect(
      invariants.checkDeath([set], before: true, session: "main").map(\.invariant).contains(.nothingHalfDone))
    // Committed once more after the restart.
    #expect(
      invariants.checkDeath([set], before: false, session: "main").map(\.invariant) == [.nothingUnhandled])
  }

  @Test func `hold in a conversation as it is`() {
    var bench = Bench()
    let set = ChangeSet(
      stamp: Self.own, stored: [.duration(seconds: 60)], held: [.duration(seconds: 60)])
    let done = Message("record-study-done", ["duration": .duration(seconds: 60)])
    let turns = [
      Self.asked(&bench), bench.turn(Bench.nonsense), bench.turn(Bench.heard("Repeat")),
      bench.turn(Bench.nonsense),
      bench.turn(
        Bench.heard("Answer", ["duration": Self.minute]), Bench.resolved(("duration", .success(Self.minute))),
        Bench.done(done)
      ).but { $0.changes = [set] },
      bench.turn(Bench.heard("Cancel")), bench.turn(Bench.heard("Thank")),
    ]
    var invariants = TurnInvariants(schemas: Bench.schemas)
    for turn in turns { #expect(invariants.check(turn) == []) }
  }

  @Test func `setting aside is no fourth question`() {
    var bench = Bench()
    var invariants = TurnInvariants(schemas: Bench.schemas)
    for turn in [Self.asked(&bench)] + (0..<3).map({ _ in bench.turn(Bench.nonsense) }) {
      #expect(invariants.check(turn) == [])
    }
    #expect(bench.machine.trace.outcome == "set aside")
  }
}
