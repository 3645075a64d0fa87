import ConversationModel

/// How a command becomes a request.
extension DialogMachine {
  /// Starts a new request from a command.
  /// - Parameter doubt: what has to be asked first.
  mutating func start(_ reading: Reading, doubt: Doubt? = nil, _ turn: inout Turn) {
    var input = RequestInput()
    for slot in reading.slots {
      input.values[slot.name] = ParameterInput(value: slot.value, words: slot.text, source: .utterance)
    }
    // "Chemistry, not physics": what it was says which one is meant.
    for slot in reading.intent == turn.schemas.correction ? reading.former ?? [] : [] {
      guard let name = turn.schemas.formerly[slot.name], input.values[name] == nil else { continue }
      input.values[name] = ParameterInput(value: slot.value, words: slot.text, source: .utterance)
    }
    if reading.pointsBack == true, let schema = turn.schemas[reading.intent] {
      for (name, value) in spokenOf(schema) where input.values[name] == nil {
        input.values[name] = ParameterInput(
          value: .value(value), words: "", source: .context, isConfirmed: true)
      }
    }
    begin(reading.intent, input, unused: reading.unused, forgiven: reading.cost, doubt: doubt, &turn)
  }

  /// By this parameter an intent learns that what was spoken of last is meant: "delete it".
  private static let spoken: ParameterName = "spoken"

  /// What an intent is told of "it": that it is meant, and which one where a list of one was shown and nothing was done
  /// since.
  private func spokenOf(_ schema: IntentSchema) -> [(ParameterName, IntentValue)] {
    guard schema[Self.spoken] != nil else { return [] }
    let meant: [(ParameterName, IntentValue)] = [(Self.spoken, .boolean(true))]
    guard let last = lastCompleted, last.id == listedBy,
      let things = listed.values.first(where: { $0.count == 1 }),
      let parameter = schema.parameters.first(where: { $0.kind == .entity(things[0].kind) })
    else { return meant }
    return meant + [(parameter.name, .entity(things[0]))]
  }

  mutating func begin(
    _ intent: IntentName, _ input: RequestInput, unused: [String] = [], forgiven: Int = 0,
    doubt: Doubt? = nil, _ turn: inout Turn
  ) {
    guard turn.schemas.contains(intent) else {
      status = .refused
      turn.fault("no intent \(intent)")
      turn.say(Message("engine-fault"))
      return
    }
    var request = Request(id: nextID, intent: intent, input: input)
    // Two things may go on: who continues one is told of the other.
    if intent == turn.schemas.continuation, aside != nil, turn.schemas[intent]?[Self.waiting] != nil {
      request.input.values[Self.waiting] = ParameterInput(
        value: .value(.boolean(true)), words: "", source: .context, isConfirmed: true)
    }
    request.unused = unused
    request.doubt = doubt
    request.forgiven = forgiven > 0 ? forgiven : nil
    nextID += 1
    trace.intent = intent
    resolve(request, &turn)
  }

  /// The parameter by which an intent that continues learns that a request was set aside.
  private static let waiting: ParameterName = "waiting"
}
