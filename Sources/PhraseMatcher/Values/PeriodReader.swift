/// Reads stretches of days by the names that the tables of a language give them.
struct PeriodReader {
  let table: WordTable

  /// Every plausible period that begins at a place: its end and the index of its name, longest first.
  func reads(_ text: MatchText, at start: Int) -> [(end: Int, name: Int)] {
    guard text.isBoundary(start), table.end(of: .never, text, at: start) == nil,
      !table.covers(.never, text, at: start)
    else { return [] }
    var found: [(end: Int, name: Int)] = []
    for (end, entry) in table.words(text, at: start, { $0 == .period }) where text.isBoundary(end) {
      if table.end(of: .notBefore, text, at: text.afterSpace(end)) != nil { return [] }
      found.append((end, entry.value))
    }
    return found
  }
}
