import ConversationModel
import DialogEngine

/// Finds what was left out of what was just done: it belongs to that, and is nothing new.
extension Session {
  /// "Physics", where something was done without a material; nil where the words mean something else.
  func completing(_ line: String, _ interpretation: Interpretation) -> Reading? {
    if let amount = completingAmount(interpretation) { return amount }
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

  /// "I read 15 pages", right after a measurement was finished without an amount: they are of that. Nil where a name is
  /// said, or what was done has an amount already.
  private func completingAmount(_ interpretation: Interpretation) -> Reading? {
    guard case .idle = machine.state, interpretation.then.isEmpty, machine.trace.outcome == "completed",
      var reading = interpretation.readings.first, interpretation.tied <= 1, !reading.slots.isEmpty,
      let correction = assistant.host.schemas.correction,
      let last = machine.lastCompleted, assistant.host.schemas[last.intent]?.isSaidAgainOtherwise == true,
      let done = machine.recent.first, done.intent == reading.intent,
      let schema = assistant.host.schemas[reading.intent],
      let correctable = assistant.host.schemas[correction]
    else { return nil }
    func isCount(_ name: ParameterName) -> Bool { schema[name]?.kind == .integer }
    let isNamed = schema.parameters.contains { parameter in
      guard case .entity = parameter.kind else { return false }
      return done.input.values[parameter.name] != nil
    }
    guard isNamed, reading.slots.allSatisfy({ isCount($0.name) && correctable[$0.name] != nil }),
      !done.input.values.keys.contains(where: isCount)
    else { return nil }
    reading.intent = correction
    return reading
  }
}
