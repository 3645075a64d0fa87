import ConversationModel
import Foundation
import OpenAppIntents
import RecordStore
import StudyLog
import Testing

struct RunningStatusTests {
  @Test func `the quick status agrees with the timer`() async throws {
    let home = try TemporaryHome()
    let study = try StudyFixture([("微分積分", .pages)], home: home.path)
    func status() throws -> RunningStatus? {
      try RunningStatus.read(home: home.path, now: study.now.milliseconds)
    }
    #expect(try status() == nil)
    _ = try await study.perform(
      StartTimer.self, ["material": study.entity("微分積分"), "duration": .duration(seconds: 1_500)])
    study.advance(600.5)
    let running = try #require(try status())
    #expect(running.material == "微分積分" && running.isTimer && !running.isPaused)
    #expect(running.elapsed == 600 && running.breaks == 0 && running.remaining == 900)
    _ = try await study.perform(PauseStudy.self)
    study.advance(60)
    #expect(try status()?.isPaused == true && status()?.breaks == 60 && status()?.elapsed == 600)
    _ = try await study.perform(ResumeStudy.self)
    study.advance(3_600)
    #expect(try status()?.remaining == 0 && status()?.elapsed == 4_200)
    study.advance(-90_000)
    #expect(try status()?.elapsed == 600)
    study.store.close()
    #expect(try status()?.elapsed == 600)
    study.advance(90_000)
    _ = try await study.perform(FinishStudy.self)
    #expect(try status() == nil)
  }

  @Test func `no store is nothing, and is not created`() throws {
    let home = try TemporaryHome()
    #expect(try RunningStatus.read(home: home.path + "/none", now: 0) == nil)
    #expect(try RunningStatus.read(home: home.path, now: 0) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
  }

  @Test func `a file that is no database is told apart from nothing`() throws {
    let home = try TemporaryHome()
    try Data(repeating: 65, count: 8_192).write(to: URL(filePath: home.path + "/viva.sqlite"))
    #expect(throws: RunningStatus.Failure.self) { try RunningStatus.read(home: home.path, now: 0) }
  }

  @Test(arguments: [
    (0, "0:00"), (59, "0:00"), (60, "0:01"), (2_520, "0:42"), (290_100, "80:35"), (-5, "0:00"),
  ])
  func `a clock`(seconds: Int, text: String) { #expect(RunningStatus.clock(seconds) == text) }
}
