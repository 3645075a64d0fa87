import ConversationModel

/// One list of names, found by the hash of their keys and of the parts one may say instead.
struct NameIndex: Sendable {
  /// A key that slips are forgiven in.
  private struct Candidate {
    var start: Int32
    var count: Int32
    var key: Int32
    /// Which letters occur, as bits.
    var signature: UInt64
    /// Numbers do not slip: Calculus 1 is not Calculus 2.
    var digits: UInt64
  }

  /// So many entries of one fit are enough to ask about.
  private static let most = 100
  /// So many words of a name, from any of its words on, make its parts.
  private static let mostWords = 10

  /// What is in use before what is put away, then shorter titles first.
  private let entries: [NameEntry]
  private var table: KeyTable
  private var candidates: [Candidate] = []
  private var letters: [UInt32] = []
  private var firsts = ScalarSet()
  private var longest = 0
  // Room for building.
  private var key: [UInt32] = []
  private var ends: [(end: Int, hash: UInt64, length: Int)] = []

  init(_ list: [NameEntry]) {
    let ranks = list.indices.map { (list[$0].isArchived ? 1 : 0, list[$0].title.utf8.count, $0) }
    entries = ranks.sorted { $0 < $1 }.map { list[$0.2] }
    table = KeyTable(expected: list.count * 8)
    candidates.reserveCapacity(list.count * 4)
    for (index, entry) in entries.enumerated() {
      add(entry.title, Int32(index))
      if let reading = entry.reading { add(reading, Int32(index)) }
      for synonym in entry.synonyms { add(synonym, Int32(index)) }
    }
    key = []
    ends = []
  }

  // MARK: Building

  private mutating func add(_ name: String, _ entry: Int32) {
    let text = Normalizer.utterance(name)
    let words = NameWords(text).words
    guard let first = words.first?.range.lowerBound, let last = words.last?.range.upperBound else { return }
    for (index, word) in words.prefix(Self.mostWords).enumerated() where index == 0 || !word.isWeak {
      addParts(text, words, from: index, whole: first..<last, entry)
      if words.count > 1 || word.range.count > 2 { addPieces(text, word, isFirst: index == 0, entry) }
    }
  }

  /// The parts that begin at a word and end at this or a later one.
  private mutating func addParts(
    _ text: Utterance, _ words: [NameWords.Word], from index: Int, whole: Range<Int>, _ entry: Int32
  ) {
    let start = words[index].range.lowerBound
    walk(text, start..<whole.upperBound)
    var word = index
    var isStrong = false
    for (end, hash, length) in ends {
      while word < words.count, words[word].range.upperBound < end { word += 1 }
      guard word < words.count, words[word].range.upperBound == end else { continue }
      if !words[word].isWeak { isStrong = true }
      let isWhole = start == whole.lowerBound && end == whole.upperBound
      if isWhole || isStrong && word - index < Self.mostWords {
        add(hash, length, entry, isWhole: isWhole, forgives: isWhole || index == 0 || word == index)
      }
      word += 1
    }
  }

  /// Beginnings of words of scripts without spaces, and ends of Han words, from two characters on.
  private mutating func addPieces(_ text: Utterance, _ word: NameWords.Word, isFirst: Bool, _ entry: Int32) {
    let minimum: Int
    switch word.script {
    case .han, .hangul: minimum = 2
    case .katakana: minimum = 3
    case .hiragana where isFirst: minimum = 3
    default: return
    }
    let range = word.range.prefix(24)
    guard range.count > minimum else { return }
    for count in minimum..<range.count {
      var pieces = [range.prefix(count)]
      if word.script == .han { pieces.append(range.suffix(count)) }
      for piece in pieces {
        walk(text, piece)
        if let end = ends.last { add(end.hash, end.length, entry, isWhole: false, forgives: false) }
      }
    }
  }

  private mutating func walk(_ text: Utterance, _ range: Range<Int>) {
    key.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    NameKey.walk(text.scalars, from: range.lowerBound, to: range.upperBound, key: &key) { end, hash, length in
      ends.append((end, hash, length))
      return false
    }
  }

  private mutating func add(_ hash: UInt64, _ length: Int, _ entry: Int32, isWhole: Bool, forgives: Bool) {
    guard let first = key.first else { return }
    firsts.insert(first)
    longest = max(longest, length)
    let index = table.add(hash, entry: entry, isWhole: isWhole)
    guard forgives, !table.keys[index].forgives else { return }
    table.forgive(index)
    let start = letters.count
    EditDistance.letters(key.prefix(length), into: &letters)
    let count = letters.count - start
    guard EditDistance.limit(count, count) > 0 else {
      letters.removeLast(count)
      return
    }
    let (signature, digits) = Self.signature(letters[start...])
    candidates.append(
      Candidate(
        start: Int32(start), count: Int32(count), key: Int32(index), signature: signature, digits: digits))
  }

