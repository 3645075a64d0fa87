/// Letters that were typed for a character that never came of them: みせt for みせて.
///
/// Input methods make characters of letters as they are typed; one key too few leaves a letter among them.
struct HalfTypedLetters {
  /// So many in a line are taken for slips, and so many lines are tried for them.
  private static let most = (letters: 2, lines: 36)
  /// From hiragana to katakana.
  private static let katakana: UInt32 = 0x60
  private static let longMark: UInt32 = 0x30FC

  /// The characters that a letter may have been meant for, the likeliest first.
  private let characters: [UInt32: [UInt32]]

  init(_ program: PhraseProgram) {
    let words = program.wordList(.halfTyped).filter { $0.count > 1 }
    characters = Dictionary(words.map { ($0[0], Array($0[1...])) }) { first, _ in first }
  }

  /// The lines that one may have been meant for, the likeliest first; none when no letter stands alone.
  func lines(meantBy utterance: Utterance) -> [Utterance] {
    let places = utterance.scalars.indices.filter { isHalfTyped($0, in: utterance) }
    guard !places.isEmpty, places.count <= Self.most.letters else { return [] }
    var lines = [utterance]
    // From behind, so that the places before stay what they are.
    for place in places.reversed() {
      lines = lines.flatMap { line in
        candidates(for: place, in: utterance).map { line.replacing(place..<place + 1, with: [$0]) }
      }
    }
    return Array(lines.prefix(Self.most.lines))
  }

  private func candidates(for place: Int, in utterance: Utterance) -> [UInt32] {
    let text = utterance.scalars
    let isKatakana =
      place > 0 && (ScalarClass.isKatakana(text[place - 1]) || text[place - 1] == Self.longMark)
    return (characters[text[place]] ?? []).map { isKatakana ? $0 + Self.katakana : $0 }
  }

  /// Whether a small letter stands alone behind a character, and is not set off as one that is meant: 物理B.
  private func isHalfTyped(_ place: Int, in utterance: Utterance) -> Bool {
    let text = utterance.scalars
    guard place > 0, characters[text[place]] != nil, Utterance.isCJK(text[place - 1]),
      place + 1 == text.count || !ScalarClass.isSpacedWord(text[place + 1])
    else { return false }
    return utterance.typedText(place..<place + 1).unicodeScalars.allSatisfy { !$0.properties.isUppercase }
  }
}
