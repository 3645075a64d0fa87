/// The words of a text as small numbers: whole words where spaces part them, pairs of neighbouring characters
/// where they do not.
enum WordHash {
  /// One word and where it stands.
  struct Word {
    var hash: Int32
    var range: Range<Int>
  }

  /// The words of match text, in order.
  static func words(_ scalars: [UInt32]) -> [Word] {
    var words: [Word] = []
    var start = 0
    for index in 0...scalars.count {
      let isCJK = index < scalars.count && Utterance.isCJK(scalars[index])
      let isEnd = index == scalars.count || scalars[index] == Pattern.space
      if isEnd || isCJK {
        if start < index { words.append(word(scalars, start..<index)) }
        start = index + 1
      }
      if isCJK {
        let pairs = index + 1 < scalars.count && Utterance.isCJK(scalars[index + 1])
        let follows = index > 0 && Utterance.isCJK(scalars[index - 1])
        if pairs {
          words.append(word(scalars, index..<index + 2))
        } else if !follows {
          words.append(word(scalars, index..<index + 1))
        }
      }
    }
    return words
  }

  static func hash(_ scalars: some Sequence<UInt32>) -> Int32 {
    var hash: UInt32 = 0x811C_9DC5
    for scalar in scalars { hash = (hash ^ scalar) &* 0x0100_0193 }
    return Int32(bitPattern: hash)
  }

  private static func word(_ scalars: [UInt32], _ range: Range<Int>) -> Word {
    Word(hash: hash(scalars[range]), range: range)
  }
}
