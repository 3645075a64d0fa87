/// One conversation, as a terminal or a script holds it.
package protocol Conversing: Sendable {
  /// Said when the conversation opens: what ended meanwhile, what runs. May be empty.
  func open() async -> Reply
  /// One utterance, any text.
  func hear(_ line: String) async -> Reply
  /// The last reply has been put out: it need not be said again after a death.
  func shown() async
  /// Ctrl-C: drops the open question, never a measurement.
  func interrupt() async -> Reply
  /// Ctrl-D: says what keeps running.
  func close() async -> Reply
  /// Notices due now, to be printed above the prompt.
  func notices() async -> Reply
  /// Seconds until the next notice falls due; nil when none is pending.
  func secondsToNextNotice() async -> Double?
  /// What can be typed next, for TAB, as of the last turn.
  func completer() async -> any Completing
}

extension Conversing {
  /// Nothing is kept, so that nothing has to be noted.
  package func shown() async {}
}

/// Completes a line, without waiting.
package protocol Completing: Sendable {
  /// Whole continuations: each candidate replaces the text from `start` (a UTF-8 offset) to the end.
  func completions(of line: String) -> (start: Int, candidates: [String])
}
