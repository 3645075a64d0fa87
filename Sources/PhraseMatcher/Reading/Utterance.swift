/// What was typed, and the text the matcher compares: the same without regard to case, width and marks,
/// with a way back from every scalar to the bytes it came from.
package struct Utterance: Sendable {
  /// As typed, untouched.
  package let typed: String
  /// The folded match text: single spaces, none at either end.
  package let scalars: [UInt32]
  /// Where each scalar begins in the UTF-8 of `typed`.
  package let starts: [Int32]
  /// Where each scalar ends in the UTF-8 of `typed`.
  package let ends: [Int32]
  /// What was typed between quotation marks.
  let quotations: [Quotation]

  /// - Parameter quotations: what was typed between quotation marks; looked for when it is not given.
  init(
    typed: String, scalars: [UInt32], starts: [Int32], ends: [Int32], quotations: [Quotation]? = nil
  ) {
    self.typed = typed
    self.scalars = scalars
    self.starts = starts
    self.ends = ends
    self.quotations = quotations ?? Quotation.all(in: typed)
  }

  /// How many scalars there are to match.
  package var count: Int { scalars.count }

  /// The typed words behind a range of scalars.
  package func typedText(_ range: Range<Int>) -> String { text(in: typedSpan(range)) }

  /// Where a range of scalars stands in the UTF-8 of `typed`; ranges that reach too far are cut.
  package func typedSpan(_ range: Range<Int>) -> Range<Int> {
    let lower = min(max(range.lowerBound, 0), scalars.count)
    let upper = min(max(range.upperBound, lower), scalars.count)
    let start = lower < scalars.count ? Int(starts[lower]) : Int(ends.last ?? 0)
    guard lower < upper else { return start..<start }
    return start..<max(start, Int(ends[upper - 1]))
  }

  /// The text of a span of UTF-8 offsets.
  func text(in span: Range<Int>) -> String {
    let bytes = typed.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: min(max(span.lowerBound, 0), bytes.count))
    let end = bytes.index(bytes.startIndex, offsetBy: min(max(span.upperBound, 0), bytes.count))
    return start <= end ? String(typed[start..<end]) : ""
  }

  /// Whether a word may begin, or the one before end, at this scalar: everywhere but inside a word of a
  /// script with spaces. The ends of the text and anything outside it count.
  package func isWordStart(_ index: Int) -> Bool {
    guard index > 0, index < scalars.count else { return true }
    return !(ScalarClass.isSpacedWord(scalars[index - 1]) && ScalarClass.isSpacedWord(scalars[index]))
  }

  /// Whether a scalar is of a script in which words follow each other without spaces.
  @inline(__always) package static func isCJK(_ scalar: UInt32) -> Bool { ScalarClass.isCJK(scalar) }

  /// How many syllables of its written word stand before a place in Hangul, behind a space; 0 for more than a
  /// particle has, and where no word is cut.
  func syllablesCut(at place: Int) -> Int {
    guard place > 0, place < count, ScalarClass.isHangul(scalars[place]) else { return 0 }
    let cut = scalars[..<place].reversed().prefix { ScalarClass.isHangul($0) }.count
    guard 1...Self.longestParticle ~= cut, place > cut, scalars[place - cut - 1] == ScalarClass.space else {
      return 0
    }
    return cut
  }

  private static let longestParticle = 2

  /// Whether a question mark ends what was typed.
  var asks: Bool {
    typed.unicodeScalars.reversed().first { !$0.properties.isWhitespace && $0 != "!" && $0 != "." }
      .map(ClauseMarks.questions.contains) ?? false
  }

  /// The places behind spaces before which a mark was typed that ends a clause, and whether it ends a sentence.
  var marks: [(place: Int, endsSentence: Bool)] {
    guard typed.unicodeScalars.contains(where: ClauseMarks.all.contains) else { return [] }
    return scalars.indices.dropFirst().compactMap { place in
      guard scalars[place - 1] == ScalarClass.space else { return nil }
      let (end, start) = (Int(starts[place - 1]), Int(starts[place]))
      // Where words were put in each other's place, what was typed between them is not known.
      guard end < start else { return nil }
      let gap = text(in: end..<start).unicodeScalars
      guard gap.contains(where: ClauseMarks.all.contains) else { return nil }
      return (place, gap.contains(where: ClauseMarks.endOfSentence.contains))
    }
  }

  /// Whether a mark that ends a clause was typed before a place.
  func isMarked(before place: Int) -> Bool {
    guard place > 0, place < count else { return false }
    let before = typedSpan(place - 1..<place)
    let start = scalars[place - 1] == ScalarClass.space ? before.lowerBound : before.upperBound
    let end = Int(starts[place])
    return start < end && text(in: start..<end).unicodeScalars.contains { ClauseMarks.all.contains($0) }
  }
}
