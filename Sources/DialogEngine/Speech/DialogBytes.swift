/// Writes the compact form of a catalog: little-endian words, variable-length counts, UTF-8.
struct DialogByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  mutating func word(_ value: Int) {
    let value = UInt32(clamping: value)
    for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  mutating func count(_ value: Int) {
    var value = UInt(clamping: value)
    while value >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: value) | 0x80)
      value >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: value))
  }

  mutating func text(_ value: String) {
    count(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  mutating func raw(_ value: [UInt8]) { bytes.append(contentsOf: value) }
}

/// Reads what `DialogByteWriter` wrote; every step checks its bounds, so that no file can trap it.
struct DialogByteReader {
  /// The bytes are not a catalog, or were cut or changed.
  struct Damaged: Error {}

  let bytes: [UInt8]
  var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  mutating func byte() throws(Damaged) -> UInt8 {
    guard bytes.indices.contains(position) else { throw Damaged() }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func word() throws(Damaged) -> Int {
    var value: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) { value |= UInt32(try byte()) << shift }
    return Int(value)
  }

  mutating func count() throws(Damaged) -> Int {
    var value: UInt = 0
    for shift in stride(from: UInt(0), to: 35, by: 7) {
      let byte = try byte()
      value |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(value) }
    }
    throw Damaged()
  }

  mutating func text() throws(Damaged) -> String {
    let range = try range()
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Where the letters of a text stand, without copying them.
  mutating func range() throws(Damaged) -> Range<Int> {
    let length = try count()
    guard length <= bytes.count - position else { throw Damaged() }
    defer { position += length }
    return position..<position + length
  }
}
