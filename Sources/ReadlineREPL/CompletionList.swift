import Rendering

/// What TAB may put into a line.
struct CompletionList: Hashable, Sendable {
  /// What stays of the line.
  let head: String
  /// What would be replaced.
  let typed: String
  /// Each once, clean, in the order given.
  let candidates: [String]

  init(line: String, start: Int, candidates: [String]) {
    let bytes = line.utf8
    var cut = bytes.index(bytes.startIndex, offsetBy: min(max(start, 0), bytes.count))
    while cut > bytes.startIndex, cut.samePosition(in: line.unicodeScalars) == nil {
      bytes.formIndex(before: &cut)
    }
    head = String(line[..<cut])
    typed = String(line[cut...])
    var seen = Set<String>()
    self.candidates = candidates.map(TerminalText.clean).filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// What can be put in without choosing: the beginning all candidates share, never less than was typed.
  var common: String {
    guard let first = candidates.first else { return typed }
    var shared = first[...]
    for candidate in candidates.dropFirst() {
      shared = shared[..<Self.divergence(shared, candidate)]
    }
    return shared.count < typed.count ? typed : String(shared)
  }

  private static func divergence(_ a: Substring, _ b: String) -> String.Index {
    var index = a.startIndex
    for other in b {
      guard index < a.endIndex, a[index] == other else { break }
      a.formIndex(after: &index)
    }
    return index
  }

  /// The candidates in columns, reading across; the last row an ellipsis when there are more.
  static func rows(_ candidates: [String], width: Int, limit: Int) -> [String] {
    let column = min((candidates.map(TextWidth.cells).max() ?? 0) + 2, max(width, 1))
    let perRow = max(1, width / max(column, 1))
    var rows: [String] = []
    for begin in stride(from: 0, to: candidates.count, by: perRow) {
      if rows.count == max(limit, 1) {
        rows.append("…")
        break
      }
      let cells = candidates[begin..<min(begin + perRow, candidates.count)].map {
        TextWidth.truncate($0, to: width)
      }
      let padded = cells.dropLast().map {
        $0 + String(repeating: " ", count: max(0, column - TextWidth.cells($0)))
      }
      rows.append(padded.joined() + (cells.last ?? ""))
    }
    return rows
  }
}
