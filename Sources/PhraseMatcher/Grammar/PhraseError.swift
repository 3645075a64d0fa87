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
  /// Characters of the line on either side of the caret.
  private static let window = 80

  /// `file:line:column: expected …, got …`, the line with a caret under the place, and the hint.
  package var description: String {
    var text = "\(file):\(line):\(column): expected \(expected), got \(got)\n"
    if !source.isEmpty {
      // Of a long line, as JSON often is, what stands around the place is enough.
      let start = max(0, column - Self.window)
      let shown = source.dropFirst(start).prefix(2 * Self.window)
      let (head, tail) = (start > 0 ? "…" : "", shown.endIndex < source.endIndex ? "…" : "")
      let indent = Self.caretIndent(shown.prefix(max(0, column - 1 - start)))
      text += "  \(head)\(shown)\(tail)\n  \(start > 0 ? " " : "")\(indent)^\n"
    }
    return text + "  hint: \(hint)"
  }

  /// As wide as what stands before the caret: wide characters take two columns, a tab stays a tab.
  private static func caretIndent(_ before: Substring) -> String {
    var indent = ""
    for character in before {
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
