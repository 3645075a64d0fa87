import ConversationModel
import OpenAppIntents
import Synchronization
import Testing

struct `Performing an intent` {
  struct Row: CustomTestStringConvertible, Sendable {
    var memo: String
    var outcome: Outcome
    var testDescription: String { memo }
  }

  @Test(arguments: [
    Row(memo: "full", outcome: .refused(Message("sample-full"), status: .storage)),
    Row(memo: "ended", outcome: .refused(Message("sample-ended"), status: .refused)),
    Row(memo: "gone", outcome: .refused(Message("engine-entity-not-found"), status: .refused)),
    Row(memo: "empty", outcome: done(.nothing)),
    Row(memo: "fine", outcome: done(.done)),
  ])
  func `what the world says is an outcome`(row: Row) async throws {
    try await withSample { sample in
      let values: [ParameterName: IntentValue] = [
        "memo": .text(row.memo), "material": .entity(EntityReference(kind: "material", id: "1", title: "")),
      ]
      let outcome = try await sample.perform(values: values, port: ScriptedPort())
      #expect(outcome == row.outcome)
    }
  }

  private static func done(_ status: ReplyStatus) -> Outcome {
    .completed(
      dialog: Message("sample-done", ["material": .text("Calculus", reading: "calculus")]),
      snippet: SnippetContent([.line([SnippetCell(.text("one"))])]), status: status, next: nil)
  }

  @Test func `any other error is the host's`() async throws {
    try await withSample { sample in
      _ = await #expect(throws: SampleFault()) {
        try await sample.perform(values: ["memo": .text("broken")], port: ScriptedPort())
      }
    }
  }

  @Test func `a missing service is found before anything runs`() async throws {
    try await withServices {
      _ in
    } run: {
      _ = await #expect(throws: MissingDependency(types: ["SampleShelf"])) {
        try await IntentDescriptor(RecordSample.self).perform(values: [:], port: ScriptedPort())
      }
    }
  }

  private func withSample(_ body: (IntentDescriptor) async throws -> Void) async throws {
    try await withServices {
      $0.add { SampleShelf() }
    } run: {
      try await body(IntentDescriptor(RecordSample.self))
    }
  }
}

struct `Asking inside of perform` {
  struct AskTwice: AppIntent {
    static let title: LocalizedStringResource = "Twice"
    @Parameter(title: "First") var first: String?
    @Parameter(title: "Second") var second: String?
    func perform() async throws -> some IntentResult & ProvidesDialog {
      async let one = $first.requestValue("One?")
      async let two = $second.requestValue("Two?")
      let both = try await [one, two].sorted()
      return .result(dialog: "\(both[0]) \(both[1])")
    }
  }

  /// Fails when a question comes while another is open.
  final class OnePort: InteractionPort {
    private let open = Mutex(0)
    struct Overlap: Error {}
    func ask(_ question: Question) async throws -> Answer {
      guard
        open.withLock({
          $0 += 1
          return $0
        }) == 1
      else { throw Overlap() }
      for _ in 0..<20 { await Task.yield() }
      open.withLock { $0 -= 1 }
      return .value(.value(.text(question.parameter?.rawValue ?? "")))
    }
  }

