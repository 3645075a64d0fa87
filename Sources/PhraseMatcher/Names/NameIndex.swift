import ConversationModel
import Synchronization

/// One list of names; its tables are made when words are first looked up in it.
final class NameIndex: Sendable {
  /// So many entries of one fit are enough to ask about.
  static let most = 100
  /// So many places of one part are looked at.
  private static let mostPlaces = 4_096

  let entries: [NameEntry]
  private let readers: ValueReaders?
  private let nicknames: Nicknames
  private let madeTable = Mutex<NameTable?>(nil)
  private let madeSlips = Mutex<NameSlips?>(nil)
  private let madeInitials = Mutex<NameInitials?>(nil)
  private let sounds: Sounds?
  private let madeSounds = Mutex<NameSounds?>(nil)
  /// What some words loosely meant: each pass over a line asks for the same ones.
  private let loosely = Mutex<[Words: [NameMatch]]>([:])
  private static let mostRemembered = 2_048

  private struct Words: Hashable {
    var scalars: ArraySlice<UInt32>
    /// Where the words end among the scalars; behind it stands what they may be cut out of: 数I in 数II.
    var count: Int
    var isDemanded: Bool
  }
  /// No number is read further than so many scalars beyond the words.
  private static let behindWords = 24

  init(_ entries: [NameEntry], readers: ValueReaders?, sounds: Sounds?, nicknames: Nicknames) {
    self.entries = entries
    self.nicknames = nicknames
    self.readers = readers
    self.sounds = sounds
  }

  /// The keys of the names.
  var table: NameTable {
    madeTable.withLock { made in
      if let made { return made }
      let table = NameTableBuilder.table(of: entries, readers: readers, nicknames: nicknames)
      made = table
      return table
    }
  }

  /// The keys in which slips are forgiven.
  private func slips(_ table: NameTable) -> NameSlips {
    madeSlips.withLock { made in
      if let made { return made }
      let slips = NameSlips(table)
      made = slips
      return slips
    }
  }

  /// The initials of the names.
  private func initials(_ table: NameTable) -> NameInitials {
    madeInitials.withLock { made in
      if let made { return made }
      let initials = NameInitials(table)
      made = initials
      return initials
    }
  }

  /// The names by their sounds; nil where the language writes as it sounds.
  private var bySound: NameSounds? {
    guard let sounds, !sounds.isEmpty else { return nil }
    return madeSounds.withLock { made in
      if let made { return made }
      let index = NameSounds(entries, sounds)
      made = index
      return index
    }
  }

  // MARK: Looking up

  /// Names and parts that begin at a place, longest first.
  /// - Parameter isDemanded: a name is what was asked for, so that a number in it may be one.
  func reads(_ u: Utterance, at start: Int, isDemanded: Bool) -> [NameRead] {
    guard start >= 0, start < u.count, NameKey.fold(u.scalars[start]) != 0, u.isWordStart(start) else {
      return []
    }
    let table = table
    var found: [(end: Int, span: NameTable.Span)] = []
    var exactEnd = 0
    walk(u, start..<u.count, table) { end, span in
      guard u.isNameEnd(end) else { return }
      if table.isWhole(span) { exactEnd = max(exactEnd, end) }
      found.append((end, span))
    }
    var reads: [NameRead] = []
    for (end, span) in found.sorted(by: { $0.end > $1.end }) {
      // A part of another name that stops short of a whole name is not meant.
      let isWhole = table.isWhole(span)
      if !isWhole, end <= exactEnd { continue }
      let matches = isWhole ? wholes(span, table) : parts(span, table, isDemanded: isDemanded)
      if !matches.isEmpty, reads.last?.end != end { reads.append(NameRead(end: end, matches: matches)) }
    }
    return reads.isEmpty && isDemanded ? numbers(u, at: start, table) : reads
  }

