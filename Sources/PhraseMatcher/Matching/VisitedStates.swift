/// The states that threads have reached at joins, so that each is gone on with once, and that no place collects
/// too many.
struct VisitedStates {
  /// Threads with different captures that may go on from one node at one place, in a program and in one with marks at
  /// every branch, where each way to go is another capture.
  private static let most: Int32 = 16
  private static let mostMarked: Int32 = 1024
  /// Room that is kept for the next run.
  private static let room = 16_384

  private struct Slot {
    /// 0 for nobody.
    var key = 0
    var mark: Int32 = 0
  }

  /// Whether marks are met.
  var isMarked = false

  private var slots: [Slot] = Array(repeating: Slot(), count: 1024)
  /// The slots that are taken: few of them mostly, so that they are cleared one by one.
  private var taken: [Int32] = []

  /// Whether a thread in this state goes on: the first does, and a later one with more literal text.
  mutating func admits(node: Int32, from start: Int32, at place: Int32, captures: Int32, literal: Int32)
    -> Bool
  {
    let spot = (Int(node) << 11 | Int(start)) << 11 | Int(place)
    let key = spot << 20 | Int(captures & 0xF_FFFF)
    let found = find(key | 1 << 62)
    if slots[found].key != 0 {
      if slots[found].mark >= literal { return false }
      slots[found].mark = literal
      return true
    }
    insert(key | 1 << 62, literal, at: found)
    if captures == 0 { return true }
    let counter = find(spot << 20 | 1 << 61)
    if slots[counter].key == 0 {
      insert(spot << 20 | 1 << 61, 1, at: counter)
      return true
    }
    slots[counter].mark += 1
    return slots[counter].mark <= (isMarked ? Self.mostMarked : Self.most)
  }

  /// Forgets all states.
  mutating func removeAll() {
    guard !taken.isEmpty else { return }
    if slots.count > Self.room {
      slots = Array(repeating: Slot(), count: 1024)
    } else {
      for place in taken { slots[Int(place)] = Slot() }
    }
    taken.removeAll(keepingCapacity: true)
    isMarked = false
  }

  private func find(_ key: Int) -> Int {
    let mask = slots.count - 1
    // Only the highest bits of the product hang on all of the key: the node is its highest part.
    let hash = UInt64(truncatingIfNeeded: key) &* 0x9E37_79B9_7F4A_7C15
    var place = Int(truncatingIfNeeded: hash >> 40) & mask
    while slots[place].key != 0, slots[place].key != key { place = (place + 1) & mask }
    return place
  }

  private mutating func insert(_ key: Int, _ mark: Int32, at place: Int) {
    slots[place] = Slot(key: key, mark: mark)
    taken.append(Int32(place))
    if taken.count * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    let old = taken.map { slots[Int($0)] }
    slots = Array(repeating: Slot(), count: slots.count * 4)
    taken.removeAll(keepingCapacity: true)
    for slot in old {
      let place = find(slot.key)
      slots[place] = slot
      taken.append(Int32(place))
    }
  }
}