  @Test func `two questions at once wait in line`() async throws {
    let outcome = try await IntentDescriptor(AskTwice.self).perform(values: [:], port: OnePort())
    #expect(
      outcome
        == .completed(
          dialog: Message(literal: "%@ %@", arguments: [.text("first"), .text("second")]), snippet: nil,
          status: .done, next: nil))
  }

  /// Never answers; ends when the task is cancelled.
  final class HangingPort: InteractionPort {
    let (asked, signal) = AsyncStream.makeStream(of: Void.self)
    func ask(_ question: Question) async throws -> Answer {
      signal.yield()
      let (never, _) = AsyncStream.makeStream(of: Answer.self)
      for await answer in never { return answer }
      throw CancellationError()
    }
  }

  @Test func `hanging up ends all that wait`() async throws {
    let port = HangingPort()
    let task = Task { try await IntentDescriptor(AskTwice.self).perform(values: [:], port: port) }
    for await _ in port.asked { break }
    task.cancel()
    #expect(try await task.value == .declined)
  }

  @Test func `outside of a conversation asking fails at once and says why`() async {
    await #expect(throws: InteractionError.outsideConversation) {
      try await AskForAuthor().$authorName.requestValue()
    }
    await #expect(throws: InteractionError.outsideConversation) {
      try await AskForAuthor().requestConfirmation()
    }
  }

  struct AskForMaterial: AppIntent {
    static let title: LocalizedStringResource = "Material"
    @Parameter(title: "Material") var material: MaterialEntity?
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "\(try await $material.requestValue())")
    }
  }

  struct Exchange: CustomTestStringConvertible, Sendable {
    var name: String
    var answers: [Answer]
    var asked: [MessageID]
    var title: String?
    var testDescription: String { name }
  }

  private static func named(_ id: String, _ fit: NameMatch.Fit) -> NameMatch {
    NameMatch(entry: NameEntry(id: id, title: ""), fit: fit)
  }

  @Test(arguments: [
    Exchange(
      name: "one", answers: [.value(.value(.text("calc")))], asked: ["ask-for-material-ask-material"],
      title: "Calculus"),
    Exchange(
      name: "several, then one of them",
      answers: [.value(.value(.text("phys"))), .value(.value(.text("Physics II")))],
      asked: ["ask-for-material-ask-material", "ask-for-material-choose-material"], title: "Physics II"),
    Exchange(
      name: "a close one, confirmed",
      answers: [.value(.names("materials", [named("1", .close(slips: 1))])), .confirmed(true)],
      asked: ["ask-for-material-ask-material", "ask-for-material-confirm-material"], title: "Calculus"),
    Exchange(
      name: "a close one, denied, then another",
      answers: [
        .value(.names("materials", [named("1", .close(slips: 1))])), .confirmed(false),
        .value(.names("materials", [named("2", .exact)])),
      ],
      asked: [
        "ask-for-material-ask-material", "ask-for-material-confirm-material", "ask-for-material-ask-material",
      ], title: "Physics"),
    Exchange(
      name: "nothing known, three times",
      answers: Array(repeating: .value(.unknownName("materials")), count: 3),
      asked: Array(repeating: "ask-for-material-ask-material", count: 3), title: nil),
  ])
  func `a value is asked for until there is one`(row: Exchange) async throws {
    try await withServices {
      $0.add { SampleShelf() }
    } run: {
      let port = ScriptedPort(row.answers)
      let outcome = try await IntentDescriptor(AskForMaterial.self).perform(values: [:], port: port)
      #expect(port.asked.map(\.prompt.id) == row.asked)
      let said = row.title.map { Message(literal: "%@", arguments: [.text($0)]) }
      #expect(
        outcome
          == (said.map { .completed(dialog: $0, snippet: nil, status: .done, next: nil) } ?? .declined))
    }
  }

  struct Choose: AppIntent {
    static let title: LocalizedStringResource = "Choose"
    func perform() async throws -> some IntentResult & ProvidesDialog {
      let choice = try await requestChoice(
        between: [IntentChoiceOption(title: "Switch"), .cancel(title: "Keep")], dialog: "Which?")
      return .result(dialog: IntentDialog(choice.title))
    }
  }

  @Test(arguments: [
    (answer: Answer.value(.value(.text("Switch"))), said: "Switch"), (answer: .neither, said: "Keep"),
    (answer: .value(.names("options", [named("Keep", .exact)])), said: "Keep"),
  ])
  func `a way to go on is chosen`(answer: Answer, said: String) async throws {
    let port = ScriptedPort([answer])
    let outcome = try await IntentDescriptor(Choose.self).perform(values: [:], port: port)
    #expect(port.asked.map(\.kind) == [.choice([.text("Switch"), .text("Keep")])])
    #expect(
      outcome
        == .completed(dialog: Message(literal: said, arguments: []), snippet: nil, status: .done, next: nil))
  }

  struct Options: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Red", "Blue"] }
  }

  struct Paint: AppIntent {
    static let title: LocalizedStringResource = "Paint"
    @Parameter(title: "Colour", optionsProvider: Options()) var colour: String?
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "\(try await $colour.requestValue())")
    }
  }

  @Test(arguments: ["Blue", "Green"])
  func `offered options are listed, but another value will do`(colour: String) async throws {
    let port = ScriptedPort([.value(.value(.text(colour)))])
    let outcome = try await IntentDescriptor(Paint.self).perform(values: [:], port: port)
    #expect(port.asked.map(\.kind) == [.choice([.text("Red"), .text("Blue")])])
    #expect(
      outcome
        == .completed(
          dialog: Message(literal: "%@", arguments: [.text(colour)]), snippet: nil, status: .done, next: nil))
  }

  struct Restarting: AppIntent {
    static let title: LocalizedStringResource = "Restarting"
    @Parameter(title: "Count", default: 0) var count: Int
    @Parameter(title: "Goal") var goal: Int
    func perform() async throws -> some IntentResult {
      if count < goal {
        count += 1
        throw AppIntentError.restartPerform
      }
      return .result()
    }
  }

  @Test func `an intent may restart itself, but not for ever`() async throws {
    let restarting = IntentDescriptor(Restarting.self)
    let outcome = try await restarting.perform(values: ["goal": .integer(2)], port: ScriptedPort())
    #expect(outcome == .completed(dialog: nil, snippet: nil, status: .done, next: nil))
    await #expect(throws: AppIntentError.self) {
      try await restarting.perform(values: ["goal": .integer(99)], port: ScriptedPort())
    }
  }
}
