import ConversationModel

/// Forgives slips in sentences that fit nothing: a misspelled word, a word too many, a small word missing.
///
/// A repaired utterance is an utterance, matched as strictly as any other. Repairs are tried from the smallest
/// on; the first that gives readings of one intent wins, and readings of two intents at the same price are none:
/// what fits nothing must never be an action.
struct Tolerance {
  /// Never by tolerance: what they do cannot be taken back by a word.
  private static let strictOnly: Set<IntentName> = ["DiscardStudy", "DeleteRecord", "Undo"]

  /// What each repair costs.
  private enum Price {
    static let slip = 2
    static let missingWord = 3
    static let extraWord = 4
  }

  /// Fewer letters than this are too few to tell a slip from another word.
  private static let shortestWord = 4
  /// From this length on a word may have two slips.
  private static let longWord = 8
  /// Longer sentences are not searched for missing words.
  private static let mostWords = 10

  let program: PhraseProgram
  let grammar: GrammarWords
  let gazetteer: Gazetteer
  let readers: ValueReaders
  /// Networks of the lists of texts that fill slots.
  let lists: [Int32]
  private let names: Set<ListName>

  init(
    program: PhraseProgram, grammar: GrammarWords, gazetteer: Gazetteer, readers: ValueReaders, lists: [Int32]
  ) {
    self.program = program
    self.grammar = grammar
    self.gazetteer = gazetteer
    self.readers = readers
    self.lists = lists
    names = Set(program.nameLists)
  }

  /// Matches a repaired utterance.
  typealias Run = (Utterance, Repair, PatternRunner.Mode) -> [RankedReading]

  /// Readings of the cheapest repair that has any; empty when there is none or it does not decide.
  func readings(of utterance: Utterance, run: Run) -> [RankedReading] {
    let (spelled, slips) = respelled(utterance)
    var repairs: [(Utterance, Repair)] = []
    let spelling = Repair(cost: slips * Price.slip)
    if slips > 0 { repairs.append((spelled, spelling)) }
    repairs += withValuesLeftOut(spelled, spelling)
    // What puts words in or leaves them out must understand all the rest.
    let strangers = strangers(spelled)
    if strangers.isEmpty { repairs += withWordsPutIn(spelled, spelling) }
    repairs += withWordsLeftOut(strangers, of: spelled, spelling)
    repairs.sort { $0.1.cost < $1.1.cost }

    var best: [RankedReading] = []
    for (utterance, repair) in repairs {
      if let first = best.first, repair.cost > first.ranking.cost { break }
      best += accepted(run(utterance, repair, repair.changesWords ? .known : .open), repair)
    }
    let ranked = best.ranked()
    guard let winner = ranked.first else { return [] }
    let hasRival = ranked.contains { $0.reading.intent != winner.reading.intent }
    return hasRival ? [] : ranked
  }

  /// Readings that leave out a value which nothing has a place for, such as the day of a record, and are sure of
  /// the rest.
  func readingsWithoutValues(of utterance: Utterance, run: Run) -> [RankedReading] {
    withValuesLeftOut(utterance, Repair()).flatMap { accepted(run($0, $1, .known), $1) }.ranked()
  }

  /// The readings that a repair may lead to.
  private func accepted(_ readings: [RankedReading], _ repair: Repair) -> [RankedReading] {
    readings.filter { reading in
      if Self.strictOnly.contains(reading.reading.intent) { return false }
      if repair.leavesValueOut { return reading.isCertain && !reading.reading.slots.isEmpty }
      return !repair.changesWords || !(reading.hasFreeText || reading.hasUnknownName)
    }
  }

  // MARK: spelling

  /// The utterance with misspelled words of templates spelled right, and how many slips that were.
  func respelled(_ utterance: Utterance) -> (utterance: Utterance, slips: Int) {
    var result = utterance
    var slips = 0
    for word in Self.spelledRuns(utterance).reversed() {
      let text = utterance.scalars[word]
      guard text.count >= Self.shortestWord, !grammar.contains(text) else { continue }
      guard let (right, distance) = nearest(to: text), !isName(word, utterance) else { continue }
      result = result.replacing(word, with: right)
      slips += distance
    }
    let changed = Self.words(utterance).count
    return slips <= max(2, changed / 2) ? (result, slips) : (utterance, 0)
  }

  /// The one word of templates that a misspelled word means.
  private func nearest(to word: ArraySlice<UInt32>) -> (word: [UInt32], distance: Int)? {
    var best: (word: [UInt32], distance: Int)?
    var isSingle = true
    for candidate in grammar.all {
      guard candidate.count >= Self.shortestWord, abs(candidate.count - word.count) <= 2 else { continue }
      let most = min(candidate.count, word.count) >= Self.longWord ? 2 : 1
      guard abs(candidate.count - word.count) <= most, Self.shareAnEnd(candidate, word) else { continue }
      let distance = Spelling.distance(candidate, word)
      guard distance <= most, distance > 0 else { continue }
      if let known = best, known.distance <= distance {
        if known.distance == distance { isSingle = false }
      } else {
        best = (candidate, distance)
        isSingle = true
      }
    }
    return isSingle ? best : nil
  }

  /// One or two slips away from a word of the templates, or drawn together from two words.
  private func isAlmostSpelled(_ word: ArraySlice<UInt32>) -> Bool {
    if word.contains(Pattern.apostrophe) { return true }
    let most = word.count > 5 ? 2 : 1
    return grammar.all.contains {
      $0.count > 1 && abs($0.count - word.count) <= most && Spelling.distance($0, word) <= most
    }
  }

