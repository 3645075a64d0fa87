import ConversationModel

extension PatternCompiler {
  // MARK: payloads

  /// A slot is twice its string, a capture one more; -1 is neither.
  mutating func encode(_ target: Template.Target) -> Int32 {
    switch target {
    case .slot(let name):
      filledSlots.insert(name)
      return tables.string(name) * 2
    case .capture(let name): return tables.string(name) * 2 + 1
    case .nothing: return -1
    }
  }

  mutating func addValue(_ value: IntentValue?, context: [String: IntentValue] = [:]) -> Int32 {
    var row: [Int32]
    switch value {
    case nil: row = [Pattern.ValueRow.matchedText, 0, 0]
    case .integer(let number)?: row = [Pattern.ValueRow.integer] + PatternTables.words(number)
    case .number(let number)?: row = [Pattern.ValueRow.number] + PatternTables.words(number)
    case .boolean(let truth)?: row = [Pattern.ValueRow.boolean, truth ? 1 : 0, 0]
    case .choice(let text)?, .text(let text)?: row = [Pattern.ValueRow.choice, tables.string(text), 0]
    case .list(let items)?:
      row = [Pattern.ValueRow.list, tables.addPool(items.count, items.map { addValue($0) }), 0]
    default: row = [Pattern.ValueRow.matchedText, 0, 0]
    }
    let pairs = context.sorted { $0.key < $1.key }
    let items = pairs.flatMap { [tables.string($0.key), addValue($0.value)] }
    row.append(pairs.isEmpty ? -1 : tables.addPool(pairs.count, items))
    tables.values += row
    return Int32(tables.values.count / Pattern.ValueRow.stride - 1)
  }

  mutating func addRange(_ range: NumberRange) -> Int32 {
    let row =
      PatternTables.words(range.lower) + PatternTables.words(range.upper) + PatternTables.words(range.step)
      + PatternTables.words(range.multiplier) + [
        Int32(range.fractions.rawValue), range.allowsDigits ? 1 : 0, range.allowsWords ? 1 : 0,
      ]
    for offset in stride(from: 0, to: tables.ranges.count, by: Pattern.rangeStride)
    where Array(tables.ranges[offset..<offset + Pattern.rangeStride]) == row {
      return Int32(offset / Pattern.rangeStride)
    }
    tables.ranges += row
    return Int32(tables.ranges.count / Pattern.rangeStride - 1)
  }

  /// Offset and length of scalars in their table.
  mutating func scalars(_ scalars: [UInt32]) -> [Int32] {
    let offset = spelled[scalars] ?? Int32(tables.scalars.count)
    if offset == tables.scalars.count {
      tables.scalars += scalars.map { Int32(bitPattern: $0) }
      spelled[scalars] = offset
    }
    return [offset, Int32(scalars.count)]
  }

  /// Text of a template as it is matched: folded, with single spaces, which may also stand at the ends.
  static func fold(_ text: String) -> [UInt32] {
    var out: [UInt32] = []
    for scalar in Normalizer.fold(text) where scalar != Pattern.space || out.last != Pattern.space {
      out.append(scalar)
    }
    return out
  }

  // MARK: what a tree cannot do without

  mutating func required(_ tree: Template, in scope: Scope) -> Fragments? {
    switch tree {
    case .literal(let text):
      var fragments = Fragments()
      fragments.insert(Self.fold(text))
      return fragments
    case .sequence(let items), .permutation(let items):
      var all = Fragments()
      for item in items {
        guard let one = required(item, in: scope) else { return nil }
        all = all.union(one)
      }
      return all
    case .alternative(let items):
      var common = Fragments.all
      for item in items {
        guard let one = required(item, in: scope) else { return nil }
        common = common.intersection(one)
      }
      return common
    case .optional, .range: return Fragments()
    case .marked(let item, _): return required(item, in: scope)
    case .rule(let name, _): return rule(name, in: scope)?.required
    case .list(let name, _, _):
      guard case .values? = scope.lists[name]?.kind else { return Fragments() }
      return list(name, in: scope)?.required ?? Fragments()
    }
  }

  /// Where free text stands at the top of a template.
  func edges(of tree: Template) -> Int32 {
    func isFree(_ item: Template?) -> Bool {
      guard case .list(let name, _, _)? = item, case .wildcard? = file.lists[name]?.kind else { return false }
      return true
    }
    guard case .sequence(let items) = tree else {
      return isFree(tree) ? Pattern.TemplateRow.beginsFree | Pattern.TemplateRow.endsFree : 0
    }
    return (isFree(items.first) ? Pattern.TemplateRow.beginsFree : 0)
      | (isFree(items.last) ? Pattern.TemplateRow.endsFree : 0)
  }
}
