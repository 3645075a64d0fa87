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
    for row in 0..<rows {
      let offset = Int(program[.exampleTexts, row * 4 + 2])
      let count = Int(program[.exampleTexts, row * 4 + 3])
      var score = 0
      for (word, weight) in zip(words, weights) where weight > 0 {
        for index in offset..<offset + count where program[.exampleWords, index] == word.hash {
          score += weight
          break
        }
      }
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

  /// The fewer intents use a word, the more it tells; 0 for a word no example has.
  private func weights(_ words: [WordHash.Word]) -> [Int] {
    let vocabulary = Array(program.section(.vocabulary))
    return words.map { word in
      var low = 0
      var high = vocabulary.count / 2
      while low < high {
        let middle = (low + high) / 2
        if vocabulary[middle * 2] < word.hash { low = middle + 1 } else { high = middle }
      }
      guard low * 2 < vocabulary.count, vocabulary[low * 2] == word.hash else { return 0 }
      return 10_000 / max(1, Int(vocabulary[low * 2 + 1]))
    }
  }
}
