import PhraseMatcher
import Rendering

/// Something that the author of a script wrote and that cannot be meant: where, why, and what to do about it.
package struct TranscriptMistake: Hashable, Sendable {
  /// The line of the file, from 1.
  package var line: Int
  /// The line as it is written.
  package var source: String
  /// The part of the line that is wrong; nil for all of it.
  package var culprit: String?
  package var problem: String
  package var hint: String?

  package init(line: Int, source: String, culprit: String? = nil, problem: String, hint: String? = nil) {
    self.line = line
    self.source = source
    self.culprit = culprit
    self.problem = problem
    self.hint = hint
  }

  /// The mistake that a world or a claim names, at a line.
  init(_ error: any Error, line: Int, source: String) {
    let error = error as? ScriptWorldError ?? ScriptWorldError("\(error)")
    self.init(
      line: line, source: source, culprit: error.culprit, problem: error.description, hint: error.hint)
  }

  /// The line with a caret under the place, and the hint.
  package var excerpt: [String] {
    guard !source.isEmpty else { return hint.map { ["hint: \($0)"] } ?? [] }
    return [source, Self.indent(before) + "^"] + (hint.map { ["hint: \($0)"] } ?? [])
  }

  /// What stands before the part that is wrong. The mark or the key of the line is never meant, where the part comes
  /// again behind it.
  private var before: Substring {
    guard let culprit, !culprit.isEmpty else { return "" }
    let end = source.firstIndex(of: ":").map { source.index(after: $0) } ?? source.startIndex
    let place = source[end...].firstRange(of: culprit) ?? source.firstRange(of: culprit)
    return source[..<(place?.lowerBound ?? source.startIndex)]
  }

  /// As wide as a text; a tab stays a tab.
  private static func indent(_ text: Substring) -> String {
    text.map { $0 == "\t" ? "\t" : String(repeating: " ", count: TextWidth.cells($0)) }.joined()
  }

  /// What was meant, if something of that name is near.
  static func hint(_ name: String, among names: some Sequence<String>) -> String? {
    let near = names.map { ($0, Spelling.distance(name.lowercased(), $0.lowercased())) }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }
    guard let near, near.1 <= max(1, min(3, name.count / 3)) else { return nil }
    return "Did you mean \"\(near.0)\"?"
  }
}

/// Lines of a script that cannot be meant, for its author.
package struct TranscriptError: Error, Hashable, Sendable, CustomStringConvertible {
  package var path: String
  /// One at least, in the order of the lines.
  package var mistakes: [TranscriptMistake]

  package init(path: String, mistakes: [TranscriptMistake]) {
    self.path = path
    self.mistakes = mistakes
  }

  /// The first line that is wrong.
  package var line: Int { mistakes.first?.line ?? 1 }

  package var description: String { failures.map(\.report).joined(separator: "\n") }

  /// As failures of a script.
  package var failures: [TranscriptFailure] {
    mistakes.map {
      TranscriptFailure(
        kind: .unreadable, path: path, line: $0.line, got: $0.problem, detail: $0.excerpt)
    }
  }
}
