import ConversationModel

/// Compiles a merged phrase file into tables, collecting mistakes; a broken sentence is left out.
struct PatternCompiler {
  var tables = PatternTables()
  var mistakes: [PhraseError] = []
  let file: PhraseFile
  var isExhausted = false
  /// The slots that templates fill.
  var filledSlots: Set<String> = []
  /// The branches that coverage looks at; nil where nobody wants to know.
  var branches: PhraseBranchTable?

  /// Which lists and rules a name means: those of a block hide those of the file.
  struct Scope {
    /// Nil for the file's own names, which are compiled once.
    var block: Int?
    var lists: [String: PhraseList]
    var rules: [String: SourcedText]
  }

  /// A rule or list once compiled; nil when it is broken.
  struct Called {
    var network: Int32
    var required: Fragments
    /// One of these is in whatever it matches; none where that is not known.
    var ways: [Fragments] = []
  }

  struct Name: Hashable {
    var block: Int?
    var isRule: Bool
    var name: String
  }

  var called: [Name: Called?] = [:]
  /// Where choices stand in the pool.
  var choiceOffsets: [[Fragments]: Int32] = [:]
  /// Where texts stand in the table of scalars.
  var spelled: [[UInt32]: Int32] = [:]
  /// Rules and lists being compiled, outermost first: one of them again is a cycle.
  var path: [Reference] = []

  /// A rule or list as a template writes it.
  struct Reference: Equatable, CustomStringConvertible {
    var isRule: Bool
    var name: String
    var description: String { isRule ? "<\(name)>" : "{\(name)}" }
  }

  init(_ file: PhraseFile, marking: Bool = false) {
    self.file = file
    branches = marking ? PhraseBranchTable() : nil
  }

  /// Compiles everything.
  mutating func compile() {
    let global = Scope(block: nil, lists: file.lists, rules: file.rules)
    for name in file.rules.keys.sorted() { _ = rule(name, in: global) }
    for name in file.lists.keys.sorted() { _ = list(name, in: global) }
    for intent in file.intents {
      let intentIndex = Int32(tables.intents.count)
      tables.intents.append(tables.string(intent.name))
      for block in intent.blocks {
        let blockIndex = tables.blocks.count / Pattern.BlockRow.stride
        var scope = global
        if !block.lists.isEmpty || !block.rules.isEmpty {
          scope.block = blockIndex
          scope.lists.merge(block.lists) { $1 }
          scope.rules.merge(block.rules) { $1 }
        }
        addBlock(block)
        for (text, tree) in inOrder(block.sentences) where isWithinBudget(text) {
          addTemplate(
            text, tree, .sentence, intent: intentIndex, block: Int32(blockIndex), in: scope)
        }
      }
    }
    addNegatives(in: global)
    addFreeSpeech(in: global)
    addLikenessRows()
    checkSlotNames()
  }

  /// Negative sentences, behind all others: of their intent, or with -1 of every one.
  mutating func addNegatives(in scope: Scope) {
    let block = Int32(tables.blocks.count / Pattern.BlockRow.stride)
    addBlock(PhraseBlock())
    let count = tables.templates.count
    for (index, intent) in file.intents.enumerated() {
      for (text, tree) in inOrder(intent.negatives) {
        addTemplate(text, tree, .negative, intent: Int32(index), block: block, in: scope)
      }
    }
    for (text, tree) in inOrder(file.negatives) {
      addTemplate(text, tree, .negative, intent: -1, block: block, in: scope)
    }
    tables.negativeCount = (tables.templates.count - count) / Pattern.TemplateRow.stride
  }

  // MARK: blocks and templates

