import ConversationModel

/// The words of a program, in memory that never moves and is only read.
final class ProgramWords: Sendable, RandomAccessCollection {
  let count: Int
  nonisolated(unsafe) private let memory: UnsafePointer<Int32>
  /// Who keeps the memory.
  private let owner: FixedBytes

  /// The words of all sections, one after another.
  convenience init(_ sections: [[Int32]]) {
    let count = sections.reduce(0) { $0 + $1.count }
    let memory = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    var place = memory
    for section in sections {
      for word in section {
        place.initialize(to: word)
        place += 1
      }
    }
    let bytes = FixedBytes(start: memory, count: count * MemoryLayout<Int32>.stride) { start, _ in
      start.deallocate()
    }
    self.init(bytes, at: 0, count: count)
  }

  /// Words of four bytes each, the least significant first, where they stand: they are megabytes, of which a line
  /// needs little.
  convenience init(littleEndian bytes: FixedBytes, at offset: Int, count: Int) {
    if Int32(littleEndian: 1) == 1 {
      self.init(bytes, at: offset, count: count)
    } else {
      let words = (0..<count).map {
        Int32(littleEndian: bytes.raw.loadUnaligned(fromByteOffset: offset + $0 * 4, as: Int32.self))
      }
      self.init([words])
    }
  }

  private init(_ owner: FixedBytes, at offset: Int, count: Int) {
    precondition(
      offset >= 0 && count >= 0 && offset + count * 4 <= owner.count, "Internal: the words are all there.")
    self.owner = owner
    self.count = count
    memory = (owner.address + offset).assumingMemoryBound(to: Int32.self)
  }

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
  var address: UnsafePointer<Int32> { memory }
}
