/// Reads the length of time between two times of day: "from 9 to 10:30", 9時から10時半まで, 아홉 시부터 열 시까지.
///
/// At least one of the two must be written as a time; 9 to 11 may be pages, and only what begins a line needs no
/// "from". Without morning or evening the second is the first time of its name behind the first one.
struct TimeSpanReader {
  private static let day = 24 * 60
  /// Nobody studies for longer in one go: 14:00 to 13:00 is a slip.
  private static let longest = 16 * 60
  private static let colon: UInt32 = 0x3A
  private static let dot: UInt32 = 0x2E
  private static let tilde: UInt32 = 0x7E
  /// How far back a span may have begun that reaches over a place, in scalars.
  private static let reach = 60

  let numbers: NumberReader
  let table: WordTable

  /// A time as it may be written at a place.
  private struct Time {
    var end: Int
    /// In minutes of the day, or of either half of it.
    var minutes: Int
    /// Which half of the day is known.
    var isFixed = false
    /// It cannot be a bare number.
    var isMarked = false
  }

  /// The longest span that begins at a place: its end and its length in seconds.
  func read(_ text: MatchText, at start: Int) -> (end: Int, seconds: Int)? {
    guard text.isBoundary(start), !text.isSpace(start), mayHoldTimes(text) else { return nil }
    let from = table.end(of: .timesFrom, text, at: start)
    let between = table.end(of: .timesBetween, text, at: start)
    var best: (end: Int, seconds: Int)?
    for lead in [from, between, nil] where lead != nil || from == nil && between == nil {
      for first in times(text, at: lead.map(text.afterSpace) ?? start) {
        guard let middle = middle(text, at: first.end, isBetween: lead != nil && lead == between) else {
          continue
        }
        for second in times(text, at: middle) {
          let until = table.end(of: .timesUntil, text, at: text.afterSpace(second.end))
          guard
            first.isMarked && second.isMarked
              || (first.isMarked || second.isMarked) && (start == 0 || (lead ?? until) != nil),
            let minutes = Self.minutes(first, second)
          else { continue }
          let end = until ?? second.end
          if end > best?.end ?? 0, text.isBoundary(end) { best = (end, minutes * 60) }
        }
      }
    }
    return best
  }

  /// Where what follows a time of day from which something lasted begins: 9時半から1時間.
  func behindStart(_ text: MatchText, at start: Int) -> Int? {
    guard text.isBoundary(start), !text.isSpace(start), mayHoldTimes(text) else { return nil }
    let lead = table.end(of: .timesFrom, text, at: start).map(text.afterSpace) ?? start
    return times(text, at: lead).lazy.filter(\.isMarked).compactMap { time in
      table.end(of: .timesLast, text, at: text.afterSpace(time.end)).map(text.afterSpace)
    }.max()
  }

  /// Whether a span that began before reaches over a place.
  func covers(_ text: MatchText, at place: Int) -> Bool {
    guard mayHoldTimes(text) else { return false }
    return stride(from: place - 1, through: max(0, place - Self.reach), by: -1).contains { start in
      text.isBoundary(start) && !(text.isDigit(start) && text.isDigit(start - 1))
        && read(text, at: start).map { $0.end > place } ?? false
    }
  }

  /// Most lines hold no time, and are looked at no further.
  func mayHoldTimes(_ text: MatchText) -> Bool {
    if let known = text.mayHoldTimes { return known }
    guard table.longest > 0 else { return false }
    return text.scalars.indices.contains { place in
      if text[place] == Self.colon { return text.isDigit(place + 1) }
      guard table.firsts.mayContain(text[place]), text.isBoundary(place) || text.isDigit(place - 1) else {
        return false
      }
      return table.holdsWord(text, at: place) { role in
        switch role {
        case .hour, .namedTime, .timeOffset, .morning, .evening: true
        default: false
        }
      }
    }
  }

  private static func minutes(_ first: Time, _ second: Time) -> Int? {
    if first.minutes == second.minutes, !first.isFixed, !second.isFixed { return nil }
    let starts = first.isFixed ? [first.minutes] : [first.minutes, first.minutes + day / 2]
    let ends = second.isFixed ? [second.minutes] : [second.minutes, second.minutes + day / 2]
    let lengths = starts.flatMap { start in ends.map { ($0 - start + 2 * day) % day } }
    return lengths.filter { 0 < $0 && $0 <= longest }.min()
  }

  private func middle(_ text: MatchText, at end: Int, isBetween: Bool) -> Int? {
    let next = text.afterSpace(end)
    if text[next] == ScalarClass.hyphen || text[next] == Self.tilde { return text.afterSpace(next + 1) }
    return table.end(of: isBetween ? .timesAnd : .timesTo, text, at: next).map(text.afterSpace)
  }

