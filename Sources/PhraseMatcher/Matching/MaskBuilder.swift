/// Computes for every node which scalars the rest of its network can begin with, whether it can be empty, and for
/// every template whether names may stand in it.
struct MaskBuilder {
  private var tables: PatternTables
  /// What each node can begin with when only its own network is looked at.
  private var first: [UInt64]
  private var isNullable: [Bool]
  private var holdsNames: [Bool]
  private var beginnings: [Beginnings]
  private var isDone: [Bool]

  /// The tables with the masks filled in.
  static func fill(_ tables: PatternTables) -> PatternTables {
    var builder = MaskBuilder(tables)
    builder.run()
    return builder.tables
  }

  private init(_ tables: PatternTables) {
    self.tables = tables
    let count = tables.nodes.count / Pattern.Node.stride
    first = Array(repeating: 0, count: count)
    isNullable = Array(repeating: false, count: count)
    holdsNames = isNullable
    beginnings = Array(repeating: Beginnings(), count: count)
    isDone = isNullable
  }

  private mutating func run() {
    for network in tables.networks { compute(network) }
    var isTemplate = Array(repeating: false, count: isDone.count)
    for row in stride(from: 0, to: tables.templates.count, by: Pattern.TemplateRow.stride) {
      let entry = tables.templates[row + Pattern.TemplateRow.entry]
      compute(entry)
      mark(entry, &isTemplate)
      if holdsNames[Int(entry)] {
        tables.templates[row + Pattern.TemplateRow.traits] |= Pattern.TemplateRow.holdsNames
      }
    }
    for node in isDone.indices {
      let row = node * Pattern.Node.stride
      // Behind the end of a rule stands whatever its callers go on with; behind a template nothing does.
      let mask = isNullable[node] && !isTemplate[node] ? UInt64.max : first[node]
      let words = PatternTables.words(mask)
      tables.nodes[row + Pattern.Node.maskLow] = words[0]
      tables.nodes[row + Pattern.Node.maskHigh] = words[1]
      let pairs = PatternTables.words(beginnings[node].pairs(isEnd: isTemplate[node]))
      tables.nodes[row + Pattern.Node.pairsLow] = pairs[0]
      tables.nodes[row + Pattern.Node.pairsHigh] |= pairs[1]
      if isNullable[node] { tables.nodes[row + Pattern.Node.flags] |= Pattern.Node.isNullable }
    }
    tables.targetMasks = tables.targets.flatMap { target in
      let row = Int(target) * Pattern.Node.stride
      return Array(tables.nodes[row + Pattern.Node.maskLow...row + Pattern.Node.pairsHigh])
    }
  }

  /// Marks the nodes of one template; rules and lists are networks of their own.
  private func mark(_ entry: Int32, _ marks: inout [Bool]) {
    var open = [entry]
    while let node = open.popLast() {
      guard node >= 0, !marks[Int(node)] else { continue }
      marks[Int(node)] = true
      open += successors(node)
    }
  }

  private func successors(_ node: Int32) -> [Int32] {
    let row = Int(node) * Pattern.Node.stride
    if tables.nodes[row] == Pattern.Kind.split {
      let offset = Int(tables.nodes[row + Pattern.Node.a])
      return Array(tables.targets[offset..<offset + Int(tables.nodes[row + Pattern.Node.b])])
    }
    let next = tables.nodes[row + Pattern.Node.next]
    return next >= 0 ? [next] : []
  }

  /// Computes a node after everything that follows it; long sequences must not exhaust the stack.
  private mutating func compute(_ entry: Int32) {
    var open = [entry]
    while let node = open.last {
      if isDone[Int(node)] {
        open.removeLast()
        continue
      }
      var needs = successors(node)
      let row = Int(node) * Pattern.Node.stride
      let kind = tables.nodes[row]
      if kind == Pattern.Kind.call || kind == Pattern.Kind.list {
        needs.append(tables.networks[Int(tables.nodes[row + Pattern.Node.a])])
      }
      needs.removeAll { isDone[Int($0)] }
      if needs.isEmpty {
        finish(Int(node))
        open.removeLast()
      } else {
        open += needs
      }
    }
  }

  private mutating func finish(_ node: Int) {
    let row = node * Pattern.Node.stride
    let a = Int(tables.nodes[row + Pattern.Node.a])
    let next = Int(tables.nodes[row + Pattern.Node.next])
    holdsNames[node] =
      tables.nodes[row] == Pattern.Kind.names || successors(Int32(node)).contains { holdsNames[Int($0)] }
    switch tables.nodes[row] {
    case Pattern.Kind.accept:
      isNullable[node] = true
      beginnings[node] = .nothing
    case Pattern.Kind.literal:
      let text = tables.scalars[a..<a + Int(tables.nodes[row + Pattern.Node.b])].map {
        UInt32(bitPattern: $0)
      }
      var mask: UInt64 = 0
      if text.first == Pattern.space {
        mask |= Pattern.bit(Pattern.space) | Pattern.bit(Pattern.hyphen) | Pattern.bit(Pattern.underscore)
      }
      if let letter = text.first(where: { $0 != Pattern.space }) {
        mask |= Pattern.bit(letter)
      } else {
        mask |= first[next]
        isNullable[node] = isNullable[next]
      }
      first[node] = mask
      beginnings[node] = Beginnings(text, then: beginnings[next])
    case Pattern.Kind.split:
      for target in successors(Int32(node)) {
        first[node] |= first[Int(target)]
        if isNullable[Int(target)] { isNullable[node] = true }
        beginnings[node].formUnion(beginnings[Int(target)])
      }
    case Pattern.Kind.call, Pattern.Kind.list:
      let network = Int(tables.networks[a])
      first[node] = first[network]
      beginnings[node] = beginnings[network].then(beginnings[next])
      if holdsNames[network] { holdsNames[node] = true }
      if isNullable[network] {
        first[node] |= first[next]
        isNullable[node] = isNullable[next]
      }
    case Pattern.Kind.mark:
      first[node] = first[next]
      isNullable[node] = isNullable[next]
      beginnings[node] = beginnings[next]
    default:
      first[node] = .max
      beginnings[node] = .anything
    }
    isDone[node] = true
  }
}
