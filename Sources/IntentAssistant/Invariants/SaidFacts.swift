import ConversationModel
import DialogEngine

/// The facts of what was said and shown, without their words.
struct SaidFacts {
  private(set) var messages: [Message] = []
  /// Texts, numbers and lengths of time, however deep they stood.
  private(set) var leaves: Set<MessageArgument> = []

  mutating func add(_ effect: Effect) {
    switch effect {
    case .say(let said, _):
      messages += said
      for message in said { add(message) }
    case .show(let content):
      for block in content.blocks { add(block) }
    case .resolve, .perform, .answer, .abandon, .offerHelp, .fault: break
    }
  }

  private mutating func add(_ block: SnippetBlock<MessageArgument>) {
    switch block {
    case .line(let cells): for cell in cells { add(cell.words) }
    case .table(_, _, let rows, let footer):
      for cell in rows.flatMap(\.self) + (footer ?? []) { add(cell.words) }
    case .progress(_, _, let words): add(words)
    case .choices(let choices): for choice in choices { add(choice) }
    }
  }

  private mutating func add(_ message: Message) {
    for argument in message.arguments.values { add(argument) }
  }

  mutating func add(_ argument: MessageArgument) {
    switch argument {
    case .text(let text, _): leaves.insert(.text(text))
    case .number, .duration, .instant: leaves.insert(argument)
    case .list(let items): for item in items { add(item) }
    case .message(let message): add(message)
    }
  }

  /// All texts that were said, the longest first.
  var texts: [String] {
    leaves.compactMap { if case .text(let text, _) = $0 { text } else { nil } }.sorted { $0.count > $1.count }
  }

  /// Whether words stand in any text that was said.
  func names(_ words: String) -> Bool {
    leaves.contains { if case .text(let text, _) = $0 { text.contains(words) } else { false } }
  }

  /// Whether a message was said, by itself or inside another.
  func says(_ id: MessageID) -> Bool { messages.contains { Self.holds($0, id) } }

  private static func holds(_ message: Message, _ id: MessageID) -> Bool {
    message.id == id || message.arguments.values.contains { holds($0, id) }
  }

  private static func holds(_ argument: MessageArgument, _ id: MessageID) -> Bool {
    switch argument {
    case .message(let message): holds(message, id)
    case .list(let items): items.contains { holds($0, id) }
    case .text, .number, .duration, .instant: false
    }
  }
}
