/// Other orders of the words of a line.
enum PhraseOrders {
  /// Longer lines are not tried.
  private static let mostWords = 8

  /// The line with two neighbours swapped, or with its beginning behind its end.
  static func orders(of line: Utterance) -> [Utterance] {
    let words = words(of: line)
    guard words.count > 1, words.count <= mostWords else { return [] }
    var seen: Set<[UInt32]> = [line.scalars]
    var out: [Utterance] = []
    func add(_ order: [Range<Int>]) {
      let other = line.ordered(order)
      if seen.insert(other.scalars).inserted { out.append(other) }
    }
    // Two small words the wrong way round are a question: "is it".
    for index in 1..<words.count where max(words[index - 1].count, words[index].count) > 3 {
      add(Array(words[..<(index - 1)] + [words[index], words[index - 1]] + words[(index + 1)...]))
    }
    guard words.count > 2 else { return out }
    for index in 1..<words.count { add(Array(words[index...] + words[..<index])) }
    // The first or the last word between the others.
    for index in 2..<words.count {
      if words[0].count > 3 { add(Array(words[1..<index] + words[..<1] + words[index...])) }
      let last = words.count - 1
      guard words[last].count > 3 else { continue }
      add(Array(words[..<(last - index + 1)] + words[last...] + words[(last - index + 1)..<last]))
    }
    return out
  }

  private static func words(of line: Utterance) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    for index in 0...line.count where index == line.count || line.scalars[index] == Pattern.space {
      if start < index { words.append(start..<index) }
      start = index + 1
    }
    return words
  }
}

extension Utterance {
  /// Some ranges of the line in this order, with spaces between.
  func ordered(_ ranges: [Range<Int>]) -> Utterance {
    var places: [Int?] = []
    for range in ranges {
      if !places.isEmpty { places.append(nil) }
      places += range.map { $0 }
    }
    var last: Int32 = 0
    var starts: [Int32] = []
    var ends: [Int32] = []
    for place in places {
      starts.append(place.map { self.starts[$0] } ?? last)
      ends.append(place.map { self.ends[$0] } ?? last)
      last = ends[ends.count - 1]
    }
    return Utterance(
      typed: typed, scalars: places.map { $0.map { scalars[$0] } ?? Pattern.space }, starts: starts,
      ends: ends, quotations: quotations)
  }
}
