package import ConversationModel

/// Draws a snippet in text.
package struct SnippetRenderer: Sendable {
  package var style: RenderingStyle
  package init(style: RenderingStyle) { self.style = style }

  /// The rows of the whole snippet, none wider than the style's width.
  package func lines(_ snippet: Snippet) -> [String] { snippet.blocks.flatMap(lines) }

  /// The rows of one block.
  package func lines(_ block: SnippetBlock<String>) -> [String] {
    switch block {
    case .line(let cells): line(cells)
    case .table(let headings, let numeric, let rows, let footer):
      TableLayout(headings: headings, numeric: numeric, rows: rows, footer: footer, style: style).lines
    case .progress(let value, let whole, let words): progress(value, of: whole, words: words)
    case .choices(let choices): numbered(choices)
    }
  }

  /// Cells side by side; on a further row what does not fit.
  private func line(_ cells: [SnippetCell<String>]) -> [String] {
    var rows: [String] = []
    var row = ""
    var used = 0
    for cell in cells {
      let text = TerminalText.clean(cell.words)
      let width = TextWidth.cells(text)
      guard width > 0 else { continue }
      let gap = used == 0 ? 0 : 2
      if used + gap + width <= style.width {
        row += String(repeating: " ", count: gap) + style.paint(text, cell.role)
        used += gap + width
        continue
      }
      if used > 0 { rows.append(row) }
      let wrapped = LineWrapping.wrap(text, width: style.width)
      rows += wrapped.dropLast().map { style.paint($0, cell.role) }
      row = style.paint(wrapped.last ?? "", cell.role)
      used = TextWidth.cells(wrapped.last ?? "")
    }
    if used > 0 || rows.isEmpty { rows.append(row) }
    return rows
  }

  /// The bar and its words behind it, or below where the row is too short; in speech the words alone.
  private func progress(_ value: Int, of whole: Int, words: String) -> [String] {
    let text = TerminalText.clean(words)
    if style.glyphs == .spoken { return LineWrapping.wrap(text, width: style.width) }
    let room = style.width - TextWidth.cells(text) - 2
    if room >= 10 {
      return [bar(value, of: whole, cells: min(room, 20)) + "  " + text]
    }
    return [bar(value, of: whole, cells: min(style.width, 20))] + LineWrapping.wrap(text, width: style.width)
  }

  private func bar(_ value: Int, of whole: Int, cells: Int) -> String {
    let steps = cells * (style.glyphs == .blocks ? 8 : 1)
    let filled = Self.steps(value, of: whole, steps: steps)
    let role: SnippetRole = filled == steps ? .good : .emphasis
    guard style.glyphs == .blocks else {
      return style.paint(String(repeating: "#", count: filled), role)
        + style.paint(String(repeating: "-", count: cells - filled), .dim)
    }
    var full = String(repeating: "█", count: filled / 8)
    if filled % 8 > 0 { full.append(["▏", "▎", "▍", "▌", "▋", "▊", "▉"][filled % 8 - 1]) }
    let rest = cells - filled / 8 - (filled % 8 > 0 ? 1 : 0)
    return style.paint(full, role) + style.paint(String(repeating: "░", count: rest), .dim)
  }

  /// Something is never drawn as nothing, and not quite all never as all.
  static func steps(_ value: Int, of whole: Int, steps: Int) -> Int {
    guard value > 0, whole > 0 else { return 0 }
    guard value < whole else { return steps }
    let share = Double(value) / Double(whole) * Double(steps)
    return min(max(Int(share.rounded()), 1), steps - 1)
  }

  private func numbered(_ choices: [String]) -> [String] {
    let digits = String(choices.count).count
    return choices.enumerated().flatMap { index, choice in
      let number = TextWidth.pad(String(index + 1), to: digits, onTheLeft: true)
      let text = "\(number)  \(TerminalText.clean(choice))"
      return LineWrapping.wrap(text, width: style.width, hanging: digits + 2)
    }
  }
}