  /// The first or the last letter is right.
  private static func shareAnEnd(_ a: [UInt32], _ b: ArraySlice<UInt32>) -> Bool {
    a.first == b.first || a.last == b.last
  }

  private func isValue(at place: Int, _ utterance: Utterance) -> Bool {
    [ReaderKind.number, .duration, .ordinal].contains { !readers.reads($0, utterance, at: place).isEmpty }
  }

  private func isName(_ word: Range<Int>, _ utterance: Utterance) -> Bool {
    names.contains { list in
      gazetteer.matches(list, words: word, in: utterance).contains { $0.fit <= .partial }
    }
  }

  /// Runs of letters, and of katakana, whose words are long enough to be misspelled.
  private static func spelledRuns(_ utterance: Utterance) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    var kind = 0
    for index in 0...utterance.count {
      var here = 0
      if index < utterance.count {
        let scalar = utterance.scalars[index]
        let isLetter = ScalarClass.isSpacedWord(scalar) || scalar == Pattern.apostrophe
        here = isLetter ? 1 : ScalarClass.isKatakana(scalar) ? 2 : 0
      }
      if here != kind {
        let hasDigit = utterance.scalars[start..<index].contains(where: ScalarClass.isDigit)
        if kind != 0, !hasDigit, kind == 1 || index - start > shortestWord { runs.append(start..<index) }
        start = index
        kind = here
      }
    }
    return runs
  }

  // MARK: words

  /// Runs of letters between spaces; text of scripts without spaces counts as one run.
  static func words(_ utterance: Utterance) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    for index in 0...utterance.count
    where index == utterance.count || utterance.scalars[index] == Pattern.space {
      if start < index { words.append(start..<index) }
      start = index + 1
    }
    return words
  }

  /// Without a value of a list at the end or the beginning: "yesterday".
  private func withValuesLeftOut(_ utterance: Utterance, _ repair: Repair) -> [(Utterance, Repair)] {
    let text = TextView(utterance, freeSpaces: true)
    let leaves = LeafReads(
      program: program, utterance: utterance, readers: readers, names: gazetteer)
    var ranges: [Range<Int>] = []
    program.withView { tables in
      var runner = PatternRunner(tables: tables, text: text, leaves: leaves, mode: .known)
      for list in lists {
        for end in runner.ends(ofNetwork: list, at: 0) where utterance.isWordStart(end) {
          ranges.append(0..<end)
        }
        for start in max(1, utterance.count - 24)..<max(1, utterance.count)
        where utterance.isWordStart(start) && utterance.scalars[start] != Pattern.space {
          if runner.ends(ofNetwork: list, at: start).contains(utterance.count) {
            ranges.append(start..<utterance.count)
          }
        }
      }
    }
    return Set(ranges).filter { $0.count < utterance.count && $0.count > 1 }.map { range in
      var repair = repair
      repair.cost += Price.extraWord
      repair.changesWords = true
      repair.leavesValueOut = true
      repair.unused = [utterance.typedText(range).trimmed]
      return (utterance.removing([range]), repair)
    }
  }

  /// One small word of the templates put in before each value.
  private func withWordsPutIn(_ utterance: Utterance, _ repair: Repair) -> [(Utterance, Repair)] {
    let words = Self.words(utterance)
    guard words.count > 1, words.count <= Self.mostWords else { return [] }
    let places = words.dropFirst().filter { word in
      isValue(at: word.lowerBound, utterance)
        || names.contains { !gazetteer.exact($0, utterance, at: word.lowerBound).isEmpty }
    }
    var repair = repair
    repair.cost += Price.missingWord
    repair.changesWords = true
    var out: [(Utterance, Repair)] = []
    for small in program.functionWords {
      for word in places {
        let gap = word.lowerBound..<word.lowerBound
        repair.inserted = word.lowerBound..<word.lowerBound + small.count
        out.append((utterance.replacing(gap, with: small + [Pattern.space]), repair))
      }
    }
    return out
  }

  /// The words that no template, no name and no number has.
  private func strangers(_ utterance: Utterance) -> [Range<Int>] {
    Self.words(utterance).filter { word in
      let text = utterance.scalars[word]
      if text.contains(where: { ScalarClass.isDigit($0) || Utterance.isCJK($0) }) || grammar.canSpell(text) {
        return false
      }
      return !isValue(at: word.lowerBound, utterance) && !isName(word, utterance)
    }
  }

  /// Without strange words, if they are few.
  private func withWordsLeftOut(
    _ extra: [Range<Int>], of utterance: Utterance, _ repair: Repair
  ) -> [(Utterance, Repair)] {
    let words = Self.words(utterance)
    guard !extra.isEmpty, extra.count <= 2, words.count >= 3, words.count - extra.count >= 2 * extra.count
    else {
      return []
    }
    let guarded = Set(program.section(.guardWords))
    // A word of the counterexamples may turn the sentence into something else.
    if extra.contains(where: { guarded.contains(WordHash.hash(utterance.scalars[$0])) }) { return [] }
    // So may a word that is spelled almost like one of the templates: "do't".
    if extra.contains(where: { isAlmostSpelled(utterance.scalars[$0]) }) { return [] }
    var repair = repair
    repair.cost += extra.count * Price.extraWord
    repair.changesWords = true
    repair.unused = extra.map { utterance.typedText($0) }
    return [(utterance.removing(extra), repair)]
  }
}
