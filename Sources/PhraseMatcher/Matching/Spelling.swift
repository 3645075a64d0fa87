/// How far two spellings are apart.
enum Spelling {
  /// Letters to replace, insert, remove or swap with a neighbour.
  static func distance(_ a: String, _ b: String) -> Int {
    distance(a.unicodeScalars.map(\.value), b.unicodeScalars.map(\.value))
  }

  /// The same of scalars.
  static func distance(_ a: some Collection<UInt32>, _ b: some Collection<UInt32>) -> Int {
    let left = Array(a)
    let right = Array(b)
    var before: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      row.reserveCapacity(right.count + 1)
      for j in right.indices {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, before[j - 1] + 1)
        }
        row.append(best)
      }
      before = last
      last = row
    }
    return last[right.count]
  }
}
