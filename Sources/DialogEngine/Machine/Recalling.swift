package import ConversationModel

/// What is taken up again: a question before, a request that was set aside, what was done last.
extension DialogMachine {
  /// Requests that may be said again of something else.
  private static let mostRecent = 4
  /// Requests that rest behind the one that was set aside last.
  private static let mostResting = 3

  /// Notes a request that was completed.
  mutating func remember(_ request: Request, _ schemas: Schemas) {
    lastCompleted = request
    dropped = nil
    droppedRests = nil
    // Nobody points at a list that was shown so long ago; it would be saved with every turn.
    if let listedBy, request.id - listedBy > Self.longestListed { (listed, self.listedBy) = ([:], nil) }
    endRest { Self.isAnswered($0, by: request) }
    guard request.intent != schemas.correction, request.intent != schemas.continuation,
      schemas[request.intent]?.parameters.isEmpty == false
    else {
      return
    }
    recall(request)
  }

  /// What was corrected is done again as it is now; what nobody can tell is not done again at all.
  mutating func recall(_ corrected: ContinuedIntent?) {
    guard let corrected else {
      if !recent.isEmpty { recent.removeFirst() }
      return
    }
    recall(Request(id: nextID, intent: corrected.intent, input: corrected.input))
  }

  /// What is done again is another intent than the one that was done: what was measured is recorded, not finished.
  mutating func recall(_ again: ContinuedIntent?, insteadOf intent: IntentName) {
    recent.removeAll { $0.intent == intent }
    if let again { recall(Request(id: nextID, intent: again.intent, input: again.input)) }
  }

  private mutating func recall(_ request: Request) {
    recent.removeAll { $0.intent == request.intent }
    recent.insert(request, at: 0)
    recent.removeLast(max(0, recent.count - Self.mostRecent))
  }

  /// Nobody points at more of a list, and nobody after so many requests more.
  private static let (mostListed, longestListed) = (200, 10)

  /// Notes what was shown in a list. A longer one is not pointed at.
  mutating func noteListed(_ things: [EntityReference], by request: Request) {
    guard let list = things.first?.list else { return }
    listed[list] = things.count > Self.mostListed ? nil : things.filter { $0.list == list }
    listedBy = request.id
  }

  /// What "the second one" may be: what was shown in a list a moment ago.
  package var pointed: [ListName: [NameEntry]] {
    listed.mapValues { things in
      things.map { NameEntry(id: $0.id, title: $0.title, reading: $0.reading) }
    }
  }

  /// Keeps a request that was given up, so that "continue" takes it up. A late answer is for it.
  mutating func putAside(_ request: Request) {
    var kept = request
    kept.attempts = [:]
    kept.journal = []
    rest(kept)
    dropped = request.intent
    droppedRests = true
  }

  /// Keeps a request beside those that rest already, but for those that wanted no more than it does.
  mutating func rest(_ request: Request) {
    restingLonger += [aside].compactMap(\.self)
    restingLonger.removeAll { Self.isAnswered($0, by: request) }
    restingLonger.removeFirst(max(0, restingLonger.count - Self.mostResting))
    aside = request
  }

  /// The request that was set aside last rests no more; the one before it does.
  mutating func endRest() { aside = restingLonger.popLast() }

  /// These requests rest no more.
  mutating func endRest(where isDone: (Request) -> Bool) {
    restingLonger.removeAll(where: isDone)
    if let waiting = aside, isDone(waiting) { endRest() }
  }

  /// All that was said for a request holds of another of its intent as well: it need not be taken up again.
  private static func isAnswered(_ request: Request, by other: Request) -> Bool {
    guard request.intent == other.intent else { return false }
    return request.input.values.allSatisfy { name, known in
      guard known.isSaid else { return true }
      return other.input.values[name].map { isSame(known.value, $0.value) } ?? false
    }
  }

