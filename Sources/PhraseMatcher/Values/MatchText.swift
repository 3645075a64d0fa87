/// Match text that may be asked beyond its ends, where there is nothing.
struct MatchText {
  let scalars: [UInt32]
  /// Whether a time of day may stand anywhere; nil where nobody has looked.
  var mayHoldTimes: Bool?
  /// The places before which a mark that parts clauses was typed, and whether it ends a sentence.
  var marked: [(place: Int, endsSentence: Bool)] = []

  @inline(__always) subscript(_ index: Int) -> UInt32 {
    index >= 0 && index < scalars.count ? scalars[index] : 0
  }

  @inline(__always) func isDigit(_ index: Int) -> Bool { ScalarClass.isDigit(self[index]) }
  @inline(__always) func isSpace(_ index: Int) -> Bool { self[index] == ScalarClass.space }

  /// Whether words of scripts with spaces are whole when cut here.
  @inline(__always) func isBoundary(_ index: Int) -> Bool {
    !(ScalarClass.isSpacedWord(self[index]) && ScalarClass.isSpacedWord(self[index - 1]))
  }

  /// Whether a sentence ends before a place; nil where nothing parts it from what stands before it.
  @inline(__always) func mark(before place: Int) -> Bool? {
    marked.isEmpty ? nil : marked.first { $0.place == place }?.endsSentence
  }

  /// The place behind one space, or the same place.
  @inline(__always) func afterSpace(_ index: Int) -> Int { isSpace(index) ? index + 1 : index }
  /// The place behind one space or hyphen, or the same place.
  @inline(__always) func afterGap(_ index: Int) -> Int {
    isSpace(index) || self[index] == ScalarClass.hyphen ? index + 1 : index
  }
}
