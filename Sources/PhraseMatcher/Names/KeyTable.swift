/// Keys of names and of their parts, and the entries that have them.
struct KeyTable: Sendable {
  /// A text that means the same entries wherever it is found.
  struct Key {
    fileprivate var hash: UInt64
    fileprivate var next: Int32
    /// First and last owner of which it is the whole name, and of which it is a part; -1 for none.
    fileprivate(set) var wholes: (first: Int32, last: Int32) = (-1, -1)
    fileprivate(set) var partials: (first: Int32, last: Int32) = (-1, -1)
    /// Slips are forgiven in it.
    var forgives = false
  }

  private struct Owner {
    var entry: Int32
    var next: Int32
  }

  private(set) var keys: [Key] = []
  private var owners: [Owner] = []
  private var heads: [Int32]

  /// - Parameter expected: about how many keys there will be.
  init(expected: Int) {
    var capacity = 8
    while capacity < expected { capacity *= 2 }
    heads = [Int32](repeating: -1, count: capacity)
    keys.reserveCapacity(expected)
    owners.reserveCapacity(expected)
  }

  /// Notes that an entry has a key, and gives its index.
  mutating func add(_ hash: UInt64, entry: Int32, isWhole: Bool) -> Int {
    let index = self.index(of: hash) ?? insert(hash)
    let last = isWhole ? keys[index].wholes.last : keys[index].partials.last
    if last >= 0, owners[Int(last)].entry == entry { return index }
    let owner = Int32(owners.count)
    owners.append(Owner(entry: entry, next: -1))
    if last >= 0 { owners[Int(last)].next = owner }
    if isWhole {
      keys[index].wholes = (last < 0 ? owner : keys[index].wholes.first, owner)
    } else {
      keys[index].partials = (last < 0 ? owner : keys[index].partials.first, owner)
    }
    return index
  }

  mutating func forgive(_ index: Int) { keys[index].forgives = true }

  private mutating func insert(_ hash: UInt64) -> Int {
    if keys.count >= heads.count { grow() }
    let bucket = bucket(hash)
    keys.append(Key(hash: hash, next: heads[bucket]))
    heads[bucket] = Int32(keys.count - 1)
    return keys.count - 1
  }

  private mutating func grow() {
    heads = [Int32](repeating: -1, count: heads.count * 2)
    for index in keys.indices {
      let bucket = bucket(keys[index].hash)
      keys[index].next = heads[bucket]
      heads[bucket] = Int32(index)
    }
  }

  /// The key of a hash.
  @inline(__always) func index(of hash: UInt64) -> Int? {
    var index = heads[bucket(hash)]
    while index >= 0 {
      if keys[Int(index)].hash == hash { return Int(index) }
      index = keys[Int(index)].next
    }
    return nil
  }

  @inline(__always) private func bucket(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: (hash ^ hash >> 29) &* 0x9E37_79B9_7F4A_7C15 >> 24) & (heads.count - 1)
  }

  /// Visits the entries behind an owner of a key, in the order in which they were added, while wanted.
  @inline(__always) func visit(_ first: Int32, _ body: (Int32) -> Bool) {
    var owner = first
    while owner >= 0, body(owners[Int(owner)].entry) { owner = owners[Int(owner)].next }
  }
}
