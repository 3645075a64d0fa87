import Glibc

/// Reads lines of any bytes from a file descriptor.
package struct LineReader: Sendable {
  /// A longer line is handed out in pieces of this many bytes.
  static let limit = 16 << 20

  private let descriptor: Int32
  private var bytes: [UInt8] = []
  /// Up to here the bytes were handed out.
  private var start = 0
  private var hasEnded = false
  private var isFirst = true

  /// Reads on from where the descriptor stands; closing it is left to its owner.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its end, with U+FFFD for what is not UTF-8; nil at the end of the input.
  package mutating func next() -> String? {
    var searched = start
    while true {
      if let end = bytes[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return text(start..<end)
      }
      searched = bytes.count
      if hasEnded || bytes.count - start >= Self.limit {
        guard start < bytes.count else { return nil }
        defer { start = bytes.count }
        return text(start..<bytes.count)
      }
      searched -= start
      bytes.removeFirst(start)
      start = 0
      readMore()
    }
  }

  private mutating func text(_ range: Range<Int>) -> String {
    var line = bytes[range]
    if line.last == 0x0D { line.removeLast() }
    if isFirst, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    isFirst = false
    return String(decoding: line, as: UTF8.self)
  }

  private mutating func readMore() {
    let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      repeat {
        count = max(-1, read(descriptor, buffer.baseAddress, buffer.count))
      } while count < 0 && errno == EINTR
      count = max(0, count)
    }
    if chunk.isEmpty { hasEnded = true } else { bytes += chunk }
  }
}
