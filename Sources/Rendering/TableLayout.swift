import ConversationModel

/// A table fitted into a width: columns where they are readable, otherwise a paragraph a row.
struct TableLayout {
  private typealias Cell = SnippetCell<String>

  private static let gap = 2
  /// A column of text that would get fewer cells than this does not read well any more.
  private static let readable = 8

  private let headings: [String]
  private let numeric: Set<Int>
  private let rows: [[Cell]]
  private let footer: [Cell]?
  private let style: RenderingStyle

  init(
    headings: [String], numeric: Set<Int>, rows: [[SnippetCell<String>]], footer: [SnippetCell<String>]?,
    style: RenderingStyle
  ) {
    let count = max(headings.count, rows.map(\.count).max() ?? 0, footer?.count ?? 0)
    func filled(_ row: [Cell]) -> [Cell] {
      let clean = row.map { Cell(TerminalText.clean($0.words), $0.role) }
      return clean + Array(repeating: Cell(""), count: count - row.count)
    }
    self.headings = filled(headings.map { Cell($0) }).map(\.words)
    self.numeric = numeric
    self.rows = rows.map(filled)
    self.footer = footer.map(filled)
    self.style = style
  }

  var lines: [String] {
    guard !headings.isEmpty else { return [] }
    if style.glyphs == .spoken { return paragraphs(indent: 0) }
    if let columns = fitted(Array(headings.indices)) { return drawn(columns) }
    let used = headings.indices.filter { column in
      (rows + (footer.map { [$0] } ?? [])).contains { !$0[column].words.isEmpty }
    }
    if used.count < headings.count, !used.isEmpty, let columns = fitted(used) { return drawn(columns) }
    return paragraphs(indent: 2)
  }

  private struct Column {
    var index: Int
    var width: Int
  }

  /// Widths for these columns, the widest texts shortened first; nil when they would not be readable.
  private func fitted(_ indices: [Int]) -> [Column]? {
    var columns = indices.map { Column(index: $0, width: naturalWidth($0)) }
    let room = style.width - Self.gap * (columns.count - 1)
    var excess = columns.reduce(0) { $0 + $1.width } - room
    while excess > 0 {
      // Numbers are never cut.
      let candidates = columns.indices.filter {
        !numeric.contains(columns[$0].index) && columns[$0].width > Self.readable
      }
      guard let widest = candidates.max(by: { columns[$0].width < columns[$1].width }) else { return nil }
      let second = candidates.filter { $0 != widest }.map { columns[$0].width }.max() ?? Self.readable
      let cut = min(excess, max(1, columns[widest].width - max(second, Self.readable)))
      columns[widest].width -= cut
      excess -= cut
    }
    return columns
  }

  private func naturalWidth(_ column: Int) -> Int {
    var width = TextWidth.cells(headings[column])
    for row in rows { width = max(width, TextWidth.cells(row[column].words)) }
    if let footer { width = max(width, TextWidth.cells(footer[column].words)) }
    return width
  }

  private func drawn(_ columns: [Column]) -> [String] {
    let total = columns.reduce(0) { $0 + $1.width } + Self.gap * (columns.count - 1)
    let rule = style.paint(String(repeating: style.glyphs == .blocks ? "─" : "-", count: total), .dim)
    var lines = [drawn(headings.map { Cell($0, .title) }, columns), rule]
    lines += rows.map { drawn($0, columns) }
    if let footer { lines += [rule, drawn(footer, columns)] }
    return lines
  }

  private func drawn(_ row: [Cell], _ columns: [Column]) -> String {
    var line = ""
    var gap = 0
    for (position, column) in columns.enumerated() {
      if position > 0 { gap += Self.gap }
      let cell = row[column.index]
      let text = TextWidth.truncate(cell.words, to: column.width)
      let free = column.width - TextWidth.cells(text)
      let isNumeric = numeric.contains(column.index)
      if isNumeric { gap += free }
      if !text.isEmpty {
        line += String(repeating: " ", count: gap) + style.paint(text, cell.role)
        gap = 0
      }
      if !isNumeric { gap += free }
    }
    return line
  }

  /// Every row as "heading: cell, heading: cell".
  private func paragraphs(indent: Int) -> [String] {
    (rows + (footer.map { [$0] } ?? [])).flatMap { row in
      let parts = row.indices.compactMap { column -> String? in
        guard !row[column].words.isEmpty else { return nil }
        return headings[column].isEmpty ? row[column].words : "\(headings[column]): \(row[column].words)"
      }
      return flowed(parts, indent: indent)
    }
  }

  /// Side by side with commas, a part broken only where it is longer than a row.
  private func flowed(_ parts: [String], indent: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for (index, part) in parts.enumerated() {
      let text = index < parts.count - 1 ? part + "," : part
      if !line.isEmpty, TextWidth.cells(line) + 1 + TextWidth.cells(text) <= style.width {
        line += " " + text
        continue
      }
      if !line.isEmpty { lines.append(line) }
      let margin = lines.isEmpty ? "" : String(repeating: " ", count: indent)
      let hanging = lines.isEmpty ? indent : 0
      let wrapped = LineWrapping.wrap(margin + text, width: style.width, hanging: hanging)
      lines += wrapped.dropLast()
      line = wrapped.last ?? ""
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
