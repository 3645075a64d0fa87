/// The keys of a list of names, packed, with every place where a part of a name may begin in the order of what
/// follows: whatever was typed, the places that go on with it stand side by side.
struct NameTable: Sendable {
  /// What may be at one unit of a key.
  enum Mark {
    /// A word ends behind it.
    static let wordEnd: UInt8 = 1
    /// A word that is not too small to mean a name by itself ends behind it.
    static let strongEnd: UInt8 = 2
    /// Enough of a word of a script without spaces to stand for it.
    static let pieceEnd: UInt8 = 4
    /// A word begins at it.
    static let wordStart: UInt8 = 8
    /// The end of a Han word begins at it, the word itself before.
    static let pieceStart: UInt8 = 16
    /// The same of a word in Hangul, where a name is asked for: 화학 for 유기화학, but 수학 is not 대수학.
    static let tailStart: UInt8 = 32
  }

  /// Places that go on with the same `depth` units.
  struct Span {
    var range: Range<Int>
    var depth = 0
  }

  /// The units of all keys, each key with a zero behind it.
  private(set) var letters: [UInt16]
  /// Bits of `Mark` for each of `letters`.
  private(set) var marks: [UInt8]
  /// Where each key begins, ascending.
  let starts: [UInt32]
  /// The entry of each key, better ones first.
  let owners: [Int32]
  /// Where parts begin, in the order of what follows; of equal ones whole names stand first.
  private(set) var places: [UInt32] = []
  /// The first two units of places, each pair once, and the first place of each.
  private var pairs: [UInt32] = []
  private var pairStarts: [Int32] = []
  /// The units that are a part of a name alone. In scripts without spaces few are, though thousands of places may go on
  /// with one.
  private var lone: Set<UInt16> = []

  init(letters: [UInt16], marks: [UInt8], starts: [UInt32], owners: [Int32]) {
    // A key of one unit is looked at as if two followed.
    self.letters = letters + [0]
    self.marks = marks + [0]
    self.starts = starts
    self.owners = owners
    sort()
    for place in places where !lone.contains(letters[Int(place)]) && isPart(place, 1, isDemanded: true) {
      lone.insert(letters[Int(place)])
    }
  }

  private mutating func sort() {
    var rows: [(first: UInt64, place: UInt32)] = []
    rows.reserveCapacity(starts.count * 3)
    letters.withUnsafeBufferPointer { letters in
      var isStart = true
      for place in 0..<max(0, letters.count - 1) {
        let unit = letters[place]
        if unit != 0, isStart || marks[place] & Self.partStarts != 0 {
          var first: UInt64 = 0
          for ahead in 0..<4 {
            let next = first & 0xFFFF == 0 && ahead > 0 ? 0 : letters[min(place + ahead, letters.count - 1)]
            first = first << 16 | UInt64(next)
          }
          rows.append((first, UInt32(place)))
        }
        isStart = unit == 0
      }
      rows.sort { a, b in
        a.first != b.first ? a.first < b.first : Self.isBefore(a.place, b.place, a.first, letters)
      }
    }
    places = rows.map(\.place)
    for (index, row) in rows.enumerated() {
      let pair = UInt32(truncatingIfNeeded: row.first >> 32)
      if pairs.last != pair {
        pairs.append(pair)
        pairStarts.append(Int32(index))
      }
    }
    pairStarts.append(Int32(rows.count))
  }

  /// The order of places whose first four units are the same.
  private static func isBefore(
    _ a: UInt32, _ b: UInt32, _ first: UInt64, _ letters: UnsafeBufferPointer<UInt16>
  ) -> Bool {
    var (x, y) = (Int(a), Int(b))
    if first & 0xFFFF != 0 {
      x += 4
      y += 4
      while letters[x] == letters[y], letters[x] != 0 {
        x += 1
        y += 1
      }
      if letters[x] != letters[y] { return letters[x] < letters[y] }
    }
    let isWhole = (a: a == 0 || letters[Int(a) - 1] == 0, b: b == 0 || letters[Int(b) - 1] == 0)
    return isWhole.a != isWhole.b ? isWhole.a : a < b
  }

