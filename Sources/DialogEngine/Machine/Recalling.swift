import ConversationModel

/// What is taken up again: a question before, a request that was set aside, what was done last.
extension DialogMachine {
  /// Requests that may be said again of something else.
  private static let mostRecent = 4

  /// Notes a request that was completed.
  mutating func remember(_ request: Request, _ schemas: Schemas) {
    lastCompleted = request
    if aside?.intent == request.intent { aside = nil }
    // What was corrected is said again as it is now.
    if request.intent == schemas.correction, var last = recent.first {
      last.input.values.merge(request.input.values) { $1 }
      recent[0] = last
      return
    }
    guard schemas[request.intent]?.parameters.isEmpty == false else { return }
    recent.removeAll { $0.intent == request.intent }
    recent.insert(request, at: 0)
    recent.removeLast(max(0, recent.count - Self.mostRecent))
  }

  /// Keeps a request that was given up, so that "continue" takes it up. A late answer is for it, and corrects
  /// nothing that was done before.
  mutating func putAside(_ request: Request) {
    var kept = request
    kept.attempts = [:]
    kept.journal = []
    aside = kept
    lastCompleted = nil
  }

  /// Takes up what was set aside, with what was said for it. False when there is nothing, or nothing that takes
  /// the slots.
  @discardableResult
  mutating func takeUp(
    _ slots: [Slot], unused: [String] = [], _ turn: inout Turn
  ) -> Bool {
    guard var request = aside, let schema = turn.schemas[request.intent],
      slots.allSatisfy({ schema[$0.name] != nil })
    else { return false }
    aside = nil
    for slot in slots {
      request.input.values[slot.name] = ParameterInput(value: slot.value, words: slot.text, source: .answer)
      request.input.declined.remove(slot.name)
      request.settle(slot.name)
    }
    request.unused += unused
    introduction = slots.isEmpty ? "engine-back-to" : nil
    trace.intent = request.intent
    resolve(request, &turn)
    return true
  }

  /// Does again what was done last, or the last that takes what is said now.
  mutating func repeatLast(with reading: Reading, _ turn: inout Turn) {
    let slots = reading.slots
    let last = recent.first { request in
      guard let schema = turn.schemas[request.intent] else { return false }
      return slots.isEmpty ? !schema.isReadOnly : slots.allSatisfy { schema[$0.name] != nil }
    }
    guard let last else {
      status = .nothing
      return turn.say(Message("engine-again-nothing"))
    }
    var input = last.input
    for (name, known) in input.values {
      input.values[name] = ParameterInput(
        value: known.value, words: known.words, source: .context, isConfirmed: known.isConfirmed)
    }
    for slot in slots {
      input.values[slot.name] = ParameterInput(value: slot.value, words: slot.text, source: .utterance)
      input.declined.remove(slot.name)
    }
    begin(last.intent, input, unused: reading.unused, &turn)
  }

  /// Says once more what was set last, with what is said in correction. False when it is no correction, or none of
  /// that.
  mutating func replaceLast(with reading: Reading, _ turn: inout Turn) -> Bool {
    let isCorrection =
      reading.intent.rawValue == DialogAct.correct.rawValue || reading.intent == turn.schemas.correction
    guard isCorrection, !reading.slots.isEmpty, let last = lastCompleted,
      let schema = turn.schemas[last.intent], schema.isReplaced,
      reading.slots.allSatisfy({ schema[$0.name] != nil })
    else { return false }
    var input = last.input
    for slot in reading.slots {
      input.values[slot.name] = ParameterInput(value: slot.value, words: slot.text, source: .correction)
    }
    begin(last.intent, input, unused: reading.unused, &turn)
    return true
  }

  /// "that long", "the same one": the value that the parameter had when something was done last. False when there
  /// is none.
  mutating func answerAgain(
    _ reading: Reading, _ before: Request, _ open: OpenQuestion, _ turn: inout Turn
  ) -> Bool {
    guard open.origin == .resolution, let name = open.question.parameter,
      let known = ([lastCompleted].compactMap(\.self) + recent).compactMap({ $0.input.values[name] }).first
    else { return false }
    var request = before
    request.input.values[name] = ParameterInput(
      value: known.value, words: known.words, source: .context, isConfirmed: known.isConfirmed)
    request.settle(name)
    request.answered.append(name)
    _ = merge(reading, into: &request, open, turn.schemas)
    resolve(request, &turn)
    return true
  }

  /// Asks for what was answered last once more.
  mutating func goBack(_ before: Request, _ open: OpenQuestion, _ turn: inout Turn) {
    var request = before
    guard open.origin == .resolution, let name = request.answered.popLast() else {
      status = .needsValue
      return sayQuestion(open.question, &turn, after: [Message("engine-back-first")])
    }
    request.input.declined.remove(name)
    request.owe(name)
    note(request)
    askValue(request, name, nil, &turn)
  }

  /// Says why something is asked, and asks again.
  mutating func explain(_ question: Question, _ turn: inout Turn) {
    status = .needsValue
    trace.intent = IntentName(rawValue: DialogAct.why.rawValue)
    var reason = question.prompt
    reason.attribute = "why"
    sayQuestion(question, &turn, after: [reason])
  }
}
