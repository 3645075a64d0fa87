/// The words of a name, as one may say them alone: runs of one script, without the marks between.
struct NameWords {
  struct Word {
    var range: Range<Int>
    var script: Script
    /// Too small to mean a name by itself.
    var isWeak: Bool
  }

  enum Script {
    case spaced, han, hiragana, katakana, hangul, other

    /// So many characters from the beginning of a word may stand for it; nil where only whole words do.
    func shortestPiece(isFirst: Bool) -> Int? {
      switch self {
      case .han, .hangul: 2
      case .katakana: 3
      case .hiragana: isFirst ? 3 : nil
      case .spaced, .other: nil
      }
    }
  }

  private(set) var words: [Word] = []

  /// - Parameter name: the title, reading or synonym as match text.
  init(_ name: Utterance) {
    words = Self.runs(name.scalars, name.scalars.indices)
    let hasCapitals = words.contains { Self.isCapital(name, $0.range.lowerBound) }
    for index in words.indices {
      words[index].isWeak = Self.isWeak(name, words[index], isFirst: index == 0, hasCapitals: hasCapitals)
    }
  }

  /// Runs of one script inside a range.
  static func runs(_ scalars: [UInt32], _ range: Range<Int>) -> [Word] {
    var words: [Word] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let script = script(scalars[place])
      guard let script, NameKey.fold(scalars[place]) != 0 else {
        place += 1
        continue
      }
      var end = place + 1
      while end < range.upperBound, scalars[end] == 0x30FC || Self.script(scalars[end]) == script { end += 1 }
      words.append(Word(range: place..<end, script: script, isWeak: false))
      place = end
    }
    return words
  }

  private static func script(_ scalar: UInt32) -> Script? {
    if ScalarClass.isSpacedWord(scalar) || scalar == 0x2B || scalar == 0x23 { return .spaced }
    if ScalarClass.isHan(scalar) { return .han }
    if ScalarClass.isHiragana(scalar) { return .hiragana }
    if ScalarClass.isKatakana(scalar) { return .katakana }
    if ScalarClass.isHangul(scalar) { return .hangul }
    return NameKey.fold(scalar) == 0 ? nil : .other
  }

  /// Small words do not name anything alone (`of`, `the`, `2`, の); without lists of them, length and capitals
  /// tell: `SQL` and `AI` are names, `the` at the front and `with` inside are not.
  private static func isWeak(_ name: Utterance, _ word: Word, isFirst: Bool, hasCapitals: Bool) -> Bool {
    let length = word.range.count
    switch word.script {
    case .han, .hangul, .katakana: return length < 2
    case .hiragana: return length < 4
    case .other: return false
    case .spaced:
      if word.range.allSatisfy({ ScalarClass.isDigit(name.scalars[$0]) }) { return true }
      if word.range.allSatisfy({ isCapital(name, $0) }), length >= 2 { return isRoman(name, word) }
      let begins = isCapital(name, word.range.lowerBound)
      switch length {
      case ...2: return true
      case 3: return isFirst || !begins
      case 4: return hasCapitals && !begins
      default: return false
      }
    }
  }

  private static func isRoman(_ name: Utterance, _ word: Word) -> Bool {
    word.range.allSatisfy { [0x69, 0x76, 0x78].contains(name.scalars[$0]) }
  }

  private static func isCapital(_ name: Utterance, _ index: Int) -> Bool {
    let bytes = name.typed.utf8
    let offset = Int(name.starts[index])
    guard offset < bytes.count else { return false }
    let scalar = name.typed.unicodeScalars[bytes.index(bytes.startIndex, offsetBy: offset)]
    if scalar.isASCII { return 0x41...0x5A ~= scalar.value }
    return scalar.properties.isUppercase
  }
}
