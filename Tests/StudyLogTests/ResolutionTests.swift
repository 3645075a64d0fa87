import ConversationModel
import Foundation
import OpenAppIntents
import StudyLog
import Testing

/// Every row of the table of RecordStudy's parameters, and what FinishStudy shares of it.
struct ResolutionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var said: StudyFixture.Said = [:]
    var material: String?
    var declined: Set<ParameterName> = []
    var confirmed: Set<ParameterName> = []
    var problem: String
    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "a time alone", said: ["duration": .seconds(2_700)], problem: "done"),
    Row(name: "exactly a day", said: ["duration": .seconds(86_400)], problem: "done"),
    Row(
      name: "a second too long", said: ["duration": .seconds(86_401)],
      problem: "duration unsupported(tooLong)"),
    Row(
      name: "beyond all bounds", said: ["duration": .seconds(.max)], problem: "duration unsupported(tooLong)"),
    Row(name: "no time", said: ["duration": .seconds(0)], problem: "duration unsupported(notPositive)"),
    Row(name: "negative", said: ["duration": .seconds(-60)], problem: "duration unsupported(notPositive)"),
    Row(name: "nothing", problem: "material needsValue"),
    Row(name: "only a memo", said: ["memo": .value(.text("m"))], problem: "material needsValue"),
    Row(name: "nothing, no material", declined: ["material"], problem: "duration needsValue"),
    Row(name: "a material alone", material: "Physics", problem: "duration needsValue"),
    Row(
      name: "a material, no time", material: "Physics", declined: ["duration"], problem: "amount needsValue"),
    Row(
      name: "a material, nothing else", material: "Physics", declined: ["duration", "amount"], problem: "done"
    ),
    Row(name: "an amount answers", said: ["amount": .count(7)], material: "Physics", problem: "done"),
    Row(name: "0 is an amount", said: ["amount": .count(0)], material: "Physics", problem: "done"),
    Row(name: "9999 is an amount", said: ["amount": .count(9_999)], material: "Physics", problem: "done"),
    Row(
      name: "10000 is not", said: ["amount": .count(10_000)], material: "Physics",
      problem: "amount unsupported(outOfRange)"),
    Row(
      name: "a negative amount", said: ["amount": .count(-1)], material: "Physics",
      problem: "amount unsupported(outOfRange)"),
    Row(
      name: "a huge amount", said: ["amount": .count(.max)], material: "Physics",
      problem: "amount unsupported(outOfRange)"),
    Row(
      name: "too large without a material", said: ["amount": .count(10_000)],
      problem: "amount unsupported(outOfRange)"),
    Row(
      name: "an amount without a material", said: ["amount": .count(10)],
      problem: "amount unsupported(noMaterial) asking material"),
    Row(
      name: "an amount and a time without a material",
      said: ["amount": .count(10), "duration": .seconds(60)],
      problem: "amount unsupported(noMaterial) asking material"),
    Row(
      name: "an amount, no material", said: ["amount": .count(10)], declined: ["material"],
      problem: "amount unsupported(materialDeclined) asking duration"),
    Row(
      name: "an amount and a time, no material", said: ["amount": .count(10), "duration": .seconds(60)],
      declined: ["material"], problem: "done"),
    Row(
      name: "the material's own unit", said: ["amount": .count(3, "pages")], material: "Physics",
      problem: "done"),
    Row(
      name: "another unit", said: ["amount": .count(3, "chapters")], material: "Physics",
      problem: "amount unsupported(wrongUnit)"),
    Row(
      name: "another unit of a range", said: ["start": .count(3, "chapters"), "end": .count(4, "chapters")],
      material: "Physics", problem: "start unsupported(wrongUnit)"),
    Row(
      name: "a range", said: ["start": .count(12), "end": .count(18)], material: "Physics", problem: "done"),
    Row(
      name: "from page 0", said: ["start": .count(0), "end": .count(0)], material: "Physics", problem: "done"),
    Row(
      name: "a range without a material", said: ["start": .count(12), "end": .count(18)],
      problem: "start unsupported(noMaterial) asking material"),
    Row(
      name: "a range, no material", said: ["start": .count(12), "end": .count(18)], declined: ["material"],
      problem: "start unsupported(materialDeclined) asking duration"),
    Row(
      name: "a start too large", said: ["start": .count(10_000), "end": .count(18)], material: "Physics",
      problem: "start unsupported(outOfRange)"),
    Row(
      name: "an end too large", said: ["start": .count(12), "end": .count(10_000)], material: "Physics",
      problem: "end unsupported(outOfRange)"),
    Row(name: "only a start", said: ["start": .count(12)], material: "Physics", problem: "end needsValue"),
    Row(name: "only an end", said: ["end": .count(12)], material: "Physics", problem: "start needsValue"),
    Row(
      name: "only a start, no end", said: ["start": .count(12)], material: "Physics", declined: ["end"],
      problem: "done"),
    Row(
      name: "backwards", said: ["start": .count(40), "end": .count(12)], material: "Physics",
      problem: "end confirmationRequired"),
    Row(
      name: "backwards, yes", said: ["start": .count(40), "end": .count(12)], material: "Physics",
      confirmed: ["end"], problem: "done"),
    Row(
      name: "amount and range agree", said: ["amount": .count(7), "start": .count(12), "end": .count(18)],
      material: "Physics", problem: "done"),
    Row(
      name: "amount and range disagree", said: ["amount": .count(8), "start": .count(12), "end": .count(18)],
      material: "Physics", problem: "amount confirmationRequired"),
    Row(
      name: "amount and a range backwards disagree",
      said: ["amount": .count(8), "start": .count(18), "end": .count(12)], material: "Physics",
      problem: "amount confirmationRequired"),
    Row(
      name: "amount and range at the ends of integers",
      said: ["amount": .count(8), "start": .count(.min), "end": .count(.max)], material: "Physics",
      problem: "start unsupported(outOfRange)"),
  ]

  private static let shelf: [(String, StudyUnit)] = [
    ("Physics", .pages), ("Calculus I", .pages), ("Calculus II", .chapters), ("Latin", .lessons),
  ]

  @Test(arguments: rows) func `RecordStudy resolves`(row: Row) async throws {
    let study = try StudyFixture(Self.shelf)
    var said = row.said
    if let material = row.material { said["material"] = try study.names(material) }
    let problem = try await study.problem(
      RecordStudy.self, said, declined: row.declined, confirmed: row.confirmed)
    #expect(problem == row.problem)
  }

  @Test(arguments: rows) func `FinishStudy asks about the same numbers, and never for what is optional`(
    row: Row
  ) async throws {
    let study = try StudyFixture(Self.shelf)
    _ = try await study.perform(StartStopwatch.self)
    study.advance(600)
    var said = row.said
    if let material = row.material { said["material"] = try study.names(material) }
    let problem = try await study.problem(
      FinishStudy.self, said, declined: row.declined, confirmed: row.confirmed)
    // The time is measured, so that nothing is missing.
    let isMissing = ["material needsValue", "duration needsValue", "amount needsValue"].contains(row.problem)
    #expect(problem == (isMissing || row.problem.contains("materialDeclined") ? "done" : row.problem))
  }

  @Test func `nothing is asked when there is nothing to finish`() async throws {
    let study = try StudyFixture(Self.shelf)
    for row in Self.rows {
      #expect(try await study.problem(FinishStudy.self, row.said) == "done", "\(row.name)")
    }
    #expect(try await study.said(FinishStudy.self) == "nothing: finish-study-nothing")
  }

  @Test func `materials: several, close, archived, unknown`() async throws {
    let study = try StudyFixture(Self.shelf)
    try study.log.archiveMaterial(study.material("Latin").id)
    let time: StudyFixture.Said = ["duration": .seconds(60)]
    func problem(_ value: SlotValue, confirmed: Set<ParameterName> = []) async throws -> String {
      try await study.problem(
        RecordStudy.self, time.merging(["material": value]) { $1 }, confirmed: confirmed)
    }
    let several = try study.names("Calculus I", "Calculus II", fit: .partial)
    #expect(try await problem(several) == "material disambiguation")
    #expect(try await problem(study.names("Calculus I", "Latin", fit: .partial)) == "done")
    let close = try study.names("Physics", fit: .close(slips: 1))
    #expect(try await problem(close) == "material confirmationRequired")
    #expect(try await problem(close, confirmed: ["material"]) == "done")
    #expect(try await problem(study.names("Latin")) == "material unsupported(archived)")
    #expect(
      try await problem(study.names("Latin", fit: .close(slips: 1))) == "material unsupported(archived)")
    let unknown = SlotValue.unknownName("materials")
    let near = try await study.resolve(RecordStudy.self, ["material": unknown], words: "Phisic").last
    guard case .confirmationRequired(.entity(let nearest), let message?, _, _)? = near?.resolution else {
      Issue.record("\(String(describing: near))")
      return
    }
    #expect(nearest.title == "Physics" && message.id == "material-confirm-nearest")
    #expect(message.arguments["words"] == .text("Phisic"))
    for (words, reason) in [("Biology", "unknown"), ("", "unknown")] {
      let last = try await study.resolve(RecordStudy.self, ["material": unknown], words: words).last
      guard case .unsupported(let found, let facts, _, _)? = last?.resolution else {
        Issue.record("\(words): \(String(describing: last))")
        continue
      }
      #expect(found == reason, "\(words)")
      #expect(facts["words"] == .text(words))
    }
  }

  @Test func `a disagreement offers what the range comes to`() async throws {
    let study = try StudyFixture(Self.shelf)
    let last = try await study.resolve(
      RecordStudy.self,
      ["material": study.names("Physics"), "amount": .count(8), "start": .count(18), "end": .count(12)]
    ).last
    guard case .confirmationRequired(let value, let message, _, _)? = last?.resolution else {
      Issue.record("\(String(describing: last))")
      return
    }
    #expect(value == .integer(7))
    #expect(message?.id == "record-study-confirm-amount")
    #expect(
      message?.arguments["range"]
        == .message(Message("range-pages", ["start": .number(12), "end": .number(18)])))
  }

  @Test func `timers, goals and titles have limits`() async throws {
    let study = try StudyFixture(Self.shelf)
    func problem(_ intent: any AppIntent.Type, _ said: StudyFixture.Said) async throws -> String {
      try await study.problem(intent, said)
    }
    #expect(try await problem(StartTimer.self, [:]) == "duration needsValue")
    #expect(
      try await problem(StartTimer.self, ["duration": .seconds(0)]) == "duration unsupported(notPositive)")
    #expect(
      try await problem(StartTimer.self, ["duration": .seconds(86_401)]) == "duration unsupported(tooLong)")
    #expect(try await problem(SetWeeklyGoal.self, [:]) == "duration needsValue")
    #expect(try await problem(SetWeeklyGoal.self, ["duration": .seconds(604_800)]) == "done")
    #expect(
      try await problem(SetWeeklyGoal.self, ["duration": .seconds(604_801)])
        == "duration unsupported(tooLong)")
    #expect(try await problem(AddMaterial.self, [:]) == "title needsValue")
    #expect(
      try await problem(AddMaterial.self, ["title": .value(.text(" \u{7}\t"))]) == "title unsupported(empty)")
    let long = String(repeating: "x", count: 201)
    #expect(
      try await problem(AddMaterial.self, ["title": .value(.text(long))]) == "title unsupported(tooLong)")
    #expect(try await problem(NameStudy.self, [:]) == "material needsValue")
  }

  @Test func `a measurement nobody can believe is asked about`() async throws {
    let study = try StudyFixture(Self.shelf)
    _ = try await study.perform(StartStopwatch.self, ["material": study.entity("Physics")])
    study.advance(290_100)
    #expect(try await study.problem(FinishStudy.self) == "duration unsupported(measuredTooLong)")
    #expect(try await study.problem(FinishStudy.self, ["duration": .seconds(7_800)]) == "done")
    study.set(StudyFixture.start.addingTimeInterval(-60))
    #expect(try await study.problem(FinishStudy.self) == "duration unsupported(clockBehind)")
  }
}
