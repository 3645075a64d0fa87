/// How texts may sound, in hiragana, by the readings of their characters: words that sound alike are mistaken for
/// each other when they are typed.
package struct Sounds: Sendable {
  /// So many ways of one text are thought of; of one among many texts fewer.
  private static let most = 64
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

  private func sounds(of scalar: UInt32) -> [[UInt32]] {
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

/// Texts by how they sound.
struct SoundIndex: Sendable {
  private let sounds: Sounds
  private var byReading: [[UInt32]: [Int32]] = [:]
  /// The longest text that is looked for, and the longest reading.
  private static let longest = 12

  init(_ sounds: Sounds) { self.sounds = sounds }

  var isEmpty: Bool { byReading.isEmpty }

  /// - Parameter value: what the text stands for.
  mutating func add(_ text: some Collection<UInt32>, _ value: Int32) {
    guard text.count <= Self.longest, text.contains(where: ScalarClass.isHan) else { return }
    for reading in sounds.readings(of: text, most: Sounds.mostOfMany)
    where byReading[reading]?.contains(value) != true {
      byReading[reading, default: []].append(value)
    }
  }

  /// What sounds like a text.
  func values(like text: some Collection<UInt32>) -> [Int32] {
    guard text.count <= Self.longest, text.allSatisfy(Utterance.isCJK) else { return [] }
    var found: [Int32] = []
    for reading in sounds.readings(of: text) {
      for value in byReading[reading] ?? [] where !found.contains(value) { found.append(value) }
    }
    return found
  }
}
