/// Words and what they do, in a trie of flat arrays. It is one object: readers hand their tables on at every place of
/// a line.
final class WordTable: Sendable {
  let entries: [WordEntry]
  /// Per node: the first of its edges, which are sorted by scalar; one more at the end.
  private let firstEdge: [Int32]
  private let edgeScalars: [UInt32]
  private let edgeTargets: [Int32]
  /// Per node: the first of the entries of the word that ends there; one more at the end.
  private let firstEntry: [Int32]
  /// What words begin with.
  let firsts: ScalarSet
  /// The longest word, in scalars.
  let longest: Int

  /// A table without words.
  convenience init() { self.init([]) }

  /// A table of words, each with its meanings in order.
  init(_ words: [(word: [UInt32], entry: WordEntry)]) {
    let order = words.indices.sorted {
      let (a, b) = (words[$0].word, words[$1].word)
      return a == b ? $0 < $1 : a.lexicographicallyPrecedes(b)
    }
    var entries: [WordEntry] = []
    var edgeScalars: [UInt32] = []
    var firstEdge: [Int32] = [0]
    var firstEntry: [Int32] = [0]
    // Breadth first: each level of nodes is a run of words that share a beginning.
    var level: [(words: Range<Int>, depth: Int)] = [(0..<order.count, 0)]
    while !level.isEmpty {
      var next: [(words: Range<Int>, depth: Int)] = []
      for node in level {
        var index = node.words.lowerBound
        while index < node.words.upperBound, words[order[index]].word.count == node.depth {
          entries.append(words[order[index]].entry)
          index += 1
        }
        firstEntry.append(Int32(entries.count))
        while index < node.words.upperBound {
          let scalar = words[order[index]].word[node.depth]
          let start = index
          while index < node.words.upperBound, words[order[index]].word[node.depth] == scalar { index += 1 }
          edgeScalars.append(scalar)
          next.append((start..<index, node.depth + 1))
        }
        firstEdge.append(Int32(edgeScalars.count))
      }
      level = next
    }
    self.entries = entries
    self.edgeScalars = edgeScalars
    self.firstEdge = firstEdge
    self.firstEntry = firstEntry
    edgeTargets = edgeScalars.indices.map { Int32($0 + 1) }
    longest = words.map(\.word.count).max() ?? 0
    firsts = Self.firsts(edgeScalars, firstEdge)
  }

  private static func firsts(_ edgeScalars: [UInt32], _ firstEdge: [Int32]) -> ScalarSet {
    var firsts = ScalarSet()
    for edge in 0..<Int(firstEdge[1]) { firsts.insert(edgeScalars[edge]) }
    return firsts
  }

  // MARK: Looking up

  /// Visits every word that stands at a place: its end and the range of its entries. A space of a word also
  /// stands for a hyphen, and between CJK for nothing.
  func visit(_ text: MatchText, at start: Int, _ body: (Int, Range<Int>) -> Void) {
    guard firsts.mayContain(text[start]) else { return }
    walk(text, node: 0, at: start, body)
  }

  private func walk(_ text: MatchText, node: Int, at position: Int, _ body: (Int, Range<Int>) -> Void) {
    var node = node
    var position = position
    while true {
      let entry = Int(firstEntry[node])..<Int(firstEntry[node + 1])
      if !entry.isEmpty { body(position, entry) }
      let edges = Int(firstEdge[node])..<Int(firstEdge[node + 1])
      guard !edges.isEmpty else { return }
      let scalar = text[position]
      if edgeScalars[edges.lowerBound] == ScalarClass.space {
        let target = Int(edgeTargets[edges.lowerBound])
        if scalar == ScalarClass.hyphen {
          walk(text, node: target, at: position + 1, body)
        } else if ScalarClass.isCJK(scalar), ScalarClass.isCJK(text[position - 1]) {
          walk(text, node: target, at: position, body)
        }
      }
      guard let edge = edge(scalar, in: edges) else { return }
      node = Int(edgeTargets[edge])
      position += 1
    }
  }

  @inline(__always) private func edge(_ scalar: UInt32, in edges: Range<Int>) -> Int? {
    var low = edges.lowerBound
    var high = edges.upperBound
    while low < high {
      let middle = (low + high) >> 1
      if edgeScalars[middle] < scalar { low = middle + 1 } else { high = middle }
    }
    return low < edges.upperBound && edgeScalars[low] == scalar ? low : nil
  }

