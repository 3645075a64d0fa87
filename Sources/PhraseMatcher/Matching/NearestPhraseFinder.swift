import ConversationModel

/// Finds the example sentence nearest to words that fit nothing.
struct NearestPhraseFinder {
  let program: PhraseProgram

  /// An example with its intent as an index, and the words of the utterance that it has.
  struct Near {
    var example: String
    var intent: Int
    var shared: [Range<Int>]
  }

  /// So many are worth a try.
  private static let most = 4

  /// The examples that share the most telling words with the utterance, best first; then the first one of all.
  func nearest(to utterance: Utterance) -> [Near] {
    let words = WordHash.words(utterance.scalars)
    let weights = weights(words)
    var best: [(score: Int, row: Int)] = []
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
      guard score > 0, best.count < Self.most || score > best[best.count - 1].score else { continue }
      let place = best.firstIndex { $0.score < score } ?? best.count
      best.insert((score, row), at: place)
      if best.count > Self.most { best.removeLast() }
    }
    guard rows > 0 else { return [] }
    return best.map { near(row: $0.row, words) } + [near(row: 0, [])]
  }

  private func near(row: Int, _ words: [WordHash.Word]) -> Near {
    let offset = Int(program[.exampleTexts, row * 4 + 2])
    let count = Int(program[.exampleTexts, row * 4 + 3])
    let has = Set((offset..<offset + count).map { program[.exampleWords, $0] })
    return Near(
      example: program.string(program[.exampleTexts, row * 4 + 1]),
      intent: Int(program[.exampleTexts, row * 4]),
      shared: words.filter { has.contains($0.hash) }.map(\.range))
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