  /// As hassil tries them where its order counts: sentences with free text first, those with the most pieces of
  /// text before the others.
  mutating func inOrder(_ sentences: [SourcedText]) -> [(text: SourcedText, tree: Template)] {
    let parsed = sentences.compactMap { sentence in parse(sentence).map { (text: sentence, tree: $0) } }
    guard file.hasOnlyHassILLists else { return parsed }
    let keys = parsed.map { sentence -> Int in
      let hasFreeText = sentence.tree.references.contains { reference in
        guard !reference.isRule, case .wildcard? = file.lists[reference.name]?.kind else { return false }
        return true
      }
      return hasFreeText ? -sentence.tree.chunkCount : 0
    }
    return parsed.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { parsed[$0] }
  }

  mutating func addBlock(_ block: PhraseBlock) {
    let slots = block.slots.flatMap { [tables.string($0.name), addValue($0.value)] }
    tables.blocks += [
      tables.addPool(block.slots.count, slots), addConditions(block.requires),
      addConditions(block.excludes),
      tables.addPool(block.requiredKeywords.count, block.requiredKeywords.map { tables.string($0) }),
      Int32(clamping: block.priority),
    ]
  }

  mutating func addConditions(_ conditions: [ContextCondition]) -> Int32 {
    var items: [Int32] = []
    for condition in conditions {
      items.append(tables.string(condition.key))
      items.append(condition.slot.map { tables.string($0) } ?? -1)
      items.append(Int32(condition.values.count))
      items += condition.values.map { addValue($0) }
    }
    return tables.addPool(conditions.count, items)
  }

  mutating func addTemplate(
    _ sentence: SourcedText, _ tree: Template, _ kind: PhraseBranch.Kind, intent: Int32, block: Int32,
    in scope: Scope
  ) {
    guard check(tree, sentence, in: scope) else { return }
    let end = tables.addNode(Pattern.Kind.accept, -1)
    guard var entry = emit(tree, next: end, in: scope), let required = required(tree, in: scope) else {
      return
    }
    entry = mark(sentence, kind, next: entry)
    tables.templates += [
      entry, intent, block, tables.string(sentence.file), Int32(clamping: sentence.line),
      tables.string(sentence.text),
    ]
    tables.templates += PatternTables.words(required.first) + PatternTables.words(required.second)
    tables.templates += [edges(of: tree), choices(of: tree, in: scope)]
  }

  mutating func parse(_ sentence: SourcedText) -> Template? {
    do {
      guard branches != nil else { return try TemplateParser.parse(sentence.text) }
      let (tree, found) = try TemplateParser.parseMarking(sentence.text)
      return tree.renumbered(found.map { branches?.number(of: $0, in: sentence) ?? 0 })
    } catch {
      mistakes.append(sentence.mistake(error))
      return nil
    }
  }

  /// Whether every list and rule that the tree names is known; reports all that are not.
  mutating func check(_ tree: Template, _ text: SourcedText, in scope: Scope) -> Bool {
    var isWhole = true
    for (isRule, name, offset) in tree.references {
      if isRule ? scope.rules[name] != nil : scope.lists[name] != nil { continue }
      isWhole = false
      let known = (isRule ? Array(scope.rules.keys) : Array(scope.lists.keys)).sorted()
      let near = known.min { Spelling.distance($0, name) < Spelling.distance($1, name) }
      let hint = near.map { Spelling.distance($0, name) <= 3 ? "Did you mean '\($0)'?" : nil } ?? nil
      mistakes.append(
        text.mistake(
          at: offset, expected: "the name of a \(isRule ? "rule" : "list")", got: "'\(name)'",
          hint: hint ?? "Define it under `\(isRule ? "expansion_rules" : "lists"):`."))
    }
    return isWhole
  }

  // MARK: names

  mutating func rule(_ name: String, in scope: Scope) -> Called? {
    let key = Name(block: scope.block, isRule: true, name: name)
    if let known = called[key] { return known }
    guard let text = scope.rules[name] else { return nil }
    guard enter(Reference(isRule: true, name: name), at: text) else { return nil }
    defer { path.removeLast() }
    var result: Called?
    if let tree = parse(text), check(tree, text, in: scope) {
      let end = tables.addNode(Pattern.Kind.accept, -1)
      tables.markJoin(end)
      if let entry = emit(tree, next: end, in: scope), let required = required(tree, in: scope) {
        result = Called(network: addNetwork(entry), required: required, ways: ways(tree, in: scope))
      }
    }
    called[key] = .some(result)
    return result
  }