  /// Every way to read a time at a place.
  private func times(_ text: MatchText, at start: Int) -> [Time] {
    var found: [Time] = []
    for (end, entry) in table.words(text, at: start, { $0 == .namedTime }) where text.isBoundary(end) {
      found.append(Time(end: end, minutes: entry.value, isFixed: true, isMarked: true))
    }
    for (end, entry) in table.words(text, at: start, { $0 == .timeOffset }) where text.isBoundary(end) {
      guard let hour = hour(text, at: text.afterSpace(end)) else { continue }
      let time = Time(
        end: hour.end, minutes: (hour.minutes + entry.value + Self.day) % Self.day, isMarked: true)
      found += halves(text, time, before: nil)
    }
    let before = table.words(text, at: start) { $0 == .morning || $0 == .evening }.first
    guard let hour = hour(text, at: before.map { text.afterSpace($0.end) } ?? start) else { return found }
    found += halves(text, hour, before: before?.entry.role)
    return found
  }

  /// An hour with its minutes behind a dot, no decimal one where a morning or an evening follows: 8.15pm.
  private func dotted(_ text: MatchText, at start: Int) -> Time? {
    guard text.isDigit(start), !text.isDigit(start - 1) else { return nil }
    let dot = text.isDigit(start + 1) ? start + 2 : start + 1
    guard text[dot] == Self.dot, text.isDigit(dot + 1), text.isDigit(dot + 2), !text.isDigit(dot + 3),
      !table.words(text, at: text.afterSpace(dot + 3), { $0 == .morning || $0 == .evening }).isEmpty
    else { return nil }
    let hour = (start..<dot).reduce(0) { $0 * 10 + Int(text[$1] - 0x30) }
    let minutes = Int(text[dot + 1] - 0x30) * 10 + Int(text[dot + 2] - 0x30)
    guard hour <= 24, minutes < 60 else { return nil }
    return Time(
      end: dot + 3, minutes: hour % 24 * 60 + minutes, isFixed: hour > 12 || hour == 0, isMarked: true)
  }

  /// An hour with what stands behind it: 9, 9:30, 9時半, 아홉 시 삼십 분.
  private func hour(_ text: MatchText, at start: Int) -> Time? {
    if let dotted = dotted(text, at: start) { return dotted }
    guard let number = numbers.unsigned(text, at: start, decimals: false), number.isWhole,
      0...24 ~= number.numerator
    else { return nil }
    var time = Time(end: number.end, minutes: number.numerator % 24 * 60, isFixed: number.numerator > 12)
    time.isFixed = time.isFixed || number.numerator == 0
    if text[number.end] == Self.colon, text.isDigit(number.end + 1), text.isDigit(number.end + 2),
      !text.isDigit(number.end + 3)
    {
      let minutes = Int(text[number.end + 1] - 0x30) * 10 + Int(text[number.end + 2] - 0x30)
      guard minutes < 60 else { return nil }
      time.minutes += minutes
      time.end += 3
      time.isMarked = true
      return time
    }
    let place = text.afterSpace(number.end)
    // 9時から1時間 is no time of day, nor is its 1.
    guard table.words(text, at: place, { $0 == .notHour }).isEmpty else { return nil }
    guard let word = table.end(of: .hour, text, at: place) else { return time }
    (time.end, time.isMarked) = (word, true)
    let next = text.afterSpace(word)
    if let half = table.end(of: .halfHour, text, at: next) {
      time.minutes += 30
      time.end = half
    } else if let minutes = numbers.unsigned(text, at: next, decimals: false), minutes.isWhole,
      minutes.numerator < 60, let unit = table.end(of: .minute, text, at: text.afterSpace(minutes.end))
    {
      time.minutes += minutes.numerator
      time.end = unit
    }
    return time
  }

  /// The half of the day that is said before a time or behind it.
  private func halves(_ text: MatchText, _ time: Time, before: WordRole?) -> [Time] {
    let behind = table.words(text, at: text.afterSpace(time.end)) { $0 == .morning || $0 == .evening }.first {
      text.isBoundary($0.end)
    }
    guard let role = before ?? behind?.entry.role else { return [time] }
    var fixed = time
    (fixed.isFixed, fixed.isMarked) = (true, true)
    if before == nil, let behind { fixed.end = behind.end }
    // Twelve is the first hour of either half.
    if time.minutes < Self.day / 2 || !time.isFixed {
      fixed.minutes = time.minutes % (Self.day / 2) + (role == .evening ? Self.day / 2 : 0)
    }
    return [fixed]
  }
}
