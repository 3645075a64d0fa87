/// One phrase file as it was read: YAML, or JSON, which is YAML too.
package struct PhraseSource: Hashable, Sendable {
  /// Named in mistakes and in readings.
  package var path: String
  package var text: String
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// A text inside a phrase file, and where it stands.
struct SourcedText: Hashable, Sendable {
  var text: String
  var file: String
  /// Counted from 1.
  var line: Int
  /// Of the first character of `text`, counted from 1 in scalars, as YAML counts.
  var scalarColumn: Int
  /// The line of the file.
  var source: String

  /// The same counted in characters, as people and carets count.
  var column: Int {
    String(String.UnicodeScalarView(source.unicodeScalars.prefix(max(0, scalarColumn - 1)))).count + 1
  }

  /// The mistake `offset` characters into this text.
  func mistake(at offset: Int = 0, expected: String, got: String, hint: String) -> PhraseError {
    // A text of several lines, or with escapes, is longer than its line.
    PhraseError(
      file: file, line: line, column: min(column + offset, source.count + 1), source: source,
      expected: expected, got: got, hint: hint)
  }

  func mistake(_ mistake: TemplateMistake) -> PhraseError {
    self.mistake(at: mistake.offset, expected: mistake.expected, got: mistake.got, hint: mistake.hint)
  }
}
