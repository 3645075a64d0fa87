import ConversationModel
import DialogWalk
import Foundation
import IntentAssistant
import Testing

@testable import viva

/// A day that is killed at moments of chance ends as the day that is not.
///
/// `VIVA_KILLS` is how many moments there are (`make kills`), `VIVA_KILLS_SEED` where the chance begins.
@Suite struct `A day with kills` {
  /// What a step of the day is killed at, and what the person does then.
  struct Kill: Sendable {
    /// Nil between two turns.
    var point: FaultPoint?
    /// What was said is gone, so that it is said again.
    var isRepeated: Bool
  }

  static let head = """
    title: a day
    locale: en
    zone: Europe/London
    clock: 2026-05-11 08:00
    bookshelf: Calculus I (Stewart); Calculus II (Stewart); Physics


    """

  /// What is said, and the clock between.
  static let day = [
    "U: record 45 minutes of Physics, pages 12 to 18", "+5 min", "U: no, make it 40 minutes",
    "U: record calculus",
    "U: the second one", "U: an hour and a half", "U: undo", "U: redo", "+10 min",
    "U: timer 25 minutes for Physics",
    "+10 min", "U: pause", "+5 min", "U: resume", "U: record 5 pages of Calculus I", "+20 min",
    "U: finish, 3 pages, memo optics", "U: record Physics", "U: what did I study today?", "U: banana",
    "U: 20 minutes", "U: add material Linear Algebra", "U: record 1 hour of linear algebra",
    "U: delete the last record", "U: yes", "U: record 30 hours of Physics", "U: 30 minutes",
    "U: my weekly goal is 6 hours", "U: start stopwatch for Calculus I", "+30 min", "U: record study",
    "U: never mind", "U: switch to Physics", "U: switch", "+15 min", "U: finish",
    "U: record Physics pages 40 to 12",
    "U: yes", "U: show my records",
  ]

  /// The day as a script, killed at some steps, with what must stand in the store at its end.
  static func script(_ kills: [Int: Kill], ending rows: [String: [String]] = [:]) throws -> Transcript {
    var text = head
    for (index, line) in day.enumerated() {
      let kill = kills[index]
      if let kill, kill.point == nil { text += "* kill\n* start\n...\n" }
      if let point = kill?.point { text += "* kill \(point.rawValue)\n" }
      text += line + "\n"
      if kill?.point != nil {
        text += "= process died\n* start\n...\n"
        if kill?.isRepeated == true { text += line + "\n...\n" }
      } else {
        text += "...\n"
      }
    }
    for (section, rows) in rows.sorted(by: { $0.key < $1.key }) {
      text += "\n== \(section)\n" + (rows.isEmpty ? "(none)" : rows.joined(separator: "\n")) + "\n"
    }
    let transcripts = try TranscriptParser(path: "day.convo", text: text).transcripts()
    return try #require(transcripts.first)
  }

  /// The steps of a day without kills that commit something.
  static func commits() async throws -> Set<Int> {
    let zone = try #require(TimeZone(identifier: "Europe/London"))
    let start = try Date("2026-05-11T07:00:00Z", strategy: .iso8601)
    let clock = ScriptClock(start: start, zone: zone)
    let world = try Conversations.worlds.make()
    let surroundings = clock.surroundings(locale: "en")
    let shelf = "Calculus I (Stewart); Calculus II (Stewart); Physics"
    _ = try await world.header("bookshelf", shelf, surroundings: surroundings)
    let session = try await world.open(session: "main", surroundings: surroundings)
    _ = await session.open()
    var commits: Set<Int> = []
    for (index, line) in day.enumerated() {
      let token = try await world.token()
      if line.hasPrefix("U: ") {
        _ = await session.hear(String(line.dropFirst(3)))
      } else {
        clock.now += Double(try #require(TranscriptParser.span(String(line.dropFirst()))))
        _ = await session.notices()
      }
      if try await world.changeSets(since: token)?.isEmpty == false { commits.insert(index) }
    }
    return commits
  }

  /// The tables at the end.
  static func rows(_ world: (any ScriptWorld)?) async throws -> [String: [String]] {
    var rows: [String: [String]] = [:]
    for section in ["records", "materials", "measurements"] {
      rows[section] = try await #require(world).rows(of: section)
    }
    return rows
  }

  /// Some steps, each with a death that can happen there.
  static func kills(_ count: Int, _ commits: Set<Int>, _ chance: inout Chance) -> [Int: Kill] {
    var kills: [Int: Kill] = [:]
    while kills.count < count {
      let step = chance.below(day.count)
      let isSaid = day[step].hasPrefix("U:")
      var points: [FaultPoint?] = [nil]
      if isSaid { points += [.beforeJournal, .afterJournal, .beforeReply] }
      if isSaid, commits.contains(step) { points += [.beforeCommit, .afterCommit] }
      let point = chance.pick(points)
      // What was neither committed nor saved never was.
      let isLost = point == .beforeCommit || point == .beforeJournal && !commits.contains(step)
      kills[step] = Kill(point: point, isRepeated: isLost)
    }
    return kills
  }

  private static let environment = ProcessInfo.processInfo.environment
  private static let perDay = 5

  @Test func `ends as one without`() async throws {
    let commits = try await Self.commits()
    #expect(commits.count > 15)
    let runner = TranscriptRunner { _ in try Conversations.worlds.make() }
    let undisturbed = await runner.play(try Self.script([:]), until: .max)
    #expect(undisturbed.result.failures.map(\.report) == [])
    let rows = try await Self.rows(undisturbed.world)
    #expect(rows["records"]?.count ?? 0 > 6)
    let wanted = Int(Self.environment["VIVA_KILLS"] ?? "") ?? 50
    var chance = Chance(seed: UInt64(Self.environment["VIVA_KILLS_SEED"] ?? "") ?? 1)
    for day in 0..<wanted / Self.perDay {
      let kills = Self.kills(Self.perDay, commits, &chance)
      let script = try Self.script(kills, ending: rows)
      let result = await runner.run(script)
      let told = kills.sorted { $0.key < $1.key }.map { step, kill in
        "\(kill.point?.rawValue ?? "between") \(Self.day[step])"
      }
      #expect(result.failures.map(\.report) == [], "day \(day), killed \(told)")
    }
  }
}
