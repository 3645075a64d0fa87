import ConversationModel
import Synchronization

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

    /// Whether the block can match at all when this is awaited; see `Awaited.context`.
    func isOpen(_ awaited: [String: IntentValue]) -> Bool {
      requires.allSatisfy { !Awaited.keys.contains($0.key) || $0.holds(in: awaited) }
        && !excludes.contains { Awaited.keys.contains($0.key) && $0.forbids(awaited) }
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
  /// Templates that may match when this is awaited, as far as somebody asked: a start needs one or two of the lists.
  private let open = Mutex<[Awaited: [Int32]]>([:])
  /// The block of every template of a sentence.
  private let templateBlocks: [Int32]
  /// The kinds that conditions name, and what they say that it is about.
  private let kinds, subjects: Set<String>
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
    self.blocks = blocks
    intents = program.intents.map { ($0, DialogAct(rawValue: $0.rawValue) != nil) }
    kinds = Set(blocks.flatMap { $0.names("expecting") })
    subjects = Set(blocks.flatMap { $0.names("about") })
    templateBlocks = (0..<program.templateCount).map {
      program[.templates, $0 * Pattern.TemplateRow.stride + Pattern.TemplateRow.block]
    }
    nameSlots = stride(from: 0, to: program.count(.nameSlots), by: 2).map {
      (program[.nameSlots, $0], program[.nameSlots, $0 + 1])
    }
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
    slotLists = Array(program.section(.slotLists))
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
    let awaited = awaited(expecting).context
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
    return open.withLock { known in
      if let templates = known[awaited] { return templates }
      let context = awaited.context
      let isOpen = blocks.map { $0.isOpen(context) }
      let templates = templateBlocks.indices.compactMap { isOpen[Int(templateBlocks[$0])] ? Int32($0) : nil }
      known[awaited] = templates
      return templates
    }
  }

  /// What is awaited: an empty word for a kind that no condition names, and nothing for what none says it is about.
  private func awaited(_ expecting: Expectation?) -> Awaited {
    Awaited(
      kind: (expecting?.kind).map { kinds.contains($0) ? $0 : "" },
      about: (expecting?.about?.rawValue).flatMap { subjects.contains($0) ? $0 : nil })
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