  private static func signature(_ letters: ArraySlice<UInt32>) -> (UInt64, digits: UInt64) {
    var bits: UInt64 = 0
    var digits = NameKey.seed
    for letter in letters {
      if ScalarClass.isDigit(letter) || letter == 0x20 {
        digits = NameKey.mix(digits, letter)
      } else {
        bits |= 1 << UInt64(letter & 63)
      }
    }
    return (bits, digits)
  }

  // MARK: Without slips

  /// Names and parts that begin at a place, longest first.
  func reads(_ u: Utterance, at start: Int) -> [NameRead] {
    guard start >= 0, start < u.count else { return [] }
    let first = NameKey.fold(u.scalars[start])
    guard first != 0, firsts.mayContain(first), u.isWordStart(start) else { return [] }
    var found: [(end: Int, key: Int)] = []
    var exactEnd = 0
    var key: [UInt32] = []
    key.reserveCapacity(min(longest, u.count - start) + 8)
    NameKey.walk(u.scalars, from: start, to: u.count, key: &key) { end, hash, length in
      if u.isWordStart(end), let index = table.index(of: hash) {
        found.append((end, index))
        if table.keys[index].wholes.first >= 0 { exactEnd = end }
      }
      return length >= longest
    }
    // A part of another name that stops short of a whole name is not meant.
    return found.reversed().compactMap { end, key in
      if end < exactEnd, table.keys[key].wholes.first < 0 { return nil }
      return NameRead(end: end, matches: matches(key))
    }
  }

  /// Entries that exactly these words may mean, best first.
  func matches(_ u: Utterance, _ words: Range<Int>) -> [NameMatch] {
    let range = max(0, words.lowerBound)..<max(0, words.lowerBound, min(words.upperBound, u.count))
    var key: [UInt32] = []
    var whole: UInt64 = 0
    NameKey.walk(u.scalars, from: range.lowerBound, to: range.upperBound, key: &key) { _, hash, _ in
      whole = hash
      return false
    }
    guard !key.isEmpty, key.count < NameKey.maxLength else { return [] }
    if let index = table.index(of: whole) { return matches(index) }
    return close(key)
  }

  /// The entries of a key: those it names wholly, else those it is a part of.
  private func matches(_ index: Int) -> [NameMatch] {
    let key = table.keys[index]
    let isWhole = key.wholes.first >= 0
    var matches: [NameMatch] = []
    table.visit(isWhole ? key.wholes.first : key.partials.first) { entry in
      matches.append(NameMatch(entry: entries[Int(entry)], fit: isWhole ? .exact : .partial))
      return matches.count < Self.most
    }
    return matches
  }

  // MARK: With slips

  private func close(_ key: [UInt32]) -> [NameMatch] {
    var said: [UInt32] = []
    EditDistance.letters(key[...], into: &said)
    guard EditDistance.limit(said.count, said.count) > 0 else { return [] }
    let (signature, digits) = Self.signature(said[...])
    var distance = EditDistance()
    var found: [(slips: Int, isPart: Bool, key: Int32)] = []
    for candidate in candidates {
      let count = Int(candidate.count)
      let limit = EditDistance.limit(said.count, count)
      guard abs(said.count - count) <= limit, candidate.digits == digits,
        (candidate.signature ^ signature).nonzeroBitCount <= 2 * limit
      else { continue }
      let start = Int(candidate.start)
      if let slips = distance.within(limit, said[...], letters[start..<(start + count)]) {
        found.append((slips, table.keys[Int(candidate.key)].wholes.first < 0, candidate.key))
      }
    }
    return found.isEmpty ? [] : best(found)
  }

  /// The fewest slips first, whole names before parts, each entry once. A part of another name that is no
  /// nearer than a whole name is not meant.
  private func best(_ found: [(slips: Int, isPart: Bool, key: Int32)]) -> [NameMatch] {
    let nearest = found.filter { !$0.isPart }.map(\.slips).min() ?? .max
    var owners: [(slips: Int, isPart: Int, entry: Int32)] = []
    for (slips, isPart, key) in found where !isPart || slips < nearest {
      let key = table.keys[Int(key)]
      var count = 0
      table.visit(isPart ? key.partials.first : key.wholes.first) { entry in
        owners.append((slips, isPart ? 1 : 0, entry))
        count += 1
        return count < Self.most
      }
    }
    owners.sort { $0 < $1 }
    var seen: Set<Int32> = []
    var matches: [NameMatch] = []
    for owner in owners where matches.count < Self.most && seen.insert(owner.entry).inserted {
      matches.append(NameMatch(entry: entries[Int(owner.entry)], fit: .close(slips: owner.slips)))
    }
    return matches
  }
}
