/// Finds everything that may be forgiven in a line.
struct LatticeBuilder {
  /// How much may be forgiven.
  enum Width {
    /// Wrong letters and words that mean nothing.
    case slips
    /// Also strangers, and small words that are missing, wrong or too many.
    case words
  }

  /// Shorter strangers are words with letters lost.
  private static let shortestStranger = 5

  let tables: ToleranceTables
  let skipWords: SkipWords
  private let line: TolerantLine
  private let text: [UInt32]
  private(set) var lattice: Lattice

  private init(_ line: TolerantLine, tables: ToleranceTables, skipWords: SkipWords) {
    self.line = line
    self.tables = tables
    self.skipWords = skipWords
    text = line.utterance.scalars
    lattice = Lattice(line.utterance)
  }

  /// The line with the detours of slips.
  static func slips(_ line: TolerantLine, tables: ToleranceTables, skipWords: SkipWords) -> LatticeBuilder {
    var builder = LatticeBuilder(line, tables: tables, skipWords: skipWords)
    for range in skipWords.ranges(in: builder.text) { builder.leaveOut(range, cost: 0) }
    builder.addFillers()
    for index in line.words.indices { builder.addSpellings(line.words[index]) }
    builder.addPieces()
    return builder
  }

  /// The same with the detours of words that are missing, wrong or too many.
  func withWords() -> LatticeBuilder {
    var builder = self
    builder.addStrangers()
    builder.addParticles()
    builder.addFunctionWords()
    return builder
  }

  // MARK: leaving out

  /// Ways around a word, with the space before it or the space behind it.
  private mutating func leaveOut(
    _ range: Range<Int>, cost: Int, kind: Forgiven.Kind = .leftOut
  ) {
    let (start, end) = (range.lowerBound, range.upperBound)
    let hasSpaceBefore = start > 0 && text[start - 1] == Pattern.space
    let hasSpaceBehind = end < text.count && text[end] == Pattern.space
    if hasSpaceBehind {
      lattice.add(Lattice.Edit(kind: kind, range: start..<end + 1, meant: [], cost: cost))
    } else {
      lattice.add(Lattice.Edit(kind: kind, range: range, meant: [], cost: cost))
    }
    if hasSpaceBefore { lattice.add(Lattice.Edit(kind: kind, range: start - 1..<end, meant: [], cost: cost)) }
  }

  private mutating func addFillers() {
    for start in text.indices where text[start] != Pattern.space {
      guard
        let filler = tables.fillers.first(where: {
          start + $0.count <= text.count && text[start..<start + $0.count].elementsEqual($0)
        })
      else { continue }
      let range = start..<start + filler.count
      let isSyllables = filler.allSatisfy(ScalarClass.isHangul)
      let isWhole =
        line.utterance.isWordStart(start) && line.utterance.isWordStart(range.upperBound)
        && (!isSyllables || start == 0 || text[start - 1] == Pattern.space)
        && (!isSyllables || range.upperBound == text.count || text[range.upperBound] == Pattern.space)
      if isWhole, line.isFree(range), !line.isName[start] { leaveOut(range, cost: Repair.Price.filler) }
    }
  }

  /// A strange word among words that are all understood.
  private mutating func addStrangers() {
    let strangers = line.words.filter { !$0.isKnown }
    guard line.words.count >= 3, strangers.count == 1, let stranger = strangers.first, !stranger.isGuarded,
      stranger.range.count >= Self.shortestStranger, stranger.range.lowerBound > 0,
      !text[stranger.range].contains(Pattern.apostrophe),
      tables.spelling.nearest(to: text[stranger.range]).isEmpty, !isBesideValue(stranger.range),
      !line.isGuarded.contains(true)
    else { return }
    leaveOut(stranger.range, cost: Repair.Price.stranger)
  }

  /// A word beside a number or a length of time may be part of it.
  private func isBesideValue(_ range: Range<Int>) -> Bool {
    let before = range.lowerBound - 2
    let behind = range.upperBound + 1
    return before >= 0 && line.isValue[before] || behind < text.count && line.isValue[behind]
  }

  // MARK: spelling

  private mutating func addSpellings(_ word: TolerantLine.Word) {
    guard !word.isKnown, !word.isGuarded else { return }
    let letters = text[word.range]
    // One syllable and nothing else is a word of its own, whatever it is like: 귤.
    if line.words.count == 1, letters.count == 1, letters.allSatisfy(ScalarClass.isHangul) { return }
    for candidate in tables.spelling.nearest(to: letters).prefix(6) {
      let cost = candidate.cost
      if tables.idle.contains(candidate.word) {
        leaveOut(word.range, cost: cost)
      } else {
        lattice.add(Lattice.Edit(kind: .spelling, range: word.range, meant: candidate.word, cost: cost))
      }
    }
    guard letters.count <= Spelling.shortestWord, letters.count > 1, !isRoman(letters) else { return }
    let distance = EditDistance(scalars: letters)
    for small in tables.functionWords
    where small.count > 1 && distance.within(1, ofScalars: small) == 1 {
      lattice.add(
        Lattice.Edit(kind: .spelling, range: word.range, meant: small, cost: Repair.Price.slip))
    }
  }

