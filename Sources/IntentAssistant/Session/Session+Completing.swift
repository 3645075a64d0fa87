import ConversationModel
import DialogEngine

/// Finds what was left out of what was just done: it belongs to that, and is nothing new.
extension Session {
  /// "Physics", where something was done without a material; nil where the words mean something else.
  func completing(_ line: String, _ interpretation: Interpretation) -> Reading? {
    // Several values to the letter are no name; to see what an intent takes is worth it for the other lines only.
    if let first = interpretation.readings.first, first.cost == 0, first.slots.count > 1 { return nil }
    guard case .idle = machine.state, interpretation.then.isEmpty,
      let correction = assistant.host.schemas.correction,
      let correctable = assistant.host.schemas[correction],
      let done = machine.recent.first, let schema = assistant.host.schemas[done.intent], !schema.isReadOnly
    else { return nil }
    for parameter in schema.parameters where done.input.values[parameter.name] == nil {
      guard correctable[parameter.name] != nil, let (list, entry) = named(line, kind: parameter.kind) else {
        continue
      }
      let slot = Slot(
        name: parameter.name, value: .names(list, [NameMatch(entry: entry, fit: .exact)]),
        text: interpretation.text, span: 0..<line.utf8.count)
      return Reading(
        intent: correction, slots: [slot], template: TemplateReference(file: "", line: 0, text: line), cost: 0
      )
    }
    return nil
  }
}
