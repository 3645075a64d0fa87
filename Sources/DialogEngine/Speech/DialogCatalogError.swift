/// A mistake in a dialog file, told to its author.
package struct DialogCatalogError: Error, Codable, Hashable, Sendable, CustomStringConvertible {
  package var file: String
  /// From 1.
  package var line: Int
  /// In characters, from 1.
  package var column: Int
  /// The line of the file, without its end.
  package var excerpt: String
  package var expected: String
  package var got: String
  package var hint: String

  package init(
    file: String, line: Int, column: Int, excerpt: String, expected: String, got: String, hint: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.excerpt = excerpt
    self.expected = expected
    self.got = got
    self.hint = hint
  }

  /// A line that stands under `excerpt` and points at the column.
  package var caret: String {
    // A full-width space under a full-width letter keeps the caret in place without measuring.
    let before = excerpt.prefix(max(0, column - 1)).map { character -> String in
      guard let first = character.unicodeScalars.first else { return " " }
      switch first.value {
      case 0x09: return "\t"
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        return "\u{3000}"
      default: return " "
      }
    }
    return before.joined() + "^"
  }

  package var description: String {
    "\(file):\(line):\(column): expected \(expected), got \(got)\n  \(excerpt)\n  \(caret)\n  hint: \(hint)"
  }
}
