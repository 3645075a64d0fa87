/// The words of a sorted section of `[offset, length]`, looked up where they stand: a set of thousands takes longer to
/// make than a command to be understood.
struct SortedWords: Sendable {
  private let program: PhraseProgram
  private let section: PhraseProgram.Section

  init(_ program: PhraseProgram, _ section: PhraseProgram.Section) {
    self.program = program
    self.section = section
  }

  /// Whether a word is one of them.
  func contains(_ word: ArraySlice<UInt32>) -> Bool {
    let rows = program.sections[section.rawValue]
    let scalars = program.sections[PhraseProgram.Section.scalars.rawValue].lowerBound
    let memory = program.words.address
    return withExtendedLifetime(program) {
      var (low, high) = (0, rows.count / 2)
      while low < high {
        let middle = (low + high) / 2
        let row = memory + (rows.lowerBound + middle * 2)
        switch Self.order(memory + (scalars + Int(row[0])), Int(row[1]), word) {
        case 0: return true
        case 1...: high = middle
        default: low = middle + 1
        }
      }
      return false
    }
  }

  /// How many scalars the longest has.
  var longest: Int {
    stride(from: 1, to: program.count(section), by: 2).reduce(0) { max($0, Int(program[section, $1])) }
  }

  /// Negative where a stored word stands before another, positive where it stands behind.
  private static func order(_ stored: UnsafePointer<Int32>, _ count: Int, _ word: ArraySlice<UInt32>) -> Int {
    var place = 0
    for scalar in word {
      guard place < count else { return -1 }
      let own = UInt32(bitPattern: stored[place])
      if own != scalar { return own < scalar ? -1 : 1 }
      place += 1
    }
    return place < count ? 1 : 0
  }
}
