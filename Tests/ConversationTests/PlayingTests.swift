import IntentAssistant
import Testing

@testable import viva

/// What a line of a script lets pass.
@Suite struct `Scripts that pass` {
  static let head = "locale: en\nzone: UTC\nclock: 2026-05-11 09:00\nbookshelf: Physics\n\n"

  @Test(arguments: [
    ("... passes over lines up to one that fits", "U: timer 25 minutes\n...\n| Elapsed [..]\n"),
    ("... passes over nothing", "U: timer 25 minutes\n...\nA: Timer started: [..]\n| [..]\n...\n"),
    ("... at the end passes over all that is left", "U: timer 25 minutes\nA: [..]\n...\n"),
    (
      "what was caught in a reply is typed later",
      "U: record 20 minutes of Physics\nA: Recorded 20 minutes of [what].\n...\n"
        + "U: record 5 minutes of [what]\nA: Recorded 5 minutes of Physics.\n...\n= material: Physics\n"
    ),
    (
      "rows that came and rows that changed are claimed together, in any order",
      "U: record 20 minutes of Physics\n...\nU: make it 30 minutes and then record 10 minutes of Physics\n...\n"
        + "= records +1 ~1\n= records ~1 +1\n"
    ),
    (
      "what is not there is claimed as (none)",
      "U: banana\n...\n= intent (none)\n= outcome (none)\n= waiting for (none)\n= idle\n"
        + "U: record 20 minutes\n...\n= material: (none)\n= material <- default\n= title <- (none)\n= memo: (none)\n"
    ),
    (
      "a length of time is the same however it is written",
      "U: record 90 minutes\n...\n= duration: 90 min\n= duration: 1 h 30 min\n= duration: 5400 s\n"
    ),
    (
      "a bracket may be typed",
      "U: add material Plan \\[B]\n...\n= title: Plan [B]\n"
    ),
    (
      "what comes back is set aside, behind the open question or after three tries",
      "U: record Physics\n...\nU: set a timer\n...\n= set aside 1\nU: lots\n...\nU: lots\n...\nU: lots\n...\n"
        + "= set aside 1\n= waiting for duration\n"
    ),
    ("an empty line says nothing", "U:\n= records unchanged\n"),
    ("a question that a claim names may stay open", "U: record Physics\n...\n= waiting for duration\n"),
    (
      "so may one of a process that is gone",
      "U: record Physics\n...\n= waiting for duration\n* kill\n"
    ),
    (
      "a question stays open in silence, in another session and without a process",
      "U: record Physics\n...\n* silence\n= waiting for duration\n* session kitchen\n= idle\n"
        + "* session main\n= waiting for duration\n* quit\n= waiting for duration\n"
    ),
    (
      "after a death and a while only what is new is new",
      "U: record 20 minutes of Physics\n...\n* kill\n+1 h\n* start\n...\n= records unchanged\n"
    ),
    (
      "@ sets the clock",
      "@ 2026-05-12 08:00\nU: record 20 minutes\n...\n\n== records\n2026-05-12 08:00 | - | 20 min | - | -\n"
    ),
    (
      "+ adds spans",
      "+1 h 30 min\nU: record 20 minutes\n...\n\n== records\n2026-05-11 10:30 | - | 20 min | - | -\n"
    ),
    (
      "a death before the reply keeps what was done, and says it once",
      "* kill before reply\nU: record 20 minutes\n= process died\n* start\nA: Welcome back. [..]\n= records +1\n"
        + "* kill\n* start\n= records unchanged\n"
    ),
  ])
  func `do`(name: String, text: String) async throws {
    let script = try #require(
      try TranscriptParser(path: "\(name).convo", text: Self.head + text).transcripts().first)
    let result = await TranscriptRunner { _ in try Conversations.worlds.make() }.run(script)
    #expect(result.failures.map(\.report) == [])
    #expect(result.unplayed == 0)
  }
}
