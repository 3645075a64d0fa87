import ConversationModel
import Foundation
import Testing

@testable import DialogEngine

@Suite struct `A saved machine` {
  /// Saved by a version that knew nothing of saying something again, going back, or what a yes also sets.
  static var old: Data {
    get throws {
      let corpora = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Corpora")
      return try Data(contentsOf: corpora.appending(path: "saved-machine.json"))
    }
  }

  @Test func `of an older version goes on where it stopped`() throws {
    let machine = try JSONDecoder().decode(DialogMachine.self, from: Self.old)
    #expect(machine.nextID == 4)
    #expect(machine.openRequest?.id == 3)
    #expect(machine.openRequest?.values.keys.sorted() == ["material"])
    #expect(machine.openRequest?.answered == [])
    #expect(machine.lastCompleted?.values["duration"] == .duration(seconds: 1_200))
    #expect(machine.recent == [])
  }

  @Test func `goes on where nothing knows the intent that was set aside in it`() {
    var bench = MachineBench()
    _ = bench.start(("duration", .needsValue()))
    for _ in 0..<3 { _ = bench.hear() }
    #expect(bench.machine.aside?.intent == "RecordStudy")
    let resume = IntentSchema(name: "ResumeStudy", parameters: [])
    let later = IntentSchemas(names: ["ResumeStudy"], continuation: "ResumeStudy") {
      $0 == "ResumeStudy" ? resume : nil
    }
    let reading = MachineBench.reading("ResumeStudy")
    _ = bench.send(.heard(Interpretation(text: "continue", readings: [reading])), schemas: later)
    let id = bench.machine.nextID - 1
    _ = bench.send(.resolved(id, []), schemas: later)
    let refusal = Outcome.refused(Message("resume-study-nothing"), status: .nothing)
    #expect(bench.send(.performed(id, refusal), schemas: later).said == [["resume-study-nothing"]])
    #expect(bench.machine.state == .idle && bench.machine.aside == nil)
  }

  @Test func `keeps what it has when it is saved and read again`() throws {
    var bench = MachineBench()
    _ = bench.start(("duration", .success(.duration(seconds: 60))))
    _ = bench.perform(MachineBench.done)
    #expect(bench.machine.recent.map(\.intent) == ["RecordStudy"])
    let saved = try JSONEncoder().encode(bench.machine)
    #expect(try JSONDecoder().decode(DialogMachine.self, from: saved) == bench.machine)
  }

  @Test func `cannot be read without knowing how far its requests were numbered`() throws {
    var fields = try #require(try JSONSerialization.jsonObject(with: Self.old) as? [String: Any])
    fields["nextID"] = nil
    let broken = try JSONSerialization.data(withJSONObject: fields)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(DialogMachine.self, from: broken) }
  }
}
