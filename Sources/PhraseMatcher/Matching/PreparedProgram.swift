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

    /// Whether the block can match at all when this kind of answer is awaited.
    func isOpen(expecting kind: String?) -> Bool {
      let context = kind.map { ["expecting": IntentValue.choice($0)] } ?? [:]
      return requires.allSatisfy { $0.key != "expecting" || $0.holds(in: context) }
        && !excludes.contains { $0.key == "expecting" && $0.forbids(context) }
    }
  }

  let blocks: [Block]
  /// Networks of the lists of texts that fill slots.
  let slotLists: [Int32]
  /// Words that mean nothing, the longest first.
  let hesitations: [[UInt32]]
  let intents: [(name: IntentName, isAct: Bool)]
  /// Whether names may stand anywhere.
  let hasNames: Bool
  /// What every template needs of a text, side by side: few of them fit a line.
  private let gates: [TemplateGate]
  /// For every template, negative sentences among them, whether names may stand in it.
  private let holdsNames: [Bool]
  /// The block of every frame.
  private let frameBlocks: [Int]
  /// Templates that may match when this kind of answer is awaited.
  private let openByKind: [String: [Int32]]
  private let openOtherwise: [Int32]
  let nameSlots: [NameSlot]
  private let openIdly: [Int32]

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
    func open(_ kind: String?) -> [Int32] {
      let isOpen = blocks.map { $0.isOpen(expecting: kind) }
      return (0..<program.templateCount).compactMap {
        let block = program[.templates, $0 * Pattern.TemplateRow.stride + Pattern.TemplateRow.block]
        return isOpen[Int(block)] ? Int32($0) : nil
      }
    }
    self.blocks = blocks
    intents = program.intents.map { ($0, DialogAct(rawValue: $0.rawValue) != nil) }
    let kinds = Set(
      blocks.flatMap { $0.requires + $0.excludes }.filter { $0.key == "expecting" }.flatMap(\.values)
        .compactMap {
          if case .choice(let kind) = $0 { kind } else { nil }
        })
    openByKind = Dictionary(uniqueKeysWithValues: kinds.map { ($0, open($0)) })
    nameSlots = program.nameSlots
    hesitations = (program.wordList(.skipWords) + program.wordList(.fillers)).sorted { $0.count > $1.count }
    var lists = Set<Int32>()
    for row in stride(from: 0, to: program.count(.nodes), by: Pattern.Node.stride)
    where program[.nodes, row] == Pattern.Kind.list {
      let target = program[.nodes, row + Pattern.Node.b]
      if target >= 0, target % 2 == 0 { lists.insert(program[.nodes, row + Pattern.Node.a]) }
    }
    slotLists = lists.sorted()
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
    // No condition names this kind: it is any that none names.
    openOtherwise = open("\u{0}")
    openIdly = open(nil)
  }

  /// The frames that may fit under an expectation, in the order of the files.
  func openFrames(_ expecting: Expectation?) -> [Int] {
    frameBlocks.indices.filter { blocks[frameBlocks[$0]].isOpen(expecting: expecting?.kind) }
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
    guard let expecting else { return openIdly }
    return openByKind[expecting.kind] ?? openOtherwise
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