  /// Notes that a rule or list is being compiled; false, with a mistake, when that cannot end well.
  mutating func enter(_ reference: Reference, at text: SourcedText) -> Bool {
    let what = reference.isRule ? "rule" : "list"
    if path.contains(reference) {
      let cycle = (path.drop { $0 != reference } + [reference]).map(\.description).joined(separator: " → ")
      mistakes.append(
        text.mistake(
          expected: "a \(what) that does not use itself", got: cycle, hint: "Write the repeated part out."))
      return false
    }
    guard path.count < Budget.depth else {
      mistakes.append(
        text.mistake(
          expected: "at most \(Budget.depth) rules and lists inside one another", got: "more",
          hint: "Write some of them out."))
      return false
    }
    path.append(reference)
    return true
  }

  mutating func addNetwork(_ entry: Int32) -> Int32 {
    tables.networks.append(entry)
    return Int32(tables.networks.count - 1)
  }

  /// A list of texts as a network; nil for lists of another kind and for one in the making.
  mutating func list(_ name: String, in scope: Scope) -> Called? {
    let key = Name(block: scope.block, isRule: false, name: name)
    if let known = called[key] { return known }
    guard case .values(let values)? = scope.lists[name]?.kind else { return nil }
    let place = values.first?.input
    if let place {
      guard enter(Reference(isRule: false, name: name), at: place) else { return nil }
    }
    defer { if place != nil { path.removeLast() } }
    let isLong = values.count >= TextTable.fewest
    var texts: [(scalars: [UInt32], offset: Int32, value: Int32)] = []
    var entries: [Int32] = []
    var required: Fragments?
    for value in values where isWithinBudget(value.input) {
      if isLong, !TemplateParser.isTemplate(value.input.text) {
        let text = Self.fold(value.input.text.trimmed)
        guard !text.isEmpty else { continue }
        let output = value.output ?? .choice(value.input.text)
        texts.append((text, scalars(text)[0], addValue(output, context: value.context)))
        var needs = Fragments()
        if required != Fragments() { needs.insert(text) }
        required = required.map { $0.intersection(needs) } ?? needs
        continue
      }
      let tree: Template
      if TemplateParser.isTemplate(value.input.text) {
        guard let parsed = parse(value.input), check(parsed, value.input, in: scope) else { continue }
        tree = parsed
      } else {
        tree = .literal(value.input.text.trimmed)
      }
      var output = value.output
      // As in hassil: a template puts out the text that matched, a plain text itself.
      if output == nil, !TemplateParser.isTemplate(value.input.text) { output = .choice(value.input.text) }
      let end = tables.addNode(Pattern.Kind.accept, addValue(output, context: value.context))
      tables.markJoin(end)
      guard let entry = emit(tree, next: end, in: scope), let needs = self.required(tree, in: scope) else {
        continue
      }
      entries.append(mark(value.input, .value, next: entry))
      required = required.map { $0.intersection(needs) } ?? needs
    }
    if !texts.isEmpty {
      let offset = Int32(tables.pool.count)
      tables.pool += TextTable.pack(texts)
      entries.append(tables.addNode(Pattern.Kind.texts, offset, Int32(texts.count)))
    }
    let result = Called(network: addNetwork(split(entries)), required: required ?? Fragments())
    called[key] = .some(result)
    return result
  }

  // MARK: nodes