  /// II and IV are numbers, not slips.
  private func isRoman(_ letters: ArraySlice<UInt32>) -> Bool {
    letters.allSatisfy { $0 == 0x69 || $0 == 0x76 || $0 == 0x78 }
  }

  /// Slips in scripts without spaces.
  private mutating func addPieces() {
    for place in text.indices where Utterance.isCJK(text[place]) && !line.isGuarded[place] {
      for (length, candidate) in tables.spelling.pieces(at: place, of: text) {
        let range = place..<place + length
        guard line.isFree(range), !range.allSatisfy({ line.isName[$0] }) else { continue }
        lattice.add(
          Lattice.Edit(
            kind: .spelling, range: range, meant: candidate.word,
            cost: candidate.cost))
      }
      if place > 0, text[place] == text[place - 1], !line.isName[place] || !line.isName[place - 1] {
        lattice.add(
          Lattice.Edit(
            kind: .spelling, range: place..<place + 1, meant: [], cost: Repair.Price.slip))
      }
    }
  }

  // MARK: small words

  private mutating func addParticles() {
    guard !tables.particles.isEmpty else { return }
    for place in 1..<max(1, text.count + 1)
    where Utterance.isCJK(text[place - 1]) || line.nameEnds.contains(place) {
      guard !line.isGuarded[place - 1], place == text.count || !line.isGuarded[place] else { continue }
      for members in tables.particles {
        for particle in members
        where place + particle.count <= text.count
          && text[place..<place + particle.count].elementsEqual(particle)
        {
          let range = place..<place + particle.count
          for other in members where other != particle {
            lattice.add(
              Lattice.Edit(kind: .exchanged, range: range, meant: other, cost: Repair.Price.particle))
          }
          if endsPhrase(place), range.upperBound < text.count {
            lattice.add(
              Lattice.Edit(kind: .leftOut, range: range, meant: [], cost: Repair.Price.particle))
          }
        }
      }
      guard endsPhrase(place) else { continue }
      for particle in tables.particles.flatMap({ $0 }) {
        lattice.add(
          Lattice.Edit(kind: .putIn, range: place..<place, meant: particle, cost: Repair.Price.particle))
      }
    }
  }

  /// Whether a particle might stand at a place: behind a name, before a space, where the script changes.
  private func endsPhrase(_ place: Int) -> Bool {
    if line.nameEnds.contains(place) || place == text.count { return true }
    let (before, after) = (text[place - 1], text[place])
    if after == Pattern.space { return true }
    if ScalarClass.isKatakana(before) { return !ScalarClass.isKatakana(after) }
    // Hiragana behind Han is the ending of a verb more often than not.
    return ScalarClass.isHan(before) && !ScalarClass.isHan(after) && !ScalarClass.isHiragana(after)
      || ScalarClass.isHiragana(before) && !ScalarClass.isHiragana(after)
  }

  private mutating func addFunctionWords() {
    for (index, word) in line.words.enumerated() where !word.isGuarded {
      if word.isKnown, line.words.count > 1, !line.isName[word.range.lowerBound],
        !line.isValue[word.range.lowerBound]
      {
        for other in tables.spelling.inflected(text[word.range]) {
          lattice.add(
            Lattice.Edit(
              kind: .spelling, range: word.range, meant: other, cost: Repair.Price.functionWord))
        }
      }
      if tables.functionWords.contains(where: { text[word.range].elementsEqual($0) }) {
        // At the end it shows that something is missing.
        if word.range.upperBound < text.count { leaveOut(word.range, cost: Repair.Price.functionWord) }
        for other in tables.functionWords where !text[word.range].elementsEqual(other) {
          lattice.add(
            Lattice.Edit(
              kind: .exchanged, range: word.range, meant: other, cost: Repair.Price.functionWord))
        }
      }
      let start = word.range.lowerBound
      if index > 0 || start > 0 { putInFunctionWords(start) }
    }
    // Before numbers, too.
    for place in text.indices.dropFirst()
    where ScalarClass.isDigit(text[place]) && text[place - 1] == Pattern.space {
      putInFunctionWords(place)
    }
  }

  private mutating func putInFunctionWords(_ place: Int) {
    for small in tables.functionWords {
      lattice.add(
        Lattice.Edit(
          kind: .putIn, range: place..<place, meant: small + [Pattern.space],
          cost: Repair.Price.functionWord))
    }
  }
}
