/// The names, and the parts of names, in which slips are forgiven, by length and by the letters they have.
///
/// Whoever slips changes few letters, so a look at the length and at one word of bits leaves few to compare.
struct NameSlips: Sendable {
  /// Letters and digits that are near, and how many slips away.
  struct Near {
    var place: Int
    var count: Int
    var slips: Int
  }

  /// Digits have bits of their own: numbers do not slip, Calculus 1 is not Calculus 2.
  private static let digitBits: UInt64 = 0x3FF << 54
  private static let longest = 64

  /// Which letters a part has, as bits.
  private var signatures: [UInt64] = []
  private var places: [UInt32] = []
  private var counts: [UInt8] = []
  /// Where the parts of each length begin; Hangul counts by its letters.
  private var lengths: [Int] = []

  init(_ table: NameTable) {
    var rows: [(length: Int, place: UInt32, count: UInt8, signature: UInt64)] = []
    var letters: [UInt16] = []
    // How long the parts are that places before have in common with this one.
    var known: [Int] = []
    for index in table.places.indices {
      let place = Int(table.places[index])
      guard table.marks[place] & (NameTable.Mark.pieceStart | NameTable.Mark.tailStart) == 0 else { continue }
      let isFirst = table.isNameStart(table.places[index])
      let shared = index > 0 ? Self.shared(table, Int(table.places[index - 1]), place) : 0
      known.removeAll { $0 > shared }
      var end = place
      var isFirstWord = true
      while table.letters[end] != 0, end - place < Self.longest {
        end += 1
        guard table.marks[end - 1] & NameTable.Mark.wordEnd != 0 else { continue }
        let isLast = table.letters[end] == 0
        let isMeant = isFirst && isLast || table.isPart(UInt32(place), end - place, isDemanded: false)
        if isFirst || isFirstWord || isLast, isMeant, !known.contains(end - place) {
          known.append(end - place)
          letters.removeAll(keepingCapacity: true)
          EditDistance.letters(table.letters[place..<end], into: &letters)
          if EditDistance.limit(letters.count, letters.count) > 0 {
            rows.append((letters.count, UInt32(place), UInt8(end - place), Self.signature(letters)))
          }
        }
        isFirstWord = false
      }
    }
    pack(rows)
  }

  private mutating func pack(_ rows: [(length: Int, place: UInt32, count: UInt8, signature: UInt64)]) {
    lengths = Array(repeating: 0, count: Self.longest * 3 + 4)
    for row in rows { lengths[row.length + 1] += 1 }
    for length in 1..<lengths.count { lengths[length] += lengths[length - 1] }
    var next = lengths
    signatures = Array(repeating: 0, count: rows.count)
    places = Array(repeating: 0, count: rows.count)
    counts = Array(repeating: 0, count: rows.count)
    for row in rows {
      let index = next[row.length]
      next[row.length] += 1
      (signatures[index], places[index], counts[index]) = (row.signature, row.place, row.count)
    }
  }

  /// How many units two places have in common.
  private static func shared(_ table: NameTable, _ a: Int, _ b: Int) -> Int {
    var count = 0
    while count < longest, table.letters[a + count] == table.letters[b + count], table.letters[a + count] != 0
    {
      count += 1
    }
    return count
  }

  private static func signature(_ letters: [UInt16]) -> UInt64 {
    var bits: UInt64 = 0
    for letter in letters {
      let digit = letter &- 0x30
      bits |= 1 << UInt64(digit < 10 ? 54 + digit : letter % 54)
    }
    return bits
  }

  /// What some words are near to, in no order.
  func near(_ units: [UInt16], _ table: NameTable) -> [Near] {
    var said: [UInt16] = []
    EditDistance.letters(units[...], into: &said)
    guard said.count <= EditDistance.longest, EditDistance.limit(said.count, said.count) > 0 else {
      return []
    }
    let signature = Self.signature(said)
    let numbers = said.filter { NameKey.isDigit($0) || $0 == NameKey.gap }
    let distance = EditDistance(said)
    var other: [UInt16] = []
    var found: [Near] = []
    for length in max(1, said.count - 2)...said.count + 2 where length + 1 < lengths.count {
      let limit = EditDistance.limit(said.count, length)
      guard abs(length - said.count) <= limit else { continue }
      // One slip brings one letter at most, and takes one; those that the lengths differ by only do one of both.
      let mostLost = limit - max(0, length - said.count)
      let mostNew = limit - max(0, said.count - length)
      for index in lengths[length]..<lengths[length + 1] {
        let theirs = signatures[index]
        guard (theirs ^ signature) & Self.digitBits == 0, (signature & ~theirs).nonzeroBitCount <= mostLost,
          (theirs & ~signature).nonzeroBitCount <= mostNew
        else { continue }
        let (place, count) = (Int(places[index]), Int(counts[index]))
        other.removeAll(keepingCapacity: true)
        EditDistance.letters(table.letters[place..<place + count], into: &other)
        guard let slips = distance.within(limit, of: other) else { continue }
        if !numbers.isEmpty, other.filter({ NameKey.isDigit($0) || $0 == NameKey.gap }) != numbers {
          continue
        }
        found.append(Near(place: place, count: count, slips: slips))
      }
    }
    return found
  }
}
