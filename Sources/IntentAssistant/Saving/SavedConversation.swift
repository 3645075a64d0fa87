import ConversationModel
import DialogEngine
import Foundation
import OpenAppIntents

/// Performs "save this conversation as a test": says what private words it holds, and writes it last.
struct SavedConversation: Sendable {
  static let intent = IntentName(rawValue: DialogAct.save.rawValue)
  static let name: ParameterName = "name"
  static let schema = IntentSchema(
    name: intent, parameters: [ParameterSchema(name: name, kind: .text, isOptional: true)], isReadOnly: true,
    isMomentary: true)

  let log: ConversationLog
  /// As it was said; nil where none was.
  let given: String?
  let surroundings: Surroundings
  let saving: any ConversationSaving

  /// - Throws: what the store throws; `CancellationError` when the request is abandoned.
  func perform(port: any InteractionPort) async throws -> Outcome {
    guard !log.steps.isEmpty else { return .refused(Message("engine-save-nothing"), status: .nothing) }
    let name: String
    if let given {
      guard let fit = Self.fitting(given) else {
        return .refused(Message("engine-save-name", ["name": .text(given)]), status: .refused)
      }
      name = fit
    } else {
      name = freeName()
    }
    if saving.isTaken(name) { return taken(name) }
    let sketch = TranscriptSketch(log: log, name: name, surroundings: surroundings, saving: saving)
    // What a rehearsal writes is not written by this request.
    let result = try await UnitStamp.$current.withValue(nil) { try await sketch.best() }
    let words = log.ownWords + result.ownWords.filter { !log.ownWords.contains($0) }
    if !words.isEmpty {
      let shown = words.map { SnippetBlock<MessageArgument>.line([SnippetCell(.text($0))]) }
      let question = Question(
        parameter: nil, kind: .confirmation(nil), prompt: Message("engine-save-confirm"),
        snippet: SnippetContent(shown))
      guard try await port.ask(question) == .confirmed(true) else { return .declined }
    }
    do {
      let path = try saving.write(result.text, name: name)
      let message: MessageID = result.differs == nil ? "engine-saved" : "engine-saved-todo"
      let facts = ["path": MessageArgument.text(path), "line": .number(result.differs ?? 0)]
      return .completed(dialog: Message(message, facts), snippet: nil, status: .done, next: nil)
    } catch SavingRefusal.taken {
      return taken(name)
    } catch SavingRefusal.unwritable(let path) {
      return .refused(Message("engine-save-unwritable", ["path": .text(path)]), status: .storage)
    }
  }

  private func taken(_ name: String) -> Outcome {
    .refused(Message("engine-save-taken", ["name": .text(name)]), status: .refused)
  }

  /// A name by the moment, which nothing has yet.
  private func freeName() -> String {
    let c = surroundings.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: surroundings.now())
    let name = String(
      format: "conversation-%04d-%02d-%02d-%02d%02d", c.year ?? 0, c.month ?? 0, c.day ?? 0, c.hour ?? 0,
      c.minute ?? 0)
    var number = 1
    while saving.isTaken(number == 1 ? name : "\(name)-\(number)") { number += 1 }
    return number == 1 ? name : "\(name)-\(number)"
  }

  /// So many bytes leave room for the ending, on every file system.
  private static let longestName = 120

  /// The name without the ending of scripts; nil for one that cannot name a file everywhere, or hides it.
  static func fitting(_ said: String) -> String? {
    var name = said.trimmingCharacters(in: .whitespacesAndNewlines)
    if name.lowercased().hasSuffix(".convo") { name = String(name.dropLast(".convo".count)) }
    let isFit = name.allSatisfy { $0.isLetter || $0.isNumber || " -_.".contains($0) }
    guard isFit, let first = name.first, first.isLetter || first.isNumber, name.last?.isWhitespace == false,
      name.last != ".", name.utf8.count <= longestName
    else { return nil }
    return name
  }

  /// All that compatibility makes a colon of.
  private static let colons: [Unicode.Scalar] = [":", "\u{FE13}", "\u{FE55}", "\u{FF1A}"]

  /// The reading of the line `:save NAME`, which means the same in every language; nil for any other line.
  static func reading(of line: String) -> Interpretation? {
    // Most lines have no colon, however wide.
    guard line.unicodeScalars.contains(where: colons.contains) else { return nil }
    let text = line.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCompatibilityMapping
    let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard words.first?.lowercased() == ":save" else { return nil }
    let name = words.count > 1 ? words[1].trimmingCharacters(in: .whitespaces) : ""
    let slot = Slot(name: Self.name, value: .value(.text(name)), text: name, span: 0..<line.utf8.count)
    let reading = Reading(
      intent: intent, slots: name.isEmpty ? [] : [slot],
      template: TemplateReference(file: "", line: 0, text: ":save"), cost: 0)
    return Interpretation(text: line, readings: [reading])
  }
}
