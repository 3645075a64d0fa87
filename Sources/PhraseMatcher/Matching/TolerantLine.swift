import ConversationModel

/// One line under the tolerant pass: its words, and which of them are understood as they stand.
final class TolerantLine {
  /// A run of letters of a script with spaces.
  struct Word {
    var range: Range<Int>
    /// A template spells it, or it is part of a name, a number or a length of time.
    var isKnown: Bool
    /// Nothing may be forgiven here.
    var isGuarded: Bool
  }

  let utterance: Utterance
  private(set) var words: [Word] = []
  /// Scalars that belong to names.
  private(set) var isName: [Bool]
  /// Scalars that belong to numbers, lengths of time and places in a row.
  private(set) var isValue: [Bool]
  /// Scalars in whose place nothing may be forgiven.
  private(set) var isGuarded: [Bool]
  /// Where names end.
  private(set) var nameEnds: Set<Int> = []
  /// The end of the longest whole name that begins at a place.
  private var wholeNames: [Int: Int] = [:]
  /// Where names begin that end at a place.
  private var nameStarts: [Int: Set<Int>] = [:]
  private let functionWords: Set<[UInt32]>

  init(
    _ utterance: Utterance, tables: ToleranceTables, grammar: GrammarWords, readers: ValueReaders,
    gazetteer: Gazetteer, lists: [ListName]
  ) {
    self.utterance = utterance
    functionWords = grammar.functionWords
    let text = utterance.scalars
    isName = Array(repeating: false, count: text.count)
    isValue = isName
    isGuarded = isName
    let matchText = readers.text(utterance)
    for place in text.indices where text[place] != Pattern.space && utterance.isWordStart(place) {
      for list in lists {
        for read in gazetteer.exact(list, utterance, at: place) where read.end <= text.count {
          nameEnds.insert(read.end)
          nameStarts[read.end, default: []].insert(place)
          // A nickname is no whole name: 微積 begins the slip 微積文.
          if let match = read.matches.first, match.fit == .exact,
            read.end - place >= match.entry.title.unicodeScalars.count
          {
            wholeNames[place] = max(read.end, wholeNames[place] ?? 0)
          }
          for index in place..<read.end { isName[index] = true }
        }
      }
      for kind in [ReaderKind.number, .duration, .ordinal] {
        for read in readers.reads(kind, utterance, matchText, at: place) where read.end <= text.count {
          for index in place..<read.end { isValue[index] = true }
        }
      }
    }
    markGuards(tables.guards)
    findWords(tables, grammar)
  }

  private func markGuards(_ guards: [[UInt32]]) {
    let text = utterance.scalars
    for word in guards {
      guard let first = word.first, let last = word.last, word.count <= text.count else { continue }
      for start in 0...text.count - word.count
      where text[start] == first && text[start..<start + word.count].elementsEqual(word) {
        let end = start + word.count
        // One syllable alone is part of many words: 마 of 마지막.
        let isSyllable = word.count == 1 && ScalarClass.isHangul(first)
        let begins =
          isSyllable
          ? start == 0 || text[start - 1] == Pattern.space
          : Utterance.isCJK(first) || utterance.isWordStart(start)
        let stops =
          isSyllable
          ? end == text.count || text[end] == Pattern.space
          : Utterance.isCJK(last) || utterance.isWordStart(end)
        if begins, stops { for index in start..<end { isGuarded[index] = true } }
      }
    }
  }

  private func findWords(_ tables: ToleranceTables, _ grammar: GrammarWords) {
    let text = utterance.scalars
    var start = 0
    for index in 0...text.count {
      if index < text.count, ScalarClass.isLetterOfWord(text[index]) { continue }
      if start < index {
        let word = text[start..<index]
        let isKnown =
          isName[start..<index].allSatisfy { $0 } || isValue[start..<index].allSatisfy { $0 }
          || grammar.contains(word) || tables.idle.contains(Array(word))
        let isGuarded =
          isGuarded[start..<index].contains(true)
          || !isName[start] && tables.guardHashes.contains(WordHash.hash(word))
        words.append(Word(range: start..<index, isKnown: isKnown, isGuarded: isGuarded))
      }
      start = index + 1
    }
  }

  /// So many strange words, if they are most of all, are another language or talk of something else.
  private static let manyStrangers = 5

  /// Whether the words are too strange to be worth a search.
  var isForeign: Bool {
    let strangers = words.count { !$0.isKnown }
    return strangers >= Self.manyStrangers && strangers * 3 > words.count * 2
  }

