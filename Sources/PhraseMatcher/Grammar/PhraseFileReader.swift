import ConversationModel
import Yams

/// Reads one YAML text into a `PhraseFile`, collecting every mistake on the way.
struct PhraseFileReader {
  let path: String
  let lines: [String]
  var mistakes: [PhraseError] = []
  /// Entries of lists and maps in one file.
  static let budget = 1_000_000
  private let budget: Int
  private var spent = 0
  private var isExhausted = false

  /// What the source says, and the mistakes in it; what is mistaken is left out.
  static func read(
    _ source: PhraseSource, budget: Int = Self.budget
  ) -> (file: PhraseFile, mistakes: [PhraseError]) {
    var reader = PhraseFileReader(source, budget)
    let file = reader.file(source.text)
    return (file, reader.mistakes)
  }

  private init(_ source: PhraseSource, _ budget: Int) {
    self.budget = budget
    path = source.path
    lines = Self.lines(of: source.text)
  }

  // MARK: places

  /// The lines of a text as YAML counts them.
  static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) {
      $0.isNewline && $0 != "\u{B}" && $0 != "\u{C}"
    }.map(String.init)
  }

  func line(_ number: Int) -> String {
    lines.indices.contains(number - 1) ? lines[number - 1] : ""
  }

  private func sourced(_ node: Node) -> SourcedText {
    let mark = node.mark
    var column = mark?.column ?? 1
    var row = mark?.line ?? 0
    if case .scalar(let scalar) = node {
      switch scalar.style {
      case .singleQuoted, .doubleQuoted: column += 1
      case .literal, .folded:
        row += 1
        column = line(row).prefix { $0 == " " }.count + 1
      default: break
      }
    }
    // An empty block may end with the file.
    if row > lines.count { (row, column) = (lines.count, 1) }
    return SourcedText(
      text: node.scalar?.string ?? "", file: path, line: row, scalarColumn: column, source: line(row))
  }

  /// The file and the line of a node.
  func place(of node: Node) -> (path: String, line: Int) { (path, node.mark?.line ?? 0) }

  mutating func report(_ node: Node, expected: String, got: String? = nil, hint: String) {
    mistakes.append(sourced(node).mistake(expected: expected, got: got ?? Self.kind(of: node), hint: hint))
  }

  private static func kind(of node: Node) -> String {
    switch node {
    case .scalar(let scalar): scalar.string.isEmpty ? "nothing" : "'\(scalar.string)'"
    case .mapping: "a map"
    case .sequence: "a list"
    case .alias: "an alias"
    }
  }

  // MARK: shapes

  mutating func entries(_ node: Node?, of what: String) -> [(key: SourcedText, value: Node)] {
    guard let node, !Self.isNull(node) else { return [] }
    guard let mapping = node.mapping else {
      report(node, expected: "a map of \(what)", hint: "Write `name: …` lines, indented.")
      return []
    }
    return spend(mapping.count, node) ? mapping.map { (sourced($0.key), $0.value) } : []
  }

  mutating func items(_ node: Node?, of what: String) -> [Node] {
    guard let node, !Self.isNull(node) else { return [] }
    guard let sequence = node.sequence else {
      report(node, expected: "a list of \(what)", hint: "Write `- …` lines, indented.")
      return []
    }
    return spend(sequence.count, node) ? Array(sequence) : []
  }

  /// Aliases make a small file mean a huge one; what it may mean has a limit.
  private mutating func spend(_ count: Int, _ node: Node) -> Bool {
    guard !isExhausted else { return false }
    spent += count
    guard spent > budget else { return true }
    isExhausted = true
    report(
      node, expected: "at most \(budget) entries in one file", got: "more",
      hint: "What follows is left out. Repeat less by aliases, or split the file.")
    return false
  }

  mutating func text(_ node: Node, _ what: String) -> SourcedText? {
    guard node.scalar != nil else {
      report(node, expected: what, hint: "Put the text in quotes when it begins with a bracket.")
      return nil
    }
    return sourced(node)
  }

  /// Every text of a list, with its place.
  mutating func texts(_ node: Node, _ what: String) -> [SourcedText] {
    items(node, of: what).compactMap { text($0, "one of the \(what)") }
  }

  /// A key that ours has no meaning for, in a part of the file that is ours alone.
  mutating func reportUnknown(_ key: SourcedText, expected: String) {
    mistakes.append(
      key.mistake(
        expected: expected, got: "'\(key.text)'", hint: "Compare with the file of another language."))
  }

  private static func isNull(_ node: Node) -> Bool {
    guard case .scalar(let scalar) = node else { return false }
    return scalar.style == .plain && ["", "~", "null", "Null", "NULL"].contains(scalar.string)
  }

  // MARK: the file

  private mutating func file(_ yaml: String) -> PhraseFile {
    var file = PhraseFile()
    let root: Node?
    do {
      root = try Yams.compose(yaml: yaml)
    } catch {
      mistakes.append(yamlMistake(error))
      return file
    }
    guard let root, !Self.isNull(root) else { return file }
    for (key, node) in entries(root, of: "intents, lists and rules") {
      switch key.text {
      case "language": file.language = node.scalar?.string ?? ""
      case "settings": file.ignoresWhitespace = node.mapping?["ignore_whitespace"]?.bool ?? false
      case "skip_words": file.skipWords = items(node, of: "words").compactMap { text($0, "a word") }
      case "conjunctions": file.conjunctions = items(node, of: "words").compactMap { conjunction($0) }
      case "subjects": file.subjects = texts(node, "subjects")
      case "pastimes": file.pastimes = texts(node, "pastimes")
      case "nicknames":
        file.nicknames = entries(node, of: "nicknames").flatMap { full, short in
          texts(short, "nicknames").map { ($0.text, full.text) }
        }
      case "free_speech": file.freeSpeech = freeSpeech(node)
      case "reversals": file.reversals = reversals(node)
      case "foreign_answers": file.foreignAnswers = answers(node, "sample answers")
      case "foreign": file.foreign = texts(node, "sample utterances")
      case "lists": file.lists = lists(node)
      case "expansion_rules": file.rules = rules(node)
      case "intents":
        for (name, body) in entries(node, of: "intents") { file.intents.append(intent(name.text, body)) }
      case "readers":
        file.readers = readers(node)
        file.tolerance.measures = Self.scalars(node.mapping?["duration"]?.mapping?["units"])
      case "tolerance": file.tolerance.merge(tolerance(node))
      case "sounds":
        file.sounds = entries(node, of: "characters").map {
          ($0.key.text, texts($0.value, "readings").map(\.text))
        }
      case "names": file.exampleNames = names(node)
      case "negative": file.negatives = items(node, of: "sentences").compactMap { text($0, "a sentence") }
      case "number_words": file.numberWords = numberWords(node)
      default: break
      }
    }
    return file
  }

  private mutating func readers(_ node: Node) -> ReaderTables {
    var found: [ReaderMistake] = []
    let tables = ReaderTables(node, mistakes: &found)
    for mistake in found {
      mistakes.append(
        PhraseError(
          file: path, line: mistake.line, column: mistake.column, source: line(mistake.line),
          expected: "reader tables as they are documented", got: "\(mistake.path): \(mistake.fact)",
          hint: "Compare with the _readers.yaml of another language."))
    }
    return tables
  }

  private mutating func rules(_ node: Node) -> [String: SourcedText] {
    var rules: [String: SourcedText] = [:]
    for (name, body) in entries(node, of: "rules") { rules[name.text] = text(body, "a template") }
    return rules
  }

  /// A word, or `{ending: て}`.
  private mutating func conjunction(_ node: Node) -> Conjunction? {
    let kinds: [(String, Conjunction.Kind)] = [("ending", .ending), ("closing", .closing)]
    for (key, kind) in kinds {
      if let ending = node.mapping?[key] {
        return text(ending, "an ending").map { Conjunction(text: $0, kind: kind) }
      }
    }
    return text(node, "a word").map { Conjunction(text: $0, kind: .word) }
  }

  // MARK: intents

  private mutating func intent(_ name: String, _ node: Node) -> IntentPhrases {
    var intent = IntentPhrases(name: name)
    for (key, body) in entries(node, of: "data, examples and counterexamples") {
      switch key.text {
      case "tolerant": intent.isTolerant = body.bool ?? true
      case "data": intent.blocks = items(body, of: "blocks of sentences").map { block($0) }
      case "answers": intent.answers = answers(body, "sample answers")
      case "takes": intent.takes = texts(body, "slots")
      case "utterances": intent.utterances = texts(body, "sample utterances")
      case "frames": intent.frames = items(body, of: "frames").map { frame($0) }
      case "examples":
        intent.examples = items(body, of: "examples").compactMap { example($0, intent: name) }
      case "negative":
        intent.negatives = items(body, of: "sentences").compactMap { text($0, "a sentence") }
      case "counterexamples":
        intent.counterexamples = items(body, of: "sentences").compactMap {
          var example = example($0, intent: name)
          example?.isCounterexample = true
          return example
        }
      default: break
      }
    }
    return intent
  }

  mutating func block(_ node: Node) -> PhraseBlock {
    var block = PhraseBlock()
    for (key, body) in entries(node, of: "sentences and conditions") {
      switch key.text {
      case "sentences": block.sentences = items(body, of: "sentences").compactMap { text($0, "a sentence") }
      case "slots":
        block.slots = entries(body, of: "slots").map { ($0.key.text, Self.value($0.value)) }
      case "requires_context": block.requires = conditions(body)
      case "excludes_context": block.excludes = conditions(body)
      case "required_keywords":
        block.requiredKeywords = items(body, of: "words").compactMap { text($0, "a word")?.text }
      case "priority":
        if let priority = body.int {
          block.priority = priority
        } else {
          report(body, expected: "a whole number", hint: "0 is the usual priority; higher ones win.")
        }
      case "lists": block.lists = lists(body)
      case "expansion_rules": block.rules = rules(body)
      default: break
      }
    }
    return block
  }

  private mutating func conditions(_ node: Node) -> [ContextCondition] {
    entries(node, of: "conditions").map { key, body in
      var condition = ContextCondition(key: key.text, values: [])
      var value: Node? = body
      if let mapping = body.mapping {
        value = mapping["value"]
        if let slot = mapping["slot"] {
          condition.slot = slot.bool == true ? key.text : slot.bool == nil ? slot.scalar?.string : nil
        }
      }
      if let value, !Self.isNull(value) {
        condition.values = value.sequence?.map(Self.value) ?? [Self.value(value)]
      }
      return condition
    }
  }

  /// A scalar as YAML types it: `5`, `true`, `pages`.
  static func value(_ node: Node) -> IntentValue {
    if let items = node.sequence {
      return .list(items.filter { $0.scalar != nil }.prefix(1_000).map(value))
    }
    guard case .scalar(let scalar) = node else { return .text("") }
    guard scalar.style == .plain else { return .choice(scalar.string) }
    if let number = Int(scalar.string) { return .integer(number) }
    if let number = Double(scalar.string), scalar.string.first?.isLetter != true { return .number(number) }
    switch scalar.string {
    case "true", "True": return .boolean(true)
    case "false", "False": return .boolean(false)
    default: return .choice(scalar.string)
    }
  }

  // MARK: lists

  private mutating func lists(_ node: Node) -> [String: PhraseList] {
    var lists: [String: PhraseList] = [:]
    for (name, body) in entries(node, of: "lists") { lists[name.text] = list(name, body) }
    return lists
  }

  private mutating func list(_ name: SourcedText, _ node: Node) -> PhraseList? {
    guard let mapping = node.mapping else {
      report(
        node, expected: "`values:`, `range:` or `wildcard: true` for the list '\(name.text)'",
        hint: "Indent it below the name.")
      return nil
    }
    if let source = mapping["source"] {
      let naming: PhraseList.Naming =
        mapping["places"]?.bool == true ? .place : mapping["unknown"]?.bool == false ? .known : .any
      return PhraseList(kind: .source(ListName(rawValue: source.scalar?.string ?? name.text), naming))
    }
    if let wildcard = mapping["wildcard"] {
      guard wildcard.bool == true else {
        report(wildcard, expected: "`wildcard: true`", hint: "Remove the line, or write true.")
        return nil
      }
      guard let reader = mapping["reader"] else { return PhraseList(kind: .wildcard(reader: nil)) }
      guard let kind = ReaderKind(name: reader.scalar?.string ?? "") else {
        report(
          reader,
          expected: "a reader: duration, minutes, number, ordinal, span, date, period, quotation or text",
          hint: "Leave `reader:` out for any text.")
        return nil
      }
      return PhraseList(kind: .wildcard(reader: kind))
    }
    if let range = mapping["range"] { return self.range(range).map { PhraseList(kind: .range($0)) } }
    guard let values = mapping["values"] else {
      mistakes.append(
        name.mistake(
          expected: "`values:`, `range:` or `wildcard: true` for the list '\(name.text)'",
          got: "none of them",
          hint: "A list of the store's names is `values: []` with `source: …`."))
      return nil
    }
    return PhraseList(kind: .values(items(values, of: "values").compactMap { listValue($0) }))
  }

  private mutating func listValue(_ node: Node) -> PhraseListValue? {
    guard let mapping = node.mapping else {
      return text(node, "a value").map { PhraseListValue(input: $0) }
    }
    guard let input = mapping["in"] else {
      report(
        node, expected: "`in:` with the words of the value", got: "none",
        hint: "Write {in: words, out: value}.")
      return nil
    }
    var context: [String: IntentValue] = [:]
    for (key, value) in entries(mapping["context"], of: "context") {
      // hassil also allows {value:, slot:} here.
      let value = value.mapping?["value"] ?? value
      if !Self.isNull(value) { context[key.text] = Self.value(value) }
    }
    let output = mapping["out"].flatMap { Self.isNull($0) ? nil : Self.value($0) }
    return text(input, "a value").map { PhraseListValue(input: $0, output: output, context: context) }
  }

  private mutating func range(_ node: Node) -> NumberRange? {
    guard let mapping = node.mapping, let lower = mapping["from"]?.int, let upper = mapping["to"]?.int,
      lower <= upper
    else {
      report(
        node, expected: "`from:` and a `to:` that is not smaller",
        hint: "Both are whole numbers and included.")
      return nil
    }
    let step = mapping["step"]?.int ?? 1
    guard step > 0 else {
      report(node, expected: "a step above 0", got: "\(step)", hint: "Leave `step:` out for 1.")
      return nil
    }
    return NumberRange(
      lower: lower, upper: upper, step: step, multiplier: mapping["multiplier"]?.float ?? 1,
      fractions: ["halves": .halves, "tenths": .tenths][mapping["fractions"]?.scalar?.string ?? ""] ?? .none,
      allowsDigits: mapping["digits"]?.bool ?? true, allowsWords: mapping["words"]?.bool ?? true)
  }
}
