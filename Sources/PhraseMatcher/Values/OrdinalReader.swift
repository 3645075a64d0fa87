/// Reads places in a row by the tables of a language: 1 is the first, -1 the last.
struct OrdinalReader {
  let numbers: NumberReader
  let table: WordTable

  /// Every plausible place that begins here: (end, place), longest first.
  func reads(_ text: MatchText, at start: Int) -> [(end: Int, place: Int)] {
    let first = text[start]
    guard numbers.mayBegin(first) || table.firsts.mayContain(first) else { return [] }
    guard ScalarClass.isDigit(first) || text.isBoundary(start), table.end(of: .never, text, at: start) == nil
    else { return [] }
    var found: [(end: Int, place: Int)] = []
    for (end, entry) in table.words(text, at: start, { $0 == .ordinal }) where text.isBoundary(end) {
      found.append((end, entry.value))
    }
    tens(text, at: start, &found)
    for (end, _) in table.words(text, at: start, { $0 == .prefix }) {
      guard text.isBoundary(end) || text.isDigit(end) else { continue }
      number(text, at: text.afterSpace(end), needsSuffix: false, &found)
    }
    if !numbers.isInside(text, at: start) { number(text, at: start, needsSuffix: true, &found) }
    if !found.isEmpty, table.covers(.never, text, at: start) { return [] }
    found.removeAll { isFollowed(text, at: $0.end) }
    found.sort { $0.end > $1.end }
    return found
  }

  private func isFollowed(_ text: MatchText, at end: Int) -> Bool {
    table.end(of: .notBefore, text, at: end) != nil
      || text.isSpace(end) && table.end(of: .notBefore, text, at: end + 1) != nil
  }

  /// `twenty-first`: tens as a number, ones as a place.
  private func tens(_ text: MatchText, at start: Int, _ found: inout [(end: Int, place: Int)]) {
    for (end, ten) in numbers.table.words(text, at: start, { $0 == .tens }) where text.isBoundary(end) {
      let gap = text.afterGap(end)
      guard gap > end else { continue }
      for (last, one) in table.words(text, at: gap, { $0 == .ordinal })
      where 1...9 ~= one.value && text.isBoundary(last) {
        found.append((last, ten.value + one.value))
      }
    }
  }

  private func number(
    _ text: MatchText, at start: Int, needsSuffix: Bool, _ found: inout [(end: Int, place: Int)]
  ) {
    guard let number = numbers.unsigned(text, at: start, decimals: false) else { return }
    let next = text[number.end]
    if next == 0x3A || next == 0x2F || next == 0x2C, text.isDigit(number.end + 1) { return }
    if !needsSuffix, text.isBoundary(number.end) { found.append((number.end, number.numerator)) }
    let gap = text.afterSpace(number.end)
    for (end, entry) in table.words(text, at: gap, { $0 == .suffix }) {
      guard text.isBoundary(end), entry.extra & number.systems == number.systems else { continue }
      if gap > number.end, !ScalarClass.isCJK(text[gap]) { continue }
      found.append((end, number.numerator))
    }
  }
}
