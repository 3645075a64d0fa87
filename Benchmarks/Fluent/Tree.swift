import DialogEngine

/// A syntax tree as plain JSON, in the terms that `agree` gives the other parser's trees.
enum Tree: Encodable {
  case null
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([Tree])
  case object([String: Tree])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .list(let items): try container.encode(items)
    case .object(let fields): try container.encode(fields)
    }
  }

  private static func optional(_ text: String?) -> Tree { text.map { .text($0) } ?? .null }

  static func entry(_ entry: DialogEntry) -> Tree {
    switch entry {
    case .message(let message):
      .object([
        "message": .text(message.id), "line": .number(message.line), "comment": optional(message.comment),
        "value": message.value.map(pattern) ?? .null,
        "attributes": .list(message.attributes.map { .list([.text($0.name), pattern($0.pattern)]) }),
      ])
    case .comment(let level, let text): .object(["comment": .text(text), "level": .number(level)])
    case .junk(let text, let line): .object(["junk": .text(text), "line": .number(line)])
    }
  }

  private static func pattern(_ pattern: DialogPattern) -> Tree {
    .list(
      pattern.elements.map { element in
        switch element {
        case .text(let text): .text(text)
        case .placeable(let inner): expression(.placeable(inner))
        }
      })
  }

  private static func expression(_ expression: DialogExpression) -> Tree {
    switch expression {
    case .string(let text): .object(["string": .text(text)])
    case .number(let number): .object(["number": .text(number.text)])
    case .variable(let name): .object(["variable": .text(name)])
    case .message(let id, let attribute): .object(["message": .list([.text(id), optional(attribute)])])
    case .term(let id, let attribute, let given):
      .object(["term": .list([.text(id), optional(attribute), arguments(given)])])
    case .function(let name, let given): .object(["function": .list([.text(name), arguments(given)])])
    case .select(let selector, let variants, let standard):
      .object([
        "select": .list([
          Self.expression(selector),
          .list(
            variants.enumerated().map { index, variant in
              .list([key(variant.key), pattern(variant.pattern), .flag(index == standard)])
            }),
        ])
      ])
    case .placeable(let inner): .object(["placeable": Self.expression(inner)])
    }
  }

  private static func key(_ key: DialogVariant.Key) -> Tree {
    switch key {
    case .name(let name): .text(name)
    case .number(let number): .object(["number": .text(number.text)])
    }
  }

  private static func arguments(_ given: DialogArguments) -> Tree {
    .list([
      .list(given.positional.map(expression)),
      .list(given.named.map { .list([.text($0.name), expression($0.value)]) }),
    ])
  }
}
