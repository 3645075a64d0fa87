/// The words that templates spell, ready to be found by what was typed instead of them.
struct SpellingIndex: Sendable {
  /// A word that may be meant.
  struct Candidate {
    var word: [UInt32]
    var slips: Int
    /// Not just a neighbouring letter: so little was typed that it could well be another word.
    var isBold = false

    var cost: Int { max(1, slips * Repair.Price.slip) + (isBold ? 1 : 0) }
  }

  private struct Word {
    var letters: [UInt32]
    /// Which letters occur, as bits.
    var signature: UInt64
  }

  private struct Piece {
    var letters: [UInt32]
    /// Katakana as hiragana.
    var folded: [UInt32]
    /// Han with an ending in hiragana.
    var isInflected: Bool
  }

  /// From this length on a piece is known by the rest of it.
  private static let longPiece = 5

  /// Words of scripts with spaces, by length.
  private var byLength: [[Word]] = []
  /// Pieces of scripts without spaces, by their first and their second character.
  private var byFirst: [UInt32: [Int32]] = [:]
  private var bySecond: [UInt32: [Int32]] = [:]
  private var pieces: [Piece] = []
  private var known: Set<[UInt32]> = []
  /// Characters that occur in any piece.
  private var characters: Set<UInt32> = []
  private var singles: Set<UInt32> = []
  private var sortedSingles: [UInt32] = []

  init(_ words: [[UInt32]]) {
    for word in words where !word.isEmpty && known.insert(word).inserted {
      if word.allSatisfy(Utterance.isCJK) {
        addPiece(word)
      } else if word.allSatisfy(ScalarClass.isLetterOfWord) {
        while byLength.count <= word.count { byLength.append([]) }
        byLength[word.count].append(Word(letters: word, signature: Self.signature(word[...])))
      }
    }
    sortedSingles = singles.sorted()
  }

  private mutating func addPiece(_ piece: [UInt32]) {
    characters.formUnion(piece)
    if piece.count == 1 {
      singles.insert(piece[0])
      return
    }
    byFirst[Self.folded(piece[0]), default: []].append(Int32(pieces.count))
    bySecond[Self.folded(piece[1]), default: []].append(Int32(pieces.count))
    pieces.append(
      Piece(letters: piece, folded: piece.map(Self.folded), isInflected: Self.isInflected(piece)))
  }

  /// Katakana as hiragana.
  private static func folded(_ scalar: UInt32) -> UInt32 {
    0x30A1...0x30F6 ~= scalar ? scalar - 0x60 : scalar
  }

