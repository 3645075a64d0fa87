/// What stands between braces.
extension MessageParser {
  /// `{ … }` at the cursor.
  mutating func parsePlaceable() throws(DialogCatalogError) -> DialogExpression {
    let start = cursor.position
    cursor.advance()
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestNesting else {
      throw mistake(
        at: start, expected: "at most \(Self.deepestNesting) braces within each other",
        hint: "Split the sentence into several messages.")
    }
    cursor.skipBlank()
    let expression = try parseSelectOrInline()
    let end = cursor.position
    cursor.skipBlank()
    guard cursor.take(.closeBrace) else {
      // What stands in the next line is rarely the mistake.
      let isElsewhere = cursor.bytes[end..<cursor.position].contains(.lineFeed)
      throw mistake(
        at: isElsewhere ? end : cursor.position, expected: "}",
        hint: "The { in line \(cursor.place(start).line) is not closed.")
    }
    return expression
  }

  private mutating func parseSelectOrInline() throws(DialogCatalogError) -> DialogExpression {
    let start = cursor.position
    let selector = try parseInline()
    let end = cursor.position
    cursor.skipBlank()
    guard cursor.take("->") else {
      cursor.position = end
      if case .term(_, .some, _) = selector {
        throw mistake(
          at: start, expected: "something to print", got: "an attribute of a term",
          hint: "Attributes of terms are private; they can only be selected on.")
      }
      return selector
    }
    switch selector {
    case .string, .number, .variable, .function, .term(_, .some, _): break
    case .message, .term, .select, .placeable:
      throw mistake(
        at: start, expected: "a variable, a function or a literal before ->", got: "a reference",
        hint: "Select on a variable: { $count -> … }.")
    }
    cursor.skipSpaces()
    let (variants, standard) = try parseVariants(at: start)
    return .select(selector, variants, default: standard)
  }

  // MARK: - Variants

  private mutating func parseVariants(
    at start: Int
  ) throws(DialogCatalogError) -> ([DialogVariant], default: Int) {
    guard cursor.current == .lineFeed else {
      throw mistake(expected: "a new line after ->", hint: "Each variant stands on a line of its own.")
    }
    var variants: [DialogVariant] = []
    var standard: Int?
    while true {
      let before = cursor.position
      guard cursor.take(.lineFeed) else { break }
      cursor.skipBlank()
      let variantStart = cursor.position
      let isStandard = cursor.take(UInt8(ascii: "*"))
      guard cursor.take(UInt8(ascii: "[")) else {
        if isStandard {
          throw mistake(expected: "[ after *", hint: "Write \"*[other] text\", without a space.")
        }
        cursor.position = before
        break
      }
      if isStandard, standard != nil {
        throw mistake(
          at: variantStart, expected: "one variant with *", got: "a second one",
          hint: "Only one variant can be taken when no other fits.")
      }
      if isStandard { standard = variants.count }
      variants.append(try parseVariant())
    }
    guard let standard else {
      throw mistake(
        at: start, expected: "a variant with *", got: variants.isEmpty ? "no variant" : "none",
        hint: "Mark the variant to be taken when no other fits: *[other].")
    }
    return (variants, standard)
  }

  private mutating func parseVariant() throws(DialogCatalogError) -> DialogVariant {
    cursor.skipBlank()
    let key: DialogVariant.Key
    if let name = cursor.identifier() {
      key = .name(name)
    } else if let number = takeNumber() {
      key = .number(number)
    } else {
      throw mistake(expected: "a key such as other or 1", hint: "Keys are one word or one number.")
    }
    cursor.skipBlank()
    guard cursor.take(UInt8(ascii: "]")) else {
      throw mistake(expected: "] after the key", hint: "Keys are one word or one number.")
    }
    cursor.skipSpaces()
    guard let pattern = try parsePattern() else {
      throw mistake(
        expected: "the text of the variant", hint: "Write {\"\"} for a variant that says nothing.")
    }
    return DialogVariant(key: key, pattern: pattern)
  }

  // MARK: - Inline expressions

  private mutating func parseInline() throws(DialogCatalogError) -> DialogExpression {
    switch cursor.current {
    case UInt8(ascii: "\"")?: return .string(try parseString())
    case .openBrace?: return .placeable(try parsePlaceable())
    case UInt8(ascii: "$")?:
      cursor.advance()
      guard let name = cursor.identifier() else {
        throw mistake(expected: "the name of a variable", hint: "Write $name, without a space after the $.")
      }
      return .variable(name)
    case UInt8(ascii: "-")? where cursor.at(1)?.isASCIILetter == true:
      cursor.advance()
      let id = "-" + (cursor.identifier() ?? "")
      let attribute = try parseAccessor()
      return .term(id: id, attribute: attribute, arguments: try parseArguments() ?? DialogArguments())
    default:
      if let number = takeNumber() { return .number(number) }
      return try parseReference()
    }
  }