  /// Names that have the number at a place.
  private func numbers(_ u: Utterance, at start: Int, _ table: NameTable) -> [NameRead] {
    let digits = u.scalars[start...].prefix { ScalarClass.isDigit($0) }
    guard !digits.isEmpty, u.isWordStart(digits.endIndex) else { return [] }
    let short = NameAbbreviation(table: table, isDemanded: true, readers: nil)
    let matches = matches(short.keys(u, digits.indices).keys.map { table.owners[$0] }, .partial)
    return matches.isEmpty ? [] : [NameRead(end: digits.endIndex, matches: matches)]
  }

  /// Entries that exactly these words may mean, best first: exact ones, else partial ones, else close ones.
  /// - Parameter isDemanded: a name is what was asked for, so that initials and numbers may be one.
  func matches(_ u: Utterance, _ words: Range<Int>, isDemanded: Bool) -> [NameMatch] {
    let range = max(0, words.lowerBound)..<max(0, words.lowerBound, min(words.upperBound, u.count))
    guard !range.isEmpty, range.count < NameKey.maxLength else { return [] }
    let table = table
    var spans: [NameTable.Span] = []
    walk(u, range, table) { end, span in
      if !u.scalars[end..<range.upperBound].contains(where: { NameKey.fold($0) != 0 }) { spans.append(span) }
    }
    if let whole = spans.first(where: table.isWhole) { return wholes(whole, table) }
    for span in spans {
      let found = parts(span, table, isDemanded: isDemanded)
      if !found.isEmpty { return found }
    }
    let initials = self.initials(u, range, table, isDemanded: isDemanded)
    if !initials.isEmpty { return initials }
    let words = Words(
      scalars: u.scalars[range.lowerBound..<min(u.count, range.upperBound + Self.behindWords)],
      count: range.count, isDemanded: isDemanded)
    if let known = loosely.withLock({ $0[words] }) { return known }
    let found = loose(u, range, table, isDemanded: isDemanded)
    loosely.withLock { known in
      if known.count >= Self.mostRemembered { known.removeAll(keepingCapacity: true) }
      known[words] = found
    }
    return found
  }

  /// Short, misspelled and like-sounding names; what is found hangs on the words and on what they are cut out of.
  private func loose(_ u: Utterance, _ range: Range<Int>, _ table: NameTable, isDemanded: Bool) -> [NameMatch]
  {
    let short = NameAbbreviation(table: table, isDemanded: isDemanded, readers: readers).keys(u, range)
    if !short.keys.isEmpty {
      // Whoever only begins a word is asked.
      return matches(short.keys.map { table.owners[$0] }, short.isWhole ? .partial : .close(slips: 0))
    }
    let near = close(u, range, table)
    if near.isEmpty, let alike = bySound?.matches(u.scalars[range]), !alike.isEmpty {
      return matches(alike, .close(slips: 1))
    }
    guard near.isEmpty, let digits = inDigits(u, range) else { return near }
    return close(digits, range.lowerBound..<digits.count - (u.count - range.upperBound), table)
  }

  /// The same with a number in words as digits; nil when there is none behind the first word.
  private func inDigits(_ u: Utterance, _ range: Range<Int>) -> Utterance? {
    guard let readers else { return nil }
    for place in range.dropFirst() where u.isWordStart(place) && !ScalarClass.isDigit(u.scalars[place]) {
      for read in readers.reads(.number, u, at: place) where read.end <= range.upperBound {
        guard case .integer(let number) = read.value, number >= 0 else { continue }
        return u.replacing(place..<read.end, with: Array(String(number).unicodeScalars.map(\.value)))
      }
    }
    return nil
  }

  /// Follows typed words through the table; numbers in words are also followed as digits. Tells of every place
  /// behind a scalar that counts.
  private func walk(
    _ u: Utterance, _ range: Range<Int>, _ table: NameTable, _ visit: (Int, NameTable.Span) -> Void
  ) {
    follow(NameKey(u.scalars, range), table.all, u, table, visit)
  }

