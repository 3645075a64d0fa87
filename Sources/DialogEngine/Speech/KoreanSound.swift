import Foundation

/// How a text ends when it is read aloud in Korean.
enum KoreanSound: Hashable {
  case vowel
  case consonant
  /// The consonant ㄹ.
  case rieul

  /// The last pronounced sound of a text; nil when nothing says how it is read.
  static func ending(of text: String) -> KoreanSound? {
    let letters = Array(text.precomposedStringWithCompatibilityMapping)
    guard let last = letters.lastIndex(where: { !isSilent($0) }) else { return nil }
    let spoken = letters[...last]
    guard let letter = spoken.last, let scalar = letter.unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0xAC00...0xD7A3: return ofSyllable(scalar.value)
    case 0x30...0x39: return ofNumber(spoken)
    // Single letters, as the compatibility form leaves them; the names of consonants end in themselves.
    case 0x1100...0x1112: return scalar.value == 0x1105 ? .rieul : .consonant
    case 0x1161...0x1175: return .vowel
    // Kana end in a vowel, but for n.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC: return letter == "ん" || letter == "ン" ? .consonant : .vowel
    default: break
    }
    if let sound = symbols[letter] { return sound }
    let word = spoken.reversed().prefix(while: isLatin).reversed()
    guard !word.isEmpty else { return nil }
    // Accents do not change how a word ends: café, 카페.
    let plain = String(word).decomposedStringWithCanonicalMapping.unicodeScalars.filter(\.isASCII)
    return KoreanLatinSounds.ending(of: String(String.UnicodeScalarView(plain)))
  }

  /// Quotes, brackets, stops and spaces at the end are not read.
  private static func isSilent(_ character: Character) -> Bool {
    if character.isWhitespace { return true }
    if symbols[character] != nil { return false }
    return character.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .closePunctuation, .openPunctuation, .finalPunctuation, .initialPunctuation, .otherPunctuation,
        .dashPunctuation, .connectorPunctuation, .format, .control, .modifierSymbol, .otherSymbol,
        .nonspacingMark:
        true
      default: false
      }
    }
  }

  private static func isLatin(_ character: Character) -> Bool {
    guard character.isLetter, let value = character.unicodeScalars.first?.value else { return false }
    return value < 0x250
  }

  private static func ofSyllable(_ value: UInt32) -> KoreanSound {
    // A syllable is 0xAC00 + 28 × (…) + its final: 0 none, 8 ㄹ.
    switch (value - 0xAC00) % 28 {
    case 0: .vowel
    case 8: .rieul
    default: .consonant
    }
  }

  /// Sino-Korean reading of the digits at the end: 영 일 이 삼 사 오 육 칠 팔 구, 십 백 천 만 억 조.
  private static func ofNumber(_ letters: ArraySlice<Character>) -> KoreanSound {
    let tail = letters.reversed().prefix { $0.isWholeNumber && $0.isASCII || $0 == "," || $0 == "." }
    let number = String(tail.reversed())
    let digits = number.filter { $0 != "," }
    let isFraction = digits.contains(".")
    guard let last = digits.last else { return .vowel }
    if last != "0" || isFraction { return digitEndings[last] ?? .vowel }
    let zeros = digits.reversed().prefix { $0 == "0" }.count
    guard zeros < digits.count else { return .consonant }
    // 조, for twelve zeros, is the only unit that ends in a vowel.
    return zeros == 12 ? .vowel : .consonant
  }

  private static let digitEndings: [Character: KoreanSound] = [
    "0": .consonant, "1": .rieul, "2": .vowel, "3": .consonant, "4": .vowel, "5": .vowel,
    "6": .consonant, "7": .rieul, "8": .rieul, "9": .vowel,
  ]

  /// 퍼센트, 플러스, 샵, 앤드, 도, 원, 달러.
  private static let symbols: [Character: KoreanSound] = [
    "%": .vowel, "+": .vowel, "#": .consonant, "&": .vowel, "°": .vowel, "℃": .vowel, "₩": .consonant,
    "$": .vowel,
  ]
}
