/// The first letters of the words of names: LA for Linear Algebra.
struct NameInitials: Sendable {
  private static let lengths = 2...6

  /// Initials as a number in the upper half and the key in the lower, ascending.
  private var rows: [UInt64] = []

  init(_ table: NameTable) {
    for key in table.starts.indices {
      var all: [UInt16] = []
      var strong: [UInt16] = []
      var first: UInt16 = 0
      var place = Int(table.starts[key])
      var isPlain = true
      while table.letters[place] != 0 {
        if first == 0 { first = table.letters[place] }
        if table.marks[place] & NameTable.Mark.wordEnd != 0 {
          isPlain = isPlain && first &- 0x61 < 26
          all.append(first)
          if table.marks[place] & NameTable.Mark.strongEnd != 0 { strong.append(first) }
          first = 0
        }
        place += 1
      }
      guard isPlain else { continue }
      if let code = Self.code(all) { rows.append(code << 32 | UInt64(key)) }
      if strong.count < all.count, let code = Self.code(strong) { rows.append(code << 32 | UInt64(key)) }
    }
    rows.sort()
  }

  private static func code(_ letters: [UInt16]) -> UInt64? {
    guard lengths.contains(letters.count), letters.allSatisfy({ $0 &- 0x61 < 26 }) else { return nil }
    return letters.reduce(0) { $0 << 5 | UInt64($1 - 0x60) }
  }

  /// The keys with these initials, those that rank best first.
  func keys(_ units: [UInt16]) -> [Int] {
    guard let code = Self.code(units) else { return [] }
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] >> 32 < code { low = middle + 1 } else { high = middle }
    }
    return rows[low...].prefix { $0 >> 32 == code }.map { Int($0 & 0xFFFF_FFFF) }
  }
}
