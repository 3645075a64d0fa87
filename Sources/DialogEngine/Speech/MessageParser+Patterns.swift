/// Text with placeables, over several lines.
extension MessageParser {
  /// A piece of a pattern while its common indent is not known yet.
  private enum Piece {
    case text(String)
    case placeable(DialogExpression)
    /// The start of a further line: the blank lines before it, and its spaces.
    case line(blank: Int, spaces: Int)
  }

  /// A pattern at the cursor: text in the line, further indented lines, or both; nil when there is none.
  mutating func parsePattern() throws(DialogCatalogError) -> DialogPattern? {
    var pieces: [Piece] = []
    while true {
      if cursor.current == .openBrace {
        pieces.append(.placeable(try parsePlaceable()))
      } else if cursor.current == .closeBrace {
        throw mistake(
          expected: "text or {",
          hint: depth > 0
            ? "The } of a selector stands on a line of its own."
            : "A } must close a {. Write {\"}\"} for the letter itself.")
      } else if cursor.isAtLineEnd {
        guard let line = nextLine() else { break }
        pieces.append(line)
      } else {
        pieces.append(.text(takeText()))
      }
    }
    return Self.dedent(pieces)
  }

  private mutating func takeText() -> String {
    let start = cursor.position
    while let byte = cursor.current, byte != .lineFeed, byte != .openBrace, byte != .closeBrace {
      cursor.advance()
    }
    return cursor.text(start..<cursor.position)
  }

  /// Goes to the next line if it continues the pattern: indented text, or a placeable at any column.
  private mutating func nextLine() -> Piece? {
    let start = cursor.position
    guard cursor.take(.lineFeed) else { return nil }
    let blank = cursor.skipBlankLines()
    let spaces = cursor.skipSpaces()
    switch cursor.current {
    case .openBrace?: return .line(blank: blank, spaces: spaces)
    case nil, .lineFeed?, .closeBrace?: break
    case UInt8(ascii: "[")?, UInt8(ascii: "*")?, UInt8(ascii: ".")?: break
    default: if spaces > 0 { return .line(blank: blank, spaces: spaces) }
    }
    cursor.position = start
    return nil
  }

  /// Removes the indent that all further lines share, and blanks at both ends.
  private static func dedent(_ pieces: [Piece]) -> DialogPattern? {
    let indents = pieces.compactMap { if case .line(_, let spaces) = $0 { spaces } else { nil } }
    let common = indents.min() ?? 0
    var elements: [DialogPattern.Element] = []
    func append(_ text: String) {
      guard !text.isEmpty else { return }
      if case .text(let before)? = elements.last {
        elements[elements.count - 1] = .text(before + text)
      } else {
        elements.append(.text(text))
      }
    }
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text): append(text)
      case .placeable(let expression): elements.append(.placeable(expression))
      case .line(let blank, let spaces):
        let lineEnds = index == 0 ? "" : String(repeating: "\n", count: blank + 1)
        append(lineEnds + String(repeating: " ", count: spaces - common))
      }
    }
    if case .text(let last)? = elements.last {
      var kept = last.unicodeScalars[...]
      while let scalar = kept.last, [" ", "\n", "\r"].contains(scalar) { kept.removeLast() }
      elements.removeLast()
      if !kept.isEmpty { elements.append(.text(String(kept))) }
    }
    return pieces.isEmpty ? nil : DialogPattern(elements: elements)
  }
}
