import ConversationModel

/// Short ways to say a name: its initials, and some of its words in any order, each perhaps only begun.
struct NameAbbreviation {
  private typealias Word = (script: NameWords.Script, units: [UInt16])

  /// The shortest beginning of a word with spaces around it that stands for it.
  private static let shortestWord = 3
  /// The shortest number that stands for a name where one is asked for.
  private static let shortestNumber = 2
  /// A word that begins more names than this says too little.
  private static let mostPlaces = 4_096

  let table: NameTable
  /// A name is what was asked for.
  let isDemanded: Bool
  /// Reads numbers in words.
  let readers: ValueReaders?

  /// The keys that these words may mean, those that rank best first, and whether all words are whole.
  func keys(_ utterance: Utterance, _ range: Range<Int>) -> (keys: [Int], isWhole: Bool) {
    let words = words(utterance, range)
    guard (1...8).contains(words.count) else { return ([], true) }
    if words.count == 1, words[0].units.allSatisfy(NameKey.isDigit) { return (number(words[0].units), true) }
    let whole = words.count > 1 ? having(words, whole: true) : []
    if !whole.isEmpty { return (whole, true) }
    let begun = having(words, whole: false)
    if begun.isEmpty, words.count == 1, words[0].script == .spaced {
      return (drawnTogether(words[0].units), false)
    }
    return (begun.isEmpty ? condensed(utterance, range) : begun, false)
  }

  /// The shortest word that several words may be drawn together in, and the shortest of their beginnings that
  /// must be among them: linalg, ochem.
  private static let shortestDrawn = (word: 4, longestPiece: 3)

  /// Names of which the first word and others in order begin with pieces of these letters.
  private func drawnTogether(_ units: [UInt16]) -> [Int] {
    guard units.count >= Self.shortestDrawn.word, let first = units.first,
      let span = table.narrow(table.all, first), span.range.count <= Self.mostPlaces
    else { return [] }
    var left = Self.mostPlaces
    return table.places[span.range].filter { table.isNameStart($0) }.filter {
      isDrawn(units[...], from: Int($0), pieces: 0, longest: 0, &left)
    }.map { table.key($0) }.sorted()
  }

  /// - Parameter left: how many steps may still be looked at, so that no title takes forever.
  private func isDrawn(
    _ units: ArraySlice<UInt16>, from word: Int, pieces: Int, longest: Int, _ left: inout Int
  ) -> Bool {
    if units.isEmpty { return pieces > 1 && longest >= Self.shortestDrawn.longestPiece }
    left -= 1
    guard left > 0 else { return false }
    var end = word
    while table.letters[end] != 0, end == word || !isWordStart(end) { end += 1 }
    let next: Int? = table.letters[end] == 0 ? nil : end
    var count = 0
    while count < units.count, word + count < end,
      table.letters[word + count] == units[units.startIndex + count]
    {
      count += 1
      let rest = units.dropFirst(count)
      if rest.isEmpty || next != nil,
        isDrawn(rest, from: next ?? word, pieces: pieces + 1, longest: max(longest, count), &left)
      {
        return true
      }
    }
    // A word may be left out, but not the first.
    guard pieces > 0, let next else { return false }
    return isDrawn(units, from: next, pieces: pieces, longest: longest, &left)
  }

  /// So many characters make a name of one of its first and some of the others: 線代, 数II, 선대, 漢ドリ.
  private static let condensedLength = 2...5
  /// So many characters of katakana are the beginning of a word.
  private static let shortestKana = 2

  /// Names that begin with the first of these characters and have the others in this order, those of katakana where
  /// a word begins. The number at the end of a name is no part that is left out by half.
  private func condensed(_ utterance: Utterance, _ range: Range<Int>) -> [Int] {
    let pieces = condensedPieces(utterance, range)
    let count = pieces.joined().count
    guard Self.condensedLength.contains(count), let first = pieces.first, Self.isCondensable(pieces),
      let span = table.narrow(table.all, first), span.range.count <= Self.mostPlaces
    else { return [] }
    let number = pieces.joined().drop { !NameKey.isDigit($0) }
    return table.places[span.range].filter { table.isNameStart($0) }.compactMap { start in
      guard let end = end(of: pieces, from: Int(start)), count < end - Int(start) else { return nil }
      let tail = table.letters[Int(start)..<end].suffix(while: { NameKey.isDigit($0) })
      return number.isEmpty || number.elementsEqual(tail) ? table.key(start) : nil
    }.sorted()
  }

  /// What is looked for one after the other: single characters, and runs of katakana; a long mark stands for nothing.
  private func condensedPieces(_ utterance: Utterance, _ range: Range<Int>) -> [[UInt16]] {
    var pieces: [[UInt16]] = []
    for run in NameWords.runs(utterance.scalars, range) {
      var units: [UInt16] = []
      var key = NameKey(utterance.scalars, run.range)
      while key.next(&units) {}
      units.removeAll { $0 == NameKey.gap }
      switch run.script {
      case .hiragana: return []
      case .katakana where run.range.count < Self.shortestKana: return []
      case .katakana: pieces.append(units)
      default: pieces += units.map { [$0] }
      }
    }
    return pieces
  }

  /// The end of the name that begins at a place, where it has all pieces; nil where it does not.
  private func end(of pieces: [[UInt16]], from start: Int) -> Int? {
    var place = start
    var left = pieces[...]
    while table.letters[place] != 0 {
      guard let piece = left.first, table.letters[place...].starts(with: piece),
        !Self.isKana(piece) || place == start || isWordStart(place)
      else {
        place += 1
        continue
      }
      left = left.dropFirst()
      place += piece.count
    }
    return left.isEmpty ? place : nil
  }

