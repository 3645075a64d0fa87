import ConversationModel
import Foundation
import OpenAppIntents
import RecordStore
import StudyLog
import Testing

struct ConcurrencyTests {
  @Test func `of twenty terminals that record at once every record is there once`() async throws {
    let home = try TemporaryHome()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...20 {
        group.addTask {
          let study = try StudyFixture(home: home.path + "/new")
          let said = try await study.said(RecordStudy.self, ["duration": .duration(seconds: number)])
          #expect(said == "record-study-done-duration")
        }
      }
      try await group.waitForAll()
    }
    let records = try StudyFixture(home: home.path + "/new").log.records()
    #expect(records.compactMap(\.seconds).sorted() == Array(1...20))
  }

  @Test func `of twenty terminals that start at once one measures`() async throws {
    let home = try TemporaryHome()
    let said = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 1...20 {
        group.addTask { try await StudyFixture(home: home.path).said(StartStopwatch.self) }
      }
      return try await group.reduce(into: [String]()) { $0.append($1) }
    }
    #expect(said.count { $0 == "start-stopwatch-done" } == 1)
    // The others were either asked and gave no answer, or came too late with their write.
    #expect(
      said.allSatisfy {
        ["start-stopwatch-done", "declined", "refused: running-changed-meanwhile"].contains($0)
      })
    let study = try StudyFixture(home: home.path)
    study.advance(60)
    #expect(try await study.said(FinishStudy.self) == "finish-study-done-duration")
    #expect(try await study.said(FinishStudy.self) == "nothing: finish-study-nothing")
  }

  @Test func `of twenty terminals that finish at once one records`() async throws {
    let home = try TemporaryHome()
    _ = try await StudyFixture(home: home.path).perform(StartStopwatch.self)
    let said = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 1...20 {
        group.addTask {
          let study = try StudyFixture(home: home.path)
          study.advance(600)
          return try await study.said(FinishStudy.self)
        }
      }
      return try await group.reduce(into: [String]()) { $0.append($1) }
    }
    #expect(said.count { $0 == "finish-study-done-duration" } == 1)
    #expect(said.count { $0 == "nothing: finish-study-nothing" } == 19)
    #expect(try StudyFixture(home: home.path).log.records().map(\.seconds) == [600])
  }

  @Test func `the trouble of a store is a sentence, with its own exit code`() async throws {
    let home = try TemporaryHome()
    let file = URL(filePath: home.path + "/viva.sqlite")
    try Data("not a database".utf8).write(to: file)
    let study = try StudyFixture(home: home.path)
    #expect(
      try await study.said(RecordStudy.self, ["duration": .duration(seconds: 60)])
        == "storage: engine-storage-damaged")
    #expect(try await study.said(ShowRecords.self) == "storage: engine-storage-damaged")
    #expect(try Data(contentsOf: file) == Data("not a database".utf8))
  }
}
