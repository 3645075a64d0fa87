/// A quick guess whether a scalar is among some: never wrong about a no.
struct ScalarSet: Sendable {
  private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  mutating func insert(_ scalar: UInt32) {
    let bit: UInt64 = 1 << UInt64(scalar & 63)
    switch scalar >> 6 & 3 {
    case 0: bits.0 |= bit
    case 1: bits.1 |= bit
    case 2: bits.2 |= bit
    default: bits.3 |= bit
    }
  }

  @inline(__always) func mayContain(_ scalar: UInt32) -> Bool {
    let word =
      switch scalar >> 6 & 3 {
      case 0: bits.0
      case 1: bits.1
      case 2: bits.2
      default: bits.3
      }
    return word >> UInt64(scalar & 63) & 1 == 1
  }
}
