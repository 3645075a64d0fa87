/// Writes whole numbers in seven-bit groups, small ones short.
struct PackedWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: Int) {
    var rest = UInt(bitPattern: (value << 1) ^ (value >> (Int.bitWidth - 1)))
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write<Item>(_ items: [Item], _ each: (inout PackedWriter, Item) -> Void) {
    write(items.count)
    for item in items { each(&self, item) }
  }
}

/// Reads what `PackedWriter` wrote; anything else is an error, never a trap.
struct PackedReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  mutating func read() throws(ReaderTables.Damage) -> Int {
    var value: UInt = 0
    var shift: UInt = 0
    while position < bytes.endIndex, shift < 64 {
      let byte = bytes[position]
      position += 1
      value |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: value >> 1) ^ -Int(bitPattern: value & 1) }
      shift += 7
    }
    throw .truncated
  }

  /// A number within bounds.
  mutating func read(in range: ClosedRange<Int>) throws(ReaderTables.Damage) -> Int {
    let value = try read()
    guard range.contains(value) else { throw .truncated }
    return value
  }

  /// A count of things, each at least one byte long.
  mutating func readCount() throws(ReaderTables.Damage) -> Int {
    try read(in: 0...max(0, bytes.endIndex - position))
  }
}
