/// The end of a line that is completed: what is the same for all words that may follow.
struct LineEnd {
  /// So many literals beside each other may make one word.
  private static let mostParts = 4

  private let utterance: Utterance
  private let last: UInt32
  private let isCJK: Bool
  /// The word typed last is whole: completing it adds the space, and the next word is for the next time.
  private let isWhole: Bool
  /// Where the word typed last begins.
  private let word: Int
  /// What was typed from some place on, and where it was.
  private var begun: (start: Int, offset: Int, typed: String)?

  init(_ utterance: Utterance) {
    self.utterance = utterance
    last = utterance.scalars.last ?? Pattern.space
    isCJK = Utterance.isCJK(last)
    isWhole = last != Pattern.space && !Self.isUnspaced(last)
    word = (utterance.scalars.lastIndex(of: Pattern.space) ?? -1) + 1
  }

  /// The word that a literal goes on with, from where the word began.
  mutating func candidate(_ expected: PatternRunner.Expected, _ tables: ProgramView) -> CompletionCandidate? {
    let node = tables.nodes + Int(expected.node) * Pattern.Node.stride
    guard node[Pattern.Node.kind] == Pattern.Kind.literal else { return nil }
    var rest: [UInt32] = []
    let spelled = tables.text(node).dropFirst(Int(expected.matched))
    if !isWhole || spelled.first != ProgramView.space {
      let word = spelled.drop { $0 == ProgramView.space }
      rest.reserveCapacity(word.count + 8)
      if !Self.append(word, to: &rest), !rest.isEmpty {
        var next = node[Pattern.Node.next]
        for _ in 0..<Self.mostParts where next >= 0 {
          let node = tables.nodes + Int(next) * Pattern.Node.stride
          let isText = node[Pattern.Node.kind] == Pattern.Kind.literal
          // What must follow without a space.
          if !isText || Self.append(tables.text(node)[...], to: &rest) { break }
          next = node[Pattern.Node.next]
        }
      }
    }
    var start = utterance.count
    if isCJK {
      start = max(Int(expected.start), word)
    } else if last != Pattern.space {
      start = word
    }
    let begun = begun(from: start)
    // What was typed alone is no offer, the less without the mark at its end.
    guard !rest.isEmpty || !begun.typed.isEmpty && utterance.typed.hasSuffix(begun.typed) else { return nil }
    return CompletionCandidate(start: begun.offset, begun: begun.typed, rest: rest)
  }

  /// What was typed from a place on, and where it was.
  private mutating func begun(from start: Int) -> (start: Int, offset: Int, typed: String) {
    if let begun, begun.start == start { return begun }
    let isInside = start < utterance.count
    let found = (
      start: start,
      offset: isInside
        ? utterance.typedSpan(start..<utterance.count).lowerBound : utterance.typed.utf8.count,
      typed: utterance.typedText(start..<utterance.count)
    )
    begun = found
    return found
  }

  /// Adds a text up to its first space.
  /// - Returns: whether there is one.
  private static func append(_ text: Slice<UnsafeBufferPointer<Int32>>, to rest: inout [UInt32]) -> Bool {
    for scalar in text {
      if scalar == ProgramView.space { return true }
      rest.append(UInt32(bitPattern: scalar))
    }
    return false
  }

  /// Whether the next word may follow without a space: Korean has spaces, though nobody minds when they are missing.
  static func isUnspaced(_ scalar: UInt32) -> Bool {
    Utterance.isCJK(scalar) && !ScalarClass.isHangul(scalar)
  }
}

extension ProgramView {
  fileprivate static let space = Int32(Pattern.space)

  /// What a literal spells.
  fileprivate func text(_ node: UnsafePointer<Int32>) -> UnsafeBufferPointer<Int32> {
    UnsafeBufferPointer(start: scalars + Int(node[Pattern.Node.a]), count: Int(node[Pattern.Node.b]))
  }

  /// Whether the rest of a literal is a single word, to which what follows may belong.
  func endsAmidWord(_ node: UnsafePointer<Int32>, from matched: Int32) -> Bool {
    guard node[Pattern.Node.kind] == Pattern.Kind.literal else { return false }
    let rest = text(node).dropFirst(Int(matched)).drop { $0 == Self.space }
    return !rest.isEmpty && !rest.contains(Self.space)
  }
}
