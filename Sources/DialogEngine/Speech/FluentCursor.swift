/// A place in the UTF-8 of a Fluent file, with the small steps every rule of the grammar is made of.
struct FluentCursor {
  let bytes: [UInt8]
  var position = 0
  /// Where each line starts.
  private let lines: [Int]

  init(_ text: String) {
    // Fluent knows one line end; a carriage return elsewhere is text.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if byte == .lineFeed, bytes.last == .carriageReturn { bytes.removeLast() }
      bytes.append(byte)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    self.bytes = bytes
    lines = [0] + bytes.indices.filter { bytes[$0] == .lineFeed }.map { $0 + 1 }
  }

  var isAtEnd: Bool { position >= bytes.count }
  var current: UInt8? { at(0) }
  var isAtLineEnd: Bool { isAtEnd || current == .lineFeed }

  func at(_ offset: Int) -> UInt8? {
    let index = position + offset
    return bytes.indices.contains(index) ? bytes[index] : nil
  }

  mutating func advance(_ count: Int = 1) { position = min(bytes.count, position + count) }

  mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    advance()
    return true
  }

  mutating func take(_ literal: StaticString) -> Bool {
    let wanted = Array("\(literal)".utf8)
    guard bytes[position...].starts(with: wanted) else { return false }
    advance(wanted.count)
    return true
  }

  /// Spaces only: a tab is text in Fluent.
  @discardableResult mutating func skipSpaces() -> Int {
    let start = position
    while current == .space { advance() }
    return position - start
  }

  /// Spaces and line ends.
  mutating func skipBlank() {
    while current == .space || current == .lineFeed { advance() }
  }

  /// Lines of nothing but spaces; stays at the start of a line. Returns how many.
  mutating func skipBlankLines() -> Int {
    var count = 0
    while true {
      let start = position
      skipSpaces()
      if current == .lineFeed {
        advance()
        count += 1
      } else {
        if !isAtEnd { position = start }
        return count
      }
    }
  }

  /// Goes to the start of the next line.
  mutating func skipLine() {
    while let byte = current, byte != .lineFeed { _ = (byte, advance()) }
    if !isAtEnd { advance() }
  }

  mutating func identifier() -> String? {
    guard let first = current, first.isASCIILetter else { return nil }
    let start = position
    while let byte = current, byte.isIdentifierPart { _ = (byte, advance()) }
    return text(start..<position)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Line and column, from 1, and the whole line.
  func place(_ offset: Int) -> (line: Int, column: Int, excerpt: String) {
    let offset = min(max(0, offset), bytes.count)
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    let start = lines[low]
    let end = bytes[offset...].firstIndex(of: .lineFeed) ?? bytes.count
    return (low + 1, text(start..<offset).count + 1, text(start..<end))
  }
}

extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")

  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
  var isASCIIUppercase: Bool { (0x41...0x5A).contains(self) }
  var isASCIILetter: Bool { isASCIIUppercase || (0x61...0x7A).contains(self) }
  var isIdentifierPart: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}
