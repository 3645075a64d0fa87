import ConversationModel

/// One list of names, found by the hash of their keys and of the parts one may say instead.
struct NameIndex: Sendable {
  /// Which words of a name a part is.
  private struct Part {
    var hash: UInt64
    var entry: Int32
    var next: Int32
    var isWhole: Bool
  }

  /// A part that slips are forgiven in.
  private struct Candidate {
    var letters: Range<Int32>
    /// Which letters occur, as bits.
    var signature: UInt64
    /// Numbers do not slip: Calculus 1 is not Calculus 2.
    var digits: UInt64
    var entry: Int32
    var isWhole: Bool
  }

  /// So many entries of one fit are enough to ask about.
  private static let most = 100

  private(set) var entries: [NameEntry]
  private var parts: [Part] = []
  private var heads: [Int32] = []
  private var candidates: [Candidate] = []
  private var letters: [UInt32] = []
  /// First scalars of all parts, as bits of their low eight.
  private var firsts: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  private var longest = 0
  /// Room for building.
  private var ends: [(end: Int, hash: UInt64, length: Int)] = []

  init(_ entries: [NameEntry]) {
    self.entries = entries
    parts.reserveCapacity(entries.count * 6)
    candidates.reserveCapacity(entries.count * 4)
    var key: [UInt32] = []
    for (index, entry) in entries.enumerated() {
      add(entry.title, Int32(index), &key)
      if let reading = entry.reading { add(reading, Int32(index), &key) }
      for synonym in entry.synonyms { add(synonym, Int32(index), &key) }
    }
    link()
  }

  // MARK: Building

  private mutating func add(_ name: String, _ entry: Int32, _ key: inout [UInt32]) {
    let text = Normalizer.utterance(name)
    let words = NameWords(text).words
    guard let first = words.first?.range.lowerBound, let last = words.last?.range.upperBound else { return }
    for (index, word) in words.prefix(10).enumerated() where index == 0 || !word.isWeak {
      add(text, words, from: index, start: word.range.lowerBound, whole: first..<last, entry, &key)
      if index > 0 || words.count > 1 || word.range.count > 2 {
        addPieces(text, word, whole: first..<last, isFirst: index == 0, entry, &key)
      }
    }
  }

  /// The parts that begin at a word and end at this or a later one.
  private mutating func add(
    _ text: Utterance, _ words: [NameWords.Word], from index: Int, start: Int, whole: Range<Int>,
    _ entry: Int32,
    _ key: inout [UInt32]
  ) {
    key.removeAll(keepingCapacity: true)
    var word = index
    var isStrong = false
    ends.removeAll(keepingCapacity: true)
    NameKey.walk(text.scalars, from: start, to: whole.upperBound, key: &key) { end, hash, length in
      ends.append((end, hash, length))
      return false
    }
    for (end, hash, length) in ends {
      while word < words.count, words[word].range.upperBound < end { word += 1 }
      guard word < words.count, words[word].range.upperBound == end else { continue }
      if !words[word].isWeak { isStrong = true }
      let isWhole = start == whole.lowerBound && end == whole.upperBound
      if isWhole || isStrong {
        add(hash: hash, key, length, entry, isWhole: isWhole, slips: isWhole || index == 0 || word == index)
      }
      word += 1
    }
  }

  /// Beginnings of words of scripts without spaces, and ends of Han words, from two characters on.
  private mutating func addPieces(
    _ text: Utterance, _ word: NameWords.Word, whole: Range<Int>, isFirst: Bool, _ entry: Int32,
    _ key: inout [UInt32]
  ) {
    let minimum: Int
    switch word.script {
    case .han, .hangul: minimum = 2
    case .katakana: minimum = 3
    case .hiragana where isFirst: minimum = 3
    default: return
    }
    let range = word.range.prefix(24)
    guard range.count > minimum else { return }
    var ranges = (minimum..<range.count).map { range.lowerBound..<(range.lowerBound + $0) }
    if word.script == .han {
      ranges += (minimum..<range.count).map { (range.upperBound - $0)..<range.upperBound }
    }
    for range in ranges {
      var end: (hash: UInt64, length: Int) = (0, 0)
      key.removeAll(keepingCapacity: true)
      NameKey.walk(text.scalars, from: range.lowerBound, to: range.upperBound, key: &key) { _, hash, length in
        end = (hash, length)
        return false
      }
      add(hash: end.hash, key, end.length, entry, isWhole: false, slips: false)
    }
  }

  private mutating func add(
    hash: UInt64, _ key: [UInt32], _ length: Int, _ entry: Int32, isWhole: Bool, slips: Bool
  ) {
    guard let first = key.first else { return }
    parts.append(Part(hash: hash, entry: entry, next: -1, isWhole: isWhole))
    note(first)
    longest = max(longest, length)
    guard slips else { return }
    let start = letters.count
    EditDistance.letters(key.prefix(length), into: &letters)
    let range = start..<letters.count
    guard range.count >= 4 else {
      letters.removeLast(range.count)
      return
    }
    let (signature, digits) = Self.signature(letters[range])
    candidates.append(
      Candidate(
        letters: Int32(range.lowerBound)..<Int32(range.upperBound), signature: signature, digits: digits,
        entry: entry, isWhole: isWhole))
  }

  private mutating func link() {
    var capacity = 4
    while capacity < parts.count * 2 { capacity *= 2 }
    ends = []
    heads = [Int32](repeating: -1, count: capacity)
    for index in parts.indices.reversed() {
      let bucket = bucket(parts[index].hash)
      parts[index].next = heads[bucket]
      heads[bucket] = Int32(index)
    }
  }

