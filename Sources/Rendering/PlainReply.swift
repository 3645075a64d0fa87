package import ConversationModel

/// A reply for other programs and simple tools: one row a line, cells between tabs, no frames, nothing cut.
package enum PlainReply {
  /// The rows of the reply, without line ends.
  package static func lines(_ parts: [Reply.Part]) -> [String] {
    parts.flatMap { part in
      switch part {
      case .line(let line): TerminalText.lines(line.text)
      case .snippet(let snippet): snippet.blocks.flatMap(lines)
      }
    }
  }

  private static func lines(_ block: SnippetBlock<String>) -> [String] {
    switch block {
    case .line(let cells): [row(cells.map(\.words))]
    case .table(let headings, _, let rows, let footer):
      [row(headings)] + rows.map { row($0.map(\.words)) } + (footer.map { [row($0.map(\.words))] } ?? [])
    case .progress(let value, let whole, let words): [row([String(value), String(whole), words])]
    case .choices(let choices): choices.enumerated().map { row([String($0 + 1), $1]) }
    }
  }

  private static func row(_ cells: [String]) -> String {
    cells.map(TerminalText.clean).joined(separator: "\t")
  }
}
