/// Lengths of time as scripts write them.
package enum TranscriptSpan {
  /// `1 h 30 min`, `45 min`, `20 s`.
  package static func text(_ seconds: Int) -> String {
    let parts = [(seconds / 3600, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s")]
    let text = parts.filter { $0.0 != 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " ")
    return text.isEmpty ? "0 min" : text
  }

  /// The seconds of such a text; nil for any other.
  package static func seconds(_ text: String) -> Int? { TranscriptParser.span(text) }
}
