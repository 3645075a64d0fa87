import Foundation
import Testing

@testable import IntentAssistant

/// What machines read of a run.
@Suite struct `Transcript reports` {
  static let results: [TranscriptResult] = {
    func result(_ path: String, _ kind: TranscriptFailure.Kind?, todo: String? = nil) -> TranscriptResult {
      let failures = kind.map {
        [
          TranscriptFailure(
            kind: $0, path: path, line: 7, turn: 1, turns: 2, phase: "A <phase>", said: "pause",
            expected: "A: Good & bad.", got: "A: \"Bad\".", why: "Pause", now: "idle, 2026-05-11 09:00")
        ]
      }
      return TranscriptResult(
        path: path, line: 1, title: "of \(path)", failures: failures ?? [], turns: 2, unplayed: 1,
        todo: todo)
    }
    return [
      result("passes.convo", nil), result("words.convo", .wording), result("fact.convo", .fact),
      result("todo.convo", .fact, todo: "one day"), result("passing.convo", nil, todo: "one day"),
      result("broken.convo", .invariant), result("unreadable.convo", .unreadable, todo: "one day"),
    ]
  }()

  static func text(_ format: String) -> String {
    TranscriptReport(results: results, seconds: 1.25).text(format)
  }

  @Test func `people read failures and how many of which kind`() {
    let text = Self.text("text")
    #expect(
      text.hasSuffix(
        "5 of 7 conversations failed (1 wording, 1 fact, 1 unreadable, 1 invariant, 1 passing todo), 1 todo, "
          + "14 turns in 1.2 s"))
    #expect(
      text.hasPrefix(
        """
        FAIL words.convo:7  wording, turn 1 of 2, phase "A <phase>"
             U: pause
           - A: Good & bad.
           + A: "Bad".
             why: Pause
             now: idle, 2026-05-11 09:00
             see: viva replay words.convo --until 7 --interactive
             1 turn after it not played
        """))
    #expect(text.contains("FAIL passing.convo  passes, but is marked todo: one day"))
    #expect(!text.contains("FAIL todo.convo"))
  }

  @Test func `TAP has a line a conversation`() {
    let lines = Self.text("tap").split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    #expect(
      lines == [
        "TAP version 14", "1..7", "ok 1 - passes.convo", "not ok 2 - words.convo", "not ok 3 - fact.convo",
        "not ok 4 - todo.convo # TODO one day", "not ok 5 - passing.convo", "not ok 6 - broken.convo",
        "not ok 7 - unreadable.convo",
      ])
    #expect(Self.text("tap").contains("# passing.convo:1  todo\n#    + passes, but is marked todo: one day"))
  }

  @Test func `JUnit has a case a conversation`() {
    let text = Self.text("junit")
    #expect(text.contains("<testsuite name=\"conversations\" tests=\"7\" failures=\"5\">"))
    #expect(
      text.contains(
        "<testcase classname=\"fact.convo\" name=\"of fact.convo\" file=\"fact.convo\" line=\"1\">"))
    #expect(
      text.contains("<failure type=\"fact\">fact.convo:7  fact, turn 1 of 2, phase &quot;A &lt;phase&gt;"))
    #expect(text.contains("A: Good &amp; bad."))
    #expect(text.components(separatedBy: "<testcase").count == 8)
    #expect(
      text.contains("<failure type=\"todo\">passing.convo:1  todo\n   + passes, but is marked todo: one day"))
  }

  @Test func `JSON has everything`() throws {
    let value = try JSONSerialization.jsonObject(with: Data(Self.text("json").utf8))
    let entries = try #require(value as? [[String: Any]])
    #expect(entries.map { $0["passed"] as? Bool } == [true, false, false, true, false, false, false])
    let passing = try #require((entries[4]["failures"] as? [[String: Any]])?.first)
    #expect(passing["kind"] as? String == "todo")
    #expect(passing["got"] as? String == "passes, but is marked todo: one day")
    let failure = try #require((entries[2]["failures"] as? [[String: Any]])?.first)
    #expect(failure["kind"] as? String == "fact")
    #expect(failure["line"] as? Int == 7)
    #expect(failure["phase"] as? String == "A <phase>")
    #expect(failure["expected"] as? String == "A: Good & bad.")
    #expect(failure["why"] as? String == "Pause")
  }

  @Test(
    arguments: [
      (["a"], ["a"], "unchanged"), ([], ["a"], "+1"), (["a"], [], "-1"), (["a", "c"], ["b", "c"], "~1"),
      (["a", "c"], ["a", "b", "c"], "+1"), (["a"], ["b", "c"], "+1 ~1"), (["a", "b"], ["c"], "-1 ~1"),
    ] as [([String], [String], String)])
  func `what became of rows`(before: [String], after: [String], change: String) {
    #expect(ScriptPlay.change(from: before, to: after) == change)
  }
}