  /// Whether something may be forgiven in a range.
  func isFree(_ range: Range<Int>) -> Bool { !isGuarded[range].contains(true) }

  /// Whether a word may well begin: behind a space, or where the script changes to Han or katakana.
  private func beginsRun(_ place: Int) -> Bool {
    let (before, own) = (utterance.scalars[place - 1], utterance.scalars[place])
    if before == Pattern.space || !Utterance.isCJK(before) { return true }
    return ScalarClass.isHan(own) && !ScalarClass.isHan(before)
      || ScalarClass.isKatakana(own) && !ScalarClass.isKatakana(before)
  }

  /// Names that go on in another script have no longer rest.
  private static let longestRun = 12
  /// So few letters beside a name make no other one of it: 線形代数所, 分TOEIC.
  private static let fewBesideName = 2

  /// Whether a name with slips may reach from one place to another: over no mark, nor a little over a whole name
  /// or from a little before one.
  private func mayBeName(_ range: Range<Int>, _ edges: [Int]) -> Bool {
    if edges.contains(where: { range.lowerBound < $0 && $0 < range.upperBound }) { return false }
    if nameStarts[range.upperBound]?.contains(where: {
      range.lowerBound < $0 && $0 <= range.lowerBound + Self.fewBesideName && isSeam($0)
    }) ?? false {
      return false
    }
    guard let end = wholeNames[range.lowerBound], end < range.upperBound else { return true }
    return utterance.scalars[end..<range.upperBound].count { $0 != Pattern.space } > Self.fewBesideName
  }

  /// Whether the script changes at a place, as it does between 分 and TOEIC.
  private func isSeam(_ place: Int) -> Bool {
    let (before, own) = (utterance.scalars[place - 1], utterance.scalars[place])
    return before == Pattern.space || ScalarClass.isCJK(before) != ScalarClass.isCJK(own)
      || ScalarClass.isHiragana(before) && !ScalarClass.isHiragana(own)
  }

  /// For each place, where names with slips that begin there may end.
  var closeNameEnds: [[Int]] {
    let edges = FrameRunner.clauses(utterance, joints: []).map(\.lowerBound)
    var ends = anyNameEnds
    for start in ends.indices where !ends[start].isEmpty {
      ends[start].removeAll { !mayBeName(start..<$0, edges) }
    }
    return ends
  }

  private var anyNameEnds: [[Int]] {
    let text = utterance.scalars
    var ends = [[Int]](repeating: [], count: text.count + 1)
    for (index, word) in words.enumerated() {
      // "the histry" is not Chemistry with two slips.
      let isSmall = functionWords.contains(Array(text[word.range])) && !isName[word.range.lowerBound]
      if isSmall { continue }
      var hasStranger = false
      for other in words[index..<min(index + 4, words.count)] {
        if other.isGuarded { break }
        hasStranger = hasStranger || !other.isKnown
        if hasStranger {
          ends[word.range.lowerBound].append(other.range.upperBound)
          if !other.isKnown { ends[word.range.lowerBound] += endsOfRun(behind: other.range) }
        }
        // A number behind a name belongs to it: statistics 2.
        var end = other.range.upperBound
        guard end + 1 < text.count, text[end] == Pattern.space, ScalarClass.isDigit(text[end + 1]) else {
          continue
        }
        end += 1
        while end < text.count, ScalarClass.isDigit(text[end]) { end += 1 }
        ends[word.range.lowerBound].append(end)
      }
    }
    for start in text.indices
    where Utterance.isCJK(text[start]) && (start == 0 || beginsRun(start)) {
      for end in start + 2...max(start + 2, min(start + Self.longestRun, text.count))
      where end <= text.count && text[end - 1] != Pattern.space && isFree(start..<end)
        && !isName[start..<end].allSatisfy({ $0 })
      {
        ends[start].append(end)
      }
    }
    return ends
  }

  /// Where a run of Han, kana or Hangul that goes on behind a word may end: TOIEC問題集.
  private func endsOfRun(behind word: Range<Int>) -> ClosedRange<Int>.SubSequence {
    let text = utterance.scalars
    let place = word.upperBound
    var end = place
    while !ScalarClass.isDigit(text[place - 1]), end < text.count, end - place < Self.longestRun,
      Utterance.isCJK(text[end]), !isGuarded[end]
    {
      end += 1
    }
    return (place...end).dropFirst()
  }
}
