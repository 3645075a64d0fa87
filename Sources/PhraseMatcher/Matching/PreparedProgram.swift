import ConversationModel

/// What a matcher asks of its program again and again, worked out once.
final class PreparedProgram: Sendable {
  /// The conditions of one block, and what it adds.
  struct Block: Sendable {
    var requires: [ContextCondition]
    var excludes: [ContextCondition]
    var slots: [(name: String, value: IntentValue)]
    var keywords: [String]
    var priority = 0

    /// Whether a context, as far as it goes, contradicts none of the conditions.
    func admits(_ context: [String: IntentValue]) -> Bool {
      requires.allSatisfy { context[$0.key] == nil || $0.holds(in: context) }
        && !excludes.contains { $0.forbids(context) }
    }

    /// Whether the block can match at all when this is awaited.
    func isOpen(_ awaited: Awaited, by keys: Set<String> = Awaited.keys) -> Bool {
      let context = awaited.context
      return requires.allSatisfy { !keys.contains($0.key) || $0.holds(in: context) }
        && !excludes.contains { keys.contains($0.key) && $0.forbids(context) }
    }

    /// The words that conditions on a key name.
    func names(_ key: String) -> [String] {
      (requires + excludes).filter { $0.key == key }.flatMap(\.values).compactMap {
        if case .choice(let name) = $0 { name } else { nil }
      }
    }
  }

  /// What decides which blocks are open: the kind of answer, and what it is about.
  struct Awaited: Hashable, Sendable {
    static let keys: Set = ["expecting", "about"]

    var kind: String?
    var about: String?

    var context: [String: IntentValue] {
      var context: [String: IntentValue] = [:]
      context["expecting"] = kind.map(IntentValue.choice)
      context["about"] = about.map(IntentValue.choice)
      return context
    }
  }

  let blocks: [Block]
  /// Networks of the lists of texts that fill slots.
  let slotLists: [Int32]
  /// Words that mean nothing, the longest first.
  let hesitations: [[UInt32]]
  /// Those that are skipped and forgiven alike, so that not even a title begins with them: 음.
  let bareHesitations: Set<[UInt32]>
  let intents: [(name: IntentName, isAct: Bool)]
  /// The templates of negative sentences.
  let negatives: [Int32]
  /// Whether names may stand anywhere.
  let hasNames: Bool
  /// What every template needs of a text, side by side: few of them fit a line.
  private let gates: [TemplateGate]
  /// For every template, negative sentences among them, whether names may stand in it.
  private let holdsNames: [Bool]
  /// The block of every frame.
  private let frameBlocks: [Int]
  /// Templates that may match when this is awaited. What no condition names stands under an empty word.
  private let open: [Awaited: [Int32]]
  /// The kinds that conditions name.
  private let kinds: Set<String>
  let nameSlots: [NameSlot]
  /// Intents whose confirmation has sentences of its own for a yes: no other words are one.
  let plainlyConfirmed: Set<String>

  init(_ program: PhraseProgram) {
    let count = program.count(.blocks) / Pattern.BlockRow.stride
    let blocks = (0..<count).map { block in
      Block(
        requires: program.conditions(block, Pattern.BlockRow.requires),
        excludes: program.conditions(block, Pattern.BlockRow.excludes),
        slots: program.slots(ofBlock: block).map { ($0, program.value($1) ?? .boolean(true)) },
        keywords: program.keywords(ofBlock: block),
        priority: Int(program[.blocks, block * Pattern.BlockRow.stride + Pattern.BlockRow.priority]))
    }
    func open(_ awaited: Awaited) -> [Int32] {
      let isOpen = blocks.map { $0.isOpen(awaited) }
      return (0..<program.templateCount).compactMap {
        let block = program[.templates, $0 * Pattern.TemplateRow.stride + Pattern.TemplateRow.block]
        return isOpen[Int(block)] ? Int32($0) : nil
      }
    }
    self.blocks = blocks
    intents = program.intents.map { ($0, DialogAct(rawValue: $0.rawValue) != nil) }
    kinds = Set(blocks.flatMap { $0.names("expecting") })
    // Few blocks ask what it is about: where none does, all lists are one.
    var templates: [Awaited: [Int32]] = [:]
    for kind in kinds.map(Optional.some) + ["", nil] {
      let asking = Set(
        blocks.filter { $0.isOpen(Awaited(kind: kind), by: ["expecting"]) }.flatMap { $0.names("about") })
      for about in asking.map(Optional.some) + [nil] {
        templates[Awaited(kind: kind, about: about)] = open(Awaited(kind: kind, about: about))
      }
    }
    self.open = templates
    nameSlots = program.nameSlots
    let affirming = program.intents.firstIndex { $0.rawValue == DialogAct.affirm.rawValue }
    let consents = (0..<program.templateCount).map { $0 * Pattern.TemplateRow.stride }.filter {
      Int(program[.templates, $0 + Pattern.TemplateRow.intent]) == affirming
    }
    plainlyConfirmed = Set(
      Set(consents.map { Int(program[.templates, $0 + Pattern.TemplateRow.block]) })
        .flatMap { blocks[$0].requires.filter { $0.key == "about" }.flatMap(\.values) }
        .compactMap { if case .choice(let name) = $0 { name } else { nil } })
    hesitations = (program.wordList(.skipWords) + program.wordList(.fillers)).sorted { $0.count > $1.count }
    bareHesitations = Set(program.wordList(.skipWords)).intersection(program.wordList(.fillers))
    var lists = Set<Int32>()
    for row in stride(from: 0, to: program.count(.nodes), by: Pattern.Node.stride)
    where program[.nodes, row] == Pattern.Kind.list {
      let target = program[.nodes, row + Pattern.Node.b]
      if target >= 0, target % 2 == 0 { lists.insert(program[.nodes, row + Pattern.Node.a]) }
    }
    slotLists = lists.sorted()
    negatives = Array(
      Int32(program.templateCount)..<Int32(program.templateCount) + Int32(program.negativeCount))
    hasNames = !program.nameLists.isEmpty
    holdsNames = stride(from: 0, to: program.count(.templates), by: Pattern.TemplateRow.stride).map {
      program[.templates, $0 + Pattern.TemplateRow.traits] & Pattern.TemplateRow.holdsNames != 0
    }
    gates = program.withView { tables in
      stride(from: 0, to: program.count(.templates), by: Pattern.TemplateRow.stride).map {
        TemplateGate(tables, tables.templates + $0)
      }
    }
    frameBlocks = (0..<program.frameCount).map {
      let template = Int(program[.frames, $0 * Pattern.frameStride])
      return Int(program[.templates, template * Pattern.TemplateRow.stride + Pattern.TemplateRow.block])
    }
  }

