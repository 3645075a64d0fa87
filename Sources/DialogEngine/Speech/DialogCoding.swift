/// The compact form of patterns and expressions.
extension DialogByteWriter {
  mutating func message(_ message: DialogMessage) {
    byte(message.value == nil ? 0 : 1)
    if let value = message.value { pattern(value) }
    count(message.attributes.count)
    for attribute in message.attributes {
      text(attribute.name)
      count(attribute.line)
      pattern(attribute.pattern)
    }
  }

  mutating func pattern(_ pattern: DialogPattern) {
    count(pattern.elements.count)
    for element in pattern.elements {
      switch element {
      case .text(let string):
        byte(0)
        text(string)
      case .placeable(let placed): expression(placed)
      }
    }
  }

  mutating func expression(_ expression: DialogExpression) {
    switch expression {
    case .string(let string):
      byte(1)
      text(string)
    case .number(let number):
      byte(2)
      text(number.text)
    case .variable(let name):
      byte(3)
      text(name)
    case .message(let id, let attribute):
      byte(4)
      text(id)
      text(attribute ?? "")
    case .term(let id, let attribute, let arguments):
      byte(5)
      text(id)
      text(attribute ?? "")
      self.arguments(arguments)
    case .function(let name, let arguments):
      byte(6)
      text(name)
      self.arguments(arguments)
    case .select(let selector, let variants, let standard):
      byte(7)
      self.expression(selector)
      count(variants.count)
      for variant in variants { self.variant(variant) }
      count(standard)
    case .placeable(let inner):
      byte(8)
      self.expression(inner)
    }
  }

  private mutating func variant(_ variant: DialogVariant) {
    switch variant.key {
    case .name(let name):
      byte(0)
      text(name)
    case .number(let number):
      byte(1)
      text(number.text)
    }
    pattern(variant.pattern)
  }

  private mutating func arguments(_ arguments: DialogArguments) {
    count(arguments.positional.count)
    for argument in arguments.positional { expression(argument) }
    count(arguments.named.count)
    for argument in arguments.named {
      text(argument.name)
      expression(argument.value)
    }
  }
}

extension DialogByteReader {
  mutating func message(id: String, file: String, line: Int) throws(Damaged) -> DialogMessage {
    let value = try byte() == 1 ? try pattern() : nil
    var attributes: [DialogAttribute] = []
    for _ in 0..<(try count()) {
      let name = try text()
      let line = try count()
      attributes.append(DialogAttribute(name: name, pattern: try pattern(), line: line))
    }
    return DialogMessage(
      id: id, value: value, attributes: attributes, file: file, line: line, comment: nil)
  }

  mutating func pattern(depth: Int = 0) throws(Damaged) -> DialogPattern {
    var elements: [DialogPattern.Element] = []
    for _ in 0..<(try count()) {
      let tag = try byte()
      elements.append(
        tag == 0 ? .text(try text()) : .placeable(try expression(tag: tag, depth: depth + 1)))
    }
    return DialogPattern(elements: elements)
  }

  private mutating func expression(depth: Int) throws(Damaged) -> DialogExpression {
    let tag = try byte()
    return try expression(tag: tag, depth: depth + 1)
  }

  private mutating func expression(tag: UInt8, depth: Int) throws(Damaged) -> DialogExpression {
    // A placeable costs at most four levels here: its own, a select, a pattern, an argument.
    guard depth < 4 * MessageParser.deepestNesting + 8 else { throw Damaged() }
    switch tag {
    case 1: return .string(try text())
    case 2: return .number(DialogNumber(text: try text()))
    case 3: return .variable(try text())
    case 4:
      let id = try text()
      let attribute = try text()
      return .message(id: id, attribute: attribute.isEmpty ? nil : attribute)
    case 5:
      let id = try text()
      let attribute = try text()
      return .term(
        id: id, attribute: attribute.isEmpty ? nil : attribute, arguments: try arguments(depth: depth))
    case 6:
      let name = try text()
      return .function(name, try arguments(depth: depth))
    case 7:
      let selector = try expression(depth: depth)
      var variants: [DialogVariant] = []
      for _ in 0..<(try count()) { variants.append(try variant(depth: depth)) }
      let standard = try count()
      guard variants.indices.contains(standard) else { throw Damaged() }
      return .select(selector, variants, default: standard)
    case 8: return .placeable(try expression(depth: depth))
    default: throw Damaged()
    }
  }

  private mutating func variant(depth: Int) throws(Damaged) -> DialogVariant {
    let isNumber = try byte() == 1
    let key = try text()
    return DialogVariant(
      key: isNumber ? .number(DialogNumber(text: key)) : .name(key), pattern: try pattern(depth: depth))
  }

  private mutating func arguments(depth: Int) throws(Damaged) -> DialogArguments {
    var arguments = DialogArguments()
    for _ in 0..<(try count()) { arguments.positional.append(try expression(depth: depth)) }
    for _ in 0..<(try count()) {
      let name = try text()
      arguments.named.append(DialogNamedArgument(name: name, value: try expression(depth: depth)))
    }
    return arguments
  }
}
