import ConversationModel
import DialogEngine

/// What a turn may write, and what it has to say of it: invariants 1, 2 and 5.
extension TurnInvariants {
  mutating func checkWriting(_ turn: ObservedTurn, _ broken: inout [BrokenInvariant]) {
    let own = turn.changes?.filter { $0.stamp.session == turn.session }
    note(own ?? [], &broken)
    for set in own ?? [] where schemas[set.stamp.intent]?.isReadOnly == true {
      broken.append(
        BrokenInvariant(.nothingUnhandled, "\(set.stamp.intent) only reads, and it stored something"))
    }
    guard !turn.steps.isEmpty else { return checkFromOutside(turn, &broken) }
    let completed = turn.steps.compactMap { step -> Request? in
      guard case .performed(let id, .completed) = step.event else { return nil }
      return [step.before.request].compactMap(\.self).first { $0.id == id }
    }
    for set in own ?? [] where !completed.contains(where: { String($0.id) == set.stamp.request }) {
      let end = turn.reply.trace.outcome ?? turn.reply.trace.waiting.map { "asks \($0.kind)" } ?? "no outcome"
      let kind: TurnInvariant =
        Self.isGivenUp(turn.reply.trace.outcome) ? .nothingHalfDone : .nothingUnhandled
      broken.append(
        BrokenInvariant(kind, "\(set.stamp.intent) stored something without being completed: \(end)"))
    }
    // Without change sets all that can be told is that somebody must have been completed. A notice that is due may be
    // marked as said.
    guard own == nil, turn.isStoreChanged, turn.said != nil,
      !completed.contains(where: { schemas[$0.intent]?.isReadOnly != true })
    else { return }
    if let reading = completed.first {
      broken.append(
        BrokenInvariant(.nothingUnhandled, "\(reading.intent) only reads, and the store changed"))
    } else {
      let kind: TurnInvariant =
        Self.isGivenUp(turn.reply.trace.outcome) ? .nothingHalfDone : .nothingUnhandled
      broken.append(BrokenInvariant(kind, "the store changed, and no request was completed"))
    }
  }

  private static func isGivenUp(_ outcome: String?) -> Bool {
    outcome == "cancelled" || outcome == "set aside"
  }

  /// The same for a machine in another process, from what it says of its turn.
  private func checkFromOutside(_ turn: ObservedTurn, _ broken: inout [BrokenInvariant]) {
    let trace = turn.reply.trace
    // What was written may be the work of a command that stood before in the same line; a notice that is due is
    // marked as said.
    guard turn.isStoreChanged, turn.said != nil, trace.earlier == nil else { return }
    if let outcome = trace.outcome, Self.isGivenUp(outcome) {
      broken.append(BrokenInvariant(.nothingHalfDone, "a request that was \(outcome) changed the store"))
    } else if let intent = trace.intent, schemas[intent]?.isReadOnly == true {
      broken.append(BrokenInvariant(.nothingUnhandled, "\(intent) only reads, and the store changed"))
    } else if trace.outcome == nil, trace.waiting != nil {
      broken.append(
        BrokenInvariant(.nothingUnhandled, "the store changed before the question was answered"))
    }
  }

  func checkStored(_ turn: ObservedTurn, _ facts: SaidFacts, _ broken: inout [BrokenInvariant]) {
    guard !turn.steps.isEmpty else { return }
    for set in turn.changes ?? [] where set.stamp.session == turn.session {
      for fact in set.stored where !facts.leaves.contains(fact) {
        broken.append(
          BrokenInvariant(
            .saysWhatIsStored, "\(set.stamp.intent) stored \(fact.plain), and the reply does not say so"))
      }
    }
    for step in turn.steps {
      guard case .performed(let id, .completed(let dialog?, _, _, _, _)) = step.event,
        let request = step.before.request, request.id == id, let schema = schemas[request.intent],
        let set = turn.changes?.first(where: { $0.stamp.request == String(id) }), !set.held.isEmpty
      else { continue }
      var given = SaidFacts()
      for input in request.input.values.values {
        if case .value(let value) = input.value { given.add(DialogMachine.argument("", value)) }
      }
      for name in schema.parameters.map(\.name) {
        var stated = SaidFacts()
        for argument in dialog.statements(of: name.rawValue) { stated.add(argument) }
        for fact in stated.leaves.subtracting(set.held).subtracting(given.leaves) {
          broken.append(
            BrokenInvariant(.saysWhatIsStored, "the reply says \(name) \(fact.plain), which is not stored"))
        }
      }
    }
  }
}

extension DialogMachine {
  /// The request that is worked on.
  var request: Request? {
    switch state {
    case .idle: nil
    case .resolving(let request), .asking(let request, _), .performing(let request): request
    }
  }
}

extension Message {
  /// What the message, or one inside it, says of a parameter.
  func statements(of name: String) -> [MessageArgument] {
    arguments.flatMap { key, argument -> [MessageArgument] in
      if key == name { return [argument] }
      if case .message(let message) = argument { return message.statements(of: name) }
      return []
    }
  }
}

extension MessageArgument {
  /// The fact for people who look at a report.
  var plain: String {
    switch self {
    case .text(let text, _): "\"\(text)\""
    case .number(let number): "\(number)"
    case .duration(let seconds): TranscriptSpan.text(seconds)
    case .instant(let date, _): "\(date)"
    case .list(let items): items.map(\.plain).joined(separator: ", ")
    case .message(let message): message.id.rawValue
    }
  }
}