  /// The entry of nodes that match the tree and go on at `next`; nil when a rule in it is broken.
  mutating func emit(_ tree: Template, next: Int32, in scope: Scope) -> Int32? {
    switch tree {
    case .literal(let text):
      let literal = Self.fold(text)
      guard !literal.isEmpty else { return next }
      let place = scalars(literal)
      return tables.addNode(Pattern.Kind.literal, place[0], place[1], next: next)
    case .sequence(let items):
      var entry = next
      for item in items.reversed() {
        guard let before = emit(item, next: entry, in: scope) else { return nil }
        entry = before
      }
      return entry
    case .alternative(let items):
      tables.markJoin(next)
      var entries: [Int32] = []
      for item in items {
        guard let entry = emit(item, next: next, in: scope) else { return nil }
        entries.append(entry)
      }
      return split(entries)
    case .optional(let item):
      tables.markJoin(next)
      return emit(item, next: next, in: scope).map { split([$0, next]) }
    case .permutation(let items): return permutation(items, next: next, in: scope)
    case .marked(let item, let number):
      return emit(item, next: next, in: scope).map {
        tables.addNode(Pattern.Kind.mark, Int32(number), next: $0)
      }
    case .rule(let name, _):
      return rule(name, in: scope).map { tables.addNode(Pattern.Kind.call, $0.network, next: next) }
    case .range(let range, let target):
      let leaf = tables.addLeaf(Pattern.Leaf.range, addRange(range))
      return tables.addNode(Pattern.Kind.reader, leaf, encode(target), next: next)
    case .list(let name, let target, _): return emitList(name, target, next: next, in: scope)
    }
  }

  mutating func emitList(
    _ name: String, _ target: Template.Target, next: Int32, in scope: Scope
  ) -> Int32? {
    let encoded = encode(target)
    switch scope.lists[name]?.kind {
    case nil: return nil
    case .values:
      return list(name, in: scope).map { tables.addNode(Pattern.Kind.list, $0.network, encoded, next: next) }
    case .range(let range):
      let leaf = tables.addLeaf(Pattern.Leaf.range, addRange(range))
      return tables.addNode(Pattern.Kind.reader, leaf, encoded, next: next)
    case .wildcard(reader: nil):
      tables.markJoin(next)
      return tables.addNode(Pattern.Kind.wildcard, 0, encoded, next: next)
    case .wildcard(reader: .text):
      tables.markJoin(next)
      return tables.addNode(Pattern.Kind.wildcard, 1, encoded, next: next)
    case .wildcard(reader: .some(let kind)):
      let leaf = tables.addLeaf(Pattern.Leaf.reader, Int32(kind.rawValue))
      return tables.addNode(Pattern.Kind.reader, leaf, encoded, next: next)
    case .source(let source, let naming):
      tables.markJoin(next)
      let type =
        switch naming {
        case .any: Pattern.Leaf.names
        case .known: Pattern.Leaf.knownNames
        case .place: Pattern.Leaf.places
        }
      let leaf = tables.addLeaf(type, tables.string(source.rawValue))
      return tables.addNode(Pattern.Kind.names, leaf, encoded, next: next)
    }
  }

  mutating func split(_ entries: [Int32]) -> Int32 {
    if entries.count == 1 { return entries[0] }
    let offset = Int32(tables.targets.count)
    tables.targets += entries
    return tables.addNode(Pattern.Kind.split, offset, Int32(entries.count))
  }

  /// Every order: one node for each set of parts already matched, each part a network of its own.
  mutating func permutation(_ items: [Template], next: Int32, in scope: Scope) -> Int32? {
    var networks: [Int32] = []
    for item in items {
      let end = tables.addNode(Pattern.Kind.accept, -1)
      let spaced = Template.sequence([.literal(" "), item, .literal(" ")])
      guard let entry = emit(spaced, next: end, in: scope) else { return nil }
      networks.append(addNetwork(entry))
    }
    let all = (1 << items.count) - 1
    var nodes = [Int32](repeating: next, count: all + 1)
    tables.markJoin(next)
    for done in (0..<all).reversed() {
      var entries: [Int32] = []
      for index in items.indices where done & (1 << index) == 0 {
        let after = nodes[done | (1 << index)]
        entries.append(tables.addNode(Pattern.Kind.call, networks[index], next: after))
      }
      nodes[done] = split(entries)
      tables.markJoin(nodes[done])
    }
    return nodes[0]
  }
}