  // MARK: Narrowing

  var all: Span { Span(range: places.indices) }

  @inline(__always) private func unit(_ index: Int, _ depth: Int) -> UInt16 {
    letters[Int(places[index]) + depth]
  }

  /// The places of a span that go on with a unit; nil when there are none.
  @inline(__always) func narrow(_ span: Span, _ next: UInt16) -> Span? {
    var range = span.range
    if span.depth == 0 {
      let first = lowerBound(UInt64(next) << 16)
      let last = lowerBound((UInt64(next) + 1) << 16)
      range = Int(pairStarts[first])..<Int(pairStarts[last])
    } else if span.depth == 1, let place = range.first {
      let pair = UInt32(unit(place, 0)) << 16 | UInt32(next)
      let found = lowerBound(UInt64(pair))
      guard found < pairs.count, pairs[found] == pair else { return nil }
      range = Int(pairStarts[found])..<Int(pairStarts[found + 1])
    } else {
      range = bound(range, span.depth, next)..<range.upperBound
      guard let first = range.first, unit(first, span.depth) == next else { return nil }
      range = first..<(next < .max ? bound(range, span.depth, next + 1) : range.upperBound)
    }
    return range.isEmpty ? nil : Span(range: range, depth: span.depth + 1)
  }

  /// The places of a span that go on with a run of units.
  func narrow(_ span: Span, _ units: some Sequence<UInt16>) -> Span? {
    var span = span
    for unit in units {
      guard let next = narrow(span, unit) else { return nil }
      span = next
    }
    return span
  }

  /// Whether a digit, or a gap before one, can be next.
  func expectsDigit(_ span: Span) -> Bool {
    let digit = bound(span.range, span.depth, 0x30)
    if digit < span.range.upperBound, NameKey.isDigit(unit(digit, span.depth)) { return true }
    return narrow(span, NameKey.gap) != nil
  }

  private func lowerBound(_ pair: UInt64) -> Int {
    var (low, high) = (0, pairs.count)
    while low < high {
      let middle = (low + high) / 2
      if UInt64(pairs[middle]) < pair { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first index whose unit at a depth is not less than some unit.
  @inline(__always) private func bound(_ range: Range<Int>, _ depth: Int, _ least: UInt16) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if unit(middle, depth) < least { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: What a place is

  func isNameStart(_ place: UInt32) -> Bool { place == 0 || letters[Int(place) - 1] == 0 }

  /// Whether the units of a span are a whole name.
  func isWhole(_ span: Span) -> Bool {
    guard let first = span.range.first else { return false }
    return unit(first, span.depth) == 0 && isNameStart(places[first])
  }

  /// The key that a place is in.
  func key(_ place: UInt32) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// Whether the units of a span may be a part of a name.
  func mayBePart(_ span: Span) -> Bool {
    guard span.depth == 1, let first = span.range.first else { return true }
    return lone.contains(unit(first, 0))
  }

  private static let partStarts = Mark.wordStart | Mark.pieceStart | Mark.tailStart

  /// Whether what begins at a place is only the end of a word in Hangul.
  func isTail(_ place: UInt32) -> Bool {
    marks[Int(place)] & (Mark.wordStart | Mark.tailStart) == Mark.tailStart
  }

  /// Whether so many units from a place are a part that one may say for the name.
  /// - Parameter isDemanded: a name is what was asked for.
  func isPart(_ place: UInt32, _ depth: Int, isDemanded: Bool) -> Bool {
    let (start, end) = (Int(place), Int(place) + depth)
    let isTail = isTail(place)
    if isTail, !isDemanded { return false }
    let isPiece = isTail || marks[start] & Mark.pieceStart != 0
    let last = marks[end - 1]
    if last & Mark.wordEnd != 0 {
      return isPiece || (start..<end).contains { marks[$0] & Mark.strongEnd != 0 }
    }
    return last & Mark.pieceEnd != 0 && !isPiece
  }
}
