import ConversationModel

/// What can be read rather than spelled at each place: numbers, durations, names. Every question is asked once.
final class LeafReads {
  /// One thing that was read.
  struct Read {
    var end: Int32
    /// Index into `values`, or into `names` for a list of names.
    var payload: Int32
    /// 0 for a value and an exact name, 1 for a part of a name.
    var looseness: Int32
  }

  private let program: PhraseProgram
  private let utterance: Utterance
  let readers: ValueReaders
  private let names: Gazetteer
  private let width: Int
  private lazy var matchText = readers.text(utterance)
  // None of these is looked at while it is changed; looking out for that takes long.
  /// For every leaf and place: 0 for not asked, otherwise the index of a span and one.
  @exclusivity(unchecked) private var table: [Int32]
  @exclusivity(unchecked) private var spans: [Range<Int>] = []
  @exclusivity(unchecked) private(set) var reads: [Read] = []
  private(set) var values: [IntentValue] = []
  private(set) var matches: [[NameMatch]] = []
  /// Those of `matches` that were said by their place in what was shown.
  private(set) var byPlace: Set<Int32> = []
  /// The leaf that each of `matches` came from.
  private(set) var leafOfMatches: [Int32] = []
  private var lookups: [Int: [NameMatch]] = [:]

  init(program: PhraseProgram, utterance: Utterance, readers: ValueReaders, names: Gazetteer) {
    self.program = program
    self.utterance = utterance
    self.readers = readers
    self.names = names
    width = utterance.count + 1
    table = Array(repeating: 0, count: program.count(.leaves) / Pattern.Leaf.stride * width)
  }

  /// Where in `reads` the readings of a leaf at a place stand.
  func at(_ leaf: Int32, _ place: Int32) -> Range<Int> {
    let index = Int(leaf) * width + Int(place)
    if table[index] > 0 { return spans[Int(table[index]) - 1] }
    let start = reads.count
    read(Int(leaf), Int(place))
    spans.append(start..<reads.count)
    table[index] = Int32(spans.count)
    return start..<reads.count
  }

  private func add(_ value: IntentValue, end: Int, place: Int) {
    guard end > place, end <= utterance.count else { return }
    reads.append(Read(end: Int32(end), payload: Int32(values.count), looseness: 0))
    values.append(value)
  }

  private func read(_ leaf: Int, _ place: Int) {
    let payload = program[.leaves, leaf * Pattern.Leaf.stride + 1]
    switch program[.leaves, leaf * Pattern.Leaf.stride] {
    case Pattern.Leaf.reader:
      guard let kind = ReaderKind(rawValue: UInt8(clamping: payload)) else { return }
      for read in readers.reads(kind, utterance, matchText, at: place) {
        add(read.value, end: read.end, place: place)
      }
    case Pattern.Leaf.range: readRange(Int(payload), place)
    default:
      let list = ListName(rawValue: program.string(payload))
      for read in names.exact(list, utterance, at: place)
      where read.end > place && read.end <= utterance.count {
        guard let best = read.matches.first else { continue }
        let looseness: Int32 = best.fit == .exact ? 0 : 1
        reads.append(Read(end: Int32(read.end), payload: Int32(matches.count), looseness: looseness))
        matches.append(read.matches)
        leafOfMatches.append(Int32(leaf))
      }
      readPlace(in: list, leaf, place)
    }
  }

  /// "The second one" of what was shown: a thing, or none where no list has such a place.
  private func readPlace(in list: ListName, _ leaf: Int, _ place: Int) {
    guard names.shown[list] != nil || isPlace(Int32(leaf)), utterance.isWordStart(place) else { return }
    for read in readers.reads(.ordinal, utterance, matchText, at: place) {
      guard case .integer(let ordinal) = read.value, read.end > place, read.end <= utterance.count,
        // The last one of what has no name is the newest, shown or not.
        ordinal != -1 || !isPlace(Int32(leaf))
      else { continue }
      reads.append(Read(end: Int32(read.end), payload: Int32(matches.count), looseness: 1))
      byPlace.insert(Int32(matches.count))
      matches.append(names.shown(list, at: ordinal).map { [NameMatch(entry: $0, fit: .exact)] } ?? [])
      leafOfMatches.append(Int32(leaf))
    }
  }

  // MARK: ranges

