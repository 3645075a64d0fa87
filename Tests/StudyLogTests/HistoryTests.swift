import ConversationModel
import Foundation
import GRDB
import OpenAppIntents
import RecordStore
import StudyLog
import Testing

struct HistoryTests {
  @Test func `the history alone tells what every table holds`() async throws {
    let study = try StudyFixture([("Physics", .pages), ("微分積分", .lessons)])
    let (physics, calculus) = (try study.entity("Physics"), try study.entity("微分積分"))
    _ = try await study.perform(SetWeeklyGoal.self, ["duration": .duration(seconds: 3_600)])
    _ = try await study.perform(SetWeeklyGoal.self, ["duration": .duration(seconds: 7_200)])
    _ = try await study.perform(StartTimer.self, ["material": physics, "duration": .duration(seconds: 60)])
    study.advance(61)
    #expect(try await study.log.claimNotices(now: study.now).count == 1)
    _ = try await study.perform(PauseStudy.self)
    _ = try await study.perform(ResumeStudy.self)
    _ = try await study.perform(
      FinishStudy.self, ["start": .integer(1), "end": .integer(9), "memo": .text("\"quoted\"\n二")])
    _ = try await study.perform(CorrectStudy.self, ["material": calculus])
    _ = try await study.perform(StartStopwatch.self)
    _ = try await study.perform(NameStudy.self, ["material": physics])
    _ = try await study.perform(DiscardStudy.self, answers: [.confirmed(true)])
    try study.log.archiveMaterial(study.material("Physics").id)

    var rows: [String: [Int: String]] = [:]
    for change in try study.store.changes() {
      #expect(change.old == rows[change.table]?[change.row], "change \(change.sequence) knows what was there")
      rows[change.table, default: [:]][change.row] = change.new
    }
    for table in StudySchema.schema.tables {
      let stored = try study.store.read { db in
        let columns = try db.columns(in: table).map { "'\($0.name)', \"\($0.name)\"" }.joined(separator: ", ")
        let rows = try Row.fetchAll(
          db, sql: "select id, json_object(\(columns)) as content from \"\(table)\"")
        return Dictionary(uniqueKeysWithValues: rows.map { ($0["id"] as Int, $0["content"] as String) })
      }
      #expect(rows[table] == stored, "\(table)")
      #expect(!stored.isEmpty, "\(table)")
    }
    // Only the claimed notice belongs to nobody.
    let ownerless = try study.store.changes().filter { $0.unit == nil }
    #expect(Set(ownerless.map(\.table)) == ["measurement", "span"])
  }

  @Test func `every unit keeps the words of its reply`() async throws {
    let study = try StudyFixture([("Physics", .pages)])
    let stamp = UnitStamp(session: "main", request: "r42", intent: "RecordStudy")
    let physics = try study.entity("Physics")
    let outcome = try await UnitStamp.$current.withValue(stamp) {
      try await study.perform(
        RecordStudy.self, ["material": physics, "duration": .duration(seconds: 60), "amount": .integer(3)])
    }
    guard case .completed(let dialog?, _, .done, nil, _) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    let unit = try #require(try study.store.unit(session: "main", request: "r42"))
    #expect(unit.reply == dialog && unit.stamp == stamp && unit.at == study.now)
  }

  @Test func `a death on the way loses nothing that was said, and doubles nothing`() async throws {
    struct Killed: Error {}
    let study = try StudyFixture()
    let before = try study.store.dump()
    study.store.setFaults(StoreFaults(beforeCommit: { throw Killed() }))
    await #expect(throws: Killed.self) {
      try await study.perform(RecordStudy.self, ["duration": .duration(seconds: 60)])
    }
    #expect(try study.store.dump() == before)
    study.store.setFaults(StoreFaults(afterCommit: { throw Killed() }))
    await #expect(throws: Killed.self) {
      try await study.perform(RecordStudy.self, ["duration": .duration(seconds: 60)])
    }
    #expect(try study.log.records().count == 1)
    #expect(try study.store.newestUnit()?.reply.id == "record-study-done-duration")
  }
}
