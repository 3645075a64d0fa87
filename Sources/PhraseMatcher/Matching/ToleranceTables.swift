import ConversationModel

/// What the tolerant pass knows of a program: its words, ready to be found by their slips.
final class ToleranceTables: Sendable {
  let spelling: SpellingIndex
  /// Words that mean nothing, skip words among them.
  let idle: Set<[UInt32]>
  /// Longest first.
  let fillers: [[UInt32]]
  let functionWords: [[UInt32]]
  let particles: [[[UInt32]]]
  let guards: [[UInt32]]
  let guardHashes: Set<Int32>
  let measures: Set<[UInt32]>
  let strictIntents: Set<IntentName>
  /// Words that samples have, ready to be found by their slips.
  let samples: SpellingIndex
  let likeness: LikenessReader
  /// Words of templates with characters that have several sounds.
  private let soundingWords: [[UInt32]]
  private let bySound: SoundIndex

  init(_ program: PhraseProgram, grammar: GrammarWords) {
    let skipped = program.wordList(.skipWords)
    fillers = program.wordList(.fillers).sorted { $0.count > $1.count }
    idle = Set(skipped + fillers)
    functionWords = program.wordList(.functionWords)
    particles = program.particles
    guards = program.wordList(.guards)
    guardHashes = Set(program.section(.guardWords))
    measures = Set(program.wordList(.measures))
    strictIntents = program.strictIntents
    samples = SpellingIndex(program.wordList(.sampleWords))
    likeness = LikenessReader(program)
    soundingWords = grammar.ofTemplates.filter {
      $0.count >= 2 && $0.allSatisfy(ScalarClass.isHan)
    }
    var index = SoundIndex(Sounds(program))
    for (place, word) in soundingWords.enumerated() { index.add(word, Int32(place)) }
    bySound = index
    spelling = SpellingIndex(grammar.all + skipped + fillers + functionWords + measures)
  }

  /// The words of templates that sound like what was typed.
  func alike(_ typed: ArraySlice<UInt32>) -> [[UInt32]] {
    bySound.isEmpty ? [] : bySound.values(like: typed).map { soundingWords[Int($0)] }
  }
}
