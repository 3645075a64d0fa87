/// Many plain texts of one list, sorted, so that all that stand at a place are found by narrowing one range.
///
/// In the pool: how many begin with different scalars, for each of these the scalar and the row where they begin,
/// and for each text `[offset, length, value]`.
struct TextTable {
  /// Fewer texts than this are nodes, which completion and explanation know more about.
  static let fewest = 64
  /// In longer lists slips are not forgiven.
  static let mostForgiven = 5_000
  private static let stride = 3

  private let pool: UnsafePointer<Int32>
  private let scalars: UnsafePointer<Int32>
  private let rows: UnsafePointer<Int32>
  private let count: Int
  private let groups: Int

  init(pool: UnsafePointer<Int32>, scalars: UnsafePointer<Int32>, count: Int32) {
    self.pool = pool
    self.scalars = scalars
    self.count = Int(count)
    groups = Int(pool[0])
    rows = pool + 1 + groups * 2
  }

  /// What `init` takes for texts with their values; equal texts keep their order.
  static func pack(_ texts: [(scalars: [UInt32], offset: Int32, value: Int32)]) -> [Int32] {
    let sorted = texts.enumerated().sorted {
      $0.element.scalars != $1.element.scalars
        ? $0.element.scalars.lexicographicallyPrecedes($1.element.scalars) : $0.offset < $1.offset
    }.map(\.element)
    var groups: [Int32] = []
    for (row, text) in sorted.enumerated() where row == 0 || sorted[row - 1].scalars[0] != text.scalars[0] {
      groups += [Int32(bitPattern: text.scalars[0]), Int32(row)]
    }
    return [Int32(groups.count / 2)] + groups
      + sorted.flatMap { [$0.offset, Int32($0.scalars.count), $0.value] }
  }

  /// Where the texts of a table stand among the scalars.
  static func texts(_ pool: [Int32], at offset: Int, _ count: Int) -> [(offset: Int, length: Int)] {
    let rows = offset + 1 + Int(pool[offset]) * 2
    return (0..<count).map { (Int(pool[rows + $0 * stride]), Int(pool[rows + $0 * stride + 1])) }
  }

  /// Tells of every text that stands at a place: where it ends, and its value.
  func visit(_ text: TextView, at place: Int, _ found: (Int, Int32) -> Void) {
    guard place < text.count else { return }
    var (low, high) = (0, groups)
    while low < high {
      let middle = (low + high) / 2
      if UInt32(bitPattern: pool[1 + middle * 2]) < text.scalars[place] {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < groups, UInt32(bitPattern: pool[1 + low * 2]) == text.scalars[place] else { return }
    let end = low + 1 < groups ? Int(pool[1 + (low + 1) * 2 + 1]) : count
    follow(Int(pool[1 + low * 2 + 1])..<end, 1, text, place + 1, found)
  }

  /// Goes on with texts that have their first scalars in common. The rules for spaces are those of literals.
  private func follow(
    _ range: Range<Int>, _ depth: Int, _ text: TextView, _ place: Int, _ found: (Int, Int32) -> Void
  ) {
    var first = range.lowerBound
    while first < range.upperBound, Int(rows[first * Self.stride + 1]) == depth {
      found(place, rows[first * Self.stride + 2])
      first += 1
    }
    guard first < range.upperBound else { return }
    let rest = first..<range.upperBound
    if text.places[place] & TextView.Place.isSpace != 0 {
      narrow(rest, depth, Pattern.space) { follow($0, depth + 1, text, place + 1, found) }
    } else if text.places[place] & TextView.Place.isGlue != 0 {
      narrow(rest, depth, Pattern.space) { follow($0, depth + 1, text, place, found) }
    }
    guard place < text.count else { return }
    if text.scalars[place] != Pattern.space {
      narrow(rest, depth, text.scalars[place]) { follow($0, depth + 1, text, place + 1, found) }
    } else if place + 1 < text.count, text.places[place] & TextView.Place.isFree != 0 {
      narrow(rest, depth, text.scalars[place + 1]) { follow($0, depth + 1, text, place + 2, found) }
    }
  }

  private func narrow(_ range: Range<Int>, _ depth: Int, _ scalar: UInt32, _ body: (Range<Int>) -> Void) {
    let first = bound(range, depth, scalar)
    guard first < range.upperBound, at(first, depth) == scalar else { return }
    body(first..<bound(first..<range.upperBound, depth, scalar + 1))
  }

  private func at(_ row: Int, _ depth: Int) -> UInt32 {
    UInt32(bitPattern: scalars[Int(rows[row * Self.stride]) + depth])
  }

  private func bound(_ range: Range<Int>, _ depth: Int, _ least: UInt32) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if at(middle, depth) < least { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
