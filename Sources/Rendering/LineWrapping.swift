/// Breaks text into lines of so many cells.
package enum LineWrapping {
  /// Lines of at most `width` cells: broken between words, between characters of scripts without spaces, and
  /// inside a word only where it is longer than a whole line. Following lines keep the indentation of the first
  /// and `hanging` more spaces.
  package static func wrap(_ text: String, width: Int, hanging: Int = 0) -> [String] {
    guard TextWidth.cells(text) > width else { return [text] }
    let indent = text.prefix { $0 == " " }.count
    // Too narrow for an indentation: none, rather than a column of single letters.
    let margin = indent + hanging < width / 2 ? String(repeating: " ", count: indent + hanging) : ""
    var lines: [String] = []
    var line = String(repeating: " ", count: min(indent, width / 2))
    var used = line.count
    var isEmpty = true
    var gap = 0

    func breakLine() {
      lines.append(line)
      line = margin
      used = margin.count
      isEmpty = true
      gap = 0
    }

    for piece in pieces(text.dropFirst(indent)) {
      guard piece != " " else {
        gap += 1
        continue
      }
      let cells = TextWidth.cells(piece)
      if !isEmpty, used + gap + cells > width { breakLine() }
      if isEmpty { gap = 0 }
      if used + gap + cells <= width {
        line += String(repeating: " ", count: gap) + piece
        used += gap + cells
      } else {
        for character in piece {
          let wide = TextWidth.cells(character)
          if used + wide > width, used > margin.count { breakLine() }
          line.append(character)
          used += wide
        }
      }
      gap = 0
      isEmpty = false
    }
    if !isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// What must stay together: spaces alone, words, and single wide characters with the marks that cling to them.
  private static func pieces(_ text: Substring) -> [String] {
    var pieces: [String] = []
    var current = ""
    var mayBreakAfter = false
    for character in text {
      if character == " " {
        if !current.isEmpty { pieces.append(current) }
        pieces.append(" ")
        current = ""
        mayBreakAfter = false
        continue
      }
      let breaks = isBreakable(character)
      if !current.isEmpty, mayBreakAfter || breaks, !clings.contains(character),
        current.last.map({ !opens.contains($0) }) ?? true
      {
        pieces.append(current)
        current = ""
      }
      current.append(character)
      mayBreakAfter = breaks || clings.contains(character)
    }
    if !current.isEmpty { pieces.append(current) }
    return pieces
  }

  /// Written without spaces. Hangul is not: Korean breaks between words.
  private static func isBreakable(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, WideScalars.contains(scalar) else { return false }
    return !(0x1100...0x11FF).contains(scalar.value) && !(0xAC00...0xD7FF).contains(scalar.value)
  }

  /// Never at the beginning of a line.
  private static let clings: Set<Character> = Set("、。，．・：；？！ー々ゝゞヽヾ）」』】〕〉》ぁぃぅぇぉっゃゅょァィゥェォッャュョ…‥％°℃")
  /// Never at the end of a line.
  private static let opens: Set<Character> = Set("（「『【〔〈《")
}
