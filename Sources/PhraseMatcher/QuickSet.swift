/// A set that is told how its members are hashed: where thousands are asked for once each, `Hasher` takes longer than
/// all else.
struct QuickSet<Member: Equatable> {
  private var members: [Member] = []
  private var hashes: [UInt64] = []
  /// The index of a member and one; 0 for none.
  private var slots: [Int32] = Array(repeating: 0, count: 1_024)

  /// Adds a member; false when it is one already.
  mutating func insert(_ member: Member, hash: UInt64) -> Bool {
    var place = slot(hash)
    while slots[place] > 0 {
      if members[Int(slots[place]) - 1] == member { return false }
      place = (place + 1) & (slots.count - 1)
    }
    members.append(member)
    hashes.append(hash)
    slots[place] = Int32(members.count)
    if members.count * 2 > slots.count { grow() }
    return true
  }

  private func slot(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 40) & (slots.count - 1)
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 4)
    for (index, hash) in hashes.enumerated() {
      var place = slot(hash)
      while slots[place] > 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = Int32(index + 1)
    }
  }
}
