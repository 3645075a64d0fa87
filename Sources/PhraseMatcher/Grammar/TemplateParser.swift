/// A mistake inside one template: where, and what about it.
struct TemplateMistake: Error, Hashable {
  /// Characters before the mistake.
  var offset: Int
  var expected: String
  var got: String
  var hint: String
}

/// Reads one template: `start [the] (timer|clock) for {duration}`.
struct TemplateParser {
  private let characters: [Character]
  private var position = 0
  /// Deeper nesting than this is refused, so that no template can exhaust the stack.
  private static let deepest = 60
  /// Longer sentences are refused.
  private static let longest = 20_000
  /// The branches met so far; nil where nobody wants to know.
  private var branches: [TemplateBranch]?

  private init(_ text: String) { characters = Array(text) }

  /// The tree of a template.
  /// - Throws: the first mistake in it.
  static func parse(_ text: String) throws(TemplateMistake) -> Template {
    var parser = TemplateParser(text)
    return try parser.whole()
  }

  /// The tree of a template with its branches marked, and what they are, by their numbers.
  /// - Throws: the first mistake in it.
  static func parseMarking(_ text: String) throws(TemplateMistake) -> (Template, [TemplateBranch]) {
    var parser = TemplateParser(text)
    parser.branches = []
    let template = try parser.whole()
    return (template, parser.branches ?? [])
  }

  private mutating func whole() throws(TemplateMistake) -> Template {
    guard characters.count <= Self.longest else {
      throw TemplateMistake(
        offset: 0, expected: "at most \(Self.longest) characters in a sentence",
        got: "\(characters.count)", hint: "Move parts of it to expansion rules.")
    }
    let template = try group(opening: nil, at: 0, depth: 0)
    if case .sequence(let items) = template, items.isEmpty {
      throw TemplateMistake(
        offset: 0, expected: "a sentence", got: "nothing",
        hint: "Write the words of the sentence or remove the line.")
    }
    return template
  }

  /// A text that holds any of these is a template; any other is taken as it stands.
  static func isTemplate(_ text: String) -> Bool { text.contains { "(){}<>[]|@".contains($0) } }

  private static let closing: [Character: Character] = ["(": ")", "[": "]", "{": "}", "<": ">"]

  /// The inside of a group up to its end, which is consumed.
  private mutating func group(
    opening: Character?, at start: Int, depth: Int
  ) throws(TemplateMistake) -> Template {
    guard depth < Self.deepest else {
      throw TemplateMistake(
        offset: start, expected: "at most \(Self.deepest) groups inside one another", got: "more",
        hint: "Move the inner part to an expansion rule.")
    }
    let end = opening.flatMap { Self.closing[$0] }
    var parts: [[Template]] = [[]]
    var starts = [position]
    var separator: Character?
    var text = ""

    func flush(_ text: inout String, into parts: inout [[Template]]) {
      guard !text.isEmpty else { return }
      parts[parts.count - 1].append(.literal(text))
      text = ""
    }

    while position < characters.count {
      let character = characters[position]
      switch character {
      case "\\":
        guard position + 1 < characters.count else {
          throw TemplateMistake(
            offset: position, expected: "a character after the backslash", got: "the end of the sentence",
            hint: "Write two backslashes for a backslash.")
        }
        text.append(characters[position + 1])
        position += 2
      case "(", "[":
        flush(&text, into: &parts)
        let open = position
        position += 1
        let inner = try group(opening: character, at: open, depth: depth + 1)
        parts[parts.count - 1].append(character == "[" ? optional(inner, open) : inner)
      case "{":
        flush(&text, into: &parts)
        parts[parts.count - 1].append(try list())
      case "<":
        flush(&text, into: &parts)
        parts[parts.count - 1].append(try rule())
      case "|", ";":
        if let separator, separator != character {
          throw TemplateMistake(
            offset: position, expected: "only '\(separator)' in this group", got: "'\(character)'",
            hint: "Put the parts of one kind in round brackets: (a|b);c.")
        }
        separator = character
        flush(&text, into: &parts)
        parts.append([])
        position += 1
        starts.append(position)
      case ")", "]", "}", ">":
        guard character == end else {
          let what =
            end.map { "'\($0)' for the '\(opening ?? " ")' at column \(start + 1)" }
            ?? "no closing bracket here"
          throw TemplateMistake(
            offset: position, expected: what, got: "'\(character)'",
            hint: "Write \\\(character) for the character itself.")
        }
        flush(&text, into: &parts)
        let group = try assemble(parts, starts, separator, opening: opening, at: start)
        position += 1
        return group
      default:
        text.append(character)
        position += 1
      }
    }
    if let opening, let end {
      throw TemplateMistake(
        offset: start, expected: "'\(end)' for this '\(opening)'", got: "the end of the sentence",
        hint: "Close the group, or write \\\(opening) for the character itself.")
    }
    flush(&text, into: &parts)
    return try assemble(parts, starts, separator, opening: nil, at: 0)
  }

  /// A part that may be left out, where both are branches.
  private mutating func optional(_ inner: Template, _ start: Int) -> Template {
    guard branches != nil else { return .optional(inner) }
    // As text a missing part counts as one piece, as it does in an optional one.
    return .alternative([
      marked(inner, .said, start + 1..<position - 1), marked(.literal(""), .leftOut, start..<position),
    ])
  }

