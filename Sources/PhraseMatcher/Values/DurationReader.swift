/// Reads lengths of time, in seconds, by the tables of a language.
///
/// A length is a row of quantities with units that grow smaller, perhaps with a fraction behind a unit (`an
/// hour and a half`, 1時間半) and a bare number at the end (`1h30`); or a clock (`1:30`, hours and minutes).
struct DurationReader {
  /// How far back a length may have begun that reaches to some place, in scalars.
  private static let reach = 40

  let numbers: NumberReader
  let table: WordTable
  let readsClock: Bool
  let times: TimeSpanReader
  /// What is counted in a book: a number before it is no part of a length.
  let counters: WordTable

  struct Found {
    var end: Int
    var seconds: Int
    /// Where a number without a unit begins in it.
    var bare: Int?
  }

  /// What is being put together.
  private struct Sum {
    var seconds = 0
    /// The next unit is smaller than this.
    var below = Int.max
    /// An hour without a number: it needs something behind it.
    var isOpen = false
  }

  /// Every plausible length that begins at a place: (end, seconds), longest first.
  /// - Parameter isMarked: whether a mark was typed before a place, where another clause may begin.
  func reads(
    _ text: MatchText, at start: Int, isMarked: (Int) -> Bool = { _ in false }
  ) -> [(end: Int, seconds: Int)] {
    if let span = times.read(text, at: start) { return times.covers(text, at: start) ? [] : [span] }
    if let behind = times.behindStart(text, at: start), behind < text.scalars.count {
      return reads(text, at: behind, isMarked: isMarked)
    }
    // "6 hours, ten is too much": a number behind a mark is a part of the length only where nothing follows it.
    let found = candidates(text, at: start).filter { each in
      each.bare.map { each.end == text.scalars.count || !isMarked($0) } ?? true
    }
    if let product = repeated(text, at: start, isMarked: isMarked) { return [product] }
    guard let longest = found.max(by: { $0.end < $1.end }) else {
      return workedOut(fromNumber: text, at: start).map { [$0] } ?? []
    }
    let sum = found.lazy.compactMap { workedOut(text, ($0.end, $0.seconds)) }.first
    if let sum, !startsNumber(text, at: start) || !numbers.isInside(text, at: start) { return [sum] }
    if isAdded(text, at: start) || isOneOfTwo(text, start..<longest.end, isMarked: isMarked) { return [] }
    if isRepeated(text, start..<longest.end, isMarked: isMarked) { return [] }
    if isFollowed(text, at: longest.end) || isPartOfTime(text, at: start) { return [] }
    if startsNumber(text, at: start), numbers.isInside(text, at: start) { return [] }
    // 20-30 minutes: nobody knows which.
    if text.isDigit(start), text[start - 1] == ScalarClass.hyphen, text.isDigit(start - 2) { return [] }
    if table.covers(.never, text, at: start) || isInside(text, at: start) { return [] }
    if times.covers(text, at: start) { return [] }
    var reads: [(end: Int, seconds: Int)] = []
    for each in found where !reads.contains(where: { $0.end == each.end }) && !isFollowed(text, at: each.end)
    {
      reads.append((each.end, each.seconds))
    }
    return reads.sorted { $0.end > $1.end }
  }

  private func startsNumber(_ text: MatchText, at start: Int) -> Bool {
    table.end(of: .count, text, at: start) == nil && table.end(of: .wholeFraction, text, at: start) == nil
      && table.end(of: .head, text, at: start) == nil
  }

  private func isFollowed(_ text: MatchText, at end: Int) -> Bool {
    [end, text.isSpace(end) ? end + 1 : end].contains { place in
      // 전 is "ago", and 전부 is "all".
      table.end(of: .notBefore, text, at: place) != nil && table.end(of: .notUnit, text, at: place) == nil
    }
  }

  /// Whether the hour of a time of day stands before: 9時30分.
  private func isPartOfTime(_ text: MatchText, at start: Int) -> Bool {
    guard let word = table.start(of: .notAfter, text, before: start) else { return false }
    return numbers.endsNumber(text, at: word)
  }

  /// Whether a length that began before reaches over this place.
  private func isInside(_ text: MatchText, at place: Int) -> Bool {
    for start in stride(from: place - 1, through: max(0, place - Self.reach), by: -1)
    where text.isBoundary(start) && !text.isSpace(start) {
      if text.isDigit(start), text.isDigit(start - 1) { continue }
      guard table.end(of: .head, text, at: start) == nil else { continue }
      if candidates(text, at: start).contains(where: { $0.end > place }) { return true }
    }
    return false
  }

  /// Whether a length ends before a place.
  func endsLength(_ text: MatchText, before place: Int) -> Bool {
    let end = text.isSpace(place - 1) ? place - 1 : place
    guard end > 0 else { return false }
    return stride(from: end - 1, through: max(0, end - Self.reach), by: -1).contains { start in
      text.isBoundary(start) && table.end(of: .negative, text, at: start) == nil
        && numbers.sign(text, at: start).isNegative == false
        && candidates(text, at: start).contains { $0.end == end }
    }
  }

