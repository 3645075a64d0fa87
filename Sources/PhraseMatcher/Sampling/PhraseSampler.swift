package import ConversationModel

/// Makes utterances that the templates generate, from a seed; branches that were taken seldom are taken first,
/// so that enough samples cover every branch.
package struct PhraseSampler {
  /// Deeper calls than this are cut; no grammar without cycles has them.
  private static let deepest = 64

  private let matcher: Matcher
  private let texts: SampleTexts
  private var random: SeededChance
  /// How often each branch was taken, by the place of its target.
  private var taken: [Int32]

  /// One way being said.
  private struct Saying {
    var text = ""
    var filled: [PhraseSample.Filled] = []
    var expecting: Expectation?
    /// The text ends with a value that was read or looked up.
    var endsWithValue = false
    /// A value and a word next to it look like one word, which nobody would write.
    var isGlued = false

    mutating func add(_ more: String, isValue: Bool) {
      if isValue || endsWithValue, let last = text.unicodeScalars.last, let first = more.unicodeScalars.first
      {
        let isOneWord =
          ScalarClass.isSpacedLetter(last.value) && ScalarClass.isSpacedLetter(first.value)
          || isValue && ScalarClass.isHangul(last.value) && ScalarClass.isHangul(first.value)
        isGlued = isGlued || isOneWord
      }
      text += more
      if !more.isEmpty { endsWithValue = isValue }
    }
  }

  package init(_ matcher: Matcher, seed: UInt64) {
    self.matcher = matcher
    texts = SampleTexts(matcher)
    random = SeededChance(seed: seed)
    taken = Array(repeating: 0, count: matcher.program.count(.targets))
  }

  /// How many templates there are to sample.
  package var templateCount: Int { matcher.program.templateCount }

  /// The intent of a template.
  package func intent(ofTemplate index: Int) -> IntentName { matcher.program.intent(ofTemplate: index) }

  /// The part of all branches that samples took so far, 0 to 1.
  package var coverage: Double {
    let reachable = reachableTargets
    guard !reachable.isEmpty else { return 1 }
    return Double(reachable.filter { taken[$0] > 0 }.count) / Double(reachable.count)
  }

  /// An utterance of one template; nil when nothing can stand in one of its places, such as a name of an empty
  /// list, or when a number word would touch another word.
  package mutating func sample(template index: Int) -> PhraseSample? {
    let program = matcher.program
    let row = index * Pattern.TemplateRow.stride
    var saying = Saying()
    saying.expecting = expectation(Int(program[.templates, row + Pattern.TemplateRow.block]))
    guard walk(program[.templates, row + Pattern.TemplateRow.entry], depth: 0, &saying) != nil else {
      return nil
    }
    let text = Self.tidy(saying.text)
    guard !text.isEmpty, !saying.isGlued else { return nil }
    return PhraseSample(
      text: text, intent: program.intent(ofTemplate: index), template: program.reference(toTemplate: index),
      expecting: saying.expecting, slots: saying.filled)
  }

  // MARK: walking

  /// Says a network from a node to its end; the value at the end, or nil when there is no way.
  private mutating func walk(_ entry: Int32, depth: Int, _ saying: inout Saying) -> Int32? {
    guard depth < Self.deepest else { return nil }
    let program = matcher.program
    var node = entry
    while node >= 0 {
      let row = Int(node) * Pattern.Node.stride
      let a = program[.nodes, row + Pattern.Node.a]
      let b = program[.nodes, row + Pattern.Node.b]
      switch program[.nodes, row + Pattern.Node.kind] {
      case Pattern.Kind.accept: return a
      case Pattern.Kind.literal:
        saying.add(String(scalars: program.scalars(at: a, count: b)), isValue: false)
      case Pattern.Kind.split:
        guard b > 0 else { return nil }
        node = branch(from: a, count: b)
        continue
      case Pattern.Kind.call:
        guard walk(program[.networks, Int(a)], depth: depth + 1, &saying) != nil else { return nil }
      case Pattern.Kind.list:
        let start = saying.text.utf8.count
        guard walk(program[.networks, Int(a)], depth: depth + 1, &saying) != nil else { return nil }
        fill(b, String(decoding: saying.text.utf8.dropFirst(start), as: UTF8.self), &saying)
      case Pattern.Kind.names:
        let names = names(program.string(program[.leaves, Int(a) * Pattern.Leaf.stride + 1]), saying)
        guard let name = pick(names) else { return nil }
        saying.add(name, isValue: true)
        fill(b, name, &saying)
      case Pattern.Kind.wildcard:
        guard let text = pick(texts.texts(forSlot: b >= 0 ? program.string(b / 2) : "")) else { return nil }
        saying.add(text, isValue: true)
        fill(b, text, &saying)
      case Pattern.Kind.reader:
        guard let text = pick(values(Int(a))) else { return nil }
        saying.add(text, isValue: true)
        fill(b, text, &saying)
      default: return nil
      }
      node = program[.nodes, row + Pattern.Node.next]
    }
    return nil
  }

  /// One of the branches: the seldom taken are the likely ones.
  private mutating func branch(from first: Int32, count: Int32) -> Int32 {
    let places = Int(first)..<Int(first + count)
    let least = places.map { taken[$0] }.min() ?? 0
    let seldom = places.filter { taken[$0] == least }
    let place = seldom[Int(random.next() % UInt64(seldom.count))]
    taken[place] += 1
    return matcher.program[.targets, place]
  }

  private mutating func pick(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : texts[Int(random.next() % UInt64(texts.count))]
  }

  private func fill(_ target: Int32, _ text: String, _ saying: inout Saying) {
    guard target >= 0, target % 2 == 0 else { return }
    let name = ParameterName(rawValue: matcher.program.string(target / 2))
    saying.filled.removeAll { $0.name == name }
    saying.filled.append(PhraseSample.Filled(name: name, text: Self.tidy(text)))
  }

  // MARK: what is said

  private func names(_ list: String, _ saying: Saying) -> [String] {
    if list == "options" { return saying.expecting?.options.map(\.title) ?? [] }
    return (matcher.names.lists[ListName(rawValue: list)] ?? []).map(\.title)
  }

  private func values(_ leaf: Int) -> [String] {
    let program = matcher.program
    let payload = program[.leaves, leaf * Pattern.Leaf.stride + 1]
    guard program[.leaves, leaf * Pattern.Leaf.stride] == Pattern.Leaf.range else {
      return ReaderKind(rawValue: UInt8(payload)).map { texts.texts(of: $0) } ?? []
    }
    let (lower, upper, step) = program.bounds(ofRange: Int(payload))
    // There are more numbers than the greatest one between the ends of the widest range.
    let distance = upper.subtractingReportingOverflow(lower)
    let steps = (distance.overflow ? Int.max : distance.partialValue) / step
    return Set([0, 1, steps / 2, steps].map { lower + min($0, steps) * step }).sorted().map(String.init)
  }

  /// The question under which a block is open, if it needs one.
  private func expectation(_ block: Int) -> Expectation? {
    let block = matcher.prepared.blocks[block]
    guard let condition = block.requires.first(where: { $0.key == "expecting" }) else { return nil }
    let titles = matcher.names.lists.sorted { $0.key.rawValue < $1.key.rawValue }.first?.value ?? []
    let kind = if case .choice(let kind)? = condition.values.first { kind } else { "choice" }
    let about = block.requires.first(where: { $0.key == "about" })?.values.first
    let asking = if case .choice(let name)? = about { IntentName(rawValue: name) } else { IntentName?.none }
    return Expectation(kind: kind, about: asking, options: kind == "choice" ? Array(titles.prefix(3)) : [])
  }

  private var reachableTargets: [Int] {
    let program = matcher.program
    var seen = Set<Int32>()
    var open = (0..<program.templateCount).map {
      program[.templates, $0 * Pattern.TemplateRow.stride + Pattern.TemplateRow.entry]
    }
    var places: [Int] = []
    while let node = open.popLast() {
      guard node >= 0, seen.insert(node).inserted else { continue }
      let row = Int(node) * Pattern.Node.stride
      let a = Int(program[.nodes, row + Pattern.Node.a])
      switch program[.nodes, row + Pattern.Node.kind] {
      case Pattern.Kind.split:
        let range = a..<a + Int(program[.nodes, row + Pattern.Node.b])
        places += range
        open += range.map { program[.targets, $0] }
      case Pattern.Kind.call, Pattern.Kind.list: open.append(program[.networks, a])
      default: break
      }
      open.append(program[.nodes, row + Pattern.Node.next])
    }
    return places
  }

  /// Single spaces, none at the ends.
  private static func tidy(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// A small generator of chance whose whole state is its seed (SplitMix64).
package struct SeededChance: RandomNumberGenerator, Sendable {
  private var state: UInt64
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
