import ConversationModel

/// Puts spaces where they are missing and takes out those inside words, in scripts with spaces, and spells
/// the words of lengths of time right, which readers read and no template spells.
struct Spacing {
  let tables: ToleranceTables
  let grammar: GrammarWords
  let gazetteer: Gazetteer
  let lists: [ListName]
  let analysed: (Utterance) -> TolerantLine

  /// The line with its spaces put right, and what was forgiven; the line as it is when nothing is to be done.
  func corrected(_ line: TolerantLine) -> (line: TolerantLine, forgiven: [Forgiven]) {
    var forgiven: [Forgiven] = []
    var utterance = line.utterance
    func replace(_ range: Range<Int>, _ meant: [UInt32], _ kind: Forgiven.Kind, _ cost: Int) {
      forgiven.append(
        Forgiven(
          kind: kind, typed: line.utterance.typedText(range), meant: String(scalars: meant), cost: cost))
      utterance = utterance.replacing(range, with: meant)
    }
    var index = line.words.count - 1
    while index >= 0 {
      let word = line.words[index]
      let text = line.utterance.scalars[word.range]
      if index > 0, let whole = joined(line, index - 1) {
        let range = line.words[index - 1].range.lowerBound..<word.range.upperBound
        replace(range, whole, .spacing, Repair.Price.space)
        index -= 2
        continue
      }
      if let digit = gap(line, index) {
        replace(digit..<digit, [Pattern.space], .spacing, Repair.Price.space)
      }
      if !word.isKnown, !word.isGuarded {
        if let right = measure(line, index) {
          replace(word.range, right.word, .spelling, right.slips * Repair.Price.slip)
        } else if !tables.samples.contains(text), let pieces = parted(text),
          !gazetteer.mayName(lists, word.range, in: line.utterance)
        {
          let spaced = Array(pieces.joined(separator: [Pattern.space]))
          // Two short words are made of many a stranger.
          let isSure = pieces.contains { $0.count >= Spelling.shortestWord }
          replace(
            word.range, spaced, .spacing, (pieces.count - 1) * Repair.Price.space + (isSure ? 0 : 1))
        }
      }
      index -= 1
    }
    let syllables = slippedSyllables(line)
    for (place, right) in syllables.reversed() {
      replace(place..<place + 1, [right], .spelling, Repair.Price.slip)
    }
    return forgiven.isEmpty ? (line, []) : (analysed(utterance), forgiven.reversed())
  }

  /// Where a word runs into a number: `log30`.
  private func gap(_ line: TolerantLine, _ index: Int) -> Int? {
    let range = line.words[index].range
    let text = line.utterance.scalars
    guard range.count > 2, range.upperBound < text.count, ScalarClass.isDigit(text[range.upperBound]),
      !line.isName[range.upperBound - 1] || !line.isName[range.upperBound]
    else { return nil }
    return range.upperBound
  }

  /// A word and the next drawn together, when only that makes a word.
  private func joined(_ line: TolerantLine, _ index: Int) -> [UInt32]? {
    let (first, second) = (line.words[index], line.words[index + 1])
    let text = line.utterance.scalars
    guard second.range.lowerBound == first.range.upperBound + 1,
      text[first.range.upperBound] == Pattern.space, !first.isGuarded, !second.isGuarded,
      !line.isName[first.range.lowerBound], !line.isName[second.range.lowerBound],
      [first, second].contains(where: { !$0.isKnown || $0.range.count < 3 })
    else { return nil }
    let whole = Array(text[first.range] + text[second.range])
    guard whole.count >= Spelling.shortestWord, isWord(whole[...]) else { return nil }
    return whole
  }

  /// The word of a length of time that a misspelled word behind a number means.
  private func measure(_ line: TolerantLine, _ index: Int) -> SpellingIndex.Candidate? {
    let start = line.words[index].range.lowerBound
    let text = line.utterance.scalars
    var before = start - 1
    if before > 0, text[before] == Pattern.space { before -= 1 }
    guard before >= 0, line.isValue[before] || index > 0 && line.words[index - 1].range.contains(before)
    else {
      return nil
    }
    let near = tables.spelling.nearest(to: text[line.words[index].range])
    guard let first = near.first(where: { tables.measures.contains($0.word) }),
      line.isValue[before] || near.count == 1
    else { return nil }
    return first
  }

  /// Syllables behind numbers that are one letter away from a measure of one syllable: 30뷴.
  private func slippedSyllables(_ line: TolerantLine) -> [(Int, UInt32)] {
    let text = line.utterance.scalars
    return text.indices.compactMap { place in
      guard place > 0, line.isValue[place - 1], !line.isValue[place], Spelling.jamo(text[place]) != nil,
        !tables.spelling.contains([text[place]])
      else { return nil }
      let right = tables.measures.first { $0.count == 1 && Spelling.isNear($0[0], text[place]) }
      return right.map { (place, $0[0]) }
    }
  }

  /// The fewest words that a run of letters is made of; nil when it is none.
  private func parted(_ run: ArraySlice<UInt32>) -> [[UInt32]]? {
    let text = Array(run)
    guard text.count >= Spelling.shortestWord, text.count <= 40 else { return nil }
    var best = [(pieces: Int, from: Int)?](repeating: nil, count: text.count + 1)
    best[0] = (0, 0)
    for start in text.indices {
      guard let known = best[start] else { continue }
      for end in start + 1...text.count where known.pieces + 1 < best[end]?.pieces ?? .max {
        if isWord(text[start..<end]) { best[end] = (known.pieces + 1, start) }
      }
    }
    guard best[text.count] != nil else { return nil }
    var pieces: [[UInt32]] = []
    var end = text.count
    while end > 0, let last = best[end] {
      pieces.insert(Array(text[last.from..<end]), at: 0)
      end = last.from
    }
    // Small words alone make up anything.
    let isSure = pieces.contains { $0.count >= Spelling.shortestWord }
    guard pieces.count > 1, pieces.count <= (isSure ? 6 : 2),
      !zip(pieces, pieces.dropFirst()).contains(where: { $0.count == 1 && $1.count == 1 })
    else { return nil }
    return pieces
  }

  /// Whether letters are a word by themselves: of a template, a name, a length of time. Of single letters
  /// only small words count.
  private func isWord(_ word: ArraySlice<UInt32>) -> Bool {
    let letters = Array(word)
    if letters.count < 2 { return tables.functionWords.contains(letters) }
    if grammar.contains(letters) || tables.measures.contains(letters) { return true }
    guard letters.count >= Spelling.shortestWord else { return false }
    let alone = Utterance(
      typed: "", scalars: letters, starts: letters.map { _ in 0 }, ends: letters.map { _ in 0 })
    return lists.contains { list in
      gazetteer.exact(list, alone, at: 0).contains { $0.end == letters.count }
    }
  }
}