  /// Whether a character of it stands for a word, and the others may be left out words, beginnings and numbers.
  private static func isCondensable(_ pieces: [[UInt16]]) -> Bool {
    guard let first = pieces.first, pieces.contains(where: { isCondensable($0[0]) }) else { return false }
    return (isCondensable(first[0]) || isKana(first))
      && pieces.allSatisfy { isCondensable($0[0]) || isKana($0) || NameKey.isDigit($0[0]) }
  }

  /// Kana are pieces only as runs of katakana; names are compared in hiragana.
  private static func isKana(_ piece: [UInt16]) -> Bool { ScalarClass.isHiragana(UInt32(piece[0])) }

  /// Han and Hangul, of which one character may stand for a word.
  private static func isCondensable(_ unit: UInt16) -> Bool {
    ScalarClass.isHan(UInt32(unit)) || ScalarClass.isHangul(UInt32(unit))
  }

  /// The units of each word; numbers in words become digits.
  private func words(_ utterance: Utterance, _ range: Range<Int>) -> [Word] {
    var words: [Word] = []
    var behind = range.lowerBound
    for run in NameWords.runs(utterance.scalars, range) where run.range.lowerBound >= behind {
      let read = readers?.reads(.number, utterance, at: run.range.lowerBound).first
      if case .integer(let number)? = read?.value, let end = read?.end, !words.isEmpty,
        end <= range.upperBound
      {
        behind = end
        words.append((.spaced, Array(String(number).utf16)))
        continue
      }
      var units: [UInt16] = []
      var key = NameKey(utterance.scalars, run.range)
      while key.next(&units) {}
      words.append((run.script, units))
    }
    return words
  }

  // MARK: Some words

  /// Names that have all of the words, or words that begin so.
  private func having(_ words: [Word], whole: Bool) -> [Int] {
    var rarest: (index: Int, span: NameTable.Span)?
    for (index, word) in words.enumerated() where isLong(word) {
      let begun = whole ? word.units[...] : begun(word)
      guard let span = table.narrow(table.all, begun) else { return [] }
      if span.range.count < rarest?.span.range.count ?? .max { rarest = (index, span) }
    }
    guard let rarest, rarest.span.range.count <= Self.mostPlaces else { return [] }
    var keys: [Int] = []
    for place in table.places[rarest.span.range] where isWordStart(Int(place)) {
      let mark = table.marks[Int(place) + rarest.span.depth - 1]
      // A word too small to be a name by itself is not the beginning of another either.
      if words.count == 1,
        mark & (NameTable.Mark.wordEnd | NameTable.Mark.strongEnd) == NameTable.Mark.wordEnd
      {
        return []
      }
      if whole, mark & NameTable.Mark.wordEnd == 0 { continue }
      guard whole || ends(words[rarest.index], at: Int(place), span: rarest.span.depth) else { continue }
      let key = table.key(place)
      var taken = [Int(place)]
      let hasAll = words.indices.allSatisfy {
        $0 == rarest.index || takes(words[$0], key, &taken, whole: whole)
      }
      if hasAll { keys.append(key) }
    }
    return keys.sorted()
  }

  /// The letters with which a word of a name begins: all, or all but a last one that stands for its end: stats.
  private func begun(_ word: Word) -> ArraySlice<UInt16> {
    let isShort = word.script != .spaced || word.units.count <= Self.shortestWord
    return isShort || table.narrow(table.all, word.units) != nil ? word.units[...] : word.units.dropLast()
  }

  /// Whether the letter behind those that a word begins with, if there is one, is the last of the word.
  private func ends(_ word: Word, at place: Int, span count: Int) -> Bool {
    guard count < word.units.count, let last = word.units.last else { return true }
    var end = place + count
    while table.letters[end] != 0, table.marks[end - 1] & NameTable.Mark.wordEnd == 0 { end += 1 }
    return end > place + count && table.letters[end - 1] == last
  }

  private func isLong(_ word: Word) -> Bool {
    if word.units.contains(where: NameKey.isDigit) { return false }
    return word.units.count >= word.script.shortestPiece(isFirst: true) ?? Self.shortestWord
  }

  private func isWordStart(_ place: Int) -> Bool {
    place == 0 || table.letters[place - 1] == 0 || table.marks[place - 1] & NameTable.Mark.wordEnd != 0
  }

  /// Whether a name has a word, or if it is long enough one that begins so, which no other word took.
  private func takes(_ word: Word, _ key: Int, _ taken: inout [Int], whole: Bool) -> Bool {
    var place = Int(table.starts[key])
    while table.letters[place] != 0 {
      defer { place += 1 }
      guard isWordStart(place), !taken.contains(place) else { continue }
      var end = place
      for unit in word.units {
        guard table.letters[end] == unit else { break }
        end += 1
      }
      guard end - place == word.units.count, !word.units.isEmpty else { continue }
      guard !whole && isLong(word) || table.marks[end - 1] & NameTable.Mark.wordEnd != 0 else { continue }
      taken.append(place)
      return true
    }
    return false
  }

  /// Names that have a number, where nothing but a name is asked for.
  private func number(_ units: [UInt16]) -> [Int] {
    guard isDemanded, units.count >= Self.shortestNumber else { return [] }
    return table.starts.indices.prefix(Self.mostPlaces).filter {
      var taken: [Int] = []
      return takes((.spaced, units), $0, &taken, whole: true)
    }
  }
}

extension Collection {
  /// The longest end of which all elements satisfy a condition.
  fileprivate func suffix(while holds: (Element) -> Bool) -> SubSequence where Self: BidirectionalCollection {
    var start = endIndex
    while start > startIndex, holds(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
