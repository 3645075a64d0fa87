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
