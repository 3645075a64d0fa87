/// Lengths that are worked out: 25分を4回, "an hour minus ten minutes", "25 + 15 minutes".
extension DurationReader {
  /// Nobody says how often for more.
  private static let mostTimes = 99
  /// Nobody adds more to a length.
  private static let mostParts = 9

  /// What a length comes to with what stands behind it; nil where nothing is to be worked out.
  func workedOut(_ text: MatchText, _ first: (end: Int, seconds: Int)) -> (end: Int, seconds: Int)? {
    let next = text.afterSpace(first.end)
    return product(text, first.seconds, at: next) ?? difference(text, first.seconds, at: next)
      ?? total(text, first.seconds, at: next)
  }

  /// What comes of a number of equal lengths: "two 25 minute blocks".
  func repeated(_ text: MatchText, at start: Int, isMarked: (Int) -> Bool) -> (end: Int, seconds: Int)? {
    guard let count = numbers.unsigned(text, at: start, decimals: false), count.isWhole,
      2...Self.mostTimes ~= count.numerator, !numbers.isInside(text, at: start)
    else { return nil }
    let place = text.afterSpace(count.end)
    guard place > count.end, !isMarked(place), let each = longest(text, at: place),
      let end = sets(text, behind: each.end)
    else { return nil }
    return (end, Quantity.clamped(each.seconds * count.numerator))
  }

  /// Whether a length is only one of several that are counted: the 25 of "two 25 minute blocks".
  func isRepeated(_ text: MatchText, _ range: Range<Int>, isMarked: (Int) -> Bool) -> Bool {
    guard text.isSpace(range.lowerBound - 1), !isMarked(range.lowerBound) else { return false }
    return sets(text, behind: range.upperBound) != nil && numbers.endsNumber(text, at: range.lowerBound)
  }

  /// Where a word for several goes ends that stands behind a length.
  private func sets(_ text: MatchText, behind end: Int) -> Int? {
    let place = text.afterGap(end)
    guard place > end else { return nil }
    return table.words(text, at: place) { $0 == .sets }.map(\.end).filter(text.isBoundary).max()
  }

  /// What numbers without a unit come to with a length added to them: they are counted as that one.
  func workedOut(fromNumber text: MatchText, at start: Int) -> (end: Int, seconds: Int)? {
    var numbers: [Quantity] = []
    var place = start
    while numbers.count < Self.mostParts, let number = self.numbers.unsigned(text, at: place, decimals: true),
      let plus = table.end(of: .plus, text, at: text.afterSpace(number.end))
    {
      numbers.append(number)
      place = text.afterSpace(plus)
    }
    guard !numbers.isEmpty, let last = self.numbers.unsigned(text, at: place, decimals: true),
      let more = longest(text, at: place),
      let unit = table.words(text, at: text.afterGap(last.end), { $0 == .unit }).first(where: {
        text.isBoundary($0.end)
      })
    else { return nil }
    let seconds = numbers.reduce(more.seconds) { Quantity.clamped($0 + $1.times(unit.entry.value)) }
    return total(text, seconds, at: text.afterSpace(more.end)) ?? (more.end, seconds)
  }

  /// Whether a length is only what is added to another: the twenty of "15 plus 20 minutes", the 30 of 朝20分夜30分.
  func isAdded(_ text: MatchText, at start: Int) -> Bool {
    if let plus = table.start(of: .plus, text, before: start) {
      return numbers.endsNumber(text, at: plus) || endsLength(text, before: plus)
    }
    return (max(0, start - Self.longestFurther)..<start).contains {
      further(text, at: $0) == start && endsLength(text, before: $0)
    }
  }

  /// So much stands at most between two lengths that are added.
  private static let longestFurther = 20

  /// Where another length may begin behind what tells when it was, or of what: あと夜に, 하고 저녁에. Only a length with a
  /// unit stands before it: 수학 1 저녁에 30분 is no sum.
  private func further(_ text: MatchText, at place: Int) -> Int? {
    let linked = table.end(of: .furtherLink, text, at: place).map(text.afterSpace)
    for begin in [linked, place].compactMap(\.self) {
      guard let end = table.end(of: .further, text, at: begin) else { continue }
      let tail = table.end(of: .furtherTail, text, at: text.afterSpace(end))
      return text.afterSpace(tail ?? end)
    }
    return nil
  }

  /// The same for a number of minutes, with its unit or without.
  func isOneOfTwo(_ text: MatchText, number: Range<Int>, isMarked: (Int) -> Bool) -> Bool {
    let next = text.afterSpace(number.upperBound)
    if isMarked(next), let more = numbers.unsigned(text, at: next, decimals: false)?.numerator, more > 1,
      numbers.unsigned(text, at: number.lowerBound, decimals: false)?.numerator == more - 1
    {
      return true
    }
    let end = candidates(text, at: number.lowerBound).map(\.end).max() ?? number.upperBound
    return isOneOfTwo(text, number.lowerBound..<max(end, number.upperBound), isMarked: isMarked)
  }

