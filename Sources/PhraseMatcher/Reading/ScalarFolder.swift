import Foundation

/// Folds typed scalars one by one: compatibility forms, case and width, controls and escape sequences out.
struct ScalarFolder {
  /// Marks that one letter may have.
  private static let mostMarks = 31

  private let scalars: [Unicode.Scalar]
  private var position = 0
  /// UTF-8 offset of `position`.
  private var offset = 0
  private var out: FoldedText

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    out = FoldedText(capacity: scalars.count)
  }

  /// The folded scalars of a text, in time proportional to its length.
  static func fold(_ text: String) -> FoldedText {
    var folder = ScalarFolder(text)
    folder.run()
    return folder.out
  }

  private mutating func run() {
    while position < scalars.count {
      let scalar = scalars[position].value
      // Nothing joins what vanishes, nor letters of Hangul that stand alone.
      let isBase = scalar > 0x1F && scalar != 0x7F && !Self.isLoneJamo(scalar)
      let isJoined = isBase && position + 1 < scalars.count && Self.joins(scalars[position + 1])
      if scalar < 0x80, !isJoined {
        ascii(scalar)
      } else if let plain = isJoined ? nil : Self.plain(scalar) {
        emit(plain)
      } else {
        other(scalar)
      }
    }
  }

  /// Takes one scalar and gives one.
  private mutating func emit(_ scalar: UInt32) {
    let start = offset
    skip()
    out.append(scalar, start, offset)
  }

  private mutating func skip() {
    offset += UTF8.width(scalars[position])
    position += 1
  }

  private mutating func ascii(_ scalar: UInt32) {
    switch scalar {
    case 0x41...0x5A: emit(scalar + 0x20)
    case 0x20...0x7D: emit(scalar == 0x22 ? FoldedText.Sign.mark : scalar == 0x60 ? 0x27 : scalar)
    case 0x7E: emit(FoldedText.Sign.wave)
    case 0x09...0x0D: emit(ScalarClass.space)
    case 0x1B: escape()
    default: skip()
    }
  }

  /// Letters that fold without a table: most of what is typed in the three languages.
  @inline(__always) private static func plain(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0xAC00...0xD7A3, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF, 0x3400...0x4DBF,
      0x3131...0x3163, 0x00DF...0x00F6, 0x00F8...0x00FF:
      return scalar
    case 0x00C0...0x00D6, 0x00D8...0x00DE: return scalar + 0x20
    case 0xFF10...0xFF19: return scalar - 0xFEE0
    case 0xFFA1...0xFFBE: return scalar - 0xCE70
    case 0xFFC2...0xFFC7: return scalar - 0xCE73
    case 0xFFCA...0xFFCF: return scalar - 0xCE75
    case 0xFFD2...0xFFD7: return scalar - 0xCE77
    case 0xFFDA...0xFFDC: return scalar - 0xCE79
    default: return nil
    }
  }

  private mutating func other(_ scalar: UInt32) {
    switch scalar {
    case 0x9B: controlSequence()
    case 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0x85:
      emit(ScalarClass.space)
    case _ where Self.vanishes(scalar): skip()
    default:
      if let mark = Self.mark(scalar) { emit(mark) } else { composed() }
    }
  }

  /// What a mark of print is on a typewriter, or a stand-in for what depends on its neighbours.
  private static func mark(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x2018, 0x2019, 0x201B, 0x2BC, 0xB4, 0x2032, 0xFF07, 0xFF40: 0x27
    case 0x2010, 0x2011, 0x2212, 0xFE63, 0xFF0D: ScalarClass.hyphen
    case 0x2012...0x2015: FoldedText.Sign.dash
    case 0x301C, 0x3030, 0xFF5E, 0x223C, 0x2053: FoldedText.Sign.wave
    case 0xA1, 0xAB, 0xBB, 0xBF, 0x61F, 0x60C, 0x61B, 0x201A, 0x201C...0x201F, 0x2025, 0x2026, 0x2033,
      0x2039, 0x203A, 0x203C, 0x2047...0x2049, 0x3001, 0x3002, 0x3008...0x3011, 0x3014...0x301B,
      0x301D...0x301F, 0x30FB, 0xB7, 0xFF02, 0xFF61...0xFF65:
      FoldedText.Sign.mark
    default: nil
    }
  }

  /// A base and what joins it, through Unicode's compatibility composition.
  private mutating func composed() {
    var start = offset
    var segment = String.UnicodeScalarView()
    // Nobody stacks so many marks but to annoy; the rest is dropped.
    var room = Self.mostMarks
    if Self.joins(scalars[position]) {
      // A mark whose letter, with the marks it has, stands before something that vanished.
      if let letter = out.removeLetter() {
        segment.append(contentsOf: letter.scalars)
        start = letter.start
        room -= letter.scalars.count { Self.joins($0) }
      }
    } else {
      segment.append(scalars[position])
      skip()
    }
    while position < scalars.count, Self.joins(scalars[position]) {
      if room > 0 { segment.append(scalars[position]) }
      room -= 1
      skip()
    }
    for scalar in Self.plain(String(segment)).unicodeScalars { append(scalar, start) }
  }

  /// A letter and its marks, small and made of as few scalars as there are: what becomes small may be put in order and
  /// composed anew.
  private static func plain(_ segment: String) -> String {
    var plain = step(segment)
    guard plain.unicodeScalars.count > 1 else { return plain }
    for _ in 0..<3 {
      let next = step(plain.lowercased())
      if next.unicodeScalars.elementsEqual(plain.unicodeScalars) { break }
      plain = next
    }
    return plain
  }

  /// In two steps: the one-step form leaves the sounds of half-width kana beside their letters.
  private static func step(_ text: String) -> String {
    text.decomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ start: Int) {
    let value = scalar.value
    if value < 0x80 {
      switch value {
      case 0x41...0x5A: out.append(value + 0x20, start, offset)
      case 0x22: out.append(FoldedText.Sign.mark, start, offset)
      case 0x7E: out.append(FoldedText.Sign.wave, start, offset)
      case 0..<0x20, 0x7F: break
      default: out.append(value, start, offset)
      }
      return
    }
    if let mark = Self.mark(value) { return out.append(mark, start, offset) }
    if value == 0x2044 {
      // The stroke of a one-piece fraction: what is written 1½ is one and a half, not eleven halves.
      let numerator = out.scalars.count - 1
      if numerator > 0, out.starts[numerator] == Int32(truncatingIfNeeded: start),
        ScalarClass.isDigit(out.scalars[numerator - 1])
      {
        let digit = out.scalars[numerator]
        out.scalars[numerator] = ScalarClass.space
        out.ends[numerator] = out.starts[numerator]
        out.append(digit, start, offset)
      }
      out.append(0x2F, start, offset)
      return
    }
    let properties = scalar.properties
    if properties.numericType == .decimal, let digit = properties.numericValue, digit >= 0, digit <= 9 {
      out.append(0x30 + UInt32(digit), start, offset)
    } else if properties.isWhitespace {
      out.append(ScalarClass.space, start, offset)
    } else if properties.changesWhenLowercased {
      for lower in properties.lowercaseMapping.unicodeScalars { out.append(lower.value, start, offset) }
    } else {
      // The final form of the one letter that has two small ones, and the apostrophe in ŉ.
      out.append(value == 0x3C2 ? 0x3C3 : value == 0x2BC ? 0x27 : value, start, offset)
    }
  }

  /// A letter of Hangul as it is typed by itself, wide or half wide.
  @inline(__always) static func isLoneJamo(_ scalar: UInt32) -> Bool {
    scalar &- 0x3131 < 0x5E || scalar &- 0xFFA1 < 0x3C
  }

  /// Whether nothing is left of a scalar; what follows the introducer of an escape sequence may vanish with it.
  static func vanishes(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x61C, 0x115F, 0x1160, 0x180B...0x180F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFD,
      0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Whether a scalar becomes part of the one before it.
  @inline(__always) static func joins(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x300 { return false }
    switch value {
    case 0x300...0x36F, 0x3099, 0x309A, 0xFF9E, 0xFF9F, 0x1161...0x1175, 0x11A8...0x11C2: return true
    case 0x3041...0x3096, 0x30A1...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0x2000...0x20CF, 0x3000...0x3029:
      return false
    default: return scalar.properties.canonicalCombiningClass != .notReordered
    }
  }

  // MARK: What a terminal would obey

  private mutating func escape() {
    skip()
    guard position < scalars.count else { return }
    switch scalars[position].value {
    case 0x5B: controlSequence()
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F: controlString()
    case 0x20...0x2F:
      while position < scalars.count, 0x20...0x2F ~= scalars[position].value { skip() }
      if position < scalars.count, 0x30...0x7E ~= scalars[position].value { skip() }
    case 0x30...0x7E: skip()
    default: break
    }
  }

  /// CSI: parameters, intermediates and one final byte.
  private mutating func controlSequence() {
    skip()
    while position < scalars.count, 0x30...0x3F ~= scalars[position].value { skip() }
    while position < scalars.count, 0x20...0x2F ~= scalars[position].value { skip() }
    if position < scalars.count, 0x40...0x7E ~= scalars[position].value { skip() }
  }

  /// OSC and its kin: up to a bell or a terminator. One that never ends loses only its introducer.
  private mutating func controlString() {
    skip()
    var end = position
    while end < scalars.count, end - position < 4096 {
      let scalar = scalars[end].value
      if scalar == 0x07 || scalar == 0x9C {
        while position <= end { skip() }
        return
      }
      if scalar == 0x1B {
        guard end + 1 < scalars.count, scalars[end + 1].value == 0x5C else { return }
        while position <= end + 1 { skip() }
        return
      }
      end += 1
    }
  }
}
