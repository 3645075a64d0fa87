import ConversationModel

/// Finds the example sentence nearest to words that fit nothing.
struct NearestPhraseFinder {
  let program: PhraseProgram

  /// The example that shares the most telling words with the utterance, and its intent as an index; the first
  /// example of all when none shares any.
  func nearest(to utterance: Utterance) -> (example: String, intent: Int, shared: [Range<Int>])? {
    let words = WordHash.words(utterance.scalars)
    let weights = weights(words)
    var best: (score: Int, row: Int)?
    let rows = program.count(.exampleTexts) / 4
    let texts = program.section(.exampleTexts)
    let spelled = program.section(.exampleWords)
    // Most examples have none of the words: a glance at a few bits of each tells.
    let wanted = zip(words, weights).filter { $0.1 > 0 }
    let bits = wanted.reduce(0) { $0 | Self.bit($1.0.hash) }
    for row in 0..<rows where bits != 0 {
      let offset = spelled.startIndex + Int(texts[texts.startIndex + row * 4 + 2])
      let count = Int(texts[texts.startIndex + row * 4 + 3])
      let own = offset..<offset + count
      guard own.contains(where: { Self.bit(spelled[$0]) & bits != 0 }) else { continue }
      var score = 0
      for (word, weight) in wanted where own.contains(where: { spelled[$0] == word.hash }) { score += weight }
      // Of two that share the same words, the shorter is nearer.
      score = score * 16 / (16 + count)
      if score > best?.score ?? 0 { best = (score, row) }
    }
    guard rows > 0 else { return nil }
    let row = best?.row ?? 0
    let offset = Int(program[.exampleTexts, row * 4 + 2])
    let count = Int(program[.exampleTexts, row * 4 + 3])
    let has = Set((offset..<offset + count).map { program[.exampleWords, $0] })
    return (
      program.string(program[.exampleTexts, row * 4 + 1]), Int(program[.exampleTexts, row * 4]),
      best == nil ? [] : words.filter { has.contains($0.hash) }.map(\.range)
    )
  }

  private static func bit(_ hash: Int32) -> UInt64 { 1 << UInt64(hash & 63) }

  /// The fewer intents use a word, the more it tells; 0 for a word no example has.
  private func weights(_ words: [WordHash.Word]) -> [Int] {
    let vocabulary = program.section(.vocabulary)
    let first = vocabulary.startIndex
    return words.map { word in
      var low = 0
      var high = vocabulary.count / 2
      while low < high {
        let middle = (low + high) / 2
        if vocabulary[first + middle * 2] < word.hash { low = middle + 1 } else { high = middle }
      }
      guard low * 2 < vocabulary.count, vocabulary[first + low * 2] == word.hash else { return 0 }
      return 10_000 / max(1, Int(vocabulary[first + low * 2 + 1]))
    }
  }
}
