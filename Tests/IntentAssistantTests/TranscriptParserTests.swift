import Foundation
import Testing

@testable import IntentAssistant

@Suite struct `Transcript lines` {
  @Test(arguments: [
    ("U: hello", Transcript.Line.Kind.user("hello")),
    ("U:", .user("")),
    ("A: Hi.  ", .output(.assistant, pattern: "Hi.")),
    ("N: Time is up.", .output(.notice, pattern: "Time is up.")),
    ("|   indented", .output(.snippet, pattern: "  indented")),
    ("|", .output(.snippet, pattern: "")),
    ("...", .ellipsis), ("## phase", .phase("phase")), ("# note", .comment("note")), ("", .blank),
    ("+25 min", .advance(seconds: 1500, "25 min")), ("+1 h 30 min", .advance(seconds: 5400, "1 h 30 min")),
    ("+2 days", .advance(seconds: 172_800, "2 days")), ("+10 s", .advance(seconds: 10, "10 s")),
    ("* kill before commit", .event(name: "kill", arguments: "before commit")),
    ("= intent Pause", .claim("intent Pause")),
    (
      "@ 2026-05-10 09:00",
      .clock(DateComponents(year: 2026, month: 5, day: 10, hour: 9, minute: 0, second: 0), "2026-05-10 09:00")
    ),
  ])
  func `are what they start with`(text: String, kind: Transcript.Line.Kind) throws {
    let script = try TranscriptParser(path: "x.convo", text: "locale: en\n\n\(text)").transcripts()
    #expect(script.first?.lines.last?.kind == kind)
  }

  @Test(arguments: ["X: hello", "@ yesterday", "@ 2026-13-01 09:00", "+ten min", "+5", "*", "hello"])
  func `that nobody knows are errors with their line`(text: String) {
    let error = #expect(throws: TranscriptError.self) {
      try TranscriptParser(path: "x.convo", text: "locale: en\n\n\(text)").transcripts()
    }
    #expect(error?.line == 3)
  }

  @Test func `blocks of a document are transcripts with their own lines`() throws {
    let text =
      "# Title\n\n```convo\nlocale: en\n\nU: hi\n```\ntext\n```sh\nls\n```\n```convo\nlocale: ja\n\n```\n"
    let scripts = try TranscriptParser(path: "README.md", text: text).transcripts()
    #expect(scripts.map { $0["locale"] } == ["en", "ja"])
    #expect(scripts.first?.lines.last?.number == 6)
  }

  @Test func `line ends of Windows are line ends`() throws {
    let script = try TranscriptParser(path: "x.convo", text: "locale: en\r\n\r\nU: hi\r\n").transcripts()
      .first
    #expect(script?.lines.map(\.kind) == [.header(key: "locale", value: "en"), .blank, .user("hi")])
  }

  @Test func `final sections hold their rows`() throws {
    let text = "locale: en\n\n== records\n2026 | a\n\n== measurements\n(none)\n"
    let script = try #require(try TranscriptParser(path: "x.convo", text: text).transcripts().first)
    #expect(script.sections.map(\.name) == ["records", "measurements"])
    #expect(script.sections.map(\.rows) == [["2026 | a"], []])
  }
}