  func candidates(_ text: MatchText, at start: Int) -> [Found] {
    guard mayBegin(text, at: start), table.end(of: .never, text, at: start) == nil else { return [] }
    let (isNegative, from) = numbers.sign(text, at: start)
    var found: [Found] = []
    clock(text, at: from, &found)
    parts(text, Sum(), at: from, &found)
    if let end = table.words(text, at: from, { $0 == .head }).first(where: { text.isBoundary($0.end) }) {
      close(text, Sum(seconds: end.entry.value, below: end.entry.value, isOpen: true), at: end.end, &found)
    }
    // An hour minus ten minutes: a sum that nobody works out, and no negative length.
    if isNegative, endsLength(text, before: start) { return [] }
    if isNegative { for index in found.indices { found[index].seconds = -found[index].seconds } }
    return found
  }

  private func mayBegin(_ text: MatchText, at start: Int) -> Bool {
    let first = text[start]
    if ScalarClass.isDigit(first) { return true }
    guard table.firsts.mayContain(first) || numbers.mayBegin(first), first != ScalarClass.space else {
      return false
    }
    return !ScalarClass.isSpacedWord(first) || text.isBoundary(start)
  }

  // MARK: Quantity and unit

  private func parts(_ text: MatchText, _ sum: Sum, at place: Int, _ found: inout [Found]) {
    for quantity in quantities(text, at: place) {
      unit(text, sum, quantity, at: text.afterGap(quantity.end), &found)
    }
    for (end, entry) in table.words(text, at: place, { $0 == .wholeFraction }) where text.isBoundary(end) {
      let half = Quantity(end: end, numerator: entry.value, denominator: max(1, entry.extra))
      unit(text, sum, half, at: text.afterGap(end), &found)
    }
  }

  /// The numbers at a place, with and without a fraction behind them.
  private func quantities(_ text: MatchText, at place: Int) -> [Quantity] {
    var all: [Quantity] = []
    if let number = numbers.unsigned(text, at: place, decimals: true) {
      if text.isDigit(number.end - 1), text[number.end] == 0x2F {
        if let fraction = fraction(text, number) { all.append(fraction) }
        return all
      }
      all.append(number)
      if text.isDigit(number.end - 1), text.isSpace(number.end), text.isDigit(number.end + 1),
        let top = DigitReader.read(text, at: number.end + 1), text[top.end] == 0x2F,
        let small = fraction(text, top), small.numerator < small.denominator
      {
        var mixed = number.adding(small.numerator, over: small.denominator)
        mixed.end = small.end
        all.append(mixed)
      }
    }
    for (end, entry) in table.words(text, at: place, { $0 == .count }) where text.isBoundary(end) {
      all.append(Quantity(end: end, numerator: entry.value))
    }
    for quantity in all {
      let gap = text.afterGap(quantity.end)
      for (end, entry) in table.words(text, at: gap, { $0 == .mixedFraction }) where text.isBoundary(end) {
        var mixed = quantity.adding(entry.value, over: max(1, entry.extra))
        mixed.end = end
        all.append(mixed)
      }
    }
    return all
  }

  /// `3/4`, and what may link it to its unit (`of an`).
  private func fraction(_ text: MatchText, _ top: Quantity) -> Quantity? {
    guard top.isWhole, let bottom = DigitReader.read(text, at: top.end + 1), bottom.isWhole,
      1...1000 ~= bottom.numerator
    else { return nil }
    var fraction = Quantity(
      end: bottom.end, numerator: top.numerator, denominator: bottom.numerator, systems: 1)
    let gap = text.afterGap(fraction.end)
    if let link = table.end(of: .fractionLink, text, at: gap) { fraction.end = link }
    return fraction
  }

  private func unit(
    _ text: MatchText, _ sum: Sum, _ quantity: Quantity, at place: Int, _ found: inout [Found]
  ) {
    let isDigits = text.isDigit(quantity.end - 1)
    if table.end(of: .notUnit, text, at: place) != nil { return }
    for (end, entry) in table.words(text, at: place, { $0 == .unit }) {
      guard entry.value < sum.below else { continue }
      let isCompact = isDigits && text.isDigit(end)
      guard text.isBoundary(end) || isCompact else { continue }
      // A single letter is a unit only behind digits: `5 m`.
      if end - place == 1, ScalarClass.isSpacedWord(text[place]), !isDigits { continue }
      let seconds = Quantity.clamped(sum.seconds + quantity.times(entry.value))
      close(text, Sum(seconds: seconds, below: entry.value), at: end, &found)
    }
  }

