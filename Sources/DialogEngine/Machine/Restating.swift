import ConversationModel

/// Numbers that contradict each other, and of which one is said once more: that settles it.
extension DialogMachine {
  /// "Pages 10 to 20, 30 pages": of which "no, 30 pages" means the one, and "pages 10 to 20" the other. What it
  /// contradicts is left out, and named. False where nothing is said but what was said before.
  mutating func restate(
    _ reading: Reading, _ before: Request, _ open: OpenQuestion, _ turn: inout Turn
  ) -> Bool {
    guard open.origin == .resolution, case .confirmation = open.question.kind,
      let name = open.question.parameter, let schema = turn.schemas[before.intent],
      !reading.slots.isEmpty, reading.slots.allSatisfy({ isRestated($0, before, schema) })
    else { return false }
    var request = before
    let numbers = schema.parameters.filter { $0.kind == .integer && request.input.values[$0.name] != nil }
    let said = Set(reading.slots.map(\.name))
    let others = Set(numbers.map(\.name)).subtracting(said)
    // One end of a range leaves the other one as it is.
    guard said == [name] || others == [name] else { return false }
    for other in numbers.map(\.name) where others.contains(other) {
      let words = request.input.values[other]?.words ?? ""
      request.input.values[other] = nil
      request.settle(other)
      if !words.isEmpty, !request.unused.contains(words) { request.unused.append(words) }
    }
    resolve(request, &turn)
    return true
  }

  private func isRestated(_ slot: Slot, _ request: Request, _ schema: IntentSchema) -> Bool {
    guard schema[slot.name]?.kind == .integer, let known = request.input.values[slot.name] else {
      return false
    }
    return Self.count(slot.value).map { $0 == Self.count(known.value) } ?? false
  }

  private static func count(_ value: SlotValue) -> Int? {
    switch value {
    case .value(.integer(let count)), .value(.amount(let count, _)): count
    default: nil
    }
  }
}
