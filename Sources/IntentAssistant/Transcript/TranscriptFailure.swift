import ConversationModel

/// What did not hold in a script.
package struct TranscriptFailure: Hashable, Sendable {
  /// How bad it is; the last is the worst.
  package enum Kind: String, Hashable, Sendable, Comparable, CaseIterable {
    /// Words differ: accepting rewrites them.
    case wording
    /// A claim or the final state is false: only a person may change it.
    case fact
    /// The script cannot be read or played.
    case unreadable
    /// A rule that holds in every conversation is broken.
    case invariant
    /// A script that must fail for now passes.
    case todo

    /// The exit code of a run with such a failure.
    package var exitCode: Int32 {
      switch self {
      case .wording, .fact, .todo: 1
      case .unreadable: 2
      case .invariant: 3
      }
    }

    package static func < (a: Kind, b: Kind) -> Bool { a.weight < b.weight }

    private var weight: Int {
      switch self {
      case .wording: 0
      case .fact, .todo: 1
      case .unreadable: 2
      case .invariant: 3
      }
    }
  }

  package var kind: Kind
  package var path: String
  package var line: Int
  /// The turn in which it showed, from 1, of how many; 0 before the first.
  package var turn = 0
  package var turns = 0
  package var phase: String?
  /// What the person had typed.
  package var said: String?
  package var expected: String?
  package var got: String?
  /// More about it: the line that is wrong with a caret and a hint, what a pattern means.
  package var detail: [String] = []
  /// Intent and message, for whoever mends it.
  package var why: String?
  /// What is waited for, and the script's clock.
  package var now: String?

  /// The failure as a block of text.
  package var report: String {
    var head = "\(path):\(line)  \(kind.rawValue)"
    if turn > 0 { head += ", turn \(turn) of \(turns)" }
    if let phase { head += ", phase \"\(phase)\"" }
    var lines = [head]
    if let said { lines.append("     U: \(said)") }
    for (mark, text) in [("-", expected), ("+", got)] {
      lines += text?.split(separator: "\n", omittingEmptySubsequences: false).map { "   \(mark) \($0)" } ?? []
    }
    lines += detail.map { "     \($0)" }
    if let why { lines.append("     why: \(why)") }
    if let now { lines.append("     now: \(now)") }
    return lines.joined(separator: "\n")
  }
}

/// How one script went.
package struct TranscriptResult: Sendable {
  package var path: String
  package var line: Int
  package var title: String
  package var failures: [TranscriptFailure]
  /// Turns that were played, and turns that were not because of what failed before them.
  package var turns: Int
  package var unplayed = 0
  /// The `todo:` reason: the script must fail for now.
  package var todo: String?
  /// The words as they are now, by the line of the file they stand for, 0 for what comes before the first; empty when nothing would change, or
  /// when more than words differ.
  package var rewordings: [Int: [String]] = [:]
  /// The lines of the whole file, as they were when the script was read.
  package var source: [String] = []

  /// Failed as a test. A `todo` script must fail, but only in words and facts: what nobody can read and what breaks
  /// an invariant fails all the same.
  package var isFailure: Bool {
    guard todo != nil else { return !failures.isEmpty }
    return failures.isEmpty || (worst ?? .wording) >= .unreadable
  }

  /// What is reported: the failures, or that a script passes that must not.
  package var problems: [TranscriptFailure] {
    guard let todo, failures.isEmpty else { return failures }
    return [
      TranscriptFailure(kind: .todo, path: path, line: line, got: "passes, but is marked todo: \(todo)")
    ]
  }

  package var worst: TranscriptFailure.Kind? { failures.map(\.kind).max() }
}
