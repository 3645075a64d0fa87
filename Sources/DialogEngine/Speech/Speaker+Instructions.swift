package import ConversationModel

/// What a reply tells the person to say, as it stands in the finished line.
extension Speaker {
  /// The quotations in `line` that are things to say: those of the messages' own words, and their examples. What
  /// quotes the person, a memo or a title is none.
  package func instructions(in line: String, of messages: [Message]) -> [String] {
    let quoted = Self.quotations(in: line)
    guard !quoted.isEmpty else { return [] }
    var templates: [[String?]] = []
    for message in messages { collect(message, into: &templates) }
    return quoted.filter { words in templates.contains { Self.fits(words[...], $0[...]) } }
  }

  /// What stands between quotation marks.
  private static func quotations(in line: String) -> [String] {
    guard line.utf8.contains(UInt8(ascii: "\"")) || line.contains("「") else { return [] }
    var found: [String] = []
    var current: String?
    for letter in line {
      switch letter {
      case "「": current = ""
      case "」":
        if let current { found.append(current) }
        current = nil
      case "\"":
        if let words = current { found.append(words) }
        current = current == nil ? "" : nil
      default: current?.append(letter)
      }
    }
    return found
  }

  private func collect(_ message: Message, into templates: inout [[String?]]) {
    let id = message.literal == nil ? message.id : self.id(of: message)
    if let found = find(id.rawValue)?.message {
      collect(found.pattern(message.attribute) ?? found.value, depth: 0, into: &templates)
    }
    // What quotes nothing but an example is words of ours; all else that is inserted is somebody's.
    if case .text(let example, _)? = message.arguments["example"] { templates.append([example]) }
    for argument in message.arguments.values { collect(argument, into: &templates) }
  }

  private func collect(_ argument: MessageArgument, into templates: inout [[String?]]) {
    switch argument {
    case .message(let message): collect(message, into: &templates)
    case .list(let items): for item in items { collect(item, into: &templates) }
    case .text, .number, .duration, .instant: break
    }
  }

  private func collect(_ pattern: DialogPattern?, depth: Int, into templates: inout [[String?]]) {
    guard let pattern, depth < 4 else { return }
    var current: [String?]?
    for element in pattern.elements {
      switch element {
      case .text(let text):
        var literal = ""
        for letter in text {
          switch letter {
          case "「": (current, literal) = ([], "")
          case "」":
            if let pieces = current { add(pieces + [literal], to: &templates) }
            (current, literal) = (nil, "")
          case "\"":
            if let pieces = current { add(pieces + [literal], to: &templates) }
            (current, literal) = (current == nil ? [] : nil, "")
          default: if current != nil { literal.append(letter) }
          }
        }
        if !literal.isEmpty { current?.append(literal) }
      case .placeable(let expression):
        current?.append(nil)
        collect(inside: expression, depth: depth, into: &templates)
      }
    }
  }

  private func collect(inside expression: DialogExpression, depth: Int, into templates: inout [[String?]]) {
    switch expression {
    case .message(let id, let attribute):
      collect(find(id)?.message.pattern(attribute), depth: depth + 1, into: &templates)
    case .select(_, let variants, _):
      for variant in variants { collect(variant.pattern, depth: depth + 1, into: &templates) }
    case .placeable(let inner): collect(inside: inner, depth: depth, into: &templates)
    case .string, .number, .variable, .term, .function: break
    }
  }

  /// Keeps a quotation that says anything itself.
  private func add(_ pieces: [String?], to templates: inout [[String?]]) {
    let hasWords = pieces.contains { $0?.contains { $0.isLetter || $0.isNumber } == true }
    if hasWords { templates.append(pieces) }
  }

  /// Whether words have this form; nil stands for any.
  private static func fits(_ words: Substring, _ pieces: ArraySlice<String?>) -> Bool {
    guard let piece = pieces.first else { return words.isEmpty }
    let rest = pieces.dropFirst()
    if let literal = piece { return words.hasPrefix(literal) && fits(words.dropFirst(literal.count), rest) }
    var end = words.startIndex
    while true {
      if fits(words[end...], rest) { return true }
      guard end < words.endIndex else { return false }
      end = words.index(after: end)
    }
  }
}
