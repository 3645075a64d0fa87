/// How many letters differ from some that were said: one too many, one too few, another, or two neighbours the
/// wrong way round. All columns of the table of distances are bits of one word (after Hyyrö).
struct EditDistance {
  /// More letters are not compared.
  static let longest = 64

  /// More slips than this are forgiven nowhere.
  static let mostSlips = 2

  private let count: Int
  /// Where each letter was said, as bits, found by hash.
  private var letters = [UInt16](repeating: 0, count: 256)
  private var bits = [UInt64](repeating: 0, count: 256)

  /// - Parameter said: letters as `letters(_:into:)` gives them; `longest` at most.
  init(_ said: [UInt16]) {
    count = said.count
    for (index, letter) in said.enumerated() {
      var slot = Self.slot(letter)
      while bits[slot] != 0, letters[slot] != letter { slot = (slot + 1) & 255 }
      letters[slot] = letter
      bits[slot] |= 1 << UInt64(index)
    }
  }

  /// The distance from scalars, the first `longest` of them.
  init(scalars: some Collection<UInt32>) {
    self.init(scalars.prefix(Self.longest).map { UInt16(truncatingIfNeeded: $0) })
  }

  /// The distance to other scalars when it is at most `limit`.
  func within(_ limit: Int, ofScalars other: some Collection<UInt32>) -> Int? {
    within(limit, of: other.lazy.map { UInt16(truncatingIfNeeded: $0) })
  }

  @inline(__always) private static func slot(_ letter: UInt16) -> Int { Int((letter &* 0x9E3B) >> 8) }

  @inline(__always) private func places(of letter: UInt16) -> UInt64 {
    var slot = Self.slot(letter)
    while bits[slot] != 0 {
      if letters[slot] == letter { return bits[slot] }
      slot = (slot + 1) & 255
    }
    return 0
  }

  /// The distance to other letters when it is at most `limit`.
  func within(_ limit: Int, of other: some Collection<UInt16>) -> Int? {
    guard count > 0 else { return other.count <= limit ? other.count : nil }
    let last: UInt64 = 1 << UInt64(count - 1)
    var rises: UInt64 = .max
    var falls: UInt64 = 0
    var same: UInt64 = 0
    var before: UInt64 = 0
    var distance = count
    var left = other.count
    for letter in other {
      let here = places(of: letter)
      let swapped = (~same & here) << 1 & before
      same = ((here & rises) &+ rises) ^ rises | here | falls | swapped
      var up = falls | ~(same | rises)
      var down = same & rises
      if up & last != 0 { distance += 1 }
      if down & last != 0 { distance -= 1 }
      left -= 1
      if distance - left > limit { return nil }
      up = up << 1 | 1
      down <<= 1
      rises = down | ~(same | up)
      falls = up & same
      before = here
    }
    return distance <= limit ? distance : nil
  }

  /// How many letters may differ between words of these lengths.
  static func limit(_ a: Int, _ b: Int) -> Int {
    switch min(a, b) {
    case ..<4: 0
    case 4...7: 1
    default: 2
    }
  }

  /// The letters of a key: Hangul syllables taken apart, all else as it is.
  @inline(__always) static func letters(_ key: ArraySlice<UInt16>, into letters: inout [UInt16]) {
    for unit in key {
      let syllable = unit &- 0xAC00
      guard syllable < 11172 else {
        letters.append(unit)
        continue
      }
      letters.append(0x1100 + syllable / 588)
      letters.append(0x1161 + syllable % 588 / 28)
      if syllable % 28 > 0 { letters.append(0x11A7 + syllable % 28) }
    }
  }
}
