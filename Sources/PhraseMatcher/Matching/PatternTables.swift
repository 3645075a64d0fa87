/// The tables of a program while it is compiled.
struct PatternTables {
  var nodes: [Int32] = []
  var targets: [Int32] = []
  /// See `PhraseProgram.Section.targetMasks`.
  var targetMasks: [Int32] = []
  var scalars: [Int32] = []
  /// Entry node of every network that is called.
  var networks: [Int32] = []
  var leaves: [Int32] = []
  var ranges: [Int32] = []
  var values: [Int32] = []
  var blocks: [Int32] = []
  var templates: [Int32] = []
  /// The last so many templates are negative sentences.
  var negativeCount = 0
  var frames: [Int32] = []
  var freeSpeech: [Int32] = []
  /// The nodes that lines about other matters have of their own.
  var doubtNodes = 0..<0
  /// See `LikenessModel`.
  var likenessClasses: [Int32] = []
  /// The name of every intent, as a string.
  var intents: [Int32] = []
  /// Lists of different kinds, each with its count first.
  var pool: [Int32] = []
  private(set) var strings: [String] = []
  private var stringIndex: [String: Int32] = [:]

  mutating func string(_ text: String) -> Int32 {
    if let index = stringIndex[text] { return index }
    let index = Int32(strings.count)
    strings.append(text)
    stringIndex[text] = index
    return index
  }

  mutating func addNode(_ kind: Int32, _ a: Int32 = 0, _ b: Int32 = 0, next: Int32 = -1) -> Int32 {
    let index = Int32(nodes.count / Pattern.Node.stride)
    nodes += [kind, a, b, next, 0, 0, 0, 0]
    return index
  }

  mutating func markJoin(_ node: Int32) {
    nodes[Int(node) * Pattern.Node.stride + Pattern.Node.flags] |= Pattern.Node.isJoin
  }

  mutating func addLeaf(_ type: Int32, _ payload: Int32) -> Int32 {
    for index in stride(from: 0, to: leaves.count, by: Pattern.Leaf.stride)
    where leaves[index] == type && leaves[index + 1] == payload {
      return Int32(index / Pattern.Leaf.stride)
    }
    leaves += [type, payload]
    return Int32(leaves.count / Pattern.Leaf.stride - 1)
  }

  /// The offset of a list in the pool.
  mutating func addPool(_ count: Int, _ items: [Int32]) -> Int32 {
    let offset = Int32(pool.count)
    pool.append(Int32(count))
    pool += items
    return offset
  }

  static func words(_ number: UInt64) -> [Int32] {
    [Int32(truncatingIfNeeded: number), Int32(truncatingIfNeeded: number >> 32)]
  }

  static func words(_ number: Int) -> [Int32] { words(UInt64(bitPattern: Int64(number))) }
  static func words(_ number: Double) -> [Int32] { words(number.bitPattern) }

  /// The number that two words hold.
  static func bits(_ low: Int32, _ high: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: low)) | UInt64(UInt32(bitPattern: high)) << 32
  }
}
