/// Reads ASCII digits with thousands separators and decimals.
enum DigitReader {
  /// The number at a place; nil when what stands there is no single number (`1.2.3`, `12,34`).
  static func read(_ text: MatchText, at start: Int) -> Quantity? {
    var place = start
    var value = 0
    var digits = 0
    while text.isDigit(place) {
      value = appending(text[place], to: value)
      place += 1
      digits += 1
    }
    if digits > 0, digits <= 3 {
      while text[place] == 0x2C, isGroup(text, at: place + 1) {
        for ahead in 1...3 { value = appending(text[place + ahead], to: value) }
        place += 4
      }
    }
    if text[place] == 0x2C, text.isDigit(place + 1) { return nil }
    guard text[place] == 0x2E, text.isDigit(place + 1) else {
      return digits > 0 ? Quantity(end: place, numerator: value, systems: 1) : nil
    }
    return decimals(text, value, at: place + 1)
  }

  private static func decimals(_ text: MatchText, _ whole: Int, at start: Int) -> Quantity? {
    var number = Quantity(end: start, numerator: whole, systems: 1)
    while text.isDigit(number.end) {
      // Six places are finer than any second of a day; a larger whole number leaves no room for them.
      if number.end - start < 6, number.numerator < Quantity.limit / 10 {
        number.numerator = number.numerator * 10 + Int(text[number.end] - 0x30)
        number.denominator *= 10
      }
      number.end += 1
    }
    if text[number.end] == 0x2E, text.isDigit(number.end + 1) { return nil }
    return number
  }

  private static func isGroup(_ text: MatchText, at place: Int) -> Bool {
    text.isDigit(place) && text.isDigit(place + 1) && text.isDigit(place + 2) && !text.isDigit(place + 3)
  }

  private static func appending(_ digit: UInt32, to value: Int) -> Int {
    Quantity.clamped(Quantity.product(value, 10) + Int(digit &- 0x30))
  }
}
