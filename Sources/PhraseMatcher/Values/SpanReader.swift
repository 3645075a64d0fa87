/// Reads from where to where, in pages or chapters, by the tables of a language.
///
/// Both ends (`pages 12 to 18`, `12-18`, 12ページから18ページまで), two neighbours (`chapters 3 and 4`), or one end
/// with a word that says which (`up to 30`, 30쪽까지).
struct SpanReader {
  let numbers: NumberReader
  let table: WordTable

  /// What was read; the unit is an index into the names of the tables.
  struct Span: Hashable {
    var end: Int
    var first: Int?
    var last: Int?
    var unit: Int?
  }

  /// A number with the unit beside it.
  private struct Place {
    var start: Int
    var end: Int
    var number: Int
    var unit: Int?
  }

  /// Every plausible span that begins at a place, longest first.
  func reads(_ text: MatchText, at start: Int) -> [Span] {
    guard text.isBoundary(start), !text.isSpace(start), table.end(of: .never, text, at: start) == nil,
      !numbers.isInside(text, at: start), !isBehind(text, at: start)
    else { return [] }
    var found: [Span] = []
    if let end = table.end(of: .spanBetween, text, at: start) {
      let from = place(text, at: text.afterSpace(end))
      if let from, let to = second(text, from, .spanAnd) { found.append(span(from, to)) }
    }
    if let end = table.end(of: .spanUpTo, text, at: start), let to = place(text, at: text.afterSpace(end)) {
      found.append(Span(end: to.end, last: to.number, unit: to.unit))
    }
    let lead = table.end(of: .spanFrom, text, at: start)
    if let lead, let from = place(text, at: text.afterSpace(lead)) {
      found.append(Span(end: from.end, first: from.number, unit: from.unit))
      if let to = second(text, from, .spanTo) { found.append(span(from, to)) }
    }
    if let from = place(text, at: start) { bare(text, from, &found) }
    for each in found {
      // 18ページまで: the word belongs to the number.
      let next = text.afterSpace(each.end)
      if each.last != nil, let end = table.end(of: .afterEnd, text, at: next) {
        var longer = each
        longer.end = end
        found.append(longer)
      }
    }
    found.removeAll { !text.isBoundary($0.end) }
    // What shows that the longest is none shows it of all: from 9 to 11 o'clock.
    if let longest = found.map(\.end).max(), isCut(text, at: longest) { return [] }
    found.removeAll { isCut(text, at: $0.end) }
    return Set(found).sorted { ($1.end, $0.first ?? -1) < ($0.end, $1.first ?? -1) }
  }

  private func bare(_ text: MatchText, _ from: Place, _ found: inout [Span]) {
    if let to = second(text, from, .spanTo) { found.append(span(from, to)) }
    // Neighbours are a span; 3 and 7 are two chapters.
    if from.unit != nil, let to = second(text, from, .spanAnd), to.number == from.number + 1 {
      found.append(span(from, to))
    }
    let next = text.afterSpace(from.end)
    if let end = table.end(of: .afterStart, text, at: next) {
      found.append(Span(end: end, first: from.number, unit: from.unit))
    }
    if let end = table.end(of: .afterEnd, text, at: next) {
      found.append(Span(end: end, last: from.number, unit: from.unit))
    }
  }

  private func span(_ from: Place, _ to: Place) -> Span {
    Span(end: to.end, first: from.number, last: to.number, unit: to.unit ?? from.unit)
  }

  /// The other end, behind a word of a role or a hyphen.
  private func second(_ text: MatchText, _ from: Place, _ role: WordRole) -> Place? {
    let next = text.afterSpace(from.end)
    // "33to47" is drawn together.
    let isDigits = text.isDigit(next - 1)
    let word = table.words(text, at: next) { $0 == role }.first {
      text.isBoundary($0.end) || isDigits && text.isDigit($0.end)
    }
    if let word, text.isBoundary(next) || isDigits { return place(text, at: text.afterSpace(word.end)) }
    guard role == .spanTo, text[next] == ScalarClass.hyphen else { return nil }
    return place(text, at: text.afterSpace(next + 1))
  }

  /// A number with its unit before or behind it: `page 12`, `p.12`, 12ページ, `no. 5`.
  private func place(_ text: MatchText, at start: Int) -> Place? {
    var at = start
    var unit: Int?
    if let word = table.words(text, at: at, { $0 == .spanUnit }).first(where: { isWhole(text, $0.end) }) {
      unit = word.entry.value
      at = text.afterSpace(word.end)
    }
    if let end = table.words(text, at: at, { $0 == .place }).first(where: { isWhole(text, $0.end) })?.end {
      at = text.afterSpace(end)
    }
    guard text[at] != ScalarClass.hyphen, let number = numbers.unsigned(text, at: at, decimals: true),
      number.isWhole
    else { return nil }
    let next = text[number.end]
    if next == 0x3A || next == 0x2F || next == 0x25 { return nil }
    var end = number.end
    let gap = text.afterSpace(end)
    if let word = table.words(text, at: gap, { $0 == .spanUnit }).first(where: { text.isBoundary($0.end) }) {
      unit = word.entry.value
      end = word.end
    }
    return Place(start: at, end: end, number: number.numerator, unit: unit)
  }

  /// A word may touch the digits behind it: `p12`.
  private func isWhole(_ text: MatchText, _ end: Int) -> Bool { text.isBoundary(end) || text.isDigit(end) }

  /// Whether the numbers before count something else than places.
  func countsElse(_ text: MatchText, behind end: Int) -> Bool {
    table.end(of: .notBefore, text, at: text.afterSpace(end)) != nil
  }

  private func isCut(_ text: MatchText, at end: Int) -> Bool {
    if countsElse(text, behind: end) { return true }
    if text[end] == ScalarClass.hyphen, text.isDigit(end + 1) { return true }
    return text.isDigit(end) || text[end] == 0x25 || text[end] == 0x3A || text[end] == 0x2F
  }

  /// Whether something stands before that makes the numbers something else: a hyphen or a word of the tables.
  private func isBehind(_ text: MatchText, at start: Int) -> Bool {
    if text[start - 1] == ScalarClass.hyphen || text[start - 1] == 0x2F { return true }
    return table.start(of: .notAfter, text, before: start) != nil
  }
}
