/// Makes any text safe to write to a terminal.
package enum TerminalText {
  /// The text on one line, without anything a terminal would carry out.
  ///
  /// Removed: escape sequences, control characters (C0, C1), bidirectional controls and other characters that
  /// change what stands beside them. Line breaks of any kind and tabs become one space.
  package static func clean(_ text: String) -> String {
    guard needsCleaning(text) else { return text }
    var out = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var index = 0
    var openUntil = 0
    while index < scalars.count {
      let scalar = scalars[index]
      switch scalar.value {
      case 0x1B, 0x90, 0x98, 0x9B, 0x9D, 0x9E, 0x9F:
        index = endOfSequence(scalars, from: index, openUntil: &openUntil)
        continue
      case 0x0D where index + 1 < scalars.count && scalars[index + 1] == "\n": break
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: out.append(" ")
      default: if !isRemoved(scalar) { out.append(scalar) }
      }
      index += 1
    }
    return String(out)
  }

  /// The lines of a text, each clean.
  package static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { clean(String($0)) }
  }

  /// Control characters, and characters that reorder or hide the text around them.
  static func isRemoved(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: true
    case 0x2028, 0x2029, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }

  private static func needsCleaning(_ text: String) -> Bool { text.unicodeScalars.contains(where: isRemoved) }

  /// The index after the escape sequence that begins at `start`; only its introducer when it has no end.
  ///
  /// `openUntil`: up to there no string sequence has an end, so that the search is not made again.
  private static func endOfSequence(
    _ scalars: [Unicode.Scalar], from start: Int, openUntil: inout Int
  ) -> Int {
    var index = start + 1
    var kind = scalars[start].value
    if kind == 0x1B {
      guard index < scalars.count else { return index }
      kind = scalars[index].value
      switch kind {
      case 0x50, 0x58, 0x5B, 0x5D, 0x5E, 0x5F: kind += 0x40  // the same introducer in 8 bits
      case 0x20...0x2F:
        while index < scalars.count, (0x20...0x2F).contains(scalars[index].value) { index += 1 }
        return min(index + 1, scalars.count)
      case 0x30...0x7E: return index + 1
      default: return index
      }
      index += 1
    }
    if kind == 0x9B {
      while index < scalars.count, (0x20...0x3F).contains(scalars[index].value) { index += 1 }
      guard index < scalars.count, (0x40...0x7E).contains(scalars[index].value) else { return index }
      return index + 1
    }
    // A string sequence: up to BEL, ST or ESC \. A person's text is not swallowed when the end is missing.
    var end = max(index, openUntil)
    while end < scalars.count {
      switch scalars[end].value {
      case 0x07, 0x9C: return end + 1
      case 0x1B where end + 1 < scalars.count && scalars[end + 1] == "\\": return end + 2
      case 0x0A, 0x0D:
        openUntil = end
        return index
      default: end += 1
      }
    }
    openUntil = end
    return index
  }
}
