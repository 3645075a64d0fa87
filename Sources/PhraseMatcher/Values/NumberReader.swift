/// Reads numbers, in digits and in words, by the tables of a language.
struct NumberReader {
  /// How far back a number may have begun that reaches to some place, in scalars.
  private static let reach = 28

  let table: WordTable
  /// Digit words side by side are places: 二〇.
  let readsPlaces: Bool

  // MARK: A number as a value

  /// Whether a number may begin with a scalar.
  @inline(__always) func mayBegin(_ scalar: UInt32) -> Bool {
    ScalarClass.isDigit(scalar) || scalar == ScalarClass.hyphen || scalar == 0x2E
      || table.firsts.mayContain(scalar)
  }

  /// The whole number at a place, with its sign; nil when it is only a part of something longer.
  func integer(_ text: MatchText, at start: Int) -> Quantity? {
    guard mayBegin(text[start]), table.end(of: .never, text, at: start) == nil else { return nil }
    let (isNegative, from) = sign(text, at: start)
    guard var number = unsigned(text, at: from, decimals: false), !isInside(text, at: start),
      !isHalfway(text, at: number.end), !table.covers(.never, text, at: start),
      !table.covers(.negative, text, at: start)
    else { return nil }
    let next = text[number.end]
    if next == 0x3A || next == 0x2F, text.isDigit(number.end + 1), text.isDigit(number.end - 1) { return nil }
    if isNegative { number.numerator = -number.numerator }
    return number
  }

  /// Whether another number follows at once, so that neither is one: 二三, 두세.
  private func isHalfway(_ text: MatchText, at end: Int) -> Bool {
    guard ScalarClass.isCJK(text[end - 1]), ScalarClass.isCJK(text[end]),
      table.end(of: .numberEnding, text, at: end) == nil
    else { return false }
    return unsigned(text, at: end, decimals: false) != nil
  }

  /// A minus, and where the number behind it begins.
  func sign(_ text: MatchText, at start: Int) -> (isNegative: Bool, from: Int) {
    if text[start] == ScalarClass.hyphen {
      return text.isDigit(start + 1) && isSign(text, at: start) ? (true, start + 1) : (false, start)
    }
    guard let end = table.end(of: .negative, text, at: start) else { return (false, start) }
    return (true, text.afterSpace(end))
  }

  /// A hyphen that does not stand between two things.
  private func isSign(_ text: MatchText, at place: Int) -> Bool {
    if place == 0 || text.isSpace(place - 1) { return true }
    guard ScalarClass.isCJK(text[place - 1]) else { return false }
    for index in stride(from: place - 1, through: max(0, place - 12), by: -1) {
      if text.isDigit(index) { return false }
    }
    return true
  }

  /// Whether a number that began before reaches over this place, or touches it without a space.
  func isInside(_ text: MatchText, at place: Int) -> Bool {
    let before = text[place - 1]
    guard before != 0 else { return false }
    if text.isDigit(place) {
      if ScalarClass.isDigit(before) { return true }
      if before == 0x2E || before == 0x2C || before == 0x3A || before == 0x2F, text.isDigit(place - 2) {
        return true
      }
      if before == ScalarClass.hyphen, isSign(text, at: place - 1), !hasDigit(text, before: place - 1) {
        return true
      }
    }
    if ScalarClass.isHangul(text[place]), ScalarClass.isHangul(before),
      text.isSpace(place + 1) || unsigned(text, at: place, decimals: true)?.end == place + 1
    {
      // One syllable in the middle of others is a part of their word, one at its end a particle.
      return true
    }
    if readsPlaces, isSingleDigitWord(text, at: place - 1), isSingleDigitWord(text, at: place) { return true }
    for start in stride(from: place - 1, through: max(0, place - Self.reach), by: -1)
    where isCredibleStart(text, at: start) {
      let from = sign(text, at: start).from
      guard let number = unsigned(text, at: from, decimals: true) else { continue }
      if number.end > place || number.end == place && !text.isSpace(place - 1) { return true }
    }
    return false
  }

  /// Whether a number ends at a place, a space before the place aside.
  func endsNumber(_ text: MatchText, at place: Int) -> Bool {
    let end = text.isSpace(place - 1) ? place - 1 : place
    if text.isDigit(end - 1) { return true }
    for start in stride(from: end - 1, through: max(0, end - 8), by: -1) {
      if unsigned(text, at: start, decimals: false)?.end == end { return true }
    }
    return false
  }

  private func hasDigit(_ text: MatchText, before place: Int) -> Bool {
    for index in max(0, place - 14)..<max(0, place) where text.isDigit(index) { return true }
    return false
  }

  /// Where a number may begin without splitting a word: never in the middle of letters that belong together.
  private func isCredibleStart(_ text: MatchText, at start: Int) -> Bool {
    let (scalar, before) = (text[start], text[start - 1])
    guard mayBegin(scalar), scalar != ScalarClass.space else { return false }
    if ScalarClass.isDigit(scalar) { return !ScalarClass.isDigit(before) }
    if ScalarClass.isCJK(scalar) {
      return !ScalarClass.isCJK(before)
        || isSingleDigitWord(text, at: start) && !isSingleDigitWord(text, at: start - 1)
    }
    return text.isBoundary(start)
  }

