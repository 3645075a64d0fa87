extension Utterance {
  /// Without some ranges of scalars; spans still lead to what was typed.
  func removing(_ ranges: [Range<Int>]) -> Utterance { removingWithSeams(ranges).utterance }

  /// Without some ranges, and where in the rest they stood.
  func removingWithSeams(_ ranges: [Range<Int>]) -> (utterance: Utterance, seams: [Int]) {
    var keeps = [Bool](repeating: true, count: count)
    for range in ranges {
      for index in range.clamped(to: 0..<count) { keeps[index] = false }
    }
    var kept: [Int] = []
    var seams: [Int] = []
    for index in 0..<count {
      if !keeps[index] {
        if seams.last != kept.count { seams.append(kept.count) }
        continue
      }
      if scalars[index] == Pattern.space, kept.last.map({ scalars[$0] == Pattern.space }) ?? true { continue }
      kept.append(index)
    }
    if let last = kept.last, scalars[last] == Pattern.space { kept.removeLast() }
    let rest = Utterance(
      typed: typed, scalars: kept.map { scalars[$0] }, starts: kept.map { starts[$0] },
      ends: kept.map { ends[$0] }, quotations: quotations)
    return (rest, seams)
  }

  /// With other scalars for a range, all of which lead to what the range was typed as.
  func replacing(_ range: Range<Int>, with new: [UInt32]) -> Utterance {
    let span = typedSpan(range)
    return Utterance(
      typed: typed, scalars: Array(scalars[..<range.lowerBound]) + new + scalars[range.upperBound...],
      starts: Array(starts[..<range.lowerBound]) + new.map { _ in Int32(clamping: span.lowerBound) }
        + starts[range.upperBound...],
      ends: Array(ends[..<range.lowerBound]) + new.map { _ in Int32(clamping: span.upperBound) }
        + ends[range.upperBound...],
      quotations: quotations)
  }

  /// What stands from a scalar on.
  init(suffix start: Int, of other: Utterance) {
    self.init(
      typed: other.typed, scalars: Array(other.scalars[start...]), starts: Array(other.starts[start...]),
      ends: Array(other.ends[start...]),
      quotations: other.quotations)
  }
}
