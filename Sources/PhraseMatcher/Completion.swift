package import ConversationModel

extension Matcher {
  private typealias Candidate = (start: Int, text: String)

  /// Longer lines are not gone on with.
  private static let longestCompleted = 1_000
  /// Candidates that are handed out.
  private static let mostCandidates = 60

  /// How a line may go on: words that examples go on with, those of many first, then names; in a question and
  /// where letters of a name are typed, names come before all.
  ///
  /// The live states after the line decide, so every candidate continues a sentence that can be understood.
  /// - Returns: the UTF-8 offset in `line` from which a candidate replaces the rest, and the candidates.
  package func completions(of line: String, expecting: Expectation?) -> (start: Int, candidates: [String]) {
    let end = line.utf8.count
    guard end <= Self.longestCompleted, var utterance = utterance(line) else { return (end, []) }
    if let last = line.last, last.isWhitespace, utterance.count > 0 { utterance = utterance.withSpaceAtEnd }
    let probe = probe(utterance, templates: openTemplates(expecting), expecting: expecting, onlyAtEnd: true)

    let named = names(probe.names, utterance, expecting)
    var words: [Candidate] = []
    if probe.place == utterance.count {
      var spelled = Set<SIMD3<Int32>>()
      var known = Set<String>()
      for node in probe.expected {
        // The same text behind the same place goes on alike; if it ends amid a word, so must what follows it.
        let row = Int(node.node) * Pattern.Node.stride
        let next = endsAmidWord(node) ? program[.nodes, row + Pattern.Node.next] : -1
        let text = program[.nodes, row + Pattern.Node.a]
        guard spelled.insert(SIMD3(text, node.matched, next)).inserted else { continue }
        guard let candidate = candidate(node, utterance) else { continue }
        // Whoever began a name means that name, not the same words as one that nobody knows and then some.
        let isBeside = named.begun.map { candidate.start > $0 || node.matched == 0 } ?? false
        if !isBeside, known.insert("\(candidate.start) \(candidate.text)").inserted {
          words.append(candidate)
        }
      }
    }
    // After a command anything may be said: that is no question.
    let question = expecting?.kind == "command" ? nil : expecting
    words = ranked(words, in: line, question)
    let areNamesFirst = question != nil || named.candidates.contains { $0.start < end }
    let found = areNamesFirst ? named.candidates + words : words + named.candidates
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

  /// The names that may stand here, and where one began of which not all is typed.
  private func names(
    _ expected: [PatternRunner.Expected], _ utterance: Utterance, _ expecting: Expectation?
  ) -> (candidates: [Candidate], begun: Int?) {
    // What can be chosen from stands before all other names.
    let (options, others) = (expected.filter(isOption), expected.filter { !isOption($0) })
    let found = (options + others).flatMap { nameCandidates($0, utterance, expecting) }
    let end = utterance.typed.utf8.count
    let begun = found.filter { name in
      let typed = utterance.typed.text(from: name.start, to: end)
      return name.start < end && Normalizer.fold(name.text) != Normalizer.fold(typed)
    }
    guard let first = begun.map(\.start).min() else { return (found, nil) }
    return (found.filter { $0.start <= first }, first)
  }

  /// What most examples go on with first. A line may go on in hundreds of ways, rare spellings among them: only
  /// those that examples show, where they show any.
  private func ranked(_ words: [Candidate], in line: String, _ question: Expectation?) -> [Candidate] {
    guard words.count > 1 else { return words }
    let examples = ExampleBegins(program, kind: question?.kind)
    var before: [Int: String] = [:]
    for word in words where before[word.start] == nil {
      before[word.start] = String(line.text(from: 0, to: word.start).drop(while: \.isWhitespace))
    }
    let counted = words.map { word in
      let begin = Normalizer.fold((before[word.start] ?? "") + word.text)
      return (word: word, count: examples.count(of: begin))
    }
    let shown = counted.filter { $0.count > 0 }
    // Stable, so that words that no example has keep the order of the templates.
    return (shown.isEmpty ? counted : shown).enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element.word)
  }

  /// The word that a literal goes on with, from where the word began.
  private func candidate(_ expected: PatternRunner.Expected, _ utterance: Utterance) -> Candidate? {
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

  /// Whether the rest of a literal is a single word, to which what follows may belong.
  private func endsAmidWord(_ expected: PatternRunner.Expected) -> Bool {
    let row = Int(expected.node) * Pattern.Node.stride
    guard program[.nodes, row] == Pattern.Kind.literal else { return false }
    let spelled = program.scalars(
      at: program[.nodes, row + Pattern.Node.a], count: program[.nodes, row + Pattern.Node.b])
    let rest = spelled.dropFirst(Int(expected.matched)).drop { $0 == Pattern.space }
    return !rest.isEmpty && !rest.contains(Pattern.space)
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

  private func list(of name: PatternRunner.Expected) -> ListName {
    ListName(rawValue: program.string(program[.leaves, Int(name.matched) * Pattern.Leaf.stride + 1]))
  }

  private func isOption(_ name: PatternRunner.Expected) -> Bool { list(of: name) == Gazetteer.options }

  /// The names of a list that begin like the rest of the line.
  private func nameCandidates(
    _ expected: PatternRunner.Expected, _ utterance: Utterance, _ expecting: Expectation?
  ) -> [Candidate] {
    let start = Int(expected.start)
    guard start <= utterance.count else { return [] }
    let list = list(of: expected)
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
      ends: ends + [end], quotations: quotations)
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