  /// Whether one of two lengths is said and nobody knows which: "20 or 30 minutes", 2、3時間.
  func isOneOfTwo(_ text: MatchText, _ range: Range<Int>, isMarked: (Int) -> Bool) -> Bool {
    if let or = table.start(of: .either, text, before: range.lowerBound),
      numbers.endsNumber(text, at: or) || endsLength(text, before: or)
    {
      return true
    }
    if let or = table.end(of: .either, text, at: text.afterSpace(range.upperBound)) {
      let next = text.afterSpace(or)
      if numbers.unsigned(text, at: next, decimals: true) != nil || !candidates(text, at: next).isEmpty {
        return true
      }
    }
    // Neighbours in a row, with a mark between them.
    guard isMarked(range.lowerBound),
      let more = numbers.unsigned(text, at: range.lowerBound, decimals: false)?.numerator, more > 1
    else { return false }
    let end = text.isSpace(range.lowerBound - 1) ? range.lowerBound - 1 : range.lowerBound
    return (max(0, end - 4)..<end).contains { start in
      guard !numbers.isInside(text, at: start),
        let less = numbers.unsigned(text, at: start, decimals: false)
      else { return false }
      return less.end == end && less.numerator == more - 1
    }
  }

  private func longest(_ text: MatchText, at place: Int) -> (end: Int, seconds: Int)? {
    guard let longest = candidates(text, at: place).max(by: { $0.end < $1.end }), 0 < longest.seconds else {
      return nil
    }
    return (longest.end, longest.seconds)
  }

  private func total(_ text: MatchText, _ seconds: Int, at place: Int) -> (end: Int, seconds: Int)? {
    var sum: (end: Int, seconds: Int)?
    var place = place
    for _ in 0..<Self.mostParts {
      // "Half an hour before work and 15 minutes at lunch": with both goes told, "and" or "another" adds as well.
      let told = aside(text, at: place) { (plus(text, at: $0) ?? joint(text, at: $0)) != nil }
      let begin = told ?? place
      guard 0 < seconds, let link = plus(text, at: begin) ?? (told == nil ? nil : joint(text, at: begin)),
        let more = longest(text, at: link)
      else { break }
      place = text.afterSpace(more.end)
      let behind = told == nil ? nil : aside(text, at: place) { $0 >= text.scalars.count }
      guard behind != nil || plus(text, at: begin) != nil else { break }
      sum = (behind ?? more.end, Quantity.clamped((sum?.seconds ?? seconds) + more.seconds))
    }
    return sum
  }

  private func plus(_ text: MatchText, at place: Int) -> Int? {
    table.end(of: .plus, text, at: place).map(text.afterSpace) ?? further(text, at: place)
  }

  private func joint(_ text: MatchText, at place: Int) -> Int? {
    (table.end(of: .joiner, text, at: place) ?? table.end(of: .count, text, at: place)).map(text.afterSpace)
  }

  /// Where words end that tell when it was: one that begins them and one or two more, before what may stop them.
  private func aside(_ text: MatchText, at place: Int, before stop: (Int) -> Bool) -> Int? {
    guard let begin = table.end(of: .aside, text, at: place), text.isSpace(begin) else { return nil }
    var place = begin + 1
    for _ in 0..<2 where place < text.scalars.count && !text.isDigit(place) {
      while place < text.scalars.count, !text.isSpace(place) { place += 1 }
      if stop(min(place + 1, text.scalars.count)) { return min(place + 1, text.scalars.count) }
      place += 1
    }
    return nil
  }

  private func product(_ text: MatchText, _ seconds: Int, at place: Int) -> (end: Int, seconds: Int)? {
    for (end, entry) in table.words(text, at: place, { $0 == .multiply || $0 == .each })
    where text.isBoundary(end) || text.isDigit(end) {
      let place = text.afterSpace(end)
      // 18시간을 이번 주: 이 is no two.
      guard numbers.table.end(of: .never, text, at: place) == nil,
        let count = numbers.unsigned(text, at: place, decimals: false), count.isWhole,
        1...Self.mostTimes ~= count.numerator
      else { continue }
      let all = Quantity.clamped(seconds * count.numerator)
      let sets = table.words(text, at: text.afterSpace(count.end)) { $0 == .sets }.map(\.end)
      if let end = sets.filter(text.isBoundary).max() { return (end, all) }
      // A sign alone says how often.
      if entry.role == .multiply, text.isBoundary(count.end) { return (count.end, all) }
    }
    return nil
  }

  private func difference(_ text: MatchText, _ seconds: Int, at place: Int) -> (end: Int, seconds: Int)? {
    for (end, entry) in table.words(text, at: place, { $0 == .minus || $0 == .lessFrom })
    where text.isBoundary(end) {
      guard let less = candidates(text, at: text.afterSpace(end)).max(by: { $0.end < $1.end }),
        0 < less.seconds, less.seconds < seconds
      else { continue }
      if entry.role == .minus { return (less.end, seconds - less.seconds) }
      let words = table.words(text, at: text.afterSpace(less.end)) { $0 == .lessBy }.map(\.end)
      if let end = words.max() { return (end, seconds - less.seconds) }
    }
    return nil
  }
}
