import ConversationModel
import Foundation
import IntentAssistant
import StudyLog
import Testing

@testable import viva

@Suite struct `Saved conversations` {
  @Test(arguments: [
    "Physics", "a;b", "a | b", "[x] (y) <z>", "\\", "\\n", "two\nlines", "-", "--", "物理；[1]", "ends with \\",
    "(archived)", "{ $count }", "# no comment", "== records",
  ])
  func `texts of a person come back as they were`(text: String) {
    let cells = FixtureText.cells("x | \(FixtureText.escaped(text)) | -")
    #expect(cells == ["x", text, nil])
    #expect(!FixtureText.escaped(text).contains("\n"))
  }

  @Test(arguments: [
    ("a shelf", "bookshelf: A\\;B [chapters]; \\[C\\] <ci>; D \\(archived\\) (archived)"),
    ("records", "record: 2026-05-10 22:50:07 | A\\;B | 25 min | chapters 12-18 | a \\| b"),
    ("a record without a material", "record: 2026-05-10 22:50 | - | 1 h 5 s | - | \\-"),
    ("a goal", "goal: 2026-05-04 | 6 h 30 min"),
    (
      "a timer on a break",
      "measuring: timer 25 min | \\[C\\] | 2026-05-11 08:00:00.250 to 2026-05-11 08:10; 2026-05-11 08:20 "
        + "to 2026-05-11 08:21 | -"
    ), ("a stopwatch", "measuring: stopwatch | - | 2026-05-11 08:00 | -"),
    ("an end that was said", "measuring: timer 5 min | - | 2026-05-11 08:00 | said"),
  ])
  func `what was there before is rebuilt from its headers`(name: String, header: String) async throws {
    let zone = try #require(TimeZone(identifier: "Europe/London"))
    let start = try #require(TranscriptMoment.date("2026-05-11 09:00", in: zone))
    let surroundings = ScriptClock(start: start, zone: zone).surroundings(locale: "en")
    let world = try StudyWorlds(root: Repository.root).make()
    let shelf = "bookshelf: A\\;B [chapters]; \\[C\\] <ci>"
    for line in header.hasPrefix("bookshelf") ? [header] : [shelf, header] {
      let parts = line.components(separatedBy: ": ")
      #expect(try await world.header(parts[0], parts[1], surroundings: surroundings))
    }
    let state = try world.log(surroundings).state(at: try await world.token())
    let headers = StudyFixtures(zone: zone).headers(state, records: state.records)
    #expect(headers.map { "\($0.key): \($0.value)" }.contains(header), "\(headers)")
  }

  @Test(arguments: [
    "record: yesterday | A | - | - | -", "record: 2026-05-10 22:50 | nothing there | 5 min | - | -",
    "goal: 6 h", "measuring: sundial | - | 2026-05-11 08:00 | -", "measuring: stopwatch | - | noon | -",
  ])
  func `headers that say nothing are mistakes`(header: String) async throws {
    let clock = ScriptClock(start: Date(timeIntervalSince1970: 1_778_500_000), zone: .gmt)
    let world = try StudyWorlds(root: Repository.root).make()
    let parts = header.components(separatedBy: ": ")
    await #expect(throws: (any Error).self) {
      try await world.header(parts[0], parts[1], surroundings: clock.surroundings(locale: "en"))
    }
  }

  @Test func `what was changed since is not there before`() async throws {
    let clock = ScriptClock(start: Date(timeIntervalSince1970: 1_778_500_000), zone: .gmt)
    let surroundings = clock.surroundings(locale: "en")
    let world = try StudyWorlds(root: Repository.root).make()
    _ = try await world.header("bookshelf", "Physics", surroundings: surroundings)
    let before = try await world.token()
    _ = try await world.header(
      "record", "2026-05-10 09:00 | Physics | 5 min | - | -", surroundings: surroundings)
    _ = try await world.event("bookshelf", "archive Physics", surroundings: surroundings)
    let after = try await world.token()
    let log = world.log(surroundings)
    #expect(try log.state(at: before).records.isEmpty)
    #expect(try log.state(at: before).materials.map(\.archivedAt) == [nil])
    #expect(try log.state(at: after).records.count == 1)
    #expect(try log.state(at: after).materials.first?.archivedAt != nil)
    #expect(try await world.token() == after, "looking back changed something")
  }
}
