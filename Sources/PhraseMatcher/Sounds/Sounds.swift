/// How texts may sound, in hiragana, by the readings of their characters: words that sound alike are mistaken for
/// each other when they are typed.
package struct Sounds: Sendable {
  /// So many ways of one text are thought of; of one among many texts fewer.
  static let most = 64
  static let mostOfMany = 8

  private let program: PhraseProgram

  package init(_ program: PhraseProgram) { self.program = program }

  /// Whether the language has characters with several sounds.
  var isEmpty: Bool { program.count(.sounds) == 0 }

  /// The ways a text may sound; empty when a character in it has no sound.
  func readings(of text: some Sequence<UInt32>, most: Int = Self.most) -> [[UInt32]] {
    var all: [[UInt32]] = [[]]
    for scalar in text {
      let sounds = sounds(of: scalar)
      guard !sounds.isEmpty else { return [] }
      all = all.prefix(max(1, most / sounds.count)).flatMap { begun in sounds.map { begun + $0 } }
    }
    return all
  }

  func sounds(of scalar: UInt32) -> [[UInt32]] {
    if 0x30A1...0x30F6 ~= scalar { return [[scalar - 0x60]] }
    guard ScalarClass.isHan(scalar), scalar != 0x3005 else {
      return scalar == Pattern.space || scalar == 0x3005 ? [] : [[scalar]]
    }
    let wanted = Int32(bitPattern: scalar)
    var (low, high) = (0, program.count(.sounds) / 3)
    while low < high {
      let middle = (low + high) / 2
      if program[.sounds, middle * 3] < wanted { low = middle + 1 } else { high = middle }
    }
    var found: [[UInt32]] = []
    while low * 3 < program.count(.sounds), program[.sounds, low * 3] == wanted {
      found.append(program.scalars(at: program[.sounds, low * 3 + 1], count: program[.sounds, low * 3 + 2]))
      low += 1
    }
    return found
  }
}

/// Texts by how they sound, as a tree of readings: of the many ways a text may sound only those are followed that are
/// the beginning of one.
struct SoundIndex: Sendable {
  private let sounds: Sounds
  /// The nodes behind a node and a kana.
  private var edges: [UInt64: Int32] = [:]
  /// What is read so, by the node where the reading ends.
  private var values: [Int32: [Int32]] = [:]
  private var count: Int32 = 1
  /// The longest text that is looked for, and the longest reading.
  private static let longest = 12

  init(_ sounds: Sounds) { self.sounds = sounds }

  var isEmpty: Bool { values.isEmpty }

  /// - Parameter value: what the text stands for.
  mutating func add(_ text: some Collection<UInt32>, _ value: Int32) {
    guard text.count <= Self.longest, text.contains(where: ScalarClass.isHan) else { return }
    for reading in sounds.readings(of: text, most: Sounds.mostOfMany) {
      var node: Int32 = 0
      for kana in reading {
        let key = Self.key(node, kana)
        if let next = edges[key] {
          node = next
        } else {
          edges[key] = count
          node = count
          count += 1
        }
      }
      if values[node]?.contains(value) != true { values[node, default: []].append(value) }
    }
  }

  private static func key(_ node: Int32, _ kana: UInt32) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(kana)
  }

  /// What sounds like a text.
  func values(like text: some Collection<UInt32>) -> [Int32] {
    guard text.count <= Self.longest, text.allSatisfy(Utterance.isCJK) else { return [] }
    // The readings that are begun, each with its place among all there are: of too many the first are thought of.
    var begun: [(node: Int32, place: Int)] = [(0, 0)]
    for scalar in text {
      let sounds = sounds.sounds(of: scalar)
      guard !sounds.isEmpty else { return [] }
      let most = max(1, Sounds.most / sounds.count)
      var next: [(node: Int32, place: Int)] = []
      for (node, place) in begun where place < most {
        for (index, sound) in sounds.enumerated() {
          guard let end = follow(sound, from: node) else { continue }
          next.append((end, place * sounds.count + index))
        }
      }
      if next.isEmpty { return [] }
      begun = next
    }
    var found: [Int32] = []
    for (node, _) in begun {
      for value in values[node] ?? [] where !found.contains(value) { found.append(value) }
    }
    return found
  }

  private func follow(_ sound: [UInt32], from node: Int32) -> Int32? {
    var node = node
    for kana in sound {
      guard let next = edges[Self.key(node, kana)] else { return nil }
      node = next
    }
    return node
  }
}
