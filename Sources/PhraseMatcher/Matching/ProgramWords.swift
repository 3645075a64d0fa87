/// The words of a program, in memory of their own that never moves: filled once, and only read from then on.
final class ProgramWords: Sendable, RandomAccessCollection {
  let count: Int
  /// Nobody writes after the initializer.
  nonisolated(unsafe) private let memory: UnsafeMutablePointer<Int32>

  /// - Parameter fill: initializes all of the words.
  private init(count: Int, fill: (UnsafeMutablePointer<Int32>) -> Void) {
    self.count = count
    memory = .allocate(capacity: count)
    fill(memory)
  }

  /// The words of all sections, one after another.
  convenience init(_ sections: [[Int32]]) {
    self.init(count: sections.reduce(0) { $0 + $1.count }) { memory in
      var place = memory
      for section in sections {
        for word in section {
          place.initialize(to: word)
          place += 1
        }
      }
    }
  }

  /// Words of four bytes each, the least significant first. They are megabytes, so they are copied once and whole.
  convenience init(_ bytes: UnsafeRawBufferPointer) {
    let count = bytes.count / MemoryLayout<Int32>.size
    self.init(count: count) { memory in
      UnsafeMutableRawBufferPointer(start: memory, count: count * MemoryLayout<Int32>.size)
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes.prefix(count * MemoryLayout<Int32>.size)))
      if Int32(littleEndian: 1) != 1 {
        for index in 0..<count { memory[index] = Int32(littleEndian: memory[index]) }
      }
    }
  }

  deinit { memory.deallocate() }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Int32 {
    precondition(index >= 0 && index < count, "Internal: no such word in the program.")
    return memory[index]
  }

  /// Some of the words, as scalars.
  func scalars(_ range: Range<Int>) -> [UInt32] {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "Internal: no such words in the program.")
    var scalars: [UInt32] = []
    scalars.reserveCapacity(range.count)
    for index in range { scalars.append(UInt32(bitPattern: memory[index])) }
    return scalars
  }

  /// Where the first word is, as long as somebody owns the words.
  var address: UnsafePointer<Int32> { UnsafePointer(memory) }
}
