import ConversationModel
import Rendering

/// What a step puts out, beside the lines that are expected.
extension ScriptPlay {
  /// The words of a step that differ.
  struct Difference {
    /// The first line of the script that does.
    var line: Int
    var expected: [String] = []
    var got: [Output] = []
    /// What patterns mean that did not fit.
    var hints: [String] = []
  }

  /// Puts a reply out, of which the conversation is told.
  mutating func take(_ reply: Reply) async {
    await sessions[current]?.shown()
    standings[current] = Standing(last: reply, line: lastLine, said: said)
    pending += Self.lines(of: reply, width: width, spoken: isSpoken)
  }

  /// A reply as the lines of a transcript.
  static func lines(of reply: Reply, width: Int, spoken: Bool) -> [Output] {
    reply.parts.flatMap { part -> [Output] in
      switch part {
      case .line(let line):
        let mark = line.kind == .notice ? "N:" : "A:"
        let text = spoken ? line.spoken ?? line.text : line.text
        return text.split(separator: "\n").map {
          Output(text: TranscriptParser.normalized("\(mark) \($0)"), messages: line.messages)
        }
      case .snippet(let snippet):
        return SnippetRenderer(style: RenderingStyle(width: width)).lines(snippet).map {
          Output(text: TranscriptParser.normalized("| \($0)"))
        }
      }
    }
  }

  mutating func expect(_ expected: String, _ line: Int) {
    let expected = TranscriptParser.normalized(expected)
    let pattern = OutputPattern(expected)
    if isSkipping {
      isSkipping = false
      var trial = captures
      if let index = pending.firstIndex(where: { pattern.matches($0.text, &trial) }) {
        pending.removeFirst(index)
      }
    }
    guard let next = pending.first else {
      replacements[line] = []
      return differ(line, expected: expected, pattern: pattern)
    }
    pending.removeFirst()
    if pattern.matches(next.text, &captures) { return }
    replacements[line] = [next.text]
    differ(line, expected: expected, got: next, pattern: pattern)
  }

  private mutating func differ(
    _ line: Int, expected: String? = nil, got: Output? = nil, pattern: OutputPattern? = nil
  ) {
    var difference = difference ?? Difference(line: line)
    if let expected { difference.expected.append(expected) }
    if let got { difference.got.append(got) }
    difference.hints += pattern?.explanation(captures) ?? []
    self.difference = difference
  }

  /// Says which words of the step differ.
  mutating func reportWords() {
    guard let found = difference else { return }
    difference = nil
    // A line that only stands at another place, because one before it is missing or too much, is not told.
    let changes = found.got.map(\.text).difference(from: found.expected)
    let expected = changes.removals.map { change in
      if case .remove(_, let text, _) = change { text } else { "" }
    }
    let places = changes.insertions.compactMap { change in
      if case .insert(let place, _, _) = change { place } else { nil }
    }
    // What came after the last line that fits is passed over where the step ends with "...".
    let fitting = found.got.indices.last { !places.contains($0) }
    let got = places.filter { !isSkipping || $0 < fitting ?? .max }.map { found.got[$0] }
    let messages = got.flatMap(\.messages).reduce(into: [MessageID]()) { named, id in
      if !named.contains(id) { named.append(id) }
    }
    fail(
      .wording, found.line,
      expected: expected.isEmpty ? "(no line here)" : expected.joined(separator: "\n"),
      got: got.isEmpty ? "(nothing more was said)" : got.map(\.text).joined(separator: "\n"),
      messages: messages, detail: found.hints)
  }

  /// Ends a step: what no line stands for is too much.
  mutating func closeStep() {
    // The heading of the next part may stand before the step of this one has ended.
    let next = phase
    phase = phaseOfStep
    defer {
      reportWords()
      phase = next
      pending = []
      isSkipping = false
    }
    guard !isSkipping, !pending.isEmpty else { return }
    for output in pending { differ(lastLine, got: output) }
    let kept = replacements[lastLine] ?? (lastLine == 0 ? [] : [script.source[lastLine - 1]])
    replacements[lastLine] = kept + pending.map(\.text)
  }

  /// The words as they are now, by the line of the file they stand for; empty unless only words differ, and for a
  /// script that must fail for now.
  var rewordings: [Int: [String]] { isGoingOn && script["todo"] == nil ? replacements : [:] }
}
