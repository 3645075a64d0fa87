import ConversationModel

/// What is left out of a request before it is done.
extension DialogMachine {
  /// "Without the pages": takes back what was said of a request that is not done yet. False when that is nothing of it.
  mutating func withdraw(
    _ reading: Reading, _ before: Request, _ open: OpenQuestion, _ turn: inout Turn
  ) -> Bool {
    guard reading.slots.count == 1, let slot = reading.slots.first,
      case .value(.choice(let part)) = slot.value,
      let schema = turn.schemas[before.intent], schema[slot.name] == nil
    else { return false }
    let names = (turn.schemas.withdrawn[part] ?? []).filter { before.input.values[$0] != nil }
    guard !names.isEmpty else { return false }
    var request = before
    // The same choices once more are no failure.
    request.offered = nil
    request.unused += reading.unused
    let values = Self.told(names, of: request)
    for name in names {
      request.input.values[name] = nil
      request.owed.remove(name)
    }
    turn.say(Message("engine-withdrawn", ["values": .list(values)]))
    if open.origin == .suspension { turn.effects.append(.abandon(request.id)) }
    resolve(request, &turn)
    return true
  }
}
