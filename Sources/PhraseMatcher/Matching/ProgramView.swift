/// The tables of a program as pointers, valid only inside `PhraseProgram.withView`.
struct ProgramView {
  let nodes: UnsafePointer<Int32>
  let targets: UnsafePointer<Int32>
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

extension PhraseProgram {
  /// Calls `body` with pointers into the tables.
  func withView<Value>(_ body: (ProgramView) -> Value) -> Value {
    words.withUnsafeBufferPointer { buffer in
      // A program without a single word has no address; nothing is read through this one.
      guard let base = buffer.baseAddress else {
        var none: Int32 = 0
        return withUnsafePointer(to: &none) {
          body(
            ProgramView(
              nodes: $0, targets: $0, scalars: $0, networks: $0, templates: $0, pool: $0, networkCount: 0))
        }
      }
      func pointer(_ section: Section) -> UnsafePointer<Int32> {
        base + sections[section.rawValue].lowerBound
      }
      return body(
        ProgramView(
          nodes: pointer(.nodes), targets: pointer(.targets), scalars: pointer(.scalars),
          networks: pointer(.networks), templates: pointer(.templates), pool: pointer(.pool),
          networkCount: count(.networks)))
    }
  }
}
