import ConversationModel
import DialogEngine
import PhraseMatcher

/// Tells a yes with more to the same question from a yes with another command behind it.
extension Session {
  /// "Yes, and I studied Physics for 20 minutes", where a record of Chemistry is to be deleted: the yes is to what was
  /// asked, and the rest is done after it. Nil where what stands behind belongs to the question.
  func commandBehindConsent(_ line: String, _ interpretation: Interpretation) -> Interpretation? {
    guard case .asking(let request, let open) = machine.state, case .confirmation = open.question.kind,
      interpretation.then.isEmpty, let answer = interpretation.readings.first,
      [.affirm, .deny].contains(Self.act(answer)), let schema = assistant.host.schemas[request.intent],
      let start = answer.slots.map(\.span.lowerBound).min(),
      answer.slots.contains(where: { isForeign($0, to: request, schema) })
    else { return nil }
    let places = beginnings(of: line, upTo: start)
    guard
      let end = places.last(where: { place in
        let own = meaning(of: String(line[..<place]), expecting: expectation, strict: true).readings.first
        return own?.intent == answer.intent && own?.slots.isEmpty == true
      })
    else { return nil }
    let head = String(line[..<end])
    for place in places where place >= end && line.distance(from: end, to: place) <= Self.longestJoint {
      let rest = String(line[place...])
      guard let command = command(rest, isText: true), command.slots.count >= answer.slots.count,
        command.intent != assistant.host.schemas.correction, !holdsOnlyValues(command, of: rest)
      else { continue }
      var consent = answer
      consent.slots = []
      return Interpretation(
        text: head, readings: [consent], then: [Interpretation(text: rest, readings: [command])])
    }
    return nil
  }

  /// Between a yes and the command behind it stands a word or two: "and then".
  private static let longestJoint = 10

  /// A value that the request has no place for, or another thing than was said for it.
  private func isForeign(_ slot: Slot, to request: Request, _ schema: IntentSchema) -> Bool {
    guard let parameter = schema[slot.name] else { return true }
    guard case .entity = parameter.kind, let known = request.input.values[slot.name], known.isSaid else {
      return false
    }
    return !DialogMachine.isSame(slot.value, known.value)
  }

  /// Where a clause may begin behind the first word, up to a place in the line's UTF-8.
  private func beginnings(of line: String, upTo end: Int) -> [String.Index] {
    line.indices.dropFirst().filter { place in
      let before = line[line.index(before: place)]
      return line.utf8.distance(from: line.startIndex, to: place) <= end
        && (before.isWhitespace || before.isPunctuation) && !line[place].isWhitespace
    }
  }
}