  @inline(__always) private func bucket(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: (hash ^ hash >> 29) &* 0x9E37_79B9_7F4A_7C15 >> 24) & (heads.count - 1)
  }

  private mutating func note(_ scalar: UInt32) {
    let bit: UInt64 = 1 << UInt64(scalar & 63)
    switch scalar >> 6 & 3 {
    case 0: firsts.0 |= bit
    case 1: firsts.1 |= bit
    case 2: firsts.2 |= bit
    default: firsts.3 |= bit
    }
  }

  @inline(__always) private func mayBegin(_ scalar: UInt32) -> Bool {
    let bits =
      switch scalar >> 6 & 3 {
      case 0: firsts.0
      case 1: firsts.1
      case 2: firsts.2
      default: firsts.3
      }
    return bits >> UInt64(scalar & 63) & 1 == 1
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
    guard start >= 0, start < u.count, !parts.isEmpty else { return [] }
    let first = NameKey.fold(u.scalars[start])
    guard first != 0, mayBegin(first), u.isWordStart(start) else { return [] }
    var reads: [NameRead] = []
    var exactEnd = 0
    var key: [UInt32] = []
    key.reserveCapacity(min(longest, u.count - start) + 8)
    NameKey.walk(u.scalars, from: start, to: u.count, key: &key) { end, hash, length in
      if u.isWordStart(end) {
        let matches = matches(hash)
        if matches.first?.fit == .exact { exactEnd = end }
        if !matches.isEmpty { reads.append(NameRead(end: end, matches: matches)) }
      }
      return length >= longest
    }
    // A part of another name that stops short of a whole name is not meant.
    if exactEnd > 0 { reads.removeAll { $0.end < exactEnd && $0.matches.first?.fit != .exact } }
    reads.reverse()
    return reads
  }

  /// Entries that exactly these words may mean, best first.
  func matches(_ u: Utterance, _ words: Range<Int>) -> [NameMatch] {
    let range = max(0, words.lowerBound)..<max(0, words.lowerBound, min(words.upperBound, u.count))
    guard !range.isEmpty, !parts.isEmpty else { return [] }
    var key: [UInt32] = []
    var whole: UInt64 = 0
    NameKey.walk(u.scalars, from: range.lowerBound, to: range.upperBound, key: &key) { _, hash, _ in
      whole = hash
      return false
    }
    guard !key.isEmpty, key.count < NameKey.maxLength else { return [] }
    let fitting = matches(whole)
    return fitting.isEmpty ? close(key) : fitting
  }

  private func matches(_ hash: UInt64) -> [NameMatch] {
    var index = heads[bucket(hash)]
    var found: [(entry: Int32, isWhole: Bool)] = []
    while index >= 0 {
      let part = parts[Int(index)]
      if part.hash == hash { found.append((part.entry, part.isWhole)) }
      index = part.next
    }
    guard !found.isEmpty else { return [] }
    if found.contains(where: \.isWhole) { found.removeAll { !$0.isWhole } }
    return best(found.map { ($0.entry, $0.isWhole ? .exact : .partial, $0.isWhole) })
  }

  /// One match an entry: the better fit, a whole name before a part, what is in use before what is put away,
  /// the shorter title, then the order of the list.
  private func best(_ found: [(entry: Int32, fit: NameMatch.Fit, isWhole: Bool)]) -> [NameMatch] {
    let order = found.sorted { a, b in
      if a.fit != b.fit { return a.fit < b.fit }
      if a.isWhole != b.isWhole { return a.isWhole }
      let (left, right) = (entries[Int(a.entry)], entries[Int(b.entry)])
      if left.isArchived != right.isArchived { return right.isArchived }
      let (short, long) = (left.title.utf8.count, right.title.utf8.count)
      return short == long ? a.entry < b.entry : short < long
    }
    var seen: Set<Int32> = []
    var matches: [NameMatch] = []
    for each in order where matches.count < Self.most && seen.insert(each.entry).inserted {
      matches.append(NameMatch(entry: entries[Int(each.entry)], fit: each.fit))
    }
    return matches
  }

  // MARK: With slips

  private func close(_ key: [UInt32]) -> [NameMatch] {
    var said: [UInt32] = []
    EditDistance.letters(key[...], into: &said)
    guard said.count >= 4 else { return [] }
    let (signature, digits) = Self.signature(said[...])
    var distance = EditDistance()
    var found: [(entry: Int32, fit: NameMatch.Fit, isWhole: Bool)] = []
    for candidate in candidates {
      let limit = EditDistance.limit(said.count, candidate.letters.count)
      guard limit > 0, abs(said.count - candidate.letters.count) <= limit, candidate.digits == digits,
        (candidate.signature ^ signature).nonzeroBitCount <= 2 * limit
      else { continue }
      let range = Int(candidate.letters.lowerBound)..<Int(candidate.letters.upperBound)
      if let slips = distance.within(limit, said[...], letters[range]) {
        found.append((candidate.entry, .close(slips: slips), candidate.isWhole))
      }
    }
    // A part of another name that is no nearer than a whole name is not meant.
    if let whole = found.filter(\.isWhole).map(\.fit).min() {
      found.removeAll { !$0.isWhole && $0.fit >= whole }
    }
    return found.isEmpty ? [] : best(found)
  }
}
