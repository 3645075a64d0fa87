import Foundation

/// The form in which names are compared: no case, width, diacritics, kana rows, spaces or punctuation.
///
/// Two numbers stay apart where something stood between them (`1.5` is not `15`), and a word that is a Roman
/// number counts as digits (`Calculus II` is `calculus 2`) unless the name begins with it.
enum NameKey {
  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
  /// Longer names are not found.
  static let maxLength = 1000

  @inline(__always) static func mix(_ hash: UInt64, _ scalar: UInt32) -> UInt64 {
    (hash ^ UInt64(scalar)) &* 0x100_0000_01B3
  }

  /// Appends the key of the scalars from `start` on and tells after every typed scalar that counts: the index
  /// behind it and the hash of the key so far. Ends where `isDone` says so.
  @inline(__always) static func walk(
    _ scalars: [UInt32], from start: Int, to limit: Int, key: inout [UInt32],
    _ isDone: (_ end: Int, _ hash: UInt64, _ length: Int) -> Bool
  ) {
    var place = start
    var hash = seed
    var isGap = false
    let first = key.count
    while place < limit, key.count - first < maxLength {
      let scalar = scalars[place]
      if place > start, let roman = roman(scalars, at: place, to: limit) {
        if ScalarClass.isDigit(key.last ?? 0) { add(0x20, &key, &hash) }
        if roman.value >= 10 { add(0x30 + UInt32(roman.value / 10), &key, &hash) }
        add(0x30 + UInt32(roman.value % 10), &key, &hash)
        place = roman.end
      } else {
        place += 1
        let folded = fold(scalar)
        if folded == 0 {
          isGap = true
          continue
        }
        if isGap, ScalarClass.isDigit(folded), key.count > first, ScalarClass.isDigit(key[key.count - 1]) {
          add(0x20, &key, &hash)
        }
        add(folded, &key, &hash)
      }
      isGap = false
      if isDone(place, hash, key.count - first) { return }
    }
  }

  @inline(__always) private static func add(_ scalar: UInt32, _ key: inout [UInt32], _ hash: inout UInt64) {
    key.append(scalar)
    hash = mix(hash, scalar)
  }

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
    case 0x30A1...0x30F6, 0x30FD, 0x30FE: return scalar - 0x60
    case 0xC0..<0x530: return latin[Int(scalar - 0xC0)]
    case 0x1E00..<0x2000: return latin[Int(scalar - 0x1E00) + 0x470]
    case 0x80..<0xC0, 0x2000...0x206F, 0x3000...0x3004, 0x3008...0x3020, 0x3030, 0x303D, 0x30A0, 0x30FB,
      0x20D0...0x20FF, 0xFE20...0xFE2F, 0x110000...:
      return 0
    default: return scalar
    }
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

  private static func roman(_ scalars: [UInt32], at start: Int, to limit: Int) -> (value: Int, end: Int)? {
    guard var code = romanDigit(scalars[start]), !ScalarClass.isSpacedWord(scalars[start - 1]) else {
      return nil
    }
    var end = start + 1
    while end < limit, end - start < 7, let digit = romanDigit(scalars[end]) {
      code = code << 2 | digit
      end += 1
    }
    if end < scalars.count, ScalarClass.isSpacedWord(scalars[end]) { return nil }
    return romans[code].map { ($0, end) }
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
