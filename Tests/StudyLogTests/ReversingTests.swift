import ConversationModel
import Foundation
import GRDB
import OpenAppIntents
import RecordStore
import StudyLog
import Testing

/// What the study log says about undo and redo; the conversations `undo.convo` hold the rest.
struct ReversingTests {
  private func shelf() throws -> StudyFixture {
    try StudyFixture([("Physics", .pages), ("Latin", .lessons)])
  }

  /// Undoes or redoes what comes next; the id of what is said, with those inside it, or nil.
  private func reverse(_ direction: ReversalDirection, _ study: StudyFixture) throws -> String? {
    guard let next = try study.log.pendingReversal(direction) else { return nil }
    return try study.log.reverse(next, direction).whole
  }

  @Test func `an undo names the record as it was`() async throws {
    let study = try shelf()
    _ = try await study.perform(
      RecordStudy.self, ["material": study.entity("Latin"), "duration": .duration(seconds: 1_500)])
    let next = try #require(try study.log.pendingReversal(.undo))
    #expect(next.told.id == "record-study-done-material-duration")
    let said = try study.log.reverse(next, .undo)
    #expect(said.whole == "undo-with-hint(reversal-record-removed(record-label))")
    #expect(try study.log.records() == [])
    #expect(try reverse(.redo, study) == "reversal-record-restored(record-label)")
    #expect(try study.log.records().first?.seconds == 1_500)
  }

  @Test func `the name of an action leaves out what could be said next`() async throws {
    let study = try shelf()
    _ = try await study.perform(StartStopwatch.self)
    study.advance(600)
    #expect(
      try await study.said(FinishStudy.self) == "finish-study-with-hint(finish-study-done-duration)")
    #expect(try study.log.pendingReversal(.undo)?.told.id == "finish-study-done-duration")
    _ = try await study.perform(DeleteRecord.self, answers: [.confirmed(true)])
    #expect(try study.log.pendingReversal(.undo)?.told.id == "delete-record-done")
  }

  @Test func `an end of a timer that was said is no reason to refuse, and is not said again`() async throws {
    let study = try shelf()
    _ = try await study.perform(StartTimer.self, ["duration": .duration(seconds: 600)])
    study.advance(900)
    #expect(try await study.log.claimNotices(now: study.now).count == 1)
    #expect(try reverse(.undo, study) == "undo-with-hint(reversal-running-removed(running-timer))")
    #expect(try study.log.running() == nil)
    #expect(try reverse(.redo, study) == "reversal-running-back(running-timer)")
    #expect(try study.log.running()?.isAnnounced == true)
    #expect(try await study.log.claimNotices(now: study.now) == [])
  }

  @Test func `a whole import is taken back at once`() throws {
    let study = try StudyFixture()
    let stamp = UnitStamp(session: "import", request: "1", intent: "")
    _ = try study.log.importMaterials(csv: "title,unit\nA,pages\nB,pages\nC,words\nD,items\n", as: stamp)
    #expect(try reverse(.undo, study) == "reversal-materials-removed-many")
    #expect(try study.log.materials() == [])
    #expect(try reverse(.redo, study) == "reversal-materials-restored-many")
    #expect(try study.log.materials().map(\.title) == ["A", "B", "C", "D"])
  }

  @Test func `a record that another program changed is not touched`() async throws {
    let study = try shelf()
    _ = try await study.perform(RecordStudy.self, ["duration": .duration(seconds: 60)])
    try study.store.upkeep(now: study.now) { try $0.execute(sql: "update record set seconds = 61") }
    let next = try #require(try study.log.pendingReversal(.undo))
    #expect(next.passed?.id == "record-study-done-duration")
    #expect(next.told.id == "add-material-done")
    #expect(try reverse(.undo, study) == "reversal-materials-removed")
    #expect(try study.log.records().map(\.seconds) == [61])
  }

  @Test func `a correction after an undo is about what still stands`() async throws {
    let study = try shelf()
    _ = try await study.perform(RecordStudy.self, ["duration": .duration(seconds: 60)])
    _ = try await study.perform(RecordStudy.self, ["duration": .duration(seconds: 120)])
    _ = try reverse(.undo, study)
    #expect(
      try await study.said(CorrectStudy.self, ["duration": .duration(seconds: 90)]) == "correct-study-done")
    #expect(try study.log.records().map(\.seconds) == [90])
    _ = try reverse(.undo, study)
    _ = try reverse(.undo, study)
    #expect(
      try await study.said(CorrectStudy.self, ["duration": .duration(seconds: 90)])
        == "nothing: correct-study-nothing")
  }

  @Test func `deleting takes the record made last, of all or of a material`() async throws {
    let study = try shelf()
    let (physics, latin) = (try study.entity("Physics"), try study.entity("Latin"))
    for material in [physics, latin, physics] {
      study.advance(60)
      _ = try await study.perform(
        RecordStudy.self, ["material": material, "duration": .duration(seconds: 60)])
    }
    func titles() throws -> [String] { try study.log.records().compactMap(\.material?.title) }
    let (yes, no) = (Answer.confirmed(true), Answer.confirmed(false))
    #expect(try await study.said(DeleteRecord.self, answers: [no]) == "delete-record-kept(record-label)")
    #expect(try titles() == ["Physics", "Latin", "Physics"])
    #expect(
      try await study.said(DeleteRecord.self, ["material": latin], answers: [yes])
        == "delete-record-with-hint(delete-record-done(record-label))")
    #expect(try titles() == ["Physics", "Physics"])
    #expect(
      try await study.said(DeleteRecord.self, ["material": latin])
        == "nothing: delete-record-nothing-material")
    _ = try await study.perform(DeleteRecord.self, answers: [yes])
    #expect(try study.log.records().map(\.start) == [StudyFixture.start + 60])
    _ = try await study.perform(DeleteRecord.self, answers: [yes])
    #expect(try await study.said(DeleteRecord.self) == "nothing: delete-record-nothing")
  }

  @Test(arguments: ["is gone", "is not the last any more", "was changed"])
  func `a record that other hands touched while it was asked about is kept`(name: String) async throws {
    let study = try shelf()
    _ = try await study.perform(RecordStudy.self, ["duration": .duration(seconds: 60)])
    let outcome = try await study.perform(DeleteRecord.self, answers: [.confirmed(true)]) { _ in
      let sql =
        switch name {
        case "is gone": "delete from record"
        case "was changed": "update record set seconds = 61"
        default: "insert into record (start, zone, day, made) select start, zone, day, made from record"
        }
      try? study.store.upkeep(now: study.now) { try $0.execute(sql: sql) }
    }
    #expect(outcome == .refused(Message("delete-record-changed-meanwhile"), status: .refused))
    #expect(try study.log.records().count == ["is gone": 0, "was changed": 1][name, default: 2])
  }
}

extension Message {
  /// The id, with the ids of all messages inside it.
  fileprivate var whole: String {
    let inner = arguments.sorted { $0.key < $1.key }.compactMap { _, argument -> String? in
      if case .message(let message) = argument { message.whole } else { nil }
    }
    return inner.isEmpty ? id.rawValue : "\(id)(\(inner.joined(separator: ", ")))"
  }
}
