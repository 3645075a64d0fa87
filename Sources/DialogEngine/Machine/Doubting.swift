import ConversationModel

/// Words that are a value and a command: what they are is asked, never guessed.
extension DialogMachine {
  /// What can be answered, as the messages `option-…` word it.
  private enum Choice: String {
    case note, answer
    case perform = "do"
  }

  /// Opens the question what the words are.
  mutating func ask(_ doubt: Doubt, _ request: Request, _ turn: inout Turn) {
    let message: MessageID = doubt.isPart ? "engine-doubt-part" : "engine-doubt-answer"
    let kept = doubt.isPart ? Choice.note : .answer
    let question = Question(
      parameter: nil, kind: .choice([kept, .perform].map { .choice($0.rawValue) }),
      prompt: Message(message, ["words": .text(Self.shortened(doubt.slot.text))]))
    ask(request, OpenQuestion(origin: .doubt, question: question), &turn)
  }

  /// An answer that may be a command: the request waits until that is known. False when there is no doubt.
  mutating func doubtsAnswer(
    _ interpretation: Interpretation, _ before: Request, _ open: OpenQuestion, _ turn: inout Turn
  ) -> Bool {
    guard let doubt = interpretation.doubt, !doubt.isPart else { return false }
    var request = before
    request.doubt = doubt
    // Where the words turn out to be a command, the question is as open as before.
    if doubt.slot.name == open.question.parameter { request.owed.insert(doubt.slot.name) }
    resolve(request, &turn)
    return true
  }

  /// What settles that the words are a command.
  static var performing: String { Choice.perform.rawValue }

  /// What words in doubt are where they are said once more.
  enum SaidAgain {
    /// The command, and nothing else: it is meant.
    case command
    /// As open as before.
    case undecided
  }

  /// What the words in doubt are now, if they are all that is said; nil for anything else.
  func saidAgain(_ interpretation: Interpretation, _ request: Request) -> SaidAgain? {
    guard let doubt = request.doubt, !doubt.isPart, let reading = interpretation.readings.first,
      reading.cost == 0
    else { return nil }
    if reading.intent == doubt.command.intent, reading.slots == doubt.command.slots { return .command }
    let isAnswer = reading.slots.count == 1 && reading.slots[0].name == doubt.slot.name
    return isAnswer && Self.isSame(reading.slots[0].value, doubt.slot.value) ? .undecided : nil
  }

  /// The person said what the words are.
  mutating func settle(_ answer: IntentValue, _ before: Request, _ turn: inout Turn) {
    var request = before
    guard let doubt = request.doubt, case .choice(let raw) = answer else { return resolve(before, &turn) }
    request.doubt = nil
    let slot = doubt.slot
    guard Choice(rawValue: raw) == .perform else {
      if request.input.values[slot.name] != nil, !doubt.isPart { noted = [slot.name] }
      request.input.values[slot.name] = ParameterInput(value: slot.value, words: slot.text, source: .answer)
      request.input.declined.remove(slot.name)
      request.settle(slot.name)
      return resolve(request, &turn)
    }
    if doubt.isPart {
      request.input.values[slot.name] = nil
      request.after = doubt.command
      return resolve(request, &turn)
    }
    if DialogAct(rawValue: doubt.command.intent.rawValue) == .cancel { return cancel(&turn) }
    interrupt(request, by: doubt.command, &turn)
  }
}
