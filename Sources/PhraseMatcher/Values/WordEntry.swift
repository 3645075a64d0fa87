/// What a word of the reader tables does.
enum WordRole: UInt8 {
  // Numbers.
  case negative, article, zero, ones, teens, tens, multiplier, group, numberJoiner, numberEnding
  // Durations.
  case unit, head, count, wholeFraction, mixedFraction, trailingFraction, fractionLink, joiner
  // What is worked out: times, how often; less, by how much; and more; one or the other.
  case multiply, each, sets, minus, lessFrom, lessBy, plus, either, aside
  // What adds another length to one with a unit: links, what it was or when, and what may stand behind that.
  case furtherLink, further, furtherTail
  // Ordinals.
  case ordinal, prefix, suffix
  // Spans; `place` stands before a number: `no.`
  case spanUnit, place, spanFrom, spanTo, spanUpTo, spanBetween, spanAnd, afterStart, afterEnd
  // Times of day: what leads to the first, stands between them and behind the second, and parts of one.
  case timesFrom, timesBetween, timesTo, timesAnd, timesUntil, timesLast
  case hour, notHour, minute, halfHour, namedTime, timeOffset, morning, evening
  // Dates and periods.
  case day, weekday, week, month, monthSuffix, daySuffix, yearSuffix, dateLink, period
  // What surrounds a value or looks like one.
  case never, notBefore, notAfter, clockNotBefore, clockNotAfter, notFraction, notUnit
}

/// One meaning of a word of the reader tables.
struct WordEntry: Hashable, Sendable {
  var role: WordRole
  /// The number, the seconds of a unit, the numerator of a fraction, or the index of a name.
  var value: Int
  /// The largest number a multiplier takes before it, the denominator of a fraction, or the systems a
  /// suffix follows.
  var extra = 0
  /// Which system of number words it belongs to, as one bit; bit 0 stands for digits.
  var system = 0
  /// Of multipliers: stands alone for one of itself.
  var standsAlone = false
}