  /// The frames that may fit under an expectation, in the order of the files.
  func openFrames(_ expecting: Expectation?) -> [Int] {
    let awaited = awaited(expecting)
    return frameBlocks.indices.filter { blocks[frameBlocks[$0]].isOpen(awaited) }
  }

  /// Those templates that may fit a text by what stands at its beginning and anywhere in it.
  func candidates(_ templates: [Int32], for text: TextView) -> [Int32] {
    guard text.count > 0 else { return templates }
    let (ahead, pairs, fragments) = (text.ahead[0], text.pairs[0], text.fragments)
    return templates.filter { gates[Int($0)].admits(ahead, pairs, fragments) }
  }

  /// Those templates of which a text holds what they cannot do without.
  func candidates(_ templates: [Int32], holding fragments: Fragments) -> [Int32] {
    templates.filter { gates[Int($0)].required.isSubset(of: fragments) }
  }

  /// Those templates in which names may stand.
  func templatesWithNames(among templates: [Int32]) -> [Int32] { templates.filter { holdsNames[Int($0)] } }

  /// The templates whose blocks may match under an expectation, in the order of the files.
  func openTemplates(_ expecting: Expectation?) -> [Int32] {
    let awaited = awaited(expecting)
    return open[awaited] ?? open[Awaited(kind: awaited.kind)] ?? []
  }

  /// What is awaited, with an empty word for a kind that no condition names.
  private func awaited(_ expecting: Expectation?) -> Awaited {
    Awaited(
      kind: (expecting?.kind).map { kinds.contains($0) ? $0 : "" }, about: expecting?.about?.rawValue)
  }
}

/// What a template needs of a text.
private struct TemplateGate: Sendable {
  private let mask: UInt64
  private let pairs: UInt64
  let required: Fragments

  init(_ tables: ProgramView, _ template: UnsafePointer<Int32>) {
    let node = tables.nodes + Int(template[Pattern.TemplateRow.entry]) * Pattern.Node.stride
    mask = PatternTables.bits(node[Pattern.Node.maskLow], node[Pattern.Node.maskHigh])
    pairs = PatternTables.bits(node[Pattern.Node.pairsLow], node[Pattern.Node.pairsHigh])
    required = tables.required(template)
  }

  @inline(__always)
  func admits(_ ahead: UInt64, _ next: UInt64, _ text: Fragments) -> Bool {
    mask & ahead != 0 && pairs & next != 0 && required.isSubset(of: text)
  }
}

/// A slot that names fill, with the leaf that reads them.
typealias NameSlot = (leaf: Int32, target: Int32)

extension PhraseProgram {
  fileprivate var nameSlots: [NameSlot] {
    var found: [NameSlot] = []
    for row in stride(from: 0, to: count(.nodes), by: Pattern.Node.stride)
    where self[.nodes, row] == Pattern.Kind.names {
      let target = self[.nodes, row + Pattern.Node.b]
      guard target >= 0, target % 2 == 0, !found.contains(where: { $0.target == target }) else { continue }
      found.append((self[.nodes, row + Pattern.Node.a], target))
    }
    return found
  }
}