  private static func signature(_ letters: ArraySlice<UInt32>) -> UInt64 {
    letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  func contains(_ word: some Sequence<UInt32>) -> Bool { known.contains(Array(word)) }

  // MARK: words

  /// Words that a misspelled word of a script with spaces may mean, those with the fewest slips.
  func nearest(to word: ArraySlice<UInt32>) -> [Candidate] {
    let signature = Self.signature(word)
    let distance = EditDistance(scalars: word)
    var found: [Candidate] = []
    var least = 2
    for length in max(Spelling.shortestWord, word.count - 2)...max(Spelling.shortestWord, word.count + 2)
    where length < byLength.count {
      let most = min(
        least, Spelling.most(max(min(length, word.count), word.count == 3 ? 0 : Spelling.shortestWord)))
      guard word.count >= Spelling.shortestWord - 1, abs(length - word.count) <= most else { continue }
      for candidate in byLength[length] {
        guard (candidate.signature ^ signature).nonzeroBitCount <= 2 * most,
          candidate.letters.first == word.first || candidate.letters.last == word.last,
          let slips = distance.within(most, ofScalars: candidate.letters), slips > 0
        else { continue }
        if slips < least {
          least = slips
          found.removeAll { $0.slips > slips }
        }
        found.append(Candidate(word: candidate.letters, slips: slips))
      }
    }
    found = found.filter { $0.slips <= least }
    if found.isEmpty, word.count <= Spelling.shortestWord { found = doubled(word) }
    if found.isEmpty, word.count == Spelling.shortestWord - 1 { found = shortened(word) }
    return found
  }

  /// Words that a word becomes with one letter more or less at its end: `record`, `records`.
  func inflected(_ word: ArraySlice<UInt32>) -> [[UInt32]] {
    guard word.count >= Spelling.shortestWord else { return [] }
    var found: [[UInt32]] = []
    for length in [word.count - 1, word.count + 1]
    where length >= Spelling.shortestWord && length < byLength.count {
      for candidate in byLength[length] where zip(candidate.letters, word).allSatisfy({ $0 == $1 }) {
        found.append(candidate.letters)
      }
    }
    return found
  }

  /// Words of four letters of which one is lost.
  private func shortened(_ word: ArraySlice<UInt32>) -> [Candidate] {
    guard byLength.count > Spelling.shortestWord else { return [] }
    return byLength[Spelling.shortestWord].filter { candidate in
      let same = zip(candidate.letters, word).prefix { $0 == $1 }.count
      return same > 0 && candidate.letters.dropFirst(same + 1).elementsEqual(word.dropFirst(same))
    }.map { Candidate(word: $0.letters, slips: 1, isBold: true) }
  }

  /// Short words that differ only in how often a letter stands: `ad`, `logg`.
  private func doubled(_ word: ArraySlice<UInt32>) -> [Candidate] {
    var found: [Candidate] = []
    for length in max(2, word.count - 1)...word.count + 1
    where length < byLength.count && length != word.count {
      for candidate in byLength[length] {
        let (short, long) =
          length < word.count ? (candidate.letters[...], word) : (word, candidate.letters[...])
        let same = zip(short, long).prefix { $0 == $1 }.count
        guard same > 0, short.dropFirst(same).elementsEqual(long.dropFirst(same + 1)),
          long[long.startIndex + same] == long[long.startIndex + same - 1]
        else { continue }
        found.append(Candidate(word: candidate.letters, slips: 1))
      }
    }
    return found
  }

  // MARK: pieces

  /// Pieces that the text from a place on may mean, and how many characters of it they take.
  func pieces(at place: Int, of text: [UInt32]) -> [(length: Int, candidate: Candidate)] {
    var found: [(Int, Candidate)] = []
    let first = Self.folded(text[place])
    let second = place + 1 < text.count ? Self.folded(text[place + 1]) : 0
    func take(_ index: Int32) {
      let piece = pieces[Int(index)]
      guard let (length, slips, isNear) = fit(piece, text, place),
        !known.contains(Array(text[place..<place + length]))
      else { return }
      let isBold = !isNear && piece.letters.count < Self.longPiece
      found.append((length, Candidate(word: piece.letters, slips: slips, isBold: isBold)))
    }
    // Each piece once, however many of its characters are there; the last may be neighbours the wrong way round.
    for index in byFirst[first] ?? [] { take(index) }
    for index in bySecond[first] ?? [] where pieces[Int(index)].folded[0] != first { take(index) }
    if second > 0, second != first {
      for index in bySecond[second] ?? [] where pieces[Int(index)].folded[0] != first { take(index) }
    }
    let mayBeNear = Spelling.mayBeNear(text[place])
    if mayBeNear, !singles.contains(text[place]) {
      let isBold = characters.contains(text[place])
      for single in sortedSingles where Spelling.isNear(text[place], single) {
        found.append((1, Candidate(word: [single], slips: 1, isBold: isBold)))
      }
    }
    return found
  }

  /// How many characters from a place on a piece stands for with one slip.
  private func fit(_ known: Piece, _ text: [UInt32], _ place: Int) -> (
    length: Int, slips: Int, isNear: Bool
  )? {
    let piece = known.letters
    let count = piece.count
    if place + count <= text.count {
      var (wrong, a, b) = (0, place, place)
      for index in 0..<count where Self.folded(text[place + index]) != known.folded[index] {
        if wrong == 0 { a = place + index }
        b = place + index
        wrong += 1
        if wrong > 2 { break }
      }
      // Only the kana row is another.
      if wrong == 0 { return (count, 0, true) }
      if wrong == 1 {
        let isNear = Spelling.isNear(text[a], piece[a - place])
        if !isNear, known.isInflected, Self.tellsMeaning(a - place, of: piece) { return nil }
        let shortest = ScalarClass.isHangul(text[a]) ? 4 : 3
        if isNear || count >= shortest && Self.areAlike(text[a], piece[a - place]) {
          return (count, 1, isNear)
        }
      } else if wrong == 2 {
        if b == a + 1, text[a] == piece[b - place], text[b] == piece[a - place] { return (count, 1, false) }
        let areNear = Spelling.isNear(text[a], piece[a - place]) && Spelling.isNear(text[b], piece[b - place])
        if areNear, count >= 3 { return (count, 2, true) }
      }
    }
    guard count >= 3, !known.isInflected else { return nil }
    // A character lost, or one too many.
    if place + count - 1 <= text.count, isOneShort(text[place..<place + count - 1], piece[...]) {
      return (count - 1, 1, false)
    }
    if place + count + 1 <= text.count, isOneShort(piece[...], text[place..<place + count + 1]) {
      return (count + 1, 1, false)
    }
    return nil
  }

  /// Whether another character there makes another word of an inflected one: the only Han of a verb, or a letter of
  /// its ending.
  private static func tellsMeaning(_ index: Int, of piece: [UInt32]) -> Bool {
    ScalarClass.isHan(piece[index])
      ? piece.count(where: ScalarClass.isHan) == 1 : piece[index...].allSatisfy(ScalarClass.isHiragana)
  }

  /// Han with an ending in hiragana.
  private static func isInflected(_ piece: [UInt32]) -> Bool {
    piece.contains(where: ScalarClass.isHan) && piece.last.map(ScalarClass.isHiragana) ?? false
  }

  /// Of one script: what was meant in kana is not typed in Han.
  private static func areAlike(_ a: UInt32, _ b: UInt32) -> Bool {
    ScalarClass.isHangul(a) && ScalarClass.isHangul(b) || ScalarClass.isHan(a) && ScalarClass.isHan(b)
      || ScalarClass.isKatakana(a) && ScalarClass.isKatakana(b)
      || ScalarClass.isHiragana(a) && ScalarClass.isHiragana(b)
  }

  private func isOneShort(_ short: ArraySlice<UInt32>, _ long: ArraySlice<UInt32>) -> Bool {
    let (first, other) = (short.startIndex, long.startIndex)
    var same = 0
    while same < short.count, short[first + same] == long[other + same] { same += 1 }
    // What differs must lie inside: otherwise another window fits.
    guard same < short.count else { return false }
    while same < short.count, short[first + same] == long[other + same + 1] { same += 1 }
    return same == short.count
  }
}