  private func isSingleDigitWord(_ text: MatchText, at place: Int) -> Bool {
    guard ScalarClass.isHan(text[place]) else { return false }
    var found = false
    table.visit(text, at: place) { end, range in
      guard end == place + 1 else { return }
      for index in range where Self.isPart(table.entries[index].role) { found = true }
    }
    return found
  }

  // MARK: A number as a part

  /// The longest number without a sign, whatever stands around it.
  func unsigned(_ text: MatchText, at start: Int, decimals: Bool) -> Quantity? {
    let first = text[start]
    if ScalarClass.isDigit(first) || first == 0x2E {
      guard let digits = DigitReader.read(text, at: start) else { return nil }
      guard digits.isWhole else { return decimals ? digits : nil }
      guard let sum = NumberSum().taking(digits: digits.numerator) else { return digits }
      return composed(text, sum, at: digits.end)
    }
    if readsPlaces, let places = places(text, at: start) { return places }
    guard !isInsideWord(text, at: start) else { return nil }
    return composed(text, NumberSum(), at: start)
  }

  private func isInsideWord(_ text: MatchText, at start: Int) -> Bool {
    ScalarClass.isSpacedWord(text[start]) && !text.isBoundary(start)
  }

  private static func isPart(_ role: WordRole) -> Bool {
    switch role {
    case .zero, .ones, .tens, .multiplier, .group: true
    default: false
    }
  }

  /// Goes on with words as long as they make one number.
  private func composed(_ text: MatchText, _ begun: NumberSum, at start: Int) -> Quantity? {
    var sum = begun
    var place = start
    var best = begun.systems == 0 ? nil : Quantity(end: start, numerator: begun.value, systems: begun.systems)
    while let (next, end) = part(text, sum, at: place, isFirst: sum.systems == 0 && !sum.isOpen) {
      sum = next
      place = end
      if !sum.isOpen { best = Quantity(end: end, numerator: sum.value, systems: sum.systems) }
    }
    return best
  }

  private func part(_ text: MatchText, _ sum: NumberSum, at place: Int, isFirst: Bool) -> (NumberSum, Int)? {
    if isFirst { return word(text, sum, at: place, allowsArticle: true) }
    // What only looks like one more digit is the end of the sentence: 백이요.
    if ScalarClass.isCJK(text[place]), table.end(of: .numberEnding, text, at: place) != nil { return nil }
    if let direct = word(text, sum, at: place, allowsArticle: false) { return direct }
    if text.isDigit(place), sum.endsInMultiplier, ScalarClass.isCJK(text[place - 1]),
      let digits = DigitReader.read(text, at: place), digits.isWhole,
      let next = sum.taking(digits: digits.numerator)
    {
      return (next, digits.end)
    }
    let joinsByHyphen =
      ScalarClass.isSpacedLetter(text[place - 1]) && ScalarClass.isSpacedLetter(text[place + 1])
    let gap = joinsByHyphen ? text.afterGap(place) : text.afterSpace(place)
    guard gap > place, !isParted(text, sum, at: gap) else { return nil }
    if let next = word(text, sum, at: gap, allowsArticle: false) { return next }
    guard sum.endsInMultiplier, let joined = table.end(of: .numberJoiner, text, at: gap),
      text.isSpace(joined), let next = word(text, sum, at: joined + 1, allowsArticle: false)
    else { return nil }
    return next
  }

  /// Whether a mark makes another number of what follows: "fifty. Two hours", "thirty, two of them wrong"; a comma
  /// may stand behind thousands.
  private func isParted(_ text: MatchText, _ sum: NumberSum, at place: Int) -> Bool {
    text.mark(before: place).map { $0 || !sum.endsInMultiplier } ?? false
  }

  /// The longest word that can be the next part.
  private func word(
    _ text: MatchText, _ sum: NumberSum, at place: Int, allowsArticle: Bool
  ) -> (NumberSum, Int)? {
    var best: (NumberSum, Int)?
    table.visit(text, at: place) { end, range in
      guard end > (best?.1 ?? 0) else { return }
      for entry in table.entries[range] {
        guard Self.isPart(entry.role) || allowsArticle && entry.role == .article else { continue }
        guard text.isBoundary(end) || entry.role == .tens && isOnes(text, at: end) else { continue }
        if let next = sum.taking(entry) {
          best = (next, end)
          return
        }
      }
    }
    return best
  }

  /// Whether a whole word from one to nine follows at once: `twentyfive`.
  private func isOnes(_ text: MatchText, at place: Int) -> Bool {
    var found = false
    table.visit(text, at: place) { end, range in
      guard text.isBoundary(end) else { return }
      for index in range where table.entries[index].role == .ones { found = true }
    }
    return found
  }

  /// Digit words as places: with a zero among them, or three and more, so that 二三 stays two or three.
  private func places(_ text: MatchText, at start: Int) -> Quantity? {
    var value = 0
    var place = start
    var hasZero = false
    var system = 0
    while ScalarClass.isHan(text[place]) {
      var digit: WordEntry?
      table.visit(text, at: place) { end, range in
        guard end == place + 1 else { return }
        for entry in table.entries[range] where entry.role == .ones || entry.role == .zero { digit = entry }
      }
      guard let digit else { break }
      if digit.role == .zero, place > start { hasZero = true }
      value = Quantity.clamped(Quantity.product(value, 10) + digit.value)
      system |= digit.system
      place += 1
    }
    guard place - start >= 3 || place - start == 2 && hasZero else { return nil }
    return Quantity(end: place, numerator: value, systems: system)
  }
}