  private mutating func parseReference() throws(DialogCatalogError) -> DialogExpression {
    let start = cursor.position
    guard let id = cursor.identifier() else {
      throw mistake(
        expected: "a variable, a message, a function or a literal",
        hint: "Write { $name }, { message-id }, { FUNCTION($name) } or { \"text\" }.")
    }
    if let arguments = try parseArguments() {
      let isFunction = id.utf8.allSatisfy { !$0.isASCIILetter || $0.isASCIIUppercase }
      guard isFunction else {
        throw mistake(
          at: start, expected: "a function in capitals", got: id,
          hint: "Functions are written in capitals; messages take no arguments.")
      }
      return .function(id, arguments)
    }
    return .message(id: id, attribute: try parseAccessor())
  }

  private mutating func parseAccessor() throws(DialogCatalogError) -> String? {
    guard cursor.take(UInt8(ascii: ".")) else { return nil }
    guard let name = cursor.identifier() else {
      throw mistake(expected: "the name of an attribute", hint: "Write { message-id.attribute }.")
    }
    return name
  }

  private mutating func parseArguments() throws(DialogCatalogError) -> DialogArguments? {
    let start = cursor.position
    cursor.skipBlank()
    guard cursor.take(UInt8(ascii: "(")) else {
      cursor.position = start
      return nil
    }
    var arguments = DialogArguments()
    cursor.skipBlank()
    while !cursor.take(UInt8(ascii: ")")) {
      try parseArgument(into: &arguments)
      cursor.skipBlank()
      if cursor.take(UInt8(ascii: ",")) {
        cursor.skipBlank()
      } else if cursor.current != UInt8(ascii: ")") {
        throw mistake(expected: ", or )", hint: "Arguments are separated by commas and end with ).")
      }
    }
    return arguments
  }

  private mutating func parseArgument(
    into arguments: inout DialogArguments
  ) throws(DialogCatalogError) {
    let start = cursor.position
    let argument = try parseInline()
    let end = cursor.position
    cursor.skipBlank()
    guard case .message(let name, nil) = argument, cursor.take(UInt8(ascii: ":")) else {
      cursor.position = end
      guard arguments.named.isEmpty else {
        throw mistake(
          at: start, expected: "a named argument", hint: "Named arguments stand after all others.")
      }
      arguments.positional.append(argument)
      return
    }
    guard arguments[name] == nil else {
      throw mistake(
        at: start, expected: "each name once", got: "\(name) again", hint: "Remove one of the two.")
    }
    cursor.skipBlank()
    if cursor.current == UInt8(ascii: "\"") {
      arguments.named.append(DialogNamedArgument(name: name, value: .string(try parseString())))
    } else if let number = takeNumber() {
      arguments.named.append(DialogNamedArgument(name: name, value: .number(number)))
    } else {
      throw mistake(
        expected: "a text in quotes or a number", hint: "Named arguments are literals: style: \"short\".")
    }
  }

  // MARK: - Literals

  private mutating func takeNumber() -> DialogNumber? {
    let start = cursor.position
    _ = cursor.take(UInt8(ascii: "-"))
    guard takeDigits() else {
      cursor.position = start
      return nil
    }
    if cursor.current == UInt8(ascii: "."), cursor.at(1)?.isASCIIDigit == true {
      cursor.advance()
      _ = takeDigits()
    }
    return DialogNumber(text: cursor.text(start..<cursor.position))
  }

  private mutating func takeDigits() -> Bool {
    let start = cursor.position
    while let byte = cursor.current, byte.isASCIIDigit { _ = (byte, cursor.advance()) }
    return cursor.position > start
  }

  private mutating func parseString() throws(DialogCatalogError) -> String {
    let start = cursor.position
    cursor.advance()
    var bytes: [UInt8] = []
    while let byte = cursor.current, byte != .lineFeed {
      cursor.advance()
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: try parseEscape().utf8)
      default: bytes.append(byte)
      }
    }
    throw mistake(
      expected: "\" at the end of the text",
      hint: "The text that starts in column \(cursor.place(start).column) is not closed.")
  }

  private mutating func parseEscape() throws(DialogCatalogError) -> String {
    let start = cursor.position - 1
    let kind = cursor.current
    cursor.advance()
    switch kind {
    case UInt8(ascii: "\"")?: return "\""
    case UInt8(ascii: "\\")?: return "\\"
    case UInt8(ascii: "u")?: return try parseCodePoint(digits: 4, at: start)
    case UInt8(ascii: "U")?: return try parseCodePoint(digits: 6, at: start)
    default:
      throw mistake(
        at: start, expected: "\\\", \\\\, \\uXXXX or \\UXXXXXX", hint: "Write \\\\ for a backslash.")
    }
  }

  private mutating func parseCodePoint(digits: Int, at start: Int) throws(DialogCatalogError) -> String {
    let from = cursor.position
    for _ in 0..<digits {
      guard let byte = cursor.current, Character(UnicodeScalar(byte)).isHexDigit else {
        throw mistake(
          at: start, expected: "\(digits) hexadecimal digits",
          hint: "Write \\u00A0, or \\U01F602 beyond FFFF.")
      }
      cursor.advance()
    }
    let value = UInt32(cursor.text(from..<cursor.position), radix: 16) ?? 0
    // Code points that are no letters become the replacement character, as Fluent says.
    return String(Character(UnicodeScalar(value) ?? "\u{FFFD}"))
  }
}
