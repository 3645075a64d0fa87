/// What kind of character a scalar of match text is, without tables: the matcher's inner loops ask this.
package enum ScalarClass {
  static let space: UInt32 = 0x20
  static let hyphen: UInt32 = 0x2D

  /// An ASCII digit; match text has no others.
  @inline(__always) package static func isDigit(_ scalar: UInt32) -> Bool { scalar &- 0x30 < 10 }

  /// Han, kana, Hangul and their marks: scripts in which a word may begin anywhere.
  @inline(__always) package static func isCJK(_ scalar: UInt32) -> Bool {
    if scalar < 0x1100 { return false }
    switch scalar {
    case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x3035, 0x303B,
      0x3041...0x3096, 0x3099...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x3105...0x312F,
      0x3131...0x318E, 0x31A0...0x31BF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA960...0xA97F, 0xAC00...0xD7FB, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF:
      return true
    default: return false
    }
  }

  /// A composed Hangul syllable.
  @inline(__always) package static func isHangul(_ scalar: UInt32) -> Bool {
    scalar &- 0xAC00 < 11172 || scalar &- 0x3131 < 0x5E
  }

  @inline(__always) static func isHan(_ scalar: UInt32) -> Bool {
    scalar &- 0x4E00 < 0x5200 || scalar &- 0x3400 < 0x19C0 || scalar == 0x3005 || scalar == 0x3007
      || scalar &- 0x20000 < 0x20000 || scalar &- 0xF900 < 0x200
  }

  /// A Han character that is a number: 一, 十.
  static func isHanNumeral(_ scalar: UInt32) -> Bool {
    guard isHan(scalar), let known = Unicode.Scalar(scalar) else { return false }
    return known.properties.numericType != nil
  }

  @inline(__always) static func isHiragana(_ scalar: UInt32) -> Bool {
    scalar &- 0x3041 < 0x56 || scalar == 0x309D || scalar == 0x309E
  }

  @inline(__always) static func isKatakana(_ scalar: UInt32) -> Bool {
    scalar &- 0x30A1 < 0x5A || scalar &- 0x30FC < 3 || scalar &- 0x31F0 < 16
  }

  /// A letter, digit or combining mark of a script that puts spaces between words.
  @inline(__always) package static func isSpacedWord(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 {
      return scalar &- 0x61 < 26 || scalar &- 0x30 < 10 || scalar &- 0x41 < 26
    }
    if isCJK(scalar) { return false }
    return isOtherWord(scalar)
  }

  /// A letter of a script that puts spaces between words.
  @inline(__always) static func isSpacedLetter(_ scalar: UInt32) -> Bool {
    isSpacedWord(scalar) && !isDigit(scalar)
  }

  /// A letter, or the mark inside words such as don't.
  @inline(__always) static func isLetterOfWord(_ scalar: UInt32) -> Bool {
    isSpacedLetter(scalar) || scalar == Pattern.apostrophe
  }

  /// Any letter, digit or combining mark.
  @inline(__always) static func isWord(_ scalar: UInt32) -> Bool { isSpacedWord(scalar) || isCJK(scalar) }

  private static func isOtherWord(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x80..<0xAA, 0xAB..<0xB5, 0xB6..<0xBA, 0xBB..<0xC0, 0xD7, 0xF7: return false
    case 0xC0..<0x2C2, 0x300..<0x37E, 0x388..<0x530: return true
    case 0x2000..<0x2C00, 0x3000..<0x3100, 0xE000..<0xF900, 0x1F000..<0x20000: return false
    default:
      guard let known = Unicode.Scalar(scalar) else { return false }
      switch known.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber:
        return true
      default: return false
      }
    }
  }
}
