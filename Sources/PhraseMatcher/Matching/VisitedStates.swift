/// The states that threads have reached at joins, so that each is gone on with once, and that no place collects
/// too many.
struct VisitedStates {
  /// Threads with different captures that may go on from one node at one place, in a program and in one with marks at
  /// every branch, where each way to go is another capture.
  private static let most: Int32 = 16
  private static let mostMarked: Int32 = 1024

  /// Whether marks are met.
  var isMarked = false

  private var keys: [Int] = Array(repeating: 0, count: 1024)
  private var marks: [Int32] = Array(repeating: 0, count: 1024)
  private var count = 0

  /// Whether a thread in this state goes on: the first does, and a later one with more literal text.
  mutating func admits(node: Int32, from start: Int32, at place: Int32, captures: Int32, literal: Int32)
    -> Bool
  {
    let spot = (Int(node) << 11 | Int(start)) << 11 | Int(place)
    let key = spot << 20 | Int(captures & 0xF_FFFF)
    let found = find(key | 1 << 62)
    if keys[found] != 0 {
      if marks[found] >= literal { return false }
      marks[found] = literal
      return true
    }
    insert(key | 1 << 62, literal, at: found)
    if captures == 0 { return true }
    let counter = find(spot << 20 | 1 << 61)
    if keys[counter] == 0 {
      insert(spot << 20 | 1 << 61, 1, at: counter)
      return true
    }
    marks[counter] += 1
    return marks[counter] <= (isMarked ? Self.mostMarked : Self.most)
  }

  /// Forgets all states.
  mutating func removeAll() {
    guard count > 0 else { return }
    self = VisitedStates()
  }

  private func find(_ key: Int) -> Int {
    let mask = keys.count - 1
    var place =
      Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: key) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while keys[place] != 0, keys[place] != key { place = (place + 1) & mask }
    return place
  }

  private mutating func insert(_ key: Int, _ mark: Int32, at place: Int) {
    keys[place] = key
    marks[place] = mark
    count += 1
    guard count * 2 > keys.count else { return }
    let oldKeys = keys
    let oldMarks = marks
    keys = Array(repeating: 0, count: oldKeys.count * 4)
    marks = Array(repeating: 0, count: oldKeys.count * 4)
    for index in oldKeys.indices where oldKeys[index] != 0 {
      let place = find(oldKeys[index])
      keys[place] = oldKeys[index]
      marks[place] = oldMarks[index]
    }
  }
}
