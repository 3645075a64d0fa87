/// How far two spellings are apart.
package enum Spelling {
  /// Fewer letters than this are too few to tell a slip from another word.
  static let shortestWord = 4
  /// From this length on a word may have two slips.
  static let longWord = 8

  /// Letters to replace, insert, remove or swap with a neighbour.
  package static func distance(_ a: String, _ b: String) -> Int {
    let left = a.unicodeScalars.map(\.value)
    let right = b.unicodeScalars.map(\.value)
    let distance = EditDistance(scalars: left)
    let most = max(left.count, right.count)
    return distance.within(most, ofScalars: right.prefix(EditDistance.longest)) ?? most
  }

  /// How many slips a word of so many letters may have.
  static func most(_ letters: Int) -> Int {
    letters < shortestWord ? 0 : letters < longWord ? 1 : 2
  }

  /// The letters of a Hangul syllable: lead, vowel and tail, the tail 0 for none; nil for anything else.
  static func jamo(_ scalar: UInt32) -> (lead: UInt32, vowel: UInt32, tail: UInt32)? {
    let index = scalar &- 0xAC00
    return index < 11172 ? (index / 588, index % 588 / 28, index % 28) : nil
  }

  /// Whether two characters are one letter apart: Hangul syllables that differ in one letter, small and large
  /// kana, kana with and without marks.
  static func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
    if a == b { return false }
    if let left = jamo(a), let right = jamo(b) {
      let same =
        (left.lead == right.lead ? 1 : 0) + (left.vowel == right.vowel ? 1 : 0)
        + (left.tail == right.tail ? 1 : 0)
      return same == 2
    }
    return abs(Int(a) - Int(b)) <= 2 && isKana(a) && isKana(b) && row(a) == row(b)
  }

  /// Whether there are characters that are near to one.
  static func mayBeNear(_ scalar: UInt32) -> Bool { jamo(scalar) != nil || isKana(scalar) }

  private static func isKana(_ scalar: UInt32) -> Bool {
    ScalarClass.isHiragana(scalar) || ScalarClass.isKatakana(scalar)
  }

  /// The first kana that shares its letter with a kana: は for ば and ぱ, つ for っ and づ.
  private static func row(_ kana: UInt32) -> UInt32 {
    let base = kana >= 0x30A1 ? kana - 0x60 : kana
    switch base {
    case 0x3041...0x304A: return (base - 0x3041) / 2
    case 0x304B...0x3062: return 0x10 + (base - 0x304B) / 2
    case 0x3063...0x3065: return 0x30
    case 0x3066...0x3069: return 0x31 + (base - 0x3066) / 2
    case 0x306F...0x307D: return 0x40 + (base - 0x306F) / 3
    case 0x3083...0x3088: return 0x50 + (base - 0x3083) / 2
    default: return base
    }
  }
}
