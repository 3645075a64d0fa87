import Foundation

/// The form in which names are compared: no case, width, diacritics, kana rows, spaces or punctuation.
///
/// A key is a run of UTF-16 units. Two numbers stay apart where something stood between them (`1.5` is not
/// `15`), a word that is a Roman number counts as digits (`Calculus II` is `calculus 2`) unless the name begins
/// with it, small kana count as large, and the long mark at the end of a word as nothing (サーバー is サーバ).
struct NameKey {
  /// What stands between two numbers.
  static let gap: UInt16 = 0x20
  /// Longer names are cut.
  static let maxLength = 1000

  private let scalars: [UInt32]
  private let start: Int
  let limit: Int
  /// Index of the scalar that is read next.
  private(set) var place: Int
  private var isGap = false
  private var last: UInt16 = 0

  init(_ scalars: [UInt32], _ range: Range<Int>) {
    self.scalars = scalars
    start = range.lowerBound
    limit = min(range.upperBound, scalars.count)
    place = range.lowerBound
  }

  /// Appends the units of the next scalar that counts and goes behind it; false at the end.
  @inline(__always) mutating func next(_ units: inout [UInt16]) -> Bool {
    while place < limit {
      if place > start, let roman = roman() {
        append(roman.value, &units)
        place = roman.end
        return true
      }
      let folded = Self.fold(scalars[place])
      place += 1
      if folded == 0 {
        isGap = true
        continue
      }
      if place < limit, scalars[place] == 0x30FC, isLastMark(place) { place += 1 }
      if isGap, ScalarClass.isDigit(folded), Self.isDigit(last) { units.append(Self.gap) }
      isGap = false
      if folded < 0x1_0000 {
        last = UInt16(truncatingIfNeeded: folded)
      } else {
        units.append(UInt16(truncatingIfNeeded: 0xD7C0 &+ (folded >> 10)))
        last = UInt16(truncatingIfNeeded: 0xDC00 | folded & 0x3FF)
      }
      units.append(last)
      return true
    }
    return false
  }

  /// Index of the next scalar that counts.
  var nextPlace: Int {
    var next = place
    while next < limit, Self.fold(scalars[next]) == 0 { next += 1 }
    return next
  }

  /// Appends the digits of a number that was written in words, and goes behind them.
  mutating func take(_ number: Int, until end: Int, _ units: inout [UInt16]) {
    append(number, &units)
    place = end
  }

  private mutating func append(_ number: Int, _ units: inout [UInt16]) {
    if Self.isDigit(last) { units.append(Self.gap) }
    for digit in String(number).utf8 { units.append(UInt16(digit)) }
    last = 0x30
    isGap = false
  }

  @inline(__always) static func isDigit(_ unit: UInt16) -> Bool { unit &- 0x30 < 10 }

  // MARK: One scalar

  /// One scalar of match text as names compare it; 0 for what they ignore.
  @inline(__always) static func fold(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 {
      let isKept = scalar &- 0x61 < 26 || scalar &- 0x30 < 10 || scalar == 0x2B || scalar == 0x23
      return isKept ? scalar : 0
    }
    if scalar &- 0xAC00 < 11172 || scalar &- 0x4E00 < 0x5200 { return scalar }
    return foldOther(scalar)
  }

  private static func foldOther(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x3041...0x3096: return large(scalar)
    case 0x30A1...0x30F6: return large(scalar - 0x60)
    case 0x30FD, 0x30FE: return scalar - 0x60
    case 0xC0..<0x530: return latin[Int(scalar - 0xC0)]
    case 0x1E00..<0x2000: return latin[Int(scalar - 0x1E00) + 0x470]
    case 0x80..<0xC0, 0x2000...0x206F, 0x3000...0x3004, 0x3008...0x3020, 0x3030, 0x303D, 0x30A0, 0x30FB,
      0x20D0...0x20FF, 0xFE20...0xFE2F, 0x110000...:
      return 0
    default: return scalar
    }
  }

  /// Hiragana without the difference of ゃ and や.
  @inline(__always) private static func large(_ kana: UInt32) -> UInt32 {
    switch kana {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E: kana + 1
    case 0x3095: 0x304B
    case 0x3096: 0x3051
    default: kana
    }
  }

  /// A long mark behind two kana or more and before none.
  private func isLastMark(_ index: Int) -> Bool {
    func isKana(_ index: Int) -> Bool {
      index >= start && index < limit
        && (ScalarClass.isKatakana(scalars[index]) || ScalarClass.isHiragana(scalars[index]))
    }
    guard isKana(index - 1), isKana(index - 2) else { return false }
    guard index + 1 < limit else { return true }
    let (before, after) = (scalars[index - 1], scalars[index + 1])
    return !ScalarClass.isKatakana(after)
      && !(ScalarClass.isHiragana(after) && ScalarClass.isHiragana(before))
  }

  /// Letters of U+00C0–052F and U+1E00–1FFF without their diacritics; marks as 0.
  private static let latin: [UInt32] = (Array(0xC0..<0x530) + Array(0x1E00..<0x2000)).map { value in
    guard let scalar = Unicode.Scalar(UInt32(value)) else { return 0 }
    if 0x300...0x36F ~= value { return 0 }
    switch value {
    case 0xF8: return 0x6F
    case 0x142: return 0x6C
    case 0x111: return 0x64
    case 0x131: return 0x69
    default:
      let bare = String(Character(scalar)).decomposedStringWithCanonicalMapping
      return bare.unicodeScalars.first?.value ?? scalar.value
    }
  }

  // MARK: Roman numbers

  @inline(__always) private func roman() -> (value: Int, end: Int)? {
    guard var code = Self.romanDigit(scalars[place]), !ScalarClass.isSpacedWord(scalars[place - 1]) else {
      return nil
    }
    var end = place + 1
    while end < limit, end - place < 7, let digit = Self.romanDigit(scalars[end]) {
      code = code << 2 | digit
      end += 1
    }
    if end < scalars.count, ScalarClass.isSpacedWord(scalars[end]) { return nil }
    return Self.romans[code].map { ($0, end) }
  }

  @inline(__always) private static func romanDigit(_ scalar: UInt32) -> Int? {
    switch scalar {
    case 0x69: 1
    case 0x76: 2
    case 0x78: 3
    default: nil
    }
  }

  /// The Roman numbers up to 39, two bits a letter.
  private static let romans: [Int: Int] = {
    let ones = [[], [1], [1, 1], [1, 1, 1], [1, 2], [2], [2, 1], [2, 1, 1], [2, 1, 1, 1], [1, 3]]
    var codes: [Int: Int] = [:]
    for value in 1...39 {
      let letters = Array(repeating: 3, count: value / 10) + ones[value % 10]
      codes[letters.reduce(0) { $0 << 2 | $1 }] = value
    }
    return codes
  }()
}