  /// The whole words at a place, longest first, with one entry each that has a wanted role.
  func words(_ text: MatchText, at start: Int, _ isWanted: (WordRole) -> Bool) -> [(
    end: Int, entry: WordEntry
  )] {
    var found: [(end: Int, entry: WordEntry)] = []
    visit(text, at: start) { end, range in
      for index in range where isWanted(entries[index].role) { found.append((end, entries[index])) }
    }
    if found.count > 1 { found.sort { $0.end > $1.end } }
    return found
  }

  /// Whether a word of a wanted role stands at a place.
  func holdsWord(_ text: MatchText, at start: Int, _ isWanted: (WordRole) -> Bool) -> Bool {
    var isThere = false
    visit(text, at: start) { _, range in
      for index in range where !isThere && isWanted(entries[index].role) { isThere = true }
    }
    return isThere
  }

  /// The end of the longest word of a role at a place.
  func end(of role: WordRole, _ text: MatchText, at start: Int) -> Int? {
    var best: Int?
    visit(text, at: start) { end, range in
      guard end > (best ?? 0), text.isBoundary(end) else { return }
      for index in range where entries[index].role == role { best = end }
    }
    return best
  }

  /// Where a word of a role begins that ends at a place, a space before the place aside.
  func start(of role: WordRole, _ text: MatchText, before place: Int) -> Int? {
    let end = text.isSpace(place - 1) ? place - 1 : place
    for start in stride(from: end - 1, through: max(0, end - longest), by: -1) where text.isBoundary(start) {
      var found = false
      visit(text, at: start) { wordEnd, range in
        guard wordEnd == end else { return }
        for index in range where entries[index].role == role { found = true }
      }
      if found { return start }
    }
    return nil
  }

  /// Whether a word of a role that begins before a place reaches over it.
  func covers(_ role: WordRole, _ text: MatchText, at place: Int) -> Bool {
    for start in stride(from: place - 1, through: max(0, place - longest), by: -1)
    where text.isBoundary(start) {
      if let end = end(of: role, text, at: start), end > place { return true }
    }
    return false
  }

  // MARK: Packing

  func write(to packed: inout PackedWriter) {
    packed.write(entries) { packed, entry in
      packed.write(Int(entry.role.rawValue) * 2 + (entry.standsAlone ? 1 : 0))
      packed.write(entry.value)
      packed.write(entry.extra)
      packed.write(entry.system)
    }
    packed.write(edgeScalars.count)
    var previous = 0
    for scalar in edgeScalars {
      packed.write(Int(scalar) - previous)
      previous = Int(scalar)
    }
    // Nodes are numbered in the order of the edges that lead to them, so that counts say everything.
    for node in 0..<(firstEdge.count - 1) {
      packed.write(Int(firstEdge[node + 1] - firstEdge[node]))
      packed.write(Int(firstEntry[node + 1] - firstEntry[node]))
    }
    packed.write(longest)
  }

  init(from packed: inout PackedReader) throws(ReaderTables.Damage) {
    let entryCount = try packed.readCount()
    var entries: [WordEntry] = []
    entries.reserveCapacity(entryCount)
    for _ in 0..<entryCount {
      let head = try packed.read(in: 0...511)
      guard let role = WordRole(rawValue: UInt8(head >> 1)) else { throw .truncated }
      entries.append(
        WordEntry(
          role: role, value: try packed.read(), extra: try packed.read(), system: try packed.read(),
          standsAlone: head & 1 == 1))
    }
    let edgeCount = try packed.readCount()
    var edgeScalars: [UInt32] = []
    edgeScalars.reserveCapacity(edgeCount)
    var scalar = 0
    for _ in 0..<edgeCount {
      scalar += try packed.read(in: -0x10FFFF...0x10FFFF)
      guard 0...0x10FFFF ~= scalar else { throw .truncated }
      edgeScalars.append(UInt32(scalar))
    }
    var firstEdge: [Int32] = [0]
    var firstEntry: [Int32] = [0]
    var edges = 0
    var words = 0
    for node in 0...edgeCount {
      let ownEdges = try packed.read(in: 0...edgeCount)
      // Every edge leads on, so that no damage can make a walk go round.
      guard ownEdges == 0 || edges >= node else { throw .truncated }
      edges += ownEdges
      words += try packed.read(in: 0...entryCount)
      guard edges <= edgeCount, words <= entryCount else { throw .truncated }
      firstEdge.append(Int32(edges))
      firstEntry.append(Int32(words))
    }
    guard edges == edgeCount, words == entryCount else { throw .truncated }
    longest = try packed.read(in: 0...1000)
    self.entries = entries
    self.edgeScalars = edgeScalars
    self.firstEdge = firstEdge
    self.firstEntry = firstEntry
    edgeTargets = edgeScalars.indices.map { Int32($0 + 1) }
    firsts = Self.firsts(edgeScalars, firstEdge)
  }
}
