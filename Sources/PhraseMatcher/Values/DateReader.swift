/// Reads days by the tables of a language; it knows no clock, so that a day is told as it was said.
///
/// `2026-11-20` for a whole date, `--11-20` without the year, `---20` without the month, `P-1D` for yesterday,
/// `W1` for Monday, `P-1W/W1` for the Monday before.
struct DateReader {
  let numbers: NumberReader
  let table: WordTable
  let readsMonthFirst: Bool

  /// Every plausible day that begins at a place: (end, day), longest first.
  func reads(_ text: MatchText, at start: Int) -> [(end: Int, day: String)] {
    guard text.isBoundary(start), !text.isSpace(start), table.end(of: .never, text, at: start) == nil,
      !table.covers(.never, text, at: start)
    else { return [] }
    var found: [(end: Int, day: String)] = []
    for (end, entry) in table.words(text, at: start, { $0 == .day }) where text.isBoundary(end) {
      found.append((end, "P\(entry.value)D"))
    }
    weekday(text, at: start, &found)
    if table.start(of: .notAfter, text, before: start) == nil {
      named(text, at: start, &found)
      if text.isDigit(start) || numbers.mayBegin(text[start]), !numbers.isInside(text, at: start) {
        numeric(text, at: start, &found)
        suffixed(text, at: start, &found)
      }
    }
    found.removeAll { each in
      !text.isBoundary(each.end) || text.isDigit(each.end)
        || table.end(of: .notBefore, text, at: text.afterSpace(each.end)) != nil
    }
    return found.sorted { $0.end > $1.end }
  }

  private func weekday(_ text: MatchText, at start: Int, _ found: inout [(end: Int, day: String)]) {
    for (end, entry) in table.words(text, at: start, { $0 == .weekday }) where text.isBoundary(end) {
      found.append((end, "W\(entry.value)"))
    }
    for (end, week) in table.words(text, at: start, { $0 == .week }) where text.isBoundary(end) {
      let next = afterLink(text, end)
      for (last, day) in table.words(text, at: next, { $0 == .weekday }) where text.isBoundary(last) {
        found.append((last, week.value == 0 ? "W\(day.value)" : "P\(week.value)W/W\(day.value)"))
      }
    }
  }

  /// `Nov 20`, `20th of November 2026`.
  private func named(_ text: MatchText, at start: Int, _ found: inout [(end: Int, day: String)]) {
    for (end, month) in table.words(text, at: start, { $0 == .month }) where text.isBoundary(end) {
      let next = afterLink(text, end)
      if let day = day(text, at: next) { add(text, month.value, day.value, day.end, &found) }
    }
    guard let day = day(text, at: start) else { return }
    let next = afterLink(text, day.end)
    for (end, month) in table.words(text, at: next, { $0 == .month }) where text.isBoundary(end) {
      add(text, month.value, day.value, end, &found)
    }
  }

  /// A day of a month with a year perhaps behind it.
  private func add(
    _ text: MatchText, _ month: Int, _ day: Int, _ end: Int, _ found: inout [(end: Int, day: String)]
  ) {
    guard 1...12 ~= month, 1...31 ~= day else { return }
    found.append((end, "--\(Self.two(month))-\(Self.two(day))"))
    let next = afterLink(text, end)
    if next > end, let year = digits(text, at: next, 4...4), text.isBoundary(year.end) {
      found.append((year.end, Self.date(year.value, month, day)))
    }
  }

  /// `2026-11-20`, `2026/11/20`, `11/20/2026`, `11/20`.
  private func numeric(_ text: MatchText, at start: Int, _ found: inout [(end: Int, day: String)]) {
    if let year = digits(text, at: start, 4...4), isMark(text[year.end]),
      let month = digits(text, at: year.end + 1, 1...2), text[month.end] == text[year.end],
      let day = digits(text, at: month.end + 1, 1...2), 1...12 ~= month.value, 1...31 ~= day.value
    {
      found.append((day.end, Self.date(year.value, month.value, day.value)))
    }
    guard let first = digits(text, at: start, 1...2), text[first.end] == 0x2F,
      let second = digits(text, at: first.end + 1, 1...2)
    else { return }
    let (month, day) = readsMonthFirst ? (first.value, second.value) : (second.value, first.value)
    guard 1...12 ~= month, 1...31 ~= day else { return }
    if text[second.end] == 0x2F {
      if let year = digits(text, at: second.end + 1, 4...4) {
        found.append((year.end, Self.date(year.value, month, day)))
      }
      return
    }
    found.append((second.end, "--\(Self.two(month))-\(Self.two(day))"))
  }

  /// 2026年11月20日, 11월 20일, 20日.
  private func suffixed(_ text: MatchText, at start: Int, _ found: inout [(end: Int, day: String)]) {
    let year = part(text, at: start, .yearSuffix)
    let monthStart = year.map { text.afterSpace($0.end) } ?? start
    let month = part(text, at: monthStart, .monthSuffix)
    if year != nil, month == nil { return }
    let dayStart = month.map { text.afterSpace($0.end) } ?? start
    guard let day = part(text, at: dayStart, .daySuffix), 1...31 ~= day.value else { return }
    guard let month else { return found.append((day.end, "---\(Self.two(day.value))")) }
    guard 1...12 ~= month.value else { return }
    if let year {
      guard 1000...9999 ~= year.value else { return }
      found.append((day.end, Self.date(year.value, month.value, day.value)))
    } else {
      found.append((day.end, "--\(Self.two(month.value))-\(Self.two(day.value))"))
    }
  }

  private func part(_ text: MatchText, at start: Int, _ role: WordRole) -> (value: Int, end: Int)? {
    guard let number = numbers.unsigned(text, at: start, decimals: false) else { return nil }
    if let end = table.end(of: role, text, at: text.afterSpace(number.end)) { return (number.numerator, end) }
    // The suffix may look like a digit of the number: 이십일 is the twentieth, too.
    guard let suffix = table.start(of: role, text, before: number.end), suffix > start else { return nil }
    let shorter = MatchText(scalars: Array(text.scalars[..<suffix]))
    guard let part = numbers.unsigned(shorter, at: start, decimals: false), part.end == suffix else {
      return nil
    }
    return (part.numerator, number.end)
  }

  /// The day of a month: 20, `20th`.
  private func day(_ text: MatchText, at start: Int) -> (value: Int, end: Int)? {
    guard let number = digits(text, at: start, 1...2), 1...31 ~= number.value else { return nil }
    let suffix = table.words(text, at: number.end) { $0 == .daySuffix }.first { text.isBoundary($0.end) }
    let end = suffix?.end ?? number.end
    return text.isBoundary(end) && !text.isDigit(end) ? (number.value, end) : nil
  }

  private func digits(_ text: MatchText, at start: Int, _ count: ClosedRange<Int>) -> (value: Int, end: Int)?
  {
    var end = start
    var value = 0
    while text.isDigit(end), end - start < 9 {
      value = value * 10 + Int(text[end] - 0x30)
      end += 1
    }
    return count.contains(end - start) ? (value, end) : nil
  }

  private func isMark(_ scalar: UInt32) -> Bool {
    scalar == ScalarClass.hyphen || scalar == 0x2F || scalar == 0x2E
  }

  /// Behind a space and a linking word: `of`, `the`.
  private func afterLink(_ text: MatchText, _ end: Int) -> Int {
    let next = text.afterSpace(end)
    guard let link = table.end(of: .dateLink, text, at: next) else { return next }
    return text.afterSpace(link)
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  private static func date(_ year: Int, _ month: Int, _ day: Int) -> String {
    "\(year)-\(two(month))-\(two(day))"
  }
}
