/// How many letters differ: one too many, one too few, another, or two neighbours the wrong way round.
struct EditDistance {
  private var rows: [[Int32]] = [[], [], []]

  /// The distance of two runs of letters when it is at most `limit`.
  mutating func within(_ limit: Int, _ a: ArraySlice<UInt32>, _ b: ArraySlice<UInt32>) -> Int? {
    let (n, m) = (a.count, b.count)
    guard abs(n - m) <= limit else { return nil }
    if n == 0 || m == 0 { return max(n, m) }
    let far = Int32(limit + 1)
    for row in 0..<3 where rows[row].count <= m {
      rows[row] = [Int32](repeating: far, count: m + 1)
    }
    for column in 0...m { rows[0][column] = min(Int32(column), far) }
    let (firstA, firstB) = (a.startIndex, b.startIndex)
    for i in 1...n {
      let (current, previous, before) = (i % 3, (i + 2) % 3, (i + 1) % 3)
      let low = max(1, i - limit)
      let high = min(m, i + limit)
      rows[current][low - 1] = low == 1 ? min(Int32(i), far) : far
      var best = rows[current][low - 1]
      guard low <= high else { return nil }
      let letter = a[firstA + i - 1]
      for j in low...high {
        let other = b[firstB + j - 1]
        var cost = rows[previous][j - 1] + (letter == other ? 0 : 1)
        if j < i + limit { cost = min(cost, rows[previous][j] + 1) }
        cost = min(cost, rows[current][j - 1] + 1)
        if i > 1, j > 1, letter == b[firstB + j - 2], a[firstA + i - 2] == other {
          cost = min(cost, rows[before][j - 2] + 1)
        }
        rows[current][j] = min(cost, far)
        best = min(best, rows[current][j])
      }
      if best >= far, i > 1 { return nil }
    }
    let distance = Int(rows[n % 3][m])
    return distance <= limit ? distance : nil
  }

  /// How many letters may differ between words of these lengths.
  static func limit(_ a: Int, _ b: Int) -> Int {
    switch min(a, b) {
    case ..<4: 0
    case 4...7: 1
    default: 2
    }
  }

  /// The letters of a key: Hangul syllables taken apart, all else as it is.
  static func letters(_ key: ArraySlice<UInt32>, into letters: inout [UInt32]) {
    for scalar in key {
      let syllable = scalar &- 0xAC00
      guard syllable < 11172 else {
        letters.append(scalar)
        continue
      }
      letters.append(0x1100 + syllable / 588)
      letters.append(0x1161 + syllable % 588 / 28)
      if syllable % 28 > 0 { letters.append(0x11A7 + syllable % 28) }
    }
  }
}
