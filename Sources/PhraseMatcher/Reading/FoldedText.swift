/// Scalars after folding one by one, before marks and spaces are decided from their neighbours.
struct FoldedText {
  /// Stand-ins for characters whose meaning depends on what is around them; above all of Unicode.
  enum Sign {
    /// A dash of print: a range between numbers, a minus before one, otherwise a pause.
    static let dash: UInt32 = 0x11_0001
    /// A wave dash: a range between numbers, otherwise decoration.
    static let wave: UInt32 = 0x11_0002
    /// Punctuation that only separates.
    static let mark: UInt32 = 0x11_0003
  }

  var scalars: [UInt32] = []
  var starts: [Int32] = []
  var ends: [Int32] = []

  init(capacity: Int) {
    scalars.reserveCapacity(capacity)
    starts.reserveCapacity(capacity)
    ends.reserveCapacity(capacity)
  }

  @inline(__always) mutating func append(_ scalar: UInt32, _ start: Int, _ end: Int) {
    scalars.append(scalar)
    starts.append(Int32(truncatingIfNeeded: start))
    ends.append(Int32(truncatingIfNeeded: end))
  }

  /// Takes back the last letter and its marks, if more marks may join it; of a letter of Hangul that stands alone only
  /// the marks.
  mutating func removeLetter() -> (scalars: [Unicode.Scalar], start: Int)? {
    var first = scalars.count
    while first > 0, let mark = Unicode.Scalar(scalars[first - 1]), ScalarFolder.joins(mark) { first -= 1 }
    if first > 0, scalars[first - 1] > 0x20, !ScalarFolder.isLoneJamo(scalars[first - 1]),
      Unicode.Scalar(scalars[first - 1]) != nil
    {
      first -= 1
    }
    guard first < scalars.count else { return nil }
    let taken = (scalars: scalars[first...].compactMap(Unicode.Scalar.init), start: Int(starts[first]))
    scalars.removeSubrange(first...)
    starts.removeSubrange(first...)
    ends.removeSubrange(first...)
    return taken
  }
}
