import ConversationModel
import DialogEngine
import OpenAppIntents
import Synchronization
import Testing

@testable import IntentAssistant

@Suite struct `Undo and redo` {
  /// One thing that can be reversed, or none; it may have reasons to refuse.
  final class Ledger: ChangeReversing {
    let pending: PendingReversal?
    let refusal: ReversalRefusal?
    let reversed = Mutex<[ReversalDirection]>([])

    init(
      madeBy session: String? = "mine", refusal: ReversalRefusal? = nil, passed: Message? = nil,
      isBlocked: Bool = false
    ) {
      pending = session.map {
        PendingReversal(
          unit: 7, session: $0, told: Message("brew-tea-done"), passed: passed, isBlocked: isBlocked)
      }
      self.refusal = refusal
    }

    func pendingReversal(_ direction: ReversalDirection) throws -> PendingReversal? { pending }
    func reverse(_ pending: PendingReversal, _ direction: ReversalDirection) throws -> Message {
      if let refusal { throw refusal }
      reversed.withLock { $0.append(direction) }
      return Message("reversed")
    }
  }

  /// Notes what is asked, and gives one answer to it.
  final class Port: InteractionPort {
    let asked = Mutex<[Message]>([])
    let answer: Answer
    init(_ answer: Answer) { self.answer = answer }

    func ask(_ question: Question) async throws -> Answer {
      asked.withLock { $0.append(question.prompt) }
      return answer
    }
  }

  static let what = ["what": MessageArgument.message(Message("brew-tea-done"))]
  static let done = Outcome.completed(dialog: Message("reversed"), snippet: nil, status: .done, next: nil)

  private static func run(
    _ ledger: Ledger, _ direction: ReversalDirection = .undo, isGuess: Bool = false, answer: Bool = true
  ) async throws -> (asked: [Message], outcome: Outcome) {
    let port = Port(.confirmed(answer))
    let reversal = Reversal(changes: ledger, direction: direction, session: "mine", isGuess: isGuess)
    let outcome = try await reversal.perform(port: port)
    return (port.asked.withLock { $0 }, outcome)
  }

  @Test(arguments: ReversalDirection.allCases)
  func `what this session did is reversed at once`(direction: ReversalDirection) async throws {
    let ledger = Ledger()
    let (asked, outcome) = try await Self.run(ledger, direction)
    #expect(asked.isEmpty && outcome == Self.done)
    #expect(ledger.reversed.withLock { $0 } == [direction])
  }

  @Test(arguments: [
    (ReversalDirection.undo, "other", false, "engine-undo-confirm-other"),
    (.undo, "mine", true, "engine-undo-confirm"), (.undo, "other", true, "engine-undo-confirm-other"),
    (.redo, "other", false, "engine-redo-confirm-other"), (.redo, "mine", true, "engine-redo-confirm"),
  ])
  func `what another session did, or may not be meant, is named and asked about`(
    direction: ReversalDirection, session: String, isGuess: Bool, question: String
  ) async throws {
    let ledger = Ledger(madeBy: session)
    let no = try await Self.run(ledger, direction, isGuess: isGuess, answer: false)
    #expect(no.asked == [Message(MessageID(rawValue: question), Self.what)])
    #expect(no.outcome == .declined)
    #expect(ledger.reversed.withLock { $0.isEmpty })
    let yes = try await Self.run(ledger, direction, isGuess: isGuess)
    #expect(yes.outcome == Self.done)
  }

  @Test(arguments: [
    (ReversalDirection.undo, ReversalRefusal.overtaken, Message("engine-undo-overtaken")),
    (.redo, .overtaken, Message("engine-undo-overtaken")),
    (.undo, .changedSince, Message("engine-undo-changed", what)),
    (.redo, .changedSince, Message("engine-redo-changed", what)),
  ])
  func `a refusal says why, by name`(
    direction: ReversalDirection, refusal: ReversalRefusal, message: Message
  ) async throws {
    let outcome = try await Self.run(Ledger(refusal: refusal), direction).outcome
    #expect(outcome == .refused(message, status: .refused))
  }

