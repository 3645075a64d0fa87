extension PhraseProgram {
  /// Every way to write a number that begins at a place, shortest first.
  ///
  /// The ways are sorted by their text, so those that go on alike stand together and each scalar narrows them.
  func numberWords(in text: [UInt32], at start: Int) -> [(end: Int, value: Double)] {
    let stride = 4
    var found: [(end: Int, value: Double)] = []
    var candidates = 0..<count(.numberWords) / stride
    var depth = 0
    while true {
      while let first = candidates.first, Int(self[.numberWords, first * stride + 1]) == depth {
        if depth > 0 {
          let row = first * stride
          let bits = PatternTables.bits(self[.numberWords, row + 2], self[.numberWords, row + 3])
          found.append((start + depth, Double(bitPattern: bits)))
        }
        candidates.removeFirst()
      }
      guard !candidates.isEmpty, start + depth < text.count else { return found }
      let scalar = text[start + depth]
      let lower = bound(candidates) { self.scalar(ofWord: $0 * stride, depth) < scalar }
      let upper = bound(lower..<candidates.upperBound) { self.scalar(ofWord: $0 * stride, depth) <= scalar }
      candidates = lower..<upper
      depth += 1
    }
  }

  private func scalar(ofWord row: Int, _ depth: Int) -> UInt32 {
    UInt32(bitPattern: self[.scalars, Int(self[.numberWords, row]) + depth])
  }

  /// The first index for which the test fails; it holds for all before.
  private func bound(_ range: Range<Int>, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
