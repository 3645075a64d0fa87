/// What threads have captured so far, as lists that share their beginnings: equal lists have equal numbers.
struct CaptureArena {
  /// What a capture holds.
  enum Kind {
    /// Payload: a value of a list.
    static let listValue: Int32 = 0
    /// Payload: a value that was read.
    static let readValue: Int32 = 1
    /// Payload: names that fit.
    static let names: Int32 = 2
    /// Payload: the leaf whose names the words are looked up in later.
    static let openName: Int32 = 3
    /// Payload: 1 when quotes around it are removed.
    static let freeText: Int32 = 4
    /// No value: a branch that was taken. Payload: its number.
    static let mark: Int32 = 5
  }

  /// One capture behind its predecessors.
  struct Entry: Equatable {
    var parent: Int32
    /// Slot or capture as the compiler encodes it; -1 for neither.
    var target: Int32
    var kind: Int32
    var payload: Int32
    var start: Int32
    var end: Int32
  }

  /// The empty list is 0.
  private(set) var entries: [Entry] = [Entry(parent: -1, target: -1, kind: -1, payload: 0, start: 0, end: 0)]
  private var slots: [Int32] = Array(repeating: 0, count: 256)

  /// The list with one more capture.
  mutating func append(_ entry: Entry) -> Int32 {
    if entries.count * 2 > slots.count { grow() }
    var place = hash(entry)
    while true {
      let index = slots[place]
      if index == 0 { break }
      if entries[Int(index)] == entry { return index }
      place = (place + 1) & (slots.count - 1)
    }
    entries.append(entry)
    slots[place] = Int32(entries.count - 1)
    return Int32(entries.count - 1)
  }

  /// One list behind another.
  mutating func append(_ list: Int32, to first: Int32) -> Int32 {
    if list == 0 { return first }
    if first == 0 { return list }
    var entry = entries[Int(list)]
    entry.parent = append(entry.parent, to: first)
    return append(entry)
  }

  /// The captures of a list, first to last.
  func list(_ last: Int32) -> [Entry] {
    var out: [Entry] = []
    var index = last
    while index > 0 {
      out.append(entries[Int(index)])
      index = entries[Int(index)].parent
    }
    return out.reversed()
  }

  /// The list behind which only marks stand.
  func withoutMarks(_ last: Int32) -> Int32 {
    var index = last
    while index > 0, entries[Int(index)].kind == Kind.mark { index = entries[Int(index)].parent }
    return index
  }

  private func hash(_ entry: Entry) -> Int {
    var hash = UInt32(bitPattern: entry.parent) &* 0x9E37_79B1
    hash = (hash ^ UInt32(bitPattern: entry.target)) &* 0x85EB_CA6B
    hash = (hash ^ UInt32(bitPattern: entry.start &* 4096 &+ entry.end)) &* 0xC2B2_AE35
    hash = (hash ^ UInt32(bitPattern: entry.payload &* 8 &+ entry.kind)) &* 0x27D4_EB2F
    return Int(hash ^ hash >> 15) & (slots.count - 1)
  }

  /// The list with a mark for a branch behind it.
  mutating func append(mark number: Int32, at place: Int32, to list: Int32) -> Int32 {
    append(
      Entry(parent: list, target: -1, kind: Kind.mark, payload: number, start: place, end: place))
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for index in 1..<entries.count {
      var place = hash(entries[index])
      while slots[place] != 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = Int32(index)
    }
  }
}
