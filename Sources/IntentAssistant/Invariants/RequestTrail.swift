import ConversationModel
import DialogEngine

/// What became of the values of an utterance: every request that was worked on from then on, and all that was said.
struct RequestTrail {
  private var requests: [Request] = []
  private var answers: [SlotValue] = []
  private(set) var facts = SaidFacts()

  init(_ steps: ArraySlice<MachineStep>) {
    for step in steps {
      requests += [step.after.request, step.after.aside].compactMap(\.self)
      requests += step.after.restingLonger + step.after.parked
      for effect in step.effects {
        facts.add(effect)
        switch effect {
        case .resolve(let request): requests.append(request)
        case .perform(let request):
          requests.append(request)
          answers += request.journal.compactMap {
            if case .value(let value) = $0.answer { value } else { nil }
          }
        case .answer(_, .value(let value)): answers.append(value)
        default: break
        }
      }
    }
  }

  /// Whether the whole of it was no answer, and the reply says that.
  func rejects(_ heard: Interpretation) -> Bool {
    facts.says("engine-say-yes-or-no") || facts.says("engine-set-aside")
      || facts.says("engine-not-an-answer") && facts.names(DialogMachine.shortened(heard.text))
  }

  /// The slots and words of a reading that are nowhere, as typed.
  func missing(of reading: Reading) -> [String] {
    reading.slots.filter { !holds($0) }.map { "\($0.name) \"\($0.text)\"" }
      + reading.unused.filter { words in
        !facts.names(words)
          && !requests.contains { $0.unused.contains(words) || $0.after?.unused.contains(words) == true }
      }.map { "\"\($0)\"" }
  }

  private func holds(_ slot: Slot) -> Bool {
    if answers.contains(slot.value) || facts.names(slot.text) { return true }
    // What was left out is named by what it was.
    if case .value(.choice) = slot.value, facts.says("engine-withdrawn") { return true }
    // A number or a name of the list stands for the value that was chosen.
    let isChoice = OptionChoice.slots.contains(slot.name)
    // What is done after it.
    if requests.contains(where: { $0.after?.slots.contains(slot) == true }) { return true }
    return requests.contains { request in
      if isChoice, !answers.isEmpty || facts.says("engine-narrowed") { return true }
      if isChoice { return request.input.values.values.contains { $0.isConfirmed && $0.source == .answer } }
      let inputs = [request.input.values[slot.name], request.refused[slot.name]].compactMap(\.self)
      if inputs.contains(where: { $0.words == slot.text || $0.value == slot.value }) { return true }
      // A bare number that corrects a length of time fills that parameter.
      return request.input.values.values.contains { $0.source == .correction && $0.words == slot.text }
    }
  }
}

extension DialogMachine {
  /// The requests that are worked on, or wait for one that is.
  var unfinished: [Request] { parked + [request].compactMap(\.self) }
}

extension MachineStep {
  /// Why the rules refused values, by parameter.
  var refusals: [String] {
    switch event {
    case .resolved(_, let parameters):
      return parameters.compactMap { parameter in
        guard case .unsupported(let reason, _, _, _) = parameter.resolution else { return nil }
        return "\(parameter.name)-\(reason)"
      }
    // A value that could be used is asked for once more, for another reason than those before.
    case .performed(_, .refused(let message, .storage)): return [message.id.rawValue]
    default: return []
    }
  }

  /// The requests that were neither done nor given up with a word.
  var lost: [Request] {
    let left = after.unfinished + after.restingLonger + [after.aside].compactMap(\.self)
    return before.unfinished.filter { request in
      // What waited is numbered anew when it is taken up, and what was refused is tried again.
      let isLeft = left.contains { other in
        other.id == request.id
          || other.id > request.id && other.intent == request.intent
            && request.input.values.allSatisfy { other.input.values[$0.key] == $0.value }
      }
      return !isLeft && !names(theEndOf: request)
    }
  }

  private func names(theEndOf request: Request) -> Bool {
    switch event {
    case .performed(request.id, _): return true
    case .recovered(let changes): return changes.contains { $0.intent == request.intent }
    default: break
    }
    if after.trace.outcome != nil || after.status == .cancelled { return true }
    if effects.contains(where: { $0.says("engine-replaced") }) { return true }
    guard let next = after.request, next.id > request.id else { return false }
    // Nothing was said for it that could be missed.
    let isUnsaid = request.input.values.values.allSatisfy { $0.source == .default || $0.source == .context }
    if isUnsaid { return true }
    // Said once more with all that was said before.
    guard next.intent == request.intent else { return false }
    let hasMore = request.input.values.contains { name, known in
      known.isSaid && next.input.values[name] == nil
    }
    return !hasMore
  }
}

extension Effect {
  func says(_ id: MessageID) -> Bool {
    if case .say(let messages, _) = self { messages.contains { $0.id == id } } else { false }
  }

  func performs(_ request: RequestID) -> Bool {
    if case .perform(let performed) = self { performed.id == request } else { false }
  }
}

extension [Effect] {
  /// Something is heard or shown.
  var saysSomething: Bool {
    contains { effect in
      switch effect {
      case .say(let messages, _): !messages.isEmpty
      case .show, .offerHelp: true
      case .resolve, .perform, .answer, .abandon, .fault: false
      }
    }
  }
}

extension Event {
  /// The plain words for an act.
  static func saying(_ act: DialogAct) -> Event {
    let template = TemplateReference(file: "", line: 0, text: "")
    let reading = Reading(intent: IntentName(rawValue: act.rawValue), slots: [], template: template, cost: 0)
    return .heard(Interpretation(text: act.rawValue, readings: [reading]))
  }
}