  /// Takes up what was set aside, with what was said for it. False when there is nothing, or nothing that takes
  /// the slots.
  mutating func takeUp(_ slots: [Slot], unused: [String] = [], _ turn: inout Turn) -> Bool {
    guard var request = aside, let schema = turn.schemas[request.intent],
      slots.allSatisfy({ schema[$0.name] != nil })
    else { return false }
    endRest()
    renumber(&request)
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
      guard !recent.isEmpty, !slots.isEmpty else { return turn.say(Message("engine-again-nothing")) }
      return turn.say(Message("engine-again-unfit", ["words": .list(slots.map { .text($0.text) })]))
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

  /// Takes a correction where it is clear what it is about without the intent for it: what was asked last and not
  /// answered, or what was set last and is said once more. False for anything else.
  mutating func correct(with reading: Reading, _ turn: inout Turn) -> Bool {
    let isAct = reading.intent.rawValue == DialogAct.correct.rawValue
    guard isAct || reading.intent == turn.schemas.correction else { return false }
    if dropped != nil, droppedRests == true, takeUp(reading.slots, unused: reading.unused, &turn) {
      return true
    }
    if let intent = dropped, intent != turn.schemas.correction {
      // What was done before is changed when that is said once more.
      dropped = nil
      status = .nothing
      turn.say(Message("engine-correct-dropped"))
      lastSaid = [.say([Message("engine-correct-dropped")], .dialog)]
      return true
    }
    return replaceLast(with: reading, &turn)
  }

  /// Says once more what was set last, with what is said in correction. False when it is none of that.
  private mutating func replaceLast(with reading: Reading, _ turn: inout Turn) -> Bool {
    guard !reading.slots.isEmpty, let last = lastCompleted,
      let schema = turn.schemas[last.intent], schema.isReplaced
    else { return false }
    let slots = reading.slots.map { Self.length($0, of: schema) ?? $0 }
    guard slots.allSatisfy({ schema[$0.name] != nil }) else { return false }
    var input = last.input
    // What may be left out was said of that time only: an hour more, and then "no, twelve hours".
    input.values = input.values.filter { name, _ in schema[name]?.isOptional == false }
    for slot in slots {
      input.values[slot.name] = ParameterInput(value: slot.value, words: slot.text, source: .correction)
    }
    begin(last.intent, input, unused: reading.unused, &turn)
    return true
  }

  /// A bare number said of an intent that needs nothing but a length of time is one, in the unit that it declares.
  private static func length(_ slot: Slot, of schema: IntentSchema) -> Slot? {
    let needed = schema.parameters.filter { !$0.isOptional }
    guard let only = needed.first, needed.count == 1, only.kind == .duration,
      let unit = only.unitSeconds
    else { return nil }
    let count: Int
    switch slot.value {
    case .value(.integer(let said)), .value(.amount(let said, unit: nil)): count = said
    default: return nil
    }
    let (seconds, isBeyond) = count.multipliedReportingOverflow(by: unit)
    guard !isBeyond else { return nil }
    var length = slot
    length.name = only.name
    length.value = .value(.duration(seconds: seconds))
    return length
  }

  /// "that long", "the same one": the value that the parameter had when something was done last. False when there
  /// is none.
  mutating func answerAgain(
    _ reading: Reading, _ before: Request, _ open: OpenQuestion, _ turn: inout Turn
  ) -> Bool {
    guard open.origin == .resolution, let name = open.question.parameter,
      let known = ([lastCompleted].compactMap(\.self) + recent).compactMap({ $0.input.values[name] }).first,
      // What was asked about with this very value is not answered by it.
      !(before.input.values[name].map { Self.isSame($0.value, known.value) } ?? false)
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
    // The choice came of an answer: that question was before it.
    if open.origin == .resolution, case .choice = open.question.kind, let asked = open.question.parameter,
      request.input.values[asked]?.source == .answer
    {
      request.answered.removeAll { $0 == asked }
      request.input.values[asked] = nil
      request.offered?[asked] = nil
      note(request)
      request.owe(asked)
      return askValue(request, asked, nil, &turn)
    }
    guard open.origin == .resolution, let name = request.answered.popLast() else {
      status = .needsValue
      return sayQuestion(open.question, &turn, after: [Message("engine-back-first")])
    }
    request.input.declined.remove(name)
    note(request)
    // What was chosen from a list is chosen from it once more, by the same numbers.
    if let values = request.offered?[name] {
      let words = request.input.values[name]?.words ?? ""
      request.owe(name)
      return ask(request, choice(of: name, values, words, request), &turn)
    }
    request.owe(name)
    askValue(request, name, nil, &turn)
  }

  /// Says why something is asked, and asks again.
  mutating func explain(_ before: Request, _ open: OpenQuestion, _ turn: inout Turn) {
    let question = open.question
    status = .needsValue
    if let name = question.parameter {
      var request = before
      request.attempts[name, default: Attempt()].isExplained = true
      state = .asking(request, open)
    }
    trace.intent = IntentName(rawValue: DialogAct.why.rawValue)
    var reason = question.prompt
    reason.attribute = "why"
    sayQuestion(question, &turn, after: [reason])
  }
}

extension ContinuedIntent {
  /// Its values as a request knows them: nobody doubts them.
  var input: RequestInput {
    RequestInput(
      values: values.mapValues {
        ParameterInput(value: .value($0), words: "", source: .context, isConfirmed: true)
      })
  }
}
