/// Changes bytes in the ways in which files and lines break: one byte, a run, a piece of another input, a word that
/// means something to the reader, the same again and again.
struct ByteMutator {
  private static let mostBytes = 4_000

  var generator: SeededGenerator
  /// Pieces that mean something to what is fuzzed.
  let words: [[UInt8]]

  init(seed: UInt64, words: [String]) {
    generator = SeededGenerator(state: seed)
    self.words = words.map { Array($0.utf8) }
  }

  private mutating func below(_ limit: Int) -> Int { Int(generator.next() % UInt64(max(1, limit))) }

  /// The bytes with one to five changes.
  mutating func mutated(_ bytes: [UInt8], donors: [[UInt8]]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(5) { change(&bytes, donors) }
    return Array(bytes.prefix(Self.mostBytes))
  }

  mutating func pick<Element>(_ items: [Element]) -> Element { items[below(items.count)] }

  private mutating func range(of bytes: [UInt8]) -> Range<Int> {
    let start = below(bytes.count)
    return start..<min(bytes.count, start + 1 + below(below(40) + 1))
  }

  private mutating func change(_ bytes: inout [UInt8], _ donors: [[UInt8]]) {
    let place = below(bytes.count + 1)
    switch below(10) {
    case 0 where !bytes.isEmpty: bytes[below(bytes.count)] ^= 1 << UInt8(below(8))
    case 1: bytes.insert(UInt8(below(256)), at: place)
    case 2 where !bytes.isEmpty: bytes.removeSubrange(range(of: bytes))
    case 3 where !bytes.isEmpty: bytes.insert(contentsOf: bytes[range(of: bytes)], at: place)
    case 4:
      let donor = pick(donors)
      if !donor.isEmpty { bytes.insert(contentsOf: donor[range(of: donor)], at: place) }
    case 5 where !bytes.isEmpty:
      let donor = pick(donors)
      bytes = Array(bytes[..<below(bytes.count)] + donor[below(donor.count + 1)...])
    case 6:
      let word = pick(words)
      bytes.insert(contentsOf: (0...below(below(60) + 1)).flatMap { _ in word }, at: place)
    case 7 where !bytes.isEmpty: bytes.replaceSubrange(range(of: bytes), with: pick(words))
    case 8 where bytes.count > 1: bytes.swapAt(below(bytes.count), below(bytes.count))
    default: bytes.insert(contentsOf: pick(words), at: place)
    }
  }
}
