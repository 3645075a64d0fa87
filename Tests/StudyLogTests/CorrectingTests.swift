import ConversationModel
import Foundation
import OpenAppIntents
import RecordStore
import StudyLog
import Testing

struct CorrectingTests {
  private func shelf() throws -> StudyFixture {
    try StudyFixture([("Physics", .pages), ("Latin", .lessons)])
  }

  @Test func `a correction changes the record that was just made and adds none`() async throws {
    let study = try shelf()
    let (physics, latin) = (try study.entity("Physics"), try study.entity("Latin"))
    _ = try await study.perform(
      RecordStudy.self, ["material": physics, "start": .integer(12), "end": .integer(18)])
    func correct(_ values: [ParameterName: IntentValue]) async throws -> StudyRecord {
      #expect(try await study.said(CorrectStudy.self, values) == "correct-study-done")
      #expect(try study.log.records().count == 1)
      return try #require(try study.log.records().first)
    }
    var record = try await correct(["duration": .duration(seconds: 2_400)])
    #expect(record.seconds == 2_400 && record.quantity == .range(12, 18))
    record = try await correct(["end": .integer(30)])
    #expect(record.quantity == .range(12, 30))
    record = try await correct(["start": .integer(40)])
    #expect(record.quantity == .range(30, 40))
    record = try await correct(["material": latin, "amount": .integer(2)])
    #expect(record.material?.title == "Latin" && record.quantity == .total(2) && record.unit == .lessons)
    record = try await correct(["memo": .text("hard")])
    #expect(record.memo == "hard" && record.start == StudyFixture.start)
    #expect(try study.store.changes().filter { $0.table == "record" }.map(\.operation).count == 6)
  }

  @Test(arguments: [
    ("it has a time", false, 50 * 60, nil), ("by now it has an amount, too", true, 1_500, 50),
  ])
  func `a bare number is what the record takes when it is written`(
    name: String, hasAmount: Bool, seconds: Int, amount: Int?
  ) async throws {
    let study = try shelf()
    let physics = try study.entity("Physics")
    _ = try await study.perform(
      RecordStudy.self, ["material": physics, "duration": .duration(seconds: 1_500)])
    // The rules have taken it for minutes; then another program counts pages.
    if hasAmount {
      try study.store.meddle("update record set amount = 3, unit = ?", text: "pages", now: study.now)
    }
    #expect(
      try await study.said(
        CorrectStudy.self, ["amount": .integer(50), "duration": .duration(seconds: 3_000)])
        == "correct-study-done")
    let record = try #require(try study.log.records().first)
    #expect(record.seconds == seconds)
    #expect(record.quantity == amount.map(StudyQuantity.total))
  }

  @Test func `a correction of nothing is refused and changes nothing`() async throws {
    let study = try shelf()
    let before = try study.store.dump()
    #expect(
      try await study.said(CorrectStudy.self, ["duration": .duration(seconds: 60)])
        == "nothing: correct-study-nothing")
    #expect(try study.store.dump() == before)
    _ = try await study.perform(RecordStudy.self, ["duration": .duration(seconds: 60)])
    #expect(
      try await study.said(CorrectStudy.self, ["duration": .duration(seconds: 60)])
        == "nothing: correct-study-same")
  }

  @Test func `what runs takes another material, and a timer another length`() async throws {
    let study = try shelf()
    let latin = try study.entity("Latin")
    _ = try await study.perform(StartStopwatch.self, ["material": study.entity("Physics")])
    #expect(try await study.said(CorrectStudy.self, ["material": latin]) == "running-relabelled")
    #expect(
      try await study.said(CorrectStudy.self, ["duration": .duration(seconds: 60)])
        == "refused: correct-study-running")
    let switched = Answer.value(.value(.choice("switch")))
    study.advance(60)
    _ = try await study.perform(StartTimer.self, ["duration": .duration(seconds: 600)], answers: [switched])
    #expect(
      try await study.said(CorrectStudy.self, ["duration": .duration(seconds: 3_600)])
        == "correct-study-timer")
    #expect(try await study.log.nextNoticeDate() == study.now.addingTimeInterval(3_600))
    #expect(try await study.said(CorrectStudy.self, ["material": latin]) == "running-relabelled")
    #expect(try study.log.records().map { $0.material?.title } == ["Latin"])
  }

  @Test func `overtime is taken on request`() async throws {
    let study = try shelf()
    _ = try await study.perform(StartTimer.self, ["duration": .duration(seconds: 600)])
    study.advance(900)
    _ = try await study.perform(FinishStudy.self)
    #expect(
      try await study.said(CorrectStudy.self, ["duration": .duration(seconds: 900)]) == "correct-study-done"
    )
    #expect(try study.log.records().map(\.seconds) == [900])
  }

  @Test func `the same limits hold`() async throws {
    let study = try shelf()
    _ = try await study.perform(
      RecordStudy.self, ["material": study.entity("Physics"), "start": .integer(12), "end": .integer(18)])
    let rows: [(StudyFixture.Said, String)] = [
      (["duration": .seconds(86_401)], "duration unsupported(tooLong)"),
      (["amount": .count(10_000)], "amount unsupported(outOfRange)"),
      (["amount": .count(3, "lessons")], "amount unsupported(wrongUnit)"),
      (["amount": .count(3)], "done"),
      (["end": .count(30)], "done"),
      (["end": .count(3)], "end confirmationRequired"),
      (["start": .count(3), "end": .count(5)], "done"),
    ]
    for (said, problem) in rows {
      #expect(try await study.problem(CorrectStudy.self, said) == problem, "\(said)")
    }
    let other = try shelf()
    _ = try await other.perform(RecordStudy.self, ["duration": .duration(seconds: 60)])
    #expect(
      try await other.problem(CorrectStudy.self, ["amount": .count(3, "pages")])
        == "amount unsupported(noMaterial) asking material")
    #expect(
      try await other.problem(
        CorrectStudy.self, ["amount": .count(3), "material": other.names("Physics")]) == "done")
    // A bare number is minutes where only a time is kept.
    #expect(try await other.problem(CorrectStudy.self, ["amount": .count(3)]) == "done")
    #expect(
      try await other.problem(CorrectStudy.self, ["amount": .count(1_441)]) == "duration unsupported(tooLong)"
    )
  }
}
