/// Bytes that stay where they are and never change, such as a file that is mapped into memory: what is not looked at
/// costs nothing.
package final class FixedBytes: Sendable {
  package let count: Int
  /// Nobody writes to it.
  nonisolated(unsafe) private let start: UnsafeRawPointer
  private let release: @Sendable (UnsafeMutableRawPointer, Int) -> Void

  /// - Parameters:
  ///   - start: aligned to sixteen bytes.
  ///   - release: called when nobody owns the bytes any more.
  package init(
    start: UnsafeRawPointer, count: Int,
    release: @escaping @Sendable (_ start: UnsafeMutableRawPointer, _ count: Int) -> Void
  ) {
    self.start = start
    self.count = count
    self.release = release
  }

  /// A copy of an array.
  package convenience init(_ bytes: [UInt8]) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes.count), alignment: 16)
    UnsafeMutableRawBufferPointer(start: memory, count: bytes.count).copyBytes(from: bytes)
    self.init(start: memory, count: bytes.count) { start, _ in start.deallocate() }
  }

  deinit { release(UnsafeMutableRawPointer(mutating: start), count) }

  /// Where the first byte is, as long as somebody owns the bytes.
  package var address: UnsafeRawPointer { start }

  /// The bytes, as long as somebody owns them.
  package var raw: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  /// The bytes in an array of their own.
  package var array: [UInt8] { Array(raw) }

  /// Some of them in an array of their own.
  package func array(_ range: some RangeExpression<Int>) -> [UInt8] { Array(raw[range]) }
}
