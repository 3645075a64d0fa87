/// The words that the templates of a program spell.
final class GrammarWords: Sendable {
  private let program: PhraseProgram
  /// Whole words of scripts with spaces, and pieces of others, as they stand in templates.
  private let spelled: SortedWords
  /// Words of other matters, which are hardly names: "a timer for the eggs".
  private let doubts: SortedWords
  private let longest: Int
  /// What people study, whatever else its words say.
  private let subjects: Set<[UInt32]>
  /// What they study or do for fun.
  private let pastimes: Set<[UInt32]>
  /// How long those are that begin with a character, the longest first.
  private let lengthsOfSubjects: [UInt32: [Int]]
  /// The small words that many templates have.
  let functionWords: Set<[UInt32]>

  init(_ program: PhraseProgram) {
    self.program = program
    spelled = SortedWords(program, .spelledWords)
    doubts = SortedWords(program, .doubtWords)
    longest = spelled.longest
    functionWords = Set(program.wordList(.functionWords))
    subjects = Set(program.wordList(.subjects))
    pastimes = Set(program.wordList(.pastimes))
    lengthsOfSubjects = Dictionary(grouping: subjects.filter { !$0.isEmpty }) { $0[0] }
      .mapValues { Set($0.map(\.count)).sorted(by: >) }
  }

  /// The words of what is said to us, without other matters; sorted.
  var ofTemplates: [[UInt32]] { program.wordList(.spelledWords) }

  /// All of them, sorted.
  var all: [[UInt32]] {
    let doubts = program.wordList(.doubtWords)
    return doubts.isEmpty ? ofTemplates : (ofTemplates + doubts).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Whether words are what people study, where a sentence has a place for it.
  func isSubject(_ words: ArraySlice<UInt32>) -> Bool {
    let words = Array(words)
    return subjects.contains(words) || pastimes.contains(words)
  }

  /// Where what people study, and do not do for fun, ends that begins at a place, the longest first.
  func ends(ofSubjectsIn text: [UInt32], at place: Int) -> [Int] {
    guard place < text.count, let lengths = lengthsOfSubjects[text[place]] else { return [] }
    return lengths.compactMap { length in
      let end = place + length
      return end <= text.count && subjects.contains(Array(text[place..<end])) ? end : nil
    }
  }

  /// Where what people study stands as a word of its own, perhaps with what templates put behind names.
  func subjects(in text: [UInt32]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for place in text.indices where place >= found.last?.upperBound ?? 0 && !isOneRun(text, place) {
      let end = ends(ofSubjectsIn: text, at: place).first { end in
        guard isOneRun(text, end) else { return true }
        return ScalarClass.isHangul(text[end]) && contains(text[end...].prefix { $0 != Pattern.space })
      }
      if let end { found.append(place..<end) }
    }
    return found
  }

  /// Whether a word of one script goes on at a place.
  private func isOneRun(_ text: [UInt32], _ place: Int) -> Bool {
    guard place > 0, place < text.count else { return false }
    let (a, b) = (text[place - 1], text[place])
    return [ScalarClass.isHan, ScalarClass.isHangul, ScalarClass.isKatakana, ScalarClass.isSpacedWord]
      .contains {
        $0(a) && $0(b)
      }
  }

  func contains(_ word: ArraySlice<UInt32>) -> Bool { spelled.contains(word) || doubts.contains(word) }

  func contains(_ word: [UInt32]) -> Bool { contains(word[...]) }

  /// Whether a word is put together of nothing but single characters that templates spell: 영어, 古文. Such a word
  /// may well be a name.
  private func isChance(_ word: ArraySlice<UInt32>) -> Bool {
    // Kana endings and particles follow each other more often.
    let isKana = word.count > 2 && word.allSatisfy(ScalarClass.isHiragana)
    guard isKana || word.count > 1 && word.allSatisfy({ ScalarClass.isHangul($0) || ScalarClass.isHan($0) })
    else { return false }
    return !word.indices.contains { start in
      (start + 2...max(start + 2, word.endIndex)).contains { end in
        end <= word.endIndex && contains(word[start..<end])
      }
    }
  }

  /// Whether words consist of nothing but what templates spell: such words are no name.
  func spellAll(of words: ArraySlice<UInt32>) -> Bool {
    if words.split(separator: Pattern.space).contains(where: isChance) { return false }
    let text = Array(words)
    var reached = [Bool](repeating: false, count: text.count + 1)
    reached[0] = true
    for start in text.indices where reached[start] {
      if text[start] == Pattern.space {
        reached[start + 1] = true
        continue
      }
      for length in 1...max(1, min(longest, text.count - start)) {
        let end = start + length
        let isWhole =
          end == text.count || text[end] == Pattern.space || Utterance.isCJK(text[end - 1])
          || Utterance.isCJK(text[end])
        if isWhole, !reached[end], contains(text[start..<end]) { reached[end] = true }
      }
    }
    return reached[text.count]
  }
}