  private mutating func marked(
    _ item: Template, _ kind: TemplateBranch.Kind, _ range: Range<Int>
  ) -> Template {
    guard let count = branches?.count else { return item }
    branches?.append(TemplateBranch(kind: kind, range: range))
    return .marked(item, count)
  }

  /// The group that ends here.
  private mutating func assemble(
    _ parts: [[Template]], _ starts: [Int], _ separator: Character?, opening: Character?, at start: Int
  ) throws(TemplateMistake) -> Template {
    let items = parts.map { $0.count == 1 ? $0[0] : Template.sequence($0) }
    guard let separator else {
      if let opening, parts[0].isEmpty {
        throw TemplateMistake(
          offset: start, expected: "something inside '\(opening)'", got: "an empty group",
          hint: "Remove the brackets or fill them.")
      }
      return items[0]
    }
    if separator == "|" {
      let ends = starts.dropFirst().map { $0 - 1 } + [position]
      return .alternative(items.indices.map { marked(items[$0], .said, starts[$0]..<ends[$0]) })
    }
    guard items.count <= 8 else {
      throw TemplateMistake(
        offset: start, expected: "at most 8 parts in any order", got: "\(items.count)",
        hint: "Split the sentence in two.")
    }
    if parts.contains(where: \.isEmpty) {
      throw TemplateMistake(
        offset: start, expected: "something on both sides of ';'", got: "an empty part",
        hint: "Remove the ';' or fill the part.")
    }
    return .permutation(items)
  }

  /// What stands between the bracket here and its end, with the offset where it starts.
  private mutating func name(what: String) throws(TemplateMistake) -> (text: String, offset: Int) {
    let start = position
    let opening = characters[start]
    let end = Self.closing[opening] ?? "}"
    position += 1
    var text = ""
    while position < characters.count, characters[position] != end {
      if "(){}<>[]|".contains(characters[position]) {
        throw TemplateMistake(
          offset: position, expected: "the name of a \(what) and then '\(end)'",
          got: "'\(characters[position])'",
          hint: "Names hold letters, digits and underscores.")
      }
      text.append(characters[position])
      position += 1
    }
    guard position < characters.count else {
      throw TemplateMistake(
        offset: start, expected: "'\(end)' for this '\(opening)'", got: "the end of the sentence",
        hint: "Close the bracket, or write \\\(opening) for the character itself.")
    }
    position += 1
    text = text.trimmed
    guard !text.isEmpty else {
      throw TemplateMistake(
        offset: start, expected: "the name of a \(what)", got: "an empty bracket",
        hint: "Write a name between the brackets.")
    }
    return (text, start + 1)
  }

  private mutating func rule() throws(TemplateMistake) -> Template {
    let (text, offset) = try name(what: "rule")
    return .rule(name: text, offset: offset)
  }

  private mutating func list() throws(TemplateMistake) -> Template {
    let (text, offset) = try name(what: "list")
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map { String($0).trimmed }
    var base = parts[0]
    var target: Template.Target
    if parts.count == 2 {
      let name = parts[1]
      target = name.hasPrefix("@") ? .capture(String(name.dropFirst())) : .slot(name)
      if name.isEmpty || name == "@" {
        throw TemplateMistake(
          offset: offset, expected: "the name of a slot after ':'", got: "nothing",
          hint: "Write {list:slot}, {list:@capture} or {list}.")
      }
    } else if base.hasPrefix("@") {
      base = String(base.dropFirst())
      target = .capture(base)
    } else {
      target = .slot(base)
    }
    if base.contains("..") {
      if parts.count == 1 { target = .nothing }
      return .range(try range(base, offset: offset), target: target)
    }
    guard !base.isEmpty else {
      throw TemplateMistake(
        offset: offset, expected: "the name of a list", got: "'\(text)'",
        hint: "Write {list:slot} or {@list}.")
    }
    return .list(name: base, target: target, offset: offset)
  }

  /// `0..100` or `10..50,10`.
  private func range(_ text: String, offset: Int) throws(TemplateMistake) -> NumberRange {
    let comma = text.split(separator: ",", omittingEmptySubsequences: false)
    let dots = comma[0].split(separator: ".", omittingEmptySubsequences: false)
    let numbers = [dots.first, dots.last].map { $0.flatMap { Int(String($0).trimmed) } }
    let step = comma.count > 1 ? Int(String(comma[1]).trimmed) : 1
    guard comma.count <= 2, dots.count == 3, dots[1].isEmpty, let lower = numbers[0], let upper = numbers[1],
      let step, step > 0
    else {
      throw TemplateMistake(
        offset: offset, expected: "a range such as 0..100 or 10..50,10", got: "'\(text)'",
        hint: "Both ends and the step are whole numbers; the step is above 0.")
    }
    guard lower <= upper else {
      throw TemplateMistake(
        offset: offset, expected: "the smaller number first", got: "'\(text)'",
        hint: "Write \(upper)..\(lower).")
    }
    return NumberRange(lower: lower, upper: upper, step: step)
  }
}

extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: String {
    var rest = Substring(self)
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
