package import ConversationModel

extension Matcher {
  private typealias Candidate = CompletionCandidate

  /// What a node goes on with.
  private struct Spelled: Equatable {
    var text: Int32
    var matched: Int32
    var next: Int32

    var hash: UInt64 { PatternTables.bits(text, next) ^ UInt64(UInt32(bitPattern: matched)) << 24 }
  }

  /// A word of which another node says as much.
  private struct Known: Equatable {
    var start: Int
    var rest: [UInt32]

    var hash: UInt64 { rest.reduce(UInt64(start)) { $0 &* 31 &+ UInt64($1) } }
  }

  /// Longer lines are not gone on with.
  private static let longestCompleted = 1_000
  /// Letters of a number word that are looked back at.
  private static let longestNumber = 8
  /// Where fewer ways to go on are shown by examples, those with another name show them as well.
  private static let fewShown = 3
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
      words = program.withView { self.words(probe.expected, begun: named.begun, utterance, $0) }
    }
    // After a command anything may be said: that is no question.
    let question = expecting?.kind == "command" ? nil : expecting
    words = ranked(words, in: utterance, question)
    let areNamesFirst = question != nil || named.candidates.contains { $0.start < line.endOfWords }
    let found = areNamesFirst ? named.candidates + words : words + named.candidates
    guard let first = found.map(\.start).min() else { return (end, []) }

    var candidates: [String] = []
    var places: [[UInt32]: Int] = [:]
    var folder = CandidateFolder { $0 > first ? line.text(from: first, to: $0) : "" }
    for candidate in found {
      let key = folder.fold(candidate)
      let place = places[key]
      guard place != nil || candidates.count < Self.mostCandidates else { continue }
      let start = candidate.start
      let whole = (start > first ? line.text(from: first, to: start) : "") + candidate.text
      if let place {
        // A name says how it is written.
        candidates[place] = whole
      } else if !whole.isEmpty {
        places[key] = candidates.count
        candidates.append(whole)
      }
    }
    return (first, candidates)
  }

  /// The words that nodes go on with, each once.
  /// - Parameter begun: where a name began of which not all is typed.
  private func words(
    _ expected: [PatternRunner.Expected], begun: Int?, _ utterance: Utterance, _ tables: ProgramView
  ) -> [Candidate] {
    var words: [Candidate] = []
    var spelled = QuickSet<Spelled>()
    var known = QuickSet<Known>()
    var end = LineEnd(utterance)
    let number = numberAtEnd(of: utterance)
    for expected in expected {
      let node = tables.nodes + Int(expected.node) * Pattern.Node.stride
      // The same text behind the same place goes on alike; if it ends amid a word, so must what follows it.
      let text = Spelled(
        text: node[Pattern.Node.a], matched: expected.matched,
        next: tables.endsAmidWord(node, from: expected.matched) ? node[Pattern.Node.next] : -1)
      guard spelled.insert(text, hash: text.hash) else { continue }
      guard let candidate = end.candidate(expected, tables),
        !(number.map { goesOn($0, utterance, with: candidate) } ?? false)
      else { continue }
      // Whoever began a name means that name, not the same words as one that nobody knows and then some.
      guard begun.map({ candidate.start <= $0 && expected.matched > 0 }) ?? true else { continue }
      let word = Known(start: candidate.start, rest: candidate.rest)
      if known.insert(word, hash: word.hash) { words.append(candidate) }
    }
    return words
  }

  /// Where a number begins that is said to the end of a line without spaces.
  private func numberAtEnd(of utterance: Utterance) -> Int? {
    guard let last = utterance.scalars.last, Utterance.isCJK(last) else { return nil }
    return (max(0, utterance.count - Self.longestNumber)..<utterance.count).first { start in
      readers.reads(.number, utterance, at: start).contains { $0.end == utterance.count }
    }
  }

  /// Whether a word would be read into the number before it: 세트 behind 열, for 열세 is another number.
  private func goesOn(_ number: Int, _ utterance: Utterance, with candidate: Candidate) -> Bool {
    guard candidate.begun.isEmpty, let first = candidate.rest.first, first != Pattern.space else {
      return false
    }
    let longer = Normalizer.utterance(String(scalars: Array(utterance.scalars[number...]) + candidate.rest))
    let ends = readers.reads(.number, longer, at: 0).map(\.end)
    return ends.max() != utterance.count - number
  }

  /// The names that may stand here, and where one began of which not all is typed.
  private func names(
    _ expected: [PatternRunner.Expected], _ utterance: Utterance, _ expecting: Expectation?
  ) -> (candidates: [Candidate], begun: Int?) {
    // What can be chosen from stands before all other names.
    let (options, others) = (expected.filter(isOption), expected.filter { !isOption($0) })
    let found = (options + others).flatMap { nameCandidates($0, utterance, expecting) }
    let end = utterance.typed.endOfWords
    let begun = found.filter { name in
      let typed = utterance.typed.text(from: name.start, to: end)
      return name.start < end && Normalizer.fold(name.begun) != Normalizer.fold(typed)
    }
    guard let first = begun.map(\.start).min() else { return (found, nil) }
    return (found.filter { $0.start <= first }, first)
  }

  /// What most examples go on with first. A line may go on in hundreds of ways, rare spellings among them: only
  /// those that examples show, where they show any; those with another name where few do.
  private func ranked(
    _ words: [Candidate], in utterance: Utterance, _ question: Expectation?
  ) -> [Candidate] {
    guard words.count > 1 else { return words }
    let line = utterance.typed
    let examples = ExampleBegins(program, kind: question?.kind)
    var folder = CandidateFolder { String(line.text(from: 0, to: $0).drop(while: \.isWhitespace)) }
    let folded = words.map { folder.fold($0) }
    var counts = folded.map(examples.count)
    if counts.count(where: { $0 > 0 }) < Self.fewShown, let name = name(in: utterance) {
      let others = Set(program.exampleNames.lists[name.list]?.map { Normalizer.fold($0.title) } ?? [])
      for other in others {
        let begin = Array(utterance.scalars[..<name.range.lowerBound]) + other
        guard examples.count(of: begin) > 0 else { continue }
        for (index, word) in folded.enumerated() where word.count >= name.range.upperBound {
          counts[index] += examples.count(of: begin + word[name.range.upperBound...])
        }
      }
    }
    let counted = zip(words, counts).map { (word: $0, count: $1) }
    let shown = counted.filter { $0.count > 0 }
    // Stable, so that words that no example has keep the order of the templates.
    return (shown.isEmpty ? counted : shown).enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element.word)
  }

  /// The longest name in a line.
  private func name(in utterance: Utterance) -> (list: ListName, range: Range<Int>)? {
    var longest: (list: ListName, range: Range<Int>)?
    for start in 0..<utterance.count where utterance.isWordStart(start) {
      for list in names.lists.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
        guard let end = gazetteer.exact(list, utterance, at: start).map(\.end).max(),
          end - start > longest?.range.count ?? 0
        else { continue }
        longest = (list, start..<end)
      }
    }
    return longest
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
    if begun.isEmpty, let last = utterance.scalars.last, last != Pattern.space, !LineEnd.isUnspaced(last) {
      return []
    }
    let offset = start < utterance.count ? Int(utterance.starts[start]) : utterance.typed.utf8.count
    // Names are found without their accents, too.
    let bare = begun.compactMap(Self.bare)
    return entries.filter { entry in
      guard !entry.isArchived else { return false }
      let title = Normalizer.utterance(entry.title).scalars
      return title.starts(with: begun) || !bare.isEmpty && title.lazy.compactMap(Self.bare).starts(with: bare)
    }.map { Candidate(start: offset, begun: $0.title) }
  }

  /// A scalar as names compare it; nil for what they ignore.
  private static func bare(_ scalar: UInt32) -> UInt32? {
    guard scalar != Pattern.space else { return scalar }
    let folded = NameKey.fold(scalar)
    return folded == 0 ? nil : folded
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
  /// Where the spaces at the end begin in the UTF-8.
  fileprivate var endOfWords: Int {
    self[..<(lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex)].utf8.count
  }

  /// The text between two offsets of its UTF-8.
  fileprivate func text(from start: Int, to end: Int) -> String {
    let bytes = Array(utf8)
    guard start >= 0, start <= end, end <= bytes.count else { return "" }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
