/// A mistake in a phrase file: where it is, what was expected there, what stands there, and what to do.
package struct PhraseError: Error, Codable, Hashable, Sendable {
  /// As the source is named.
  package var file: String
  /// Counted from 1; 0 when the mistake belongs to the file as a whole.
  package var line: Int
  /// Counted from 1, in characters.
  package var column: Int
  /// The line of the file, for the caret.
  package var source: String
  /// What could stand there.
  package var expected: String
  /// What stands there.
  package var got: String
  /// What to do about it.
  package var hint: String

  package init(
    file: String, line: Int, column: Int, source: String, expected: String, got: String, hint: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.source = source
    self.expected = expected
    self.got = got
    self.hint = hint
  }
}

extension PhraseError: CustomStringConvertible {
  /// `file:line:column: expected …, got …`, the line with a caret under the place, and the hint.
  package var description: String {
    var text = "\(file):\(line):\(column): expected \(expected), got \(got)\n"
    if !source.isEmpty {
      text += "  \(source)\n  \(caretIndent)^\n"
    }
    return text + "  hint: \(hint)"
  }

  /// As wide as what stands before the caret: wide characters take two columns, a tab stays a tab.
  private var caretIndent: String {
    var indent = ""
    for character in source.prefix(max(0, column - 1)) {
      let scalar = character.unicodeScalars.first?.value ?? 32
      if character == "\t" {
        indent.append("\t")
      } else {
        indent += Utterance.isCJK(scalar) ? "  " : " "
      }
    }
    return indent
  }
}
