/// What a template cannot do without where it leaves a choice: one of the verbs, one of the nouns. With the fragments that
/// all its sentences share it tells most templates that cannot match before they are run.
extension PatternCompiler {
  /// A choice among more ways takes longer to look at than it saves.
  private static let mostWays = 64
  /// A choice that so many texts in a hundred fulfil by chance tells little.
  private static let leastTelling = 0.8
  /// So many of the bits of a text are set.
  private static let share = 0.2

  /// The choices of a template, as an offset into the pool of a count and offsets of theirs; -1 for none.
  mutating func choices(of tree: Template, in scope: Scope) -> Int32 {
    let telling = choices(tree, in: scope).map { (ways: $0, chance: Self.chance($0)) }
      .filter { $0.chance < Self.leastTelling }.sorted { $0.chance < $1.chance }
    guard !telling.isEmpty else { return -1 }
    var offsets: [Int32] = []
    for choice in telling {
      let offset = offset(of: choice.ways)
      if !offsets.contains(offset) { offsets.append(offset) }
    }
    return tables.addPool(offsets.count, offsets)
  }

  private mutating func offset(of ways: [Fragments]) -> Int32 {
    if let known = choiceOffsets[ways] { return known }
    let words = ways.flatMap { PatternTables.words($0.first) + PatternTables.words($0.second) }
    let offset = tables.addPool(ways.count, words)
    choiceOffsets[ways] = offset
    return offset
  }

  private mutating func choices(_ tree: Template, in scope: Scope) -> [[Fragments]] {
    switch tree {
    case .sequence(let items), .permutation(let items):
      return items.flatMap { choices($0, in: scope) }
    case .marked(let item, _): return choices(item, in: scope)
    default:
      let ways = ways(tree, in: scope)
      return ways.count > 1 ? [ways] : []
    }
  }

  /// Fragments of which one is in whatever the tree matches; none where that is not known.
  mutating func ways(_ tree: Template, in scope: Scope) -> [Fragments] {
    switch tree {
    case .literal, .sequence, .permutation:
      guard let all = required(tree, in: scope) else { return [] }
      var best = all == Fragments() ? [] : [all]
      guard case .sequence(let items) = tree else { return best }
      for item in items {
        let ways = ways(item, in: scope).map { $0.union(all) }
        if !ways.isEmpty, best.isEmpty || Self.chance(ways) < Self.chance(best) { best = ways }
      }
      return best
    case .alternative(let items):
      var all: [Fragments] = []
      for item in items {
        let ways = ways(item, in: scope)
        guard !ways.isEmpty else { return [] }
        for way in ways where !all.contains(way) { all.append(way) }
        guard all.count <= Self.mostWays else { return [] }
      }
      return all
    case .optional, .range: return []
    case .marked(let item, _): return ways(item, in: scope)
    case .rule(let name, _): return rule(name, in: scope)?.ways ?? []
    case .list: return []
    }
  }

  /// How likely a text fulfils a choice by chance.
  private static func chance(_ ways: [Fragments]) -> Double {
    ways.reduce(0) { sum, way in
      let bits = way.first.nonzeroBitCount + way.second.nonzeroBitCount
      return sum + (0..<bits).reduce(1.0) { chance, _ in chance * share }
    }
  }
}
