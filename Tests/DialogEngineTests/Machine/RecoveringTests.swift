import ConversationModel
import Testing

@testable import DialogEngine

@Suite struct `What was done and never said` {
  typealias Bench = MachineBench

  /// How the conversation stood when it was saved last.
  enum Saved: String, CaseIterable {
    case idle, setAside, asking, parked
  }

  static func bench(_ saved: Saved) -> Bench {
    var bench = Bench()
    guard saved != .idle else { return bench }
    _ = bench.start(("duration", .needsValue()))
    if saved == .setAside { for _ in 0..<3 { _ = bench.hear() } }
    if saved == .parked {
      _ = bench.hear(Bench.reading("AddMaterial"))
      _ = bench.resolve([("title", .needsValue())])
    }
    return bench
  }

  struct Row: CustomStringConvertible {
    var saved: Saved
    /// What the journal tells, by intent, with the numbers that the lost turn gave.
    var done: [IntentName]
    /// What is asked or waits afterwards.
    var waiting: [IntentName] = []
    var isSetAside = false
    var description: String { "\(saved), then \(done)" }
  }

  static let rows = [
    Row(saved: .idle, done: ["RecordStudy"]),
    Row(saved: .setAside, done: ["RecordStudy"]),
    Row(saved: .setAside, done: ["AddMaterial"], isSetAside: true),
    Row(saved: .asking, done: ["RecordStudy"]),
    Row(saved: .asking, done: ["AddMaterial"], waiting: ["RecordStudy"]),
    Row(saved: .parked, done: ["AddMaterial"], waiting: ["RecordStudy"]),
    Row(saved: .parked, done: ["AddMaterial", "RecordStudy"]),
    Row(saved: .parked, done: ["RecordStudy"], waiting: ["AddMaterial"]),
  ]

  @Test(arguments: rows)
  func `is said, in order, and waits no more`(row: Row) {
    var bench = Self.bench(row.saved)
    let first = bench.machine.nextID
    let changes = row.done.enumerated().map { Bench.change(first + $0.offset, $0.element) }
    let effects = bench.send(.recovered(changes))
    #expect(effects.said.first?.first == "engine-restarted")
    #expect(bench.machine.unsaid?.count == row.done.count)
    let open = [bench.machine.openRequest].compactMap(\.self)
    #expect((open + bench.machine.parked).map(\.intent) == row.waiting)
    #expect((bench.machine.aside != nil) == row.isSetAside)
    #expect(bench.machine.nextID > first)
    // A number that the lost turn gave is not given again.
    #expect(open.allSatisfy { $0.id >= first + row.done.count })
  }

  @Test(arguments: [Saved.setAside, .parked])
  func `a request that waited is taken up under a new number`(saved: Saved) {
    var bench = Self.bench(saved)
    let next = bench.machine.nextID
    if saved == .parked {
      _ = bench.resolve([("title", .notRequired)])
      _ = bench.hear(Bench.reading("Answer", ["title": .text("Physics")]))
      _ = bench.resolve([("title", .success(.text("Physics")))])
      _ = bench.perform(Bench.done)
    } else {
      _ = bench.hear(Bench.reading("Resume"))
    }
    #expect(bench.machine.openRequest?.intent == "RecordStudy")
    #expect(bench.machine.openRequest?.id == next)
  }

  @Test func `is not said again of something else`() {
    var bench = Bench()
    _ = bench.start(("duration", .success(.duration(seconds: 60))))
    _ = bench.perform(Bench.done)
    _ = bench.send(.recovered([Bench.change(2, "AddMaterial")]))
    #expect(bench.hear(Bench.reading("Again")).said == [["engine-again-nothing"]])
  }
}
