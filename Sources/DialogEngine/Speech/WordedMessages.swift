package import ConversationModel
import Synchronization

/// Notes which messages are worded while some work is done, for the report of those that nobody ever hears.
package final class WordedMessages: Sendable {
  /// The value of a message, or one of its attributes.
  package struct Part: Hashable, Sendable {
    package var locale: LocaleCode
    package var id: String
    /// Nil for the value.
    package var attribute: String?
  }

  /// Where messages are noted; nil nearly always.
  @TaskLocal static var current: WordedMessages?

  private let all = Mutex<Set<Part>>([])

  private init() {}

  func note(_ part: Part) { all.withLock { _ = $0.insert(part) } }

  /// What came of some work, and the messages that were worded on the way, those that others refer to included.
  package static func noting<Result: Sendable>(
    _ work: @Sendable () async throws -> Result
  ) async rethrows -> (result: Result, parts: Set<Part>) {
    let worded = WordedMessages()
    let result = try await $current.withValue(worded, operation: work)
    return (result, worded.all.withLock { $0 })
  }
}

extension DialogCatalog {
  /// The values and attributes of messages that are not among some, in the order of the files; terms aside.
  package func unworded(_ parts: Set<WordedMessages.Part>) -> (
    all: Int, missing: [(file: String, line: Int, name: String)]
  ) {
    var count = 0
    var missing: [(file: String, line: Int, name: String)] = []
    for message in ids.compactMap({ message($0) }) where !message.isTerm {
      let own: [(String?, Int)] = message.value == nil ? [] : [(nil, message.line)]
      for (attribute, line) in own + message.attributes.map({ ($0.name, $0.line) }) {
        count += 1
        let part = WordedMessages.Part(locale: locale, id: message.id, attribute: attribute)
        if parts.contains(part) { continue }
        missing.append((message.file, line, message.id + (attribute.map { ".\($0)" } ?? "")))
      }
    }
    return (count, missing.sorted { ($0.file, $0.line) < ($1.file, $1.line) })
  }
}