  /// Behind a unit: the end, a fraction of it, a smaller unit, or a bare number of the next smaller unit.
  private func close(_ text: MatchText, _ sum: Sum, at end: Int, _ found: inout [Found]) {
    let next = text.afterSpace(end)
    let fractions = table.words(text, at: next) { $0 == .trailingFraction }
    if table.end(of: .notFraction, text, at: next) == nil {
      for (fractionEnd, entry) in fractions where text.isBoundary(fractionEnd) {
        let part = Quantity(end: fractionEnd, numerator: entry.value, denominator: max(1, entry.extra))
        found.append(
          Found(end: fractionEnd, seconds: Quantity.clamped(sum.seconds + part.times(sum.below))))
      }
    }
    if !sum.isOpen, text.isBoundary(end) { found.append(Found(end: end, seconds: sum.seconds)) }
    let joined = table.end(of: .joiner, text, at: next).map(text.afterSpace)
    if let joined {
      behind(text, sum, at: joined, &found)
    } else if !sum.isOpen {
      behind(text, sum, at: next, &found)
    }
  }

  private func behind(_ text: MatchText, _ sum: Sum, at place: Int, _ found: inout [Found]) {
    guard ScalarClass.isDigit(text[place]) || !ScalarClass.isSpacedWord(text[place]) || text.isBoundary(place)
    else { return }
    let count = found.count
    parts(text, Sum(seconds: sum.seconds, below: sum.below), at: place, &found)
    guard found.count == count, let bare = numbers.unsigned(text, at: place, decimals: false),
      bare.numerator < 60, text.isBoundary(bare.end), isUnit(sum.below / 60), !isCut(text, at: bare.end),
      text.isDigit(place) || !isPartOfWord(text, place..<bare.end),
      // 20分、10ページ: seconds are only bare where they are drawn to the minutes.
      sum.below > 60 || !text.isSpace(place - 1) || bare.end == text.scalars.count,
      // "1 hour 20 pages" is an hour; "1h20 pages 40 to 52" is not.
      !text.isSpace(place - 1)
        || !counters.words(text, at: text.afterSpace(bare.end), { $0 == .spanUnit }).contains(where: {
          text.isBoundary($0.end)
        })
    else { return }
    found.append(
      Found(
        end: bare.end, seconds: Quantity.clamped(sum.seconds + bare.numerator * (sum.below / 60)), bare: place
      ))
  }

  /// Whether a number in characters is the beginning of another word: the 공 of 공부.
  private func isPartOfWord(_ text: MatchText, _ range: Range<Int>) -> Bool {
    if numbers.integer(text, at: range.lowerBound)?.end != range.upperBound { return true }
    return range.count == 1 && ScalarClass.isCJK(text[range.upperBound])
  }

  private func isUnit(_ seconds: Int) -> Bool { seconds == 60 || seconds == 1 }

  /// Whether what follows a number shows that it is not a bare one: `1:30`, `3/4`, `12-18`, `50%`, a unit.
  private func isCut(_ text: MatchText, at end: Int) -> Bool {
    switch text[end] {
    case 0x3A, 0x2F, 0x25: return true
    case ScalarClass.hyphen, 0x2E, 0x2C: return text.isDigit(end + 1)
    default:
      let next = text.afterSpace(end)
      return table.words(text, at: next) { $0 == .unit }.contains { text.isBoundary($0.end) }
    }
  }

  // MARK: Clock

  /// More hours than these are none on a clock.
  private static let mostHours = 23

  /// `1:30`, `0:45:10`, `1:30 hours`, and `25:00` minutes.
  private func clock(_ text: MatchText, at start: Int, _ found: inout [Found]) {
    guard readsClock, text.isDigit(start), let first = DigitReader.read(text, at: start), first.isWhole,
      first.end - start <= 3, let second = field(text, at: first.end)
    else { return }
    var fields = [first.numerator, second]
    var end = first.end + 3
    if let third = field(text, at: end) {
      fields.append(third)
      end += 3
    }
    if text[end] == 0x3A || text[end] == 0x2E && text.isDigit(end + 1) { return }
    if table.start(of: .clockNotAfter, text, before: start) != nil { return }
    let next = text.afterSpace(end)
    if table.end(of: .clockNotBefore, text, at: next) != nil { return }
    for (unitEnd, entry) in table.words(text, at: next, { $0 == .unit }) where text.isBoundary(unitEnd) {
      if let seconds = Self.seconds(fields, first: entry.value) {
        found.append(Found(end: unitEnd, seconds: seconds))
      }
    }
    // A timer that shows 25:00 counts minutes: nobody studies for a day.
    let isShort = fields.count == 2 && fields[0] > Self.mostHours
    if text.isBoundary(end), let seconds = Self.seconds(fields, first: isShort ? 60 : 3600) {
      found.append(Found(end: end, seconds: seconds))
    }
  }

  /// Two digits below sixty behind a colon.
  private func field(_ text: MatchText, at colon: Int) -> Int? {
    guard text[colon] == 0x3A, text.isDigit(colon + 1), text.isDigit(colon + 2), !text.isDigit(colon + 3)
    else { return nil }
    let value = Int(text[colon + 1] - 0x30) * 10 + Int(text[colon + 2] - 0x30)
    return value < 60 ? value : nil
  }

  private static func seconds(_ fields: [Int], first unit: Int) -> Int? {
    var unit = unit
    var seconds = 0
    for field in fields {
      guard unit >= 1 else { return nil }
      seconds += field * unit
      unit /= 60
    }
    return seconds
  }
}