  private func follow(
    _ begun: NameKey, _ from: NameTable.Span, _ u: Utterance, _ table: NameTable,
    _ visit: (Int, NameTable.Span) -> Void
  ) {
    var (key, span) = (begun, from)
    var units: [UInt16] = []
    while true {
      let place = key.nextPlace
      if let readers, span.depth > 0, place < u.count, !ScalarClass.isDigit(u.scalars[place]),
        u.isWordStart(place), table.expectsDigit(span)
      {
        for read in readers.reads(.number, u, at: place) where read.end <= key.limit {
          guard case .integer(let number) = read.value, number >= 0 else { continue }
          var (other, digits) = (key, [UInt16]())
          other.take(number, until: read.end, &digits)
          guard let next = table.narrow(span, digits) else { continue }
          visit(read.end, next)
          follow(other, next, u, table, visit)
        }
      }
      units.removeAll(keepingCapacity: true)
      guard key.next(&units), let next = table.narrow(span, units) else { return }
      span = next
      visit(key.place, span)
    }
  }

  // MARK: Entries

  /// The entries whose whole name a span is.
  private func wholes(_ span: NameTable.Span, _ table: NameTable) -> [NameMatch] {
    var owners: [Int32] = []
    for place in table.places[span.range].prefix(Self.mostPlaces) {
      guard table.letters[Int(place) + span.depth] == 0, table.isNameStart(place) else { break }
      owners.append(table.owners[table.key(place)])
    }
    return matches(owners, .exact)
  }

  /// The entries of whose names a span is a part, those that rank best first.
  private func parts(_ span: NameTable.Span, _ table: NameTable, isDemanded: Bool) -> [NameMatch] {
    guard table.mayBePart(span) else { return [] }
    var places: [UInt32] = []
    for place in table.places[span.range].prefix(Self.mostPlaces)
    where table.isPart(place, span.depth, isDemanded: isDemanded) {
      places.append(place)
    }
    // What begins a word is rather meant than the end of another.
    if places.contains(where: { !table.isTail($0) }) { places.removeAll(where: table.isTail) }
    places.sort()
    return matches(places.lazy.map { table.owners[table.key($0)] }, .partial)
  }

  /// Each entry once, if they are not too many.
  private func matches(_ owners: some Sequence<Int32>, _ fit: NameMatch.Fit) -> [NameMatch] {
    var seen: Set<Int32> = []
    var matches: [NameMatch] = []
    for owner in owners where seen.insert(owner).inserted {
      matches.append(NameMatch(entry: entries[Int(owner)], fit: fit))
      if matches.count == Self.most { break }
    }
    return matches
  }

  /// The entries whose initials were typed as capitals, or where a name was asked for.
  private func initials(
    _ u: Utterance, _ range: Range<Int>, _ table: NameTable, isDemanded: Bool
  ) -> [NameMatch] {
    guard range.count <= 6, u.scalars[range].allSatisfy({ $0 &- 0x61 < 26 }),
      isDemanded || u.typedText(range).allSatisfy(\.isUppercase)
    else { return [] }
    let keys = initials(table).keys(u.scalars[range].map { UInt16($0) })
    return matches(keys.map { table.owners[$0] }, .partial)
  }

  // MARK: With slips

  /// What has the fewest slips, whole names before parts, each entry once.
  private func close(_ u: Utterance, _ range: Range<Int>, _ table: NameTable) -> [NameMatch] {
    var units: [UInt16] = []
    var key = NameKey(u.scalars, range)
    while key.next(&units) {}
    let near = slips(table).near(units, table).map { near in
      (near, span: table.narrow(table.all, table.letters[near.place..<near.place + near.count]))
    }
    var found: [NameMatch] = []
    var seen: Set<String> = []
    for slips in 1...EditDistance.mostSlips where found.isEmpty {
      for isWhole in [true, false] {
        for (near, span) in near where near.slips == slips && found.count < Self.most {
          guard let span, table.isWhole(span) == isWhole else { continue }
          for var match in isWhole ? wholes(span, table) : parts(span, table, isDemanded: false)
          where seen.insert(match.entry.id).inserted {
            match.fit = .close(slips: slips)
            found.append(match)
          }
        }
        // A part of another name that is no nearer than a whole name is not meant.
        if !found.isEmpty { break }
      }
    }
    return Array(found.prefix(Self.most))
  }
}
