/// What is shown beside a dialog, as facts: the catalogs word it, `Rendering` draws it.
package struct SnippetContent: Codable, Hashable, Sendable {
  package var blocks: [SnippetBlock<MessageArgument>]
  package init(_ blocks: [SnippetBlock<MessageArgument>]) { self.blocks = blocks }
}

/// The same in words of one language.
package struct Snippet: Codable, Hashable, Sendable {
  package var blocks: [SnippetBlock<String>]
  package init(_ blocks: [SnippetBlock<String>]) { self.blocks = blocks }
}

/// What a cell or line is, for colour and alignment; information never hangs on it alone.
package enum SnippetRole: String, Codable, Hashable, Sendable {
  case plain, title, emphasis, dim, good, warning
}

/// Words that belong together, and what they are.
package struct SnippetCell<Words: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  package var words: Words
  package var role: SnippetRole
  package init(_ words: Words, _ role: SnippetRole = .plain) {
    self.words = words
    self.role = role
  }
}

/// A block of a snippet.
package enum SnippetBlock<Words: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  /// Cells side by side with two spaces between.
  case line([SnippetCell<Words>])
  /// Columns under headings; `numeric` columns are aligned right; a footer row stands after a rule.
  case table(
    headings: [Words], numeric: Set<Int>, rows: [[SnippetCell<Words>]], footer: [SnippetCell<Words>]?)
  /// A bar of `value` out of `whole` (both 0 or more), with its words behind it.
  case progress(value: Int, whole: Int, words: Words)
  /// Numbered from 1.
  case choices([Words])
}

extension SnippetBlock {
  /// The same block with other words.
  package func map<Other>(_ word: (Words) -> Other) -> SnippetBlock<Other> {
    func cells(_ row: [SnippetCell<Words>]) -> [SnippetCell<Other>] {
      row.map { SnippetCell<Other>(word($0.words), $0.role) }
    }
    switch self {
    case .line(let row): return .line(cells(row))
    case .table(let headings, let numeric, let rows, let footer):
      return .table(
        headings: headings.map(word), numeric: numeric, rows: rows.map(cells), footer: footer.map(cells))
    case .progress(let value, let whole, let words):
      return .progress(value: value, whole: whole, words: word(words))
    case .choices(let choices): return .choices(choices.map(word))
    }
  }
}
