/// Which words may be a name that nobody knows yet.
///
/// Where a name is expected any words could stand; most of what stands there by mistake is the rest of a
/// sentence that was not understood.
struct UnknownNameRule {
  /// More words or scalars than this are no name that somebody forgot to add.
  private static let longest = (words: 7, scalars: 60)
  /// So many words beside a known name make another sentence of it.
  private static let mostBesideName = 2
  /// From so many words on most of them must be other words than sentences are made of.
  private static let fewWords = 3

  let utterance: Utterance
  let grammar: GrammarWords
  let readers: ValueReaders

  /// - Parameter knownNames: where whole names that are known and begin at a place end.
  func isPlausible(_ range: Range<Int>, knownNames: (Int) -> [Int]) -> Bool {
    let text = utterance.scalars[range]
    guard range.count <= Self.longest.scalars, !grammar.spellAll(of: text) else { return false }
    let words = words(range)
    guard words.count <= Self.longest.words, let last = words.last else { return false }
    if words.count > 1, grammar.functionWords.contains(Array(utterance.scalars[last])) { return false }
    if hasQuantity(range) || hasClauses(range) || isSubjectWithMore(words) { return false }
    if words.contains(where: { isKnownWithParticle($0, knownNames) }), words.count > 1 { return false }
    if endsInKnownName(range, knownNames) { return false }
    guard words.count >= Self.fewWords else { return true }
    let spelled = words.count { grammar.contains(utterance.scalars[$0]) }
    if spelled * 5 > words.count * 3, !isTitle(words) { return false }
    return !words.contains { word in
      knownNames(word.lowerBound).contains { end in
        let inside = words.count { $0.lowerBound >= word.lowerBound && $0.upperBound <= end }
        return end <= range.upperBound && inside > 0 && words.count - inside > Self.mostBesideName
      }
    }
  }

  /// Whether a subject begins the words and nothing but words of sentences follow: "sociology went".
  private func isSubjectWithMore(_ words: [Range<Int>]) -> Bool {
    guard let first = words.first, words.count > 1, !isTitle(words) else { return false }
    let subject = grammar.ends(ofSubjectsIn: utterance.scalars, at: first.lowerBound).first { end in
      words.contains { $0.upperBound == end }
    }
    guard let subject, words.last?.upperBound != subject else { return false }
    return words.filter { $0.lowerBound > subject }.allSatisfy { grammar.contains(utterance.scalars[$0]) }
  }

  /// Whether a word is a name that is known and what templates put behind names: 생명과학부터.
  private func isKnownWithParticle(_ word: Range<Int>, _ knownNames: (Int) -> [Int]) -> Bool {
    guard ScalarClass.isHangul(utterance.scalars[word.upperBound - 1]) else { return false }
    return knownNames(word.lowerBound).contains { end in
      end > word.lowerBound + 1 && end < word.upperBound
        && grammar.contains(utterance.scalars[end..<word.upperBound])
    }
  }

  /// Whether a known name in other letters stands behind hiragana at the end: 夜勤前にTOEIC.
  private func endsInKnownName(_ range: Range<Int>, _ knownNames: (Int) -> [Int]) -> Bool {
    let text = utterance.scalars
    return range.dropFirst().contains { place in
      ScalarClass.isSpacedWord(text[place]) && ScalarClass.isHiragana(text[place - 1])
        && knownNames(place).contains(range.upperBound)
    }
  }

  /// A line of characters without spaces that is longer than this is a sentence, unless it is written like a title.
  private static let longestRun = 14

  /// Whether the words are more than one clause, or a sentence without spaces.
  private func hasClauses(_ range: Range<Int>) -> Bool {
    let typed = utterance.typedText(range)
    if typed.unicodeScalars.dropLast().contains(where: ClauseMarks.inNoTitle.contains) {
      return true
    }
    let isHangul = utterance.scalars[range].contains(where: ScalarClass.isHangul)
    if isHangul, typed.unicodeScalars.dropLast().contains(where: { ",.".unicodeScalars.contains($0) }) {
      return true
    }
    guard utterance.scalars[range].allSatisfy({ Utterance.isCJK($0) || ScalarClass.isDigit($0) }) else {
      return false
    }
    // One number may belong to a name; two count something.
    if Self.numbers(in: utterance.scalars[range]) > 1 { return true }
    let kana = utterance.scalars[range].count(where: ScalarClass.isHiragana)
    return range.count > Self.longestRun && kana * 3 > range.count
  }

  private static func numbers(in text: ArraySlice<UInt32>) -> Int {
    text.split { !ScalarClass.isDigit($0) }.count
  }

  /// Runs of letters between spaces.
  private func words(_ range: Range<Int>) -> [Range<Int>] {
    utterance.scalars[range].split(separator: Pattern.space).map(\.indices)
  }

  /// Whether a length of time stands inside, or a number with what it counts: 20쪽, "80 words".
  private func hasQuantity(_ range: Range<Int>) -> Bool {
    range.contains { place in
      let isStart = utterance.isWordStart(place) || ScalarClass.isDigit(utterance.scalars[place])
      guard isStart else { return false }
      if readers.reads(.duration, utterance, at: place).contains(where: { $0.end <= range.upperBound }) {
        return true
      }
      return readers.reads(.number, utterance, at: place).contains { isCounting($0.end, in: range) }
    }
  }

  /// Whether what stands behind a number is a word that sentences are made of.
  private func isCounting(_ end: Int, in range: Range<Int>) -> Bool {
    guard end < range.upperBound else { return false }
    let text = utterance.scalars
    let start = text[end] == Pattern.space ? end + 1 : end
    guard start < range.upperBound else { return false }
    let word = text[start..<range.upperBound].prefix { $0 != Pattern.space }
    return word.count > 0 && !ScalarClass.isDigit(word[start]) && grammar.spellAll(of: word)
  }

  /// Whether the words are written like a title.
  private func isTitle(_ words: [Range<Int>]) -> Bool {
    let capitals = words.count { utterance.typedText($0).first?.isUppercase ?? false }
    return capitals * 2 >= words.count && capitals > 1
  }
}
