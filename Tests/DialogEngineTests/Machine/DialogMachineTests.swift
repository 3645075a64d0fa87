import ConversationModel
import Foundation
import Testing

@testable import DialogEngine

@Suite struct `Dialog machine` {
  typealias Bench = MachineBench

  @Test func `a command is resolved, performed and said`() {
    var bench = Bench()
    let effects = bench.start(("material", .notRequired), ("duration", .success(.duration(seconds: 60))))
    #expect(effects.count == 1)
    #expect(bench.perform(Bench.done).said == [["record-study-done"]])
    #expect(bench.machine.state == .idle)
    #expect(bench.machine.status == .done)
    #expect(bench.machine.trace.outcome == "completed")
  }

  @Test func `a missing value is asked for and the answer resolved again`() {
    var bench = Bench()
    let asked = bench.start(("material", .notRequired), ("duration", .needsValue()))
    #expect(asked.said == [["record-study-ask-duration"]])
    #expect(bench.machine.status == .needsValue)
    let answer = bench.hear(Bench.reading("Answer", ["duration": .duration(seconds: 600)]))
    guard case .resolve(let request)? = answer.first else {
      Issue.record("the request is not resolved again")
      return
    }
    #expect(request.values["duration"] == .duration(seconds: 600))
    #expect(request.input.values["duration"]?.source == .answer)
  }

