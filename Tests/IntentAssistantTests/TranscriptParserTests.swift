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

  @Test(arguments: [
    "X: hello", "@ yesterday", "@ 2026-13-01 09:00", "@ 2026-02-30 09:00", "@ 2026-04-31 09:00", "U:\tpause",
    "|text", "=idle", "==records", "== ",
    "+ten min", "+5", "*", "hello",
  ])
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

  @Test func `all lines that cannot be read are told at once`() {
    let text = "locale: en\nlocale: ja\n\nV: pause\nU: pause\n+25 miles\n\n== records\n(none)\nU: pause\n"
    let error = #expect(throws: TranscriptError.self) {
      try TranscriptParser(path: "x.convo", text: text).transcripts()
    }
    #expect(error?.mistakes.map(\.line) == [2, 4, 6, 10])
    #expect(error?.failures.map(\.kind) == [.unreadable, .unreadable, .unreadable, .unreadable])
  }

  @Test(arguments: [
    ("+25 miles", ["+25 miles", " ^", "hint: +25 min, +1 h 30 min, +2 days"]),
    ("U:\tpause", ["U:\tpause", "  ^", "hint: U: pause"]),
    ("@ 2026-02-30 09:00", ["@ 2026-02-30 09:00", "  ^", "hint: @ 2026-05-10 09:00"]),
  ])
  func `that are wrong are shown with a caret and a hint`(text: String, excerpt: [String]) {
    let script = TranscriptParser(path: "x.convo", text: "locale: en\n\n\(text)").drafts().first
    #expect(script?.mistakes.first?.excerpt == excerpt)
  }

  @Test func `a caret stands under letters that are wide`() {
    let mistake = TranscriptMistake(
      line: 1, source: "bookshelf: 物理 [頁]", culprit: "頁", problem: "there is no unit", hint: nil)
    #expect(mistake.excerpt == ["bookshelf: 物理 [頁]", "                 ^"])
  }

  @Test func `the mark of UTF-8 is no text`() throws {
    let script = try TranscriptParser(path: "x.convo", text: "\u{FEFF}locale: ja\n\nU: hi\n").transcripts()
      .first
    #expect(script?["locale"] == "ja")
    #expect(script?.source.first == "locale: ja")
  }

  @Test func `final sections hold their rows`() throws {
    let text = "locale: en\n\n== records\n2026 | a\n\n== measurements\n(none)\n"
    let script = try #require(try TranscriptParser(path: "x.convo", text: text).transcripts().first)
    #expect(script.sections.map(\.name) == ["records", "measurements"])
    #expect(script.sections.map(\.rows) == [["2026 | a"], []])
  }
}
