package import ConversationModel

/// A reply as one JSON object on one line, version 1, its keys always there and in this order.
package enum JSONReply {
  /// The object, without a line end.
  package static func line(_ reply: Reply) -> String { object(reply).text }

  /// The object as a value.
  package static func object(_ reply: Reply) -> JSONText {
    func texts(_ isWanted: (ReplyLine.Kind) -> Bool) -> JSONText {
      .array(reply.lines.filter { isWanted($0.kind) }.map { .string($0.text) })
    }
    return .object([
      ("version", .integer(1)),
      ("status", .string(reply.status.rawValue)),
      ("exit", .integer(Int(reply.status.exitCode))),
      ("dialog", texts { $0 == .dialog }),
      ("notices", texts { $0 != .dialog }),
      ("snippet", snippet(reply)),
      ("question", reply.trace.waiting.map(question) ?? .null),
      ("intent", .optional(reply.trace.intent?.rawValue)),
      ("outcome", .optional(reply.trace.outcome)),
    ])
  }

  private static func question(_ waiting: TurnTrace.Waiting) -> JSONText {
    .object([
      ("parameter", .optional(waiting.parameter?.rawValue)),
      ("kind", .string(waiting.kind)),
      ("options", .array(waiting.options.map(JSONText.string))),
    ])
  }

  private static func snippet(_ reply: Reply) -> JSONText {
    let blocks = reply.parts.flatMap { part -> [SnippetBlock<String>] in
      if case .snippet(let snippet) = part { snippet.blocks } else { [] }
    }
    return blocks.isEmpty ? .null : .object([("blocks", .array(blocks.map(block)))])
  }

  private static func block(_ block: SnippetBlock<String>) -> JSONText {
    func cells(_ row: [SnippetCell<String>]) -> JSONText { .array(row.map { .string($0.words) }) }
    switch block {
    case .line(let row):
      return .object([("kind", .string("line")), ("cells", cells(row))])
    case .table(let headings, let numeric, let rows, let footer):
      return .object([
        ("kind", .string("table")),
        ("headings", .array(headings.map(JSONText.string))),
        ("numeric", .array(numeric.sorted().map(JSONText.integer))),
        ("rows", .array(rows.map(cells))),
        ("footer", footer.map(cells) ?? .null),
      ])
    case .progress(let value, let whole, let words):
      return .object([
        ("kind", .string("progress")), ("value", .integer(value)), ("whole", .integer(whole)),
        ("words", .string(words)),
      ])
    case .choices(let choices):
      return .object([("kind", .string("choices")), ("options", .array(choices.map(JSONText.string)))])
    }
  }
}
