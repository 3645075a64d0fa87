import ConversationModel
import Foundation
import GRDB
import OpenAppIntents
import RecordStore
import StudyLog
import Testing

struct MeasuringTests {
  private func shelf() throws -> StudyFixture {
    try StudyFixture([("Physics", .pages), ("Latin", .lessons)])
  }

  private let `switch` = Answer.value(.value(.choice("switch")))
  private let keep = Answer.value(.value(.choice("keep")))

  @Test func `start, break, resume, show, finish`() async throws {
    let study = try shelf()
    #expect(
      try await study.said(StartStopwatch.self, ["material": study.entity("Physics")])
        == "start-stopwatch-done-material")
    study.advance(1_500)
    #expect(try await study.said(PauseStudy.self) == "pause-study-done-material")
    #expect(try await study.said(PauseStudy.self) == "refused: pause-study-already")
    study.advance(300)
    #expect(
      try await study.said(ShowCurrentStudy.self)
        == "show-current-study-on-break(show-current-study-stopwatch-material)")
    #expect(try await study.said(ResumeStudy.self) == "resume-study-done-material")
    #expect(try await study.said(ResumeStudy.self) == "refused: resume-study-not-paused")
    study.advance(1_200)
    guard case .completed(let dialog?, _, .done, nil, _) = try await study.perform(ShowCurrentStudy.self)
    else {
      Issue.record("nothing shown")
      return
    }
    #expect(dialog.arguments["elapsed"] == .duration(seconds: 2_700))
    #expect(dialog.arguments["breaks"] == .duration(seconds: 300))
    #expect(dialog.arguments["today"] == .duration(seconds: 2_700))
    let said = try await study.said(
      FinishStudy.self, ["amount": .integer(12), "memo": .text("chapter 3 was hard")])
    #expect(said == "record-study-with-memo(finish-study-done-material-duration-amount)")
    let record = try #require(try study.log.records().first)
    #expect(record.seconds == 2_700 && record.start == StudyFixture.start && record.quantity == .total(12))
    #expect(try await study.said(ShowCurrentStudy.self) == "nothing: show-current-study-nothing-today")
  }

  @Test func `where nothing runs, everything says so and writes nothing`() async throws {
    let study = try shelf()
    let before = try study.store.dump()
    #expect(try await study.said(PauseStudy.self) == "nothing: pause-study-nothing")
    #expect(try await study.said(ResumeStudy.self) == "nothing: resume-study-nothing")
    #expect(try await study.said(FinishStudy.self) == "nothing: finish-study-nothing")
    #expect(try await study.said(DiscardStudy.self) == "nothing: discard-study-nothing")
    #expect(try await study.said(ShowCurrentStudy.self) == "nothing: show-current-study-nothing")
    #expect(
      try await study.said(NameStudy.self, ["material": study.entity("Latin")])
        == "nothing: name-study-nothing")
    #expect(try await study.log.farewell(now: study.now) == nil)
    // The shelf was filled, so nobody is new here.
    #expect(try await study.log.greeting(now: study.now) == nil)
    #expect(try study.store.dump() == before)
  }

  @Test func `starting while one runs asks first and writes last`() async throws {
    let study = try shelf()
    let (physics, latin) = (try study.entity("Physics"), try study.entity("Latin"))
    _ = try await study.perform(StartStopwatch.self, ["material": physics])
    study.advance(720)
    let before = try study.store.dump()
    let timer: [ParameterName: IntentValue] = ["material": latin, "duration": .duration(seconds: 1_500)]
    // Until the answer is there, and for every answer but "switch", nothing is written.
    let outcome = try await study.perform(StartTimer.self, timer, answers: [keep]) { question in
      #expect((try? study.store.dump()) == before)
      #expect(question.prompt.id == "start-timer-choose-running")
      #expect(question.kind == .choice([.choice("switch"), .choice("keep"), .choice("discard")]))
      #expect(question.prompt.arguments["elapsed"] == .duration(seconds: 720))
    }
    guard case .completed(let kept?, _, .done, nil, _) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(kept.id == "running-kept")
    #expect(try await study.said(StartTimer.self, timer, answers: [.neither]) == "declined")
    #expect(try await study.said(StartTimer.self, timer) == "declined")
    #expect(try study.store.dump() == before)
    #expect(
      try await study.said(StartTimer.self, timer, answers: [`switch`])
        == "running-switched(finish-study-done-material-duration, start-timer-done-material)")
    #expect(try study.log.records().map(\.seconds) == [720])
    let units = try Set(study.store.changes().suffix(4).map(\.unit))
    #expect(units.count == 1, "one unit of work")
  }

  @Test func `another terminal that was faster is a refusal, not a mess`() async throws {
    let study = try shelf()
    _ = try await study.perform(StartStopwatch.self)
    study.advance(60)
    let outcome = try await study.perform(
      StartTimer.self, ["duration": .duration(seconds: 60)], answers: [`switch`]
    ) {
      _ in
      // While the question is open, somebody else finishes what runs.
      try? study.finishElsewhere()
    }
    #expect(outcome == .refused(Message("running-changed-meanwhile"), status: .refused))
    #expect(try study.log.records().count == 1)
  }

  @Test func `a timer that ended records its length and names the rest`() async throws {
    let study = try shelf()
    _ = try await study.perform(
      StartTimer.self, ["material": study.entity("Physics"), "duration": .duration(seconds: 1_500)])
    study.advance(1_800)
    #expect(try await study.said(ShowCurrentStudy.self) == "show-current-study-overtime-material")
    guard case .completed(let dialog?, _, .done, _, _) = try await study.perform(FinishStudy.self) else {
      Issue.record("not finished")
      return
    }
    #expect(dialog.outline == "finish-study-with-overtime(finish-study-done-material-duration)")
    #expect(dialog.arguments["overtime"] == .duration(seconds: 300))
    #expect(dialog.arguments["total"] == .duration(seconds: 1_800))
    #expect(try study.log.records().first?.seconds == 1_500)
  }

  @Test func `a measurement without a material is named later`() async throws {
    let study = try shelf()
    let (physics, latin) = (try study.entity("Physics"), try study.entity("Latin"))
    _ = try await study.perform(StartStopwatch.self)
    #expect(try await study.said(NameStudy.self, ["material": physics]) == "running-relabelled")
    #expect(try await study.said(NameStudy.self, ["material": latin]) == "running-relabelled")
    study.advance(60)
    _ = try await study.perform(FinishStudy.self)
    #expect(try study.log.records().first?.material?.title == "Latin")
    // It has one already: that is named anew as well.
    #expect(
      try await study.said(NameStudy.self, ["material": physics])
        == "name-study-done(record-study-done-material-duration)")
    #expect(try await study.said(NameStudy.self, ["material": latin]).hasPrefix("name-study-done"))
    _ = try await study.perform(StartStopwatch.self)
    study.advance(60)
    #expect(try await study.said(FinishStudy.self) == "finish-study-with-hint(finish-study-done-duration)")
    study.advance(600)
    #expect(
      try await study.said(NameStudy.self, ["material": physics])
        == "name-study-done(record-study-done-material-duration)")
    #expect(try study.log.records().map { $0.material?.title } == ["Latin", "Physics"])
    _ = try await study.perform(RecordStudy.self, ["duration": .duration(seconds: 60)])
    study.advance(601)
    #expect(try await study.said(NameStudy.self, ["material": physics]) == "nothing: name-study-nothing")
  }

  @Test func `discarding asks, and no means no`() async throws {
    let study = try shelf()
    _ = try await study.perform(StartStopwatch.self)
    let before = try study.store.dump()
    #expect(try await study.said(DiscardStudy.self, answers: [.confirmed(false)]) == "running-kept")
    #expect(try await study.said(DiscardStudy.self) == "declined")
    #expect(try study.store.dump() == before)
    #expect(try await study.said(DiscardStudy.self, answers: [.confirmed(true)]) == "discard-study-done")
    #expect(try study.log.records().isEmpty)
    #expect(try await study.said(FinishStudy.self) == "nothing: finish-study-nothing")
  }

  @Test func `what nobody can believe is never recorded in passing`() async throws {
    let study = try shelf()
    _ = try await study.perform(StartStopwatch.self)
    study.advance(90_000)
    let before = try study.store.dump()
    #expect(try await study.said(FinishStudy.self) == "refused: running-unclear")
    #expect(try await study.said(StartStopwatch.self) == "refused: running-unclear")
    #expect(try study.store.dump() == before)
    #expect(
      try await study.said(FinishStudy.self, ["duration": .duration(seconds: 60)])
        == "finish-study-with-hint(finish-study-done-duration)")
    #expect(try study.log.records().first?.seconds == 60)
  }

  @Test func `the clock going back never makes a negative time`() async throws {
    let study = try shelf()
    _ = try await study.perform(StartStopwatch.self)
    study.advance(1_800)
    _ = try await study.perform(PauseStudy.self)
    study.advance(-1_500)
    _ = try await study.perform(ResumeStudy.self)
    study.advance(900)
    _ = try await study.perform(FinishStudy.self)
    #expect(try study.log.records().first?.seconds == 2_700)
  }

  @Test func `what was put away meanwhile is finished all the same`() async throws {
    let study = try shelf()
    let (physics, latin) = (try study.entity("Physics"), try study.entity("Latin"))
    _ = try await study.perform(StartStopwatch.self, ["material": physics])
    study.advance(60)
    try study.log.archiveMaterial(study.material("Physics").id)
    try study.log.archiveMaterial(study.material("Latin").id)
    #expect(try await study.said(FinishStudy.self, ["material": latin]) == "refused: material-archived")
    #expect(try await study.said(FinishStudy.self) == "finish-study-done-material-duration")
    #expect(try study.log.records().map { $0.material?.title } == ["Physics"])
  }

  @Test func `started and finished at once is a second, not an error`() async throws {
    let study = try shelf()
    _ = try await study.perform(StartStopwatch.self)
    _ = try await study.perform(FinishStudy.self)
    #expect(try study.log.records().first?.seconds == 1)
  }

  @Test func `the end of a timer is said once, by whoever claims it`() async throws {
    let home = try TemporaryHome()
    let (one, two) = (
      try StudyFixture([("Physics", .pages)], home: home.path), try StudyFixture(home: home.path)
    )
    #expect(try await one.log.nextNoticeDate() == nil)
    _ = try await one.perform(
      StartTimer.self, ["material": one.entity("Physics"), "duration": .duration(seconds: 1_500)])
    let end = StudyFixture.start.addingTimeInterval(1_500)
    #expect(try await two.log.nextNoticeDate() == end)
    #expect(try await two.log.claimNotices(now: end.addingTimeInterval(-1)) == [])
    let notices = try await two.log.claimNotices(now: end)
    #expect(notices.map(\.message.id) == ["timer-ended-material"])
    #expect(try await one.log.claimNotices(now: end) == [])
    #expect(try await one.log.nextNoticeDate() == nil)
    // The clock goes back: what was said stays true.
    one.advance(60)
    #expect(try await one.said(FinishStudy.self) == "finish-study-done-material-duration")
    #expect(try one.log.records().first?.seconds == 1_500)
  }

  @Test func `a timer that ended while nobody was there says when`() async throws {
    let study = try shelf()
    _ = try await study.perform(StartTimer.self, ["duration": .duration(seconds: 60)])
    study.advance(7_200)
    let notices = try await study.log.claimNotices(now: study.now)
    #expect(notices.map(\.message.id) == ["timer-ended-away"])
    #expect(
      notices.first?.message.arguments["ended"]
        == .instant(StudyFixture.start.addingTimeInterval(60), zone: "GMT"))
    #expect(try await study.log.farewell(now: study.now)?.id == "farewell-overtime")
  }
}

extension StudyFixture {
  /// Ends what runs as another terminal would, without waiting.
  func finishElsewhere() throws {
    let at = now
    try store.write(
      UnitStamp(session: "other", request: "r", intent: "FinishStudy"), reply: Message("x"), now: at
    ) { db in
      try db.execute(sql: "update span set finish = \(at.milliseconds)")
      try db.execute(sql: "update measurement set finish = \(at.milliseconds)")
      try db.execute(
        sql: "insert into record (start, zone, day, seconds, made) values (0, 'GMT', '1970-01-01', 60, 0)")
    }
  }
}
