import IntentAssistant
import Testing

@testable import viva

/// Scripts that must fail, and how: a test of the tests.
@Suite struct `Scripts that must fail` {
  static let head = "locale: en\nzone: UTC\nclock: 2026-05-11 09:00\nbookshelf: Physics\n\n"

  @Test(arguments: [
    ("other words", "U: pause\nA: Good morning.\n", TranscriptFailure.Kind.wording, 7),
    ("words that were not said", "U: pause\nA: [..]\nA: And more.\n", .wording, 8),
    ("words nobody expected", "U: pause\n", .wording, 6),
    ("another intent", "U: pause\nA: [..]\n= intent StartTimer\n", .fact, 8),
    ("a record that was not made", "U: pause\nA: [..]\n= records +1\n", .fact, 8),
    ("another end", "U: record 20 minutes\n...\n== records\n(none)\n", .fact, 8),
    ("an unknown claim", "U: pause\nA: [..]\n= wibble wobble\n", .unreadable, 8),
    ("an unknown event", "* wibble\n", .unreadable, 6),
    ("the clock going back", "@ 2020-01-01 09:00\n", .unreadable, 6),
  ])
  func `fails in the right place`(
    name: String, text: String, kind: TranscriptFailure.Kind, line: Int
  ) async throws {
    let script = try #require(
      try TranscriptParser(path: "\(name).convo", text: Self.head + text).transcripts().first)
    let result = await TranscriptRunner { try Conversations.worlds.make() }.run(script)
    #expect(result.failures.first?.kind == kind, "\(result.failures)")
    #expect(result.failures.first?.line == line, "\(result.failures)")
  }

  @Test(arguments: [
    "bookshelf Physics\n\nU: pause\n", "locale: en\n\nV: pause\n", "locale: en\n\n+25 miles\n",
  ])
  func `cannot be read`(text: String) {
    #expect(throws: TranscriptError.self) {
      try TranscriptParser(path: "x.convo", text: text).transcripts()
    }
  }

  @Test func `an unknown header is an error`() async throws {
    let text = "locale: en\nwibble: wobble\n\nU: pause\n"
    let script = try #require(try TranscriptParser(path: "x.convo", text: text).transcripts().first)
    let result = await TranscriptRunner { try Conversations.worlds.make() }.run(script)
    #expect(result.failures.map(\.kind) == [.unreadable])
    #expect(result.failures.first?.line == 2)
  }
}
