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

  /// Takes back the last scalar if a mark may join it.
  mutating func removeLetter() -> (letter: Unicode.Scalar, start: Int)? {
    guard let last = scalars.last, last > 0x20, let letter = Unicode.Scalar(last), let start = starts.last
    else {
      return nil
    }
    scalars.removeLast()
    starts.removeLast()
    ends.removeLast()
    return (letter, Int(start))
  }
}
