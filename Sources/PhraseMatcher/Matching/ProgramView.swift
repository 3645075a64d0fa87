/// The tables of a program as pointers. They hold as long as the view does: it owns the words, which stay where they
/// are until nobody owns them.
struct ProgramView {
  private let words: ProgramWords
  let nodes: UnsafePointer<Int32>
  let targets: UnsafePointer<Int32>
  let targetMasks: UnsafePointer<Int32>
  let scalars: UnsafePointer<Int32>
  let networks: UnsafePointer<Int32>
  let templates: UnsafePointer<Int32>
  let pool: UnsafePointer<Int32>
  let networkCount: Int

  /// How many scalars other than spaces a literal spells.
  func spelled(_ node: UnsafePointer<Int32>) -> Int32 {
    let text = scalars + Int(node[Pattern.Node.a])
    var count: Int32 = 0
    for index in 0..<Int(node[Pattern.Node.b]) where text[index] != Int32(Pattern.space) { count += 1 }
    return count
  }
}

extension ProgramView {
  /// Whether a text with these fragments holds what a template, by its row, cannot do without.
  @inline(__always)
  func mayMatch(_ template: UnsafePointer<Int32>, _ text: Fragments) -> Bool {
    guard required(template).isSubset(of: text) else { return false }
    let offset = template[Pattern.TemplateRow.choices]
    return offset < 0 || holdsChoices(pool + Int(offset), text)
  }

  /// What a template, by its row, cannot do without.
  @inline(__always)
  func required(_ template: UnsafePointer<Int32>) -> Fragments {
    fragments(template + Pattern.TemplateRow.required)
  }

  /// Whether of every choice one way is in the text.
  private func holdsChoices(_ choices: UnsafePointer<Int32>, _ text: Fragments) -> Bool {
    for index in 1...Int(choices[0]) {
      let ways = pool + Int(choices[index])
      var way = ways + 1
      let end = way + 4 * Int(ways[0])
      while way < end, !fragments(way).isSubset(of: text) { way += 4 }
      if way == end { return false }
    }
    return true
  }

  @inline(__always)
  private func fragments(_ words: UnsafePointer<Int32>) -> Fragments {
    Fragments(first: PatternTables.bits(words[0], words[1]), second: PatternTables.bits(words[2], words[3]))
  }

  init(_ program: PhraseProgram) {
    words = program.words
    let base = words.address
    func pointer(_ section: PhraseProgram.Section) -> UnsafePointer<Int32> {
      base + program.sections[section.rawValue].lowerBound
    }
    nodes = pointer(.nodes)
    targets = pointer(.targets)
    targetMasks = pointer(.targetMasks)
    scalars = pointer(.scalars)
    networks = pointer(.networks)
    templates = pointer(.templates)
    pool = pointer(.pool)
    networkCount = program.count(.networks)
  }
}

extension PhraseProgram {
  /// Calls `body` with pointers into the tables.
  func withView<Value>(_ body: (ProgramView) -> Value) -> Value {
    withExtendedLifetime(words) { body(ProgramView(self)) }
  }
}
