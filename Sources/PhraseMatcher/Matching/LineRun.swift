import ConversationModel

/// One line as it stands, run with the names that are known. The passes over a line share it, so that what one of them
/// read the next need not read again.
final class LineRun {
  var runner: PatternRunner

  /// - Parameter freeSpaces: spaces beside characters of scripts without spaces mean nothing.
  init(
    _ matcher: Matcher, _ utterance: Utterance, expecting: Expectation?, freeSpaces: Bool = true
  ) {
    let leaves = LeafReads(
      program: matcher.program, utterance: utterance, readers: matcher.readers,
      names: matcher.gazetteer(expecting))
    let text = TextView(utterance, freeSpaces: freeSpaces)
    // The view owns the words, so it may leave the closure.
    runner = matcher.program.withView {
      PatternRunner(tables: $0, text: text, leaves: leaves, mode: .known)
    }
  }

  /// The line where no option may be a name; nil when options are among what was read.
  func shared(_ expecting: Expectation?) -> LineRun? { expecting?.options.isEmpty ?? true ? self : nil }

  /// The ways through templates.
  func find(_ templates: [Int32]) -> [PatternRunner.Found] {
    runner.find(templates)
    return runner.found
  }
}