  @Test(arguments: [
    (ReversalDirection.undo, "engine-undo-confirm-before"), (.redo, "engine-redo-confirm-before"),
  ])
  func `what is next only because something else was changed is asked about`(
    direction: ReversalDirection, question: String
  ) async throws {
    let ledger = Ledger(passed: Message("cup-broken"))
    let no = try await Self.run(ledger, direction, answer: false)
    let facts = Self.what.merging(["passed": .message(Message("cup-broken"))]) { $1 }
    #expect(no.asked == [Message(MessageID(rawValue: question), facts)])
    #expect(no.outcome == .declined)
    #expect(try await Self.run(ledger, direction).outcome == Self.done)
  }

  @Test(arguments: [
    (ReversalDirection.undo, "engine-undo-changed"), (.redo, "engine-redo-changed"),
  ])
  func `what cannot be reversed is refused before anything is asked`(
    direction: ReversalDirection, reason: String
  ) async throws {
    let (asked, outcome) = try await Self.run(
      Ledger(madeBy: "other", isBlocked: true), direction, isGuess: true)
    #expect(asked.isEmpty)
    #expect(outcome == .refused(Message(MessageID(rawValue: reason), Self.what), status: .refused))
  }

  @Test func `nothing to reverse is said, and not asked about`() async throws {
    let undo = try await Self.run(Ledger(madeBy: nil), .undo, isGuess: true)
    #expect(undo.asked.isEmpty)
    #expect(undo.outcome == .refused(Message("engine-undo-nothing"), status: .nothing))
    let redo = try await Self.run(Ledger(madeBy: nil), .redo)
    #expect(redo.outcome == .refused(Message("engine-redo-nothing"), status: .nothing))
  }

  @Test func `a host without a history has neither intent`() {
    let dependencies = AppDependencyManager()
    let names = ReversalDirection.allCases.map(\.intent)
    let without = IntentHost(intents: [], dependencies: dependencies)
    #expect(names.allSatisfy { !without.schemas.contains($0) } && without.intents.isEmpty)
    let with = IntentHost(intents: [], dependencies: dependencies, reversing: Ledger())
    #expect(
      names.allSatisfy { with.schemas[$0]?.parameters.allSatisfy(\.isOptional) == true }
        && with.intents == names)
  }

  @Test(
    arguments: [
      ("one", IntentValue.integer(1), nil), ("none", .integer(0), nil), ("less", .integer(-3), nil),
      ("two", .integer(2), 1), ("two, as phrases have it", .text("2"), 1),
      ("many", .amount(40, unit: nil), 39),
      ("no number", .text("both"), nil),
    ] as [(String, IntentValue, Int?)])
  func `several are one after the other, each by itself`(name: String, count: IntentValue, left: Int?)
    async throws
  {
    let ledger = Ledger()
    let reversal = Reversal(
      changes: ledger, direction: .undo, session: "mine", isGuess: false, values: ["count": count])
    let next = left.map {
      ContinuedIntent(intent: "Undo", values: ["count": .integer($0), "more": .boolean(true)])
    }
    let outcome = try await reversal.perform(port: Port(.confirmed(true)))
    #expect(
      outcome == .completed(dialog: Message("reversed"), snippet: nil, status: .done, next: next))
    #expect(ledger.reversed.withLock { $0.count } == 1)
  }

  @Test func `after some of several there is no more`() async throws {
    let reversal = Reversal(
      changes: Ledger(madeBy: nil), direction: .undo, session: "mine", isGuess: false,
      values: ["count": .integer(1), "more": .boolean(true)])
    let outcome = try await reversal.perform(port: Port(.confirmed(true)))
    #expect(outcome == .refused(Message("engine-undo-no-more"), status: .nothing))
  }
}