  private func number(_ row: Int, _ word: Int) -> UInt64 {
    let index = row * Pattern.rangeStride + word
    return PatternTables.bits(program[.ranges, index], program[.ranges, index + 1])
  }

  private func readRange(_ row: Int, _ start: Int) {
    let lower = Int(Int64(bitPattern: number(row, 0)))
    let upper = Int(Int64(bitPattern: number(row, 2)))
    let step = max(1, Int(Int64(bitPattern: number(row, 4))))
    let multiplier = Double(bitPattern: number(row, 6))
    let fractions = program[.ranges, row * Pattern.rangeStride + 8]
    let allowsDigits = program[.ranges, row * Pattern.rangeStride + 9] != 0
    let allowsWords = program[.ranges, row * Pattern.rangeStride + 10] != 0

    // As in hassil a fraction is added to a number of the range, the last one included.
    func value(_ number: Double) -> IntentValue? {
      guard abs(number) < 1e15 else { return nil }
      let whole = Int(number.rounded(.down))
      let tenths = (number - Double(whole)) * 10
      let unit = [0.0, 5, 1][Int(fractions)]
      guard tenths == 0 || unit > 0 && (tenths / unit - (tenths / unit).rounded()).magnitude < 1e-6 else {
        return nil
      }
      let distance = whole.subtractingReportingOverflow(lower)
      guard whole >= lower, whole <= upper, !distance.overflow, distance.partialValue % step == 0 else {
        return nil
      }
      let result = number * multiplier
      if result == result.rounded(), abs(result) < 1e15 { return .integer(Int(result)) }
      return .number(result)
    }

    let text = utterance.scalars
    var position = start
    if position < text.count, text[position] == Pattern.hyphen { position += 1 }
    let isNegative = position > start
    var whole = 0
    let first = position
    while position < text.count, ScalarClass.isDigit(text[position]) {
      whole = whole < 1_000_000_000_000 ? whole * 10 + Int(text[position] - 48) : whole
      position += 1
    }
    if position > first {
      guard allowsDigits else { return }
      let sign = isNegative ? -1.0 : 1.0
      if fractions > 0, position + 1 < text.count, [0x2E, 0x2C].contains(text[position]),
        ScalarClass.isDigit(text[position + 1])
      {
        var end = position + 1
        while end < text.count, ScalarClass.isDigit(text[end]) { end += 1 }
        let digits = String(scalars: text[position + 1..<end])
        if let number = Double("\(whole).\(digits)"), let value = value(sign * number) {
          add(value, end: end, place: start)
        }
      }
      if let value = value(sign * Double(whole)) { add(value, end: position, place: start) }
      return
    }
    guard allowsWords else { return }
    guard program.count(.numberWords) == 0 else {
      for word in program.numberWords(in: text, at: start) {
        if let value = value(word.value) { add(value, end: word.end, place: start) }
      }
      return
    }
    for read in readers.reads(.number, utterance, matchText, at: start) {
      if case .integer(let whole) = read.value, let value = value(Double(whole)) {
        add(value, end: read.end, place: start)
      }
    }
  }

  // MARK: names

  /// Entries that exactly these words may mean, best first.
  func lookUp(_ leaf: Int32, _ words: Range<Int>) -> [NameMatch] {
    let key = (Int(leaf) * width + words.lowerBound) * width + words.upperBound
    if let known = lookups[key] { return known }
    let isDemanded = words == 0..<utterance.count
    let found = names.matches(listName(leaf), words: words, in: utterance, isDemanded: isDemanded)
    lookups[key] = found
    return found
  }

  /// Where whole names that begin at a place end.
  func ends(ofNames leaf: Int32, at place: Int) -> [Int] {
    at(leaf, Int32(place)).compactMap { reads[$0].looseness == 0 ? Int(reads[$0].end) : nil }
  }

  /// Whether words that are no name may stand where this list is expected.
  func allowsUnknown(_ leaf: Int32) -> Bool {
    program[.leaves, Int(leaf) * Pattern.Leaf.stride] != Pattern.Leaf.knownNames
  }

  /// Whether its things have no names, and are only said by their place in what was shown.
  func isPlace(_ leaf: Int32) -> Bool {
    program[.leaves, Int(leaf) * Pattern.Leaf.stride] == Pattern.Leaf.places
  }

  func listName(_ leaf: Int32) -> ListName {
    ListName(rawValue: program.string(program[.leaves, Int(leaf) * Pattern.Leaf.stride + 1]))
  }
}
