package import ConversationModel

extension Matcher {
  /// Candidates that are handed out.
  private static let mostCandidates = 60

  /// How a line may go on: the next word of some template first, then names.
  ///
  /// The live states after the line decide, so every candidate continues a sentence that can be understood.
  /// - Returns: the UTF-8 offset in `line` from which a candidate replaces the rest, and the candidates.
  package func completions(of line: String, expecting: Expectation?) -> (start: Int, candidates: [String]) {
    let end = line.utf8.count
    guard var utterance = utterance(line) else { return (end, []) }
    if let last = line.last, last.isWhitespace, utterance.count > 0 { utterance = utterance.withSpaceAtEnd }
    let probe = probe(utterance, templates: openTemplates(expecting), expecting: expecting)

    var found: [(start: Int, text: String)] = []
    if probe.place == utterance.count {
      var spelled = Set<Int32>()
      for node in probe.expected {
        // The same text behind the same place goes on alike.
        let text = program[.nodes, Int(node.node) * Pattern.Node.stride + Pattern.Node.a]
        guard spelled.insert(text &* 64 &+ node.matched).inserted else { continue }
        if let candidate = candidate(node, utterance) { found.append(candidate) }
      }
    }
    for node in probe.names { found += nameCandidates(node, utterance, expecting) }
    guard let first = found.map(\.start).min() else { return (end, []) }

    var candidates: [String] = []
    var places: [[UInt32]: Int] = [:]
    for (start, text) in found {
      let whole = (start > first ? line.text(from: first, to: start) : "") + text
      let key = Normalizer.fold(whole)
      if let place = places[key] {
        // A name says how it is written.
        candidates[place] = whole
      } else if !whole.isEmpty, candidates.count < Self.mostCandidates {
        places[key] = candidates.count
        candidates.append(whole)
      }
    }
    return (first, candidates)
  }

  /// The word that a literal goes on with, from where the word began.
  private func candidate(_ expected: PatternRunner.Expected, _ utterance: Utterance) -> (
    start: Int, text: String
  )? {
    let row = Int(expected.node) * Pattern.Node.stride
    guard program[.nodes, row] == Pattern.Kind.literal else { return nil }
    let spelled = program.scalars(
      at: program[.nodes, row + Pattern.Node.a], count: program[.nodes, row + Pattern.Node.b])
    var rest = Array(spelled[min(Int(expected.matched), spelled.count)...])
    let last = utterance.scalars.last ?? Pattern.space
    let isCJK = Utterance.isCJK(last)
    if rest.first == Pattern.space, last != Pattern.space {
      // The word typed last is whole: completing it adds the space, and the next word is for the next time.
      rest = isCJK ? Array(rest.drop { $0 == Pattern.space }) : []
    } else {
      rest = Array(rest.drop { $0 == Pattern.space })
    }
    if let space = rest.firstIndex(of: Pattern.space) {
      rest = Array(rest[..<space])
    } else if !rest.isEmpty {
      rest += tail(after: program[.nodes, row + Pattern.Node.next], depth: 4)
    }
    var start = utterance.count
    if isCJK {
      start = max(Int(expected.start), (utterance.scalars.lastIndex(of: Pattern.space) ?? -1) + 1)
    } else if last != Pattern.space {
      start = (utterance.scalars.lastIndex(of: Pattern.space) ?? -1) + 1
    }
    let typed = utterance.typedText(start..<utterance.count)
    let text = typed + String(scalars: rest)
    guard !text.isEmpty else { return nil }
    return (
      start < utterance.count
        ? utterance.typedSpan(start..<utterance.count).lowerBound : utterance.typed.utf8.count, text
    )
  }

  /// What must follow without a space.
  private func tail(after node: Int32, depth: Int) -> [UInt32] {
    guard depth > 0, node >= 0 else { return [] }
    let row = Int(node) * Pattern.Node.stride
    guard program[.nodes, row] == Pattern.Kind.literal else { return [] }
    let spelled = program.scalars(
      at: program[.nodes, row + Pattern.Node.a], count: program[.nodes, row + Pattern.Node.b])
    if let space = spelled.firstIndex(of: Pattern.space) { return Array(spelled[..<space]) }
    return spelled + tail(after: program[.nodes, row + Pattern.Node.next], depth: depth - 1)
  }

  /// The names of a list that begin like the rest of the line.
  private func nameCandidates(
    _ expected: PatternRunner.Expected, _ utterance: Utterance, _ expecting: Expectation?
  ) -> [(start: Int, text: String)] {
    let start = Int(expected.start)
    guard start <= utterance.count else { return [] }
    let leaf = Int(expected.matched)
    let list = ListName(rawValue: program.string(program[.leaves, leaf * Pattern.Leaf.stride + 1]))
    let entries = list == Gazetteer.options ? expecting?.options ?? [] : names.lists[list] ?? []
    let begun = utterance.scalars[start...]
    // A name after a whole word needs the space that is not there yet.
    if begun.isEmpty, let last = utterance.scalars.last, last != Pattern.space, !Utterance.isCJK(last) {
      return []
    }
    let offset = start < utterance.count ? Int(utterance.starts[start]) : utterance.typed.utf8.count
    return entries.filter { !$0.isArchived && Normalizer.utterance($0.title).scalars.starts(with: begun) }
      .map { (offset, $0.title) }
  }
}

extension Utterance {
  /// With the space that was typed at the end.
  var withSpaceAtEnd: Utterance {
    let end = Int32(clamping: typed.utf8.count)
    return Utterance(
      typed: typed, scalars: scalars + [Pattern.space], starts: starts + [ends.last ?? end],
      ends: ends + [end])
  }
}

extension String {
  /// The text between two offsets of its UTF-8.
  fileprivate func text(from start: Int, to end: Int) -> String {
    let bytes = Array(utf8)
    guard start >= 0, start <= end, end <= bytes.count else { return "" }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