  @Test func `an unusable value is explained, then shown by example, then set aside`() {
    var bench = Bench()
    let tooLong = Resolution.unsupported(reason: "too-long")
    var said = [bench.start(("duration", tooLong)).said]
    for _ in 0..<2 {
      _ = bench.hear(Bench.reading("Answer", ["duration": .duration(seconds: 999_999)]))
      said.append(bench.resolve([("duration", tooLong)]).said)
    }
    #expect(
      said == [
        [["record-study-duration-too-long", "record-study-ask-duration"]],
        [["record-study-duration-too-long", "record-study-ask-duration.example"]],
        [["record-study-duration-too-long", "engine-set-aside"]],
      ])
    #expect(bench.machine.state == .idle)
    #expect(bench.machine.trace.outcome == "set aside")
  }

  @Test func `a different reason starts the count anew`() {
    var bench = Bench()
    _ = bench.start(("duration", .unsupported(reason: "too-long")))
    _ = bench.hear(Bench.reading("Answer", ["duration": .duration(seconds: -1)]))
    let second = bench.resolve([("duration", .unsupported(reason: "not-positive"))])
    #expect(second.said == [["record-study-duration-not-positive", "record-study-ask-duration"]])
  }

  @Test func `words that are no answer are counted too`() {
    var bench = Bench()
    _ = bench.start(("duration", .needsValue()))
    #expect(bench.hear().said == [["engine-not-an-answer", "record-study-ask-duration"]])
    #expect(bench.hear().said == [["engine-not-an-answer", "record-study-ask-duration.example"]])
    #expect(bench.hear().said == [["engine-set-aside"]])
    #expect(bench.machine.state == .idle)
  }

  @Test func `an empty line repeats the question and does not count`() {
    var bench = Bench()
    _ = bench.start(("duration", .needsValue()))
    for _ in 0..<5 { #expect(bench.hear(text: " ").said == [["record-study-ask-duration"]]) }
  }

  @Test func `cancel leaves nothing open`() {
    var bench = Bench()
    _ = bench.start(("duration", .needsValue()))
    #expect(bench.hear(Bench.reading("Cancel")).said == [["engine-cancelled"]])
    #expect(bench.machine.state == .idle)
    #expect(bench.machine.status == .cancelled)
    #expect(bench.hear(Bench.reading("Cancel")).said == [["engine-cancel-nothing"]])
  }

  @Test func `repeat says the question again and does not count`() {
    var bench = Bench()
    _ = bench.start(("duration", .needsValue()))
    for _ in 0..<5 {
      #expect(bench.hear(Bench.reading("Repeat")).said == [["record-study-ask-duration"]])
    }
    #expect(bench.machine.trace.waiting?.parameter == "duration")
  }

  @Test func `another command is done in between, then the question comes back`() {
    var bench = Bench()
    _ = bench.start(("duration", .needsValue()))
    _ = bench.hear(Bench.reading("ShowRecords"))
    _ = bench.resolve([])
    let effects = bench.perform(
      .completed(dialog: Message("show-records-done"), snippet: nil, status: .done, next: nil))
    #expect(effects.said == [["show-records-done"]])
    #expect(bench.resolve([("duration", .needsValue())]).said == [["engine-back-to"]])
    #expect(bench.machine.trace.waiting?.parameter == "duration")
  }

  @Test func `a confirmed value is not doubted twice`() {
    var bench = Bench()
    let doubt = Resolution.confirmationRequired(.duration(seconds: 60))
    #expect(bench.start(("duration", doubt)).said == [["record-study-confirm-duration"]])
    _ = bench.hear(Bench.reading("Affirm"))
    let effects = bench.resolve([("duration", doubt)])
    #expect(effects.contains { if case .perform = $0 { true } else { false } })
  }

  @Test func `no to a confirmation asks openly`() {
    var bench = Bench()
    _ = bench.start(("duration", .confirmationRequired(.duration(seconds: 60))))
    #expect(bench.hear(Bench.reading("Deny")).said == [["record-study-ask-duration"]])
  }

  @Test(arguments: [
    (MachineBench.reading("Choose", ["ordinal": .integer(2)]), "Calculus II"),
    (MachineBench.reading("Choose", ["ordinal": .integer(-1)]), "Calculus II"),
    (MachineBench.reading("Choose", ["ordinal": .integer(1)]), "Calculus I"),
  ])
  func `a choice is made by number`(reading: Reading, title: String) {
    var bench = Bench()
    let options = ["Calculus I", "Calculus II"].map {
      IntentValue.entity(EntityReference(kind: "material", id: $0, title: $0))
    }
    _ = bench.start(("material", .disambiguation(options)))
    _ = bench.hear(reading)
    guard case .resolving(let request) = bench.machine.state else {
      Issue.record("not resolved")
      return
    }
    guard case .entity(let entity)? = request.values["material"] else {
      Issue.record("no material")
      return
    }
    #expect(entity.title == title)
    #expect(request.input.values["material"]?.isConfirmed == true)
  }

  @Test func `a number beyond the list is no answer`() {
    var bench = Bench()
    _ = bench.start(("material", .disambiguation([.text("a"), .text("b")])))
    let said = bench.hear(Bench.reading("Choose", ["ordinal": .integer(7)])).said
    #expect(said.first?.first == "engine-not-an-answer")
  }

  @Test func `neither asks openly and keeps the rest`() {
    var bench = Bench()
    _ = bench.hear(Bench.reading("RecordStudy", ["duration": .duration(seconds: 60)]))
    _ = bench.resolve([("material", .disambiguation([.text("a"), .text("b")]))])
    let said = bench.hear(Bench.reading("Neither")).said
    #expect(said == [["engine-none-of-those", "record-study-ask-material"]])
    guard case .asking(let request, _) = bench.machine.state else {
      Issue.record("not asking")
      return
    }
    #expect(request.values["duration"] == .duration(seconds: 60))
  }

  static let states: [(String, MachineBench)] = {
    let idle = MachineBench()
    var resolving = MachineBench()
    _ = resolving.hear(MachineBench.reading("RecordStudy"))
    var asking = MachineBench()
    _ = asking.start(("duration", .needsValue()))
    var performing = MachineBench()
    _ = performing.start(("duration", .notRequired))
    return [("idle", idle), ("resolving", resolving), ("asking", asking), ("performing", performing)]
  }()

  static let events: [Event] = [
    .heard(Interpretation(text: "x", readings: [])),
    .heard(Interpretation(text: "x", readings: [MachineBench.reading("RecordStudy")])),
    .heard(Interpretation(text: "x", readings: [MachineBench.reading("Unheard")])),
    .interrupted, .resolved(1, []), .resolved(99, []),
    .asked(1, Question(parameter: "duration", kind: .value, prompt: Message("q"))),
    .asked(99, Question(parameter: nil, kind: .confirmation(nil), prompt: Message("q"))),
    .performed(1, MachineBench.done), .performed(99, .declined),
    .noticed(Notice(message: Message("n"))), .restored,
    .planned([]), .planned(["x", "y"]), .recovered([]), .recovered([MachineBench.change(1, "RecordStudy")]),
    .recovered([MachineBench.change(98, "AddMaterial"), MachineBench.change(99, "RecordStudy")]),
  ]

  @Test(arguments: states.map(\.0), events)
  func `every pair of state and event has an answer that can be saved`(state: String, event: Event) throws {
    var bench = try #require(Self.states.first { $0.0 == state }).1
    _ = bench.send(event)
    let saved = try JSONEncoder().encode(bench.machine)
    #expect(try JSONDecoder().decode(DialogMachine.self, from: saved) == bench.machine)
  }
}
