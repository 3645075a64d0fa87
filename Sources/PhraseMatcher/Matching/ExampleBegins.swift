/// How many examples begin in some way: what most of them go on with is offered first.
///
/// Rows of `[kind, offset, length]`, sorted by the kind of answer awaited (a string, or -1 for none) and then by
/// the folded text, so that examples with one beginning are neighbours.
struct ExampleBegins {
  private static let stride = 3

  /// Who owns the words that the pointers are to.
  private let words: ProgramWords
  private let begins: UnsafePointer<Int32>
  private let scalars: UnsafePointer<Int32>
  private let rows: Range<Int>

  /// The rows of these examples; `place` stores scalars and says where.
  static func rows(
    _ examples: [(kind: Int32, text: [UInt32])], place: ([UInt32]) -> [Int32]
  ) -> [Int32] {
    examples.sorted {
      $0.kind != $1.kind ? $0.kind < $1.kind : $0.text.lexicographicallyPrecedes($1.text)
    }.flatMap { [$0.kind] + place($0.text) }
  }

  /// The examples that are said when this kind of answer is awaited.
  init(_ program: PhraseProgram, kind: String?) {
    words = program.words
    let begins = words.address + program.sections[PhraseProgram.Section.exampleBegins.rawValue].lowerBound
    self.begins = begins
    scalars = words.address + program.sections[PhraseProgram.Section.scalars.rawValue].lowerBound
    let count = program.count(.exampleBegins) / Self.stride
    func group(from start: Int) -> (kind: Int32, end: Int) {
      let kind = begins[start * Self.stride]
      let end = (start..<count).first { begins[$0 * Self.stride] != kind }
      return (kind, end ?? count)
    }
    var start = 0
    while start < count {
      let (known, end) = group(from: start)
      if known < 0 ? kind == nil : kind == program.string(known) {
        rows = start..<end
        return
      }
      start = end
    }
    rows = count..<count
  }

  /// How many of them begin with this text.
  func count(of begin: [UInt32]) -> Int {
    withExtendedLifetime(words) {
      let first = partition(rows) { order($0, begin) < 0 }
      return partition(first..<rows.upperBound) { order($0, begin) <= 0 } - first
    }
  }

  /// Whether a row stands before those that begin with a text (-1), is one of them (0) or stands behind them (1).
  private func order(_ row: Int, _ begin: [UInt32]) -> Int {
    let first = begins + row * Self.stride
    let text = scalars + Int(first[1])
    let count = Int(first[2])
    for index in begin.indices {
      guard index < count else { return -1 }
      let scalar = UInt32(bitPattern: text[index])
      if scalar != begin[index] { return scalar < begin[index] ? -1 : 1 }
    }
    return 0
  }

  /// The first row that is not before some point.
  private func partition(_ rows: Range<Int>, isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (rows.lowerBound, rows.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
