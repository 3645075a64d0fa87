import ConversationModel
import DialogEngine

/// What questions and answers do: invariants 4, 8, 9, 10, 11 and 13.
extension TurnInvariants {
  /// Nothing that was said is lost.
  func checkKept(_ step: MachineStep, _ after: ArraySlice<MachineStep>, _ broken: inout [BrokenInvariant]) {
    func lost(_ seen: String) { broken.append(BrokenInvariant(.nothingLost, seen)) }
    switch step.event {
    case .heard(let heard):
      guard heard.tied < 2 || step.before.state != .idle, !heard.readings.isEmpty else { return }
      // Nothing is asked or done, and that is said: then nothing was used.
      guard step.after.status != .nothing else { return }
      // Whether words are a value or a command is kept by what then becomes of them.
      if case .asking(_, let open) = step.before.state, open.origin == .doubt { return }
      let trail = RequestTrail(after)
      guard !trail.rejects(heard) else { return }
      // Answers are tried one after the other; a command is the first.
      let isCommand = step.before.state == .idle
      let tried = isCommand ? Array(heard.readings.prefix(1)) : heard.readings
      if tried.contains(where: { trail.missing(of: $0).isEmpty }) { return }
      lost("\(trail.missing(of: tried[0]).joined(separator: ", ")) of \"\(heard.text)\"")
    case .performed(let id, .completed):
      guard let request = step.before.request, request.id == id else { return }
      let facts = RequestTrail(after).facts
      for words in request.unused where !facts.names(words) {
        lost("\"\(words)\" was not used, and the reply does not say so")
      }
      for (name, input) in request.input.values.sorted(by: { $0.key < $1.key }) where !input.words.isEmpty {
        if case .value = input.value { continue }
        // `perform()` asked for it, and has it.
        if request.journal.contains(where: { $0.answer == .value(input.value) }) { continue }
        if !facts.names(input.words) {
          lost("\(name) \"\(input.words)\" came to nothing, and the reply does not say so")
        }
      }
    default: break
    }
  }

  /// What is to be confirmed is asked about, and nothing but a yes confirms it.
  func checkConfirming(
    _ step: MachineStep, _ after: ArraySlice<MachineStep>, _ broken: inout [BrokenInvariant]
  ) {
    func found(_ seen: String) { broken.append(BrokenInvariant(.onlyYesConfirms, seen)) }
    switch step.event {
    case .resolved(let id, let parameters):
      let doubted = parameters.first { parameter in
        guard case .confirmationRequired = parameter.resolution else { return false }
        return step.before.request?.input.values[parameter.name]?.isConfirmed != true
      }
      guard let doubted, step.effects.contains(where: { $0.performs(id) }) else { return }
      found("\(doubted.name) was to be confirmed, and was done")
    case .asked(let id, let question):
      // Nor is it confirmed where the request ends with the question.
      guard case .confirmation = question.kind, step.before.request?.id == id,
        !step.effects.contains(.abandon(id))
      else { return }
      if AskedQuestion(step.after)?.question != question { found("the confirmation was not asked") }
    case .heard(let heard):
      guard let open = AskedQuestion(step.before), case .confirmation = open.question.kind else { return }
      let isYes = heard.readings.contains { DialogAct(rawValue: $0.intent.rawValue) == .affirm }
      if !isYes, Self.confirms(open, step) { found("\"\(heard.text)\" is no yes, and was taken for one") }
    default:
      guard let open = AskedQuestion(step.before), case .confirmation = open.question.kind else { return }
      if Self.confirms(open, step) { found("it was confirmed without a word") }
    }
  }

  private static func confirms(_ open: AskedQuestion, _ step: MachineStep) -> Bool {
    if step.effects.contains(.answer(open.request.id, .confirmed(true))) { return true }
    if step.effects.contains(where: { $0.performs(open.request.id) }) { return true }
    guard let name = open.question.parameter, open.origin == .resolution,
      let request = step.after.request, request.id == open.request.id
    else { return false }
    let before = open.request.input.values[name]?.isConfirmed == true
    // What the context gave before, and is tried once more, was not asked about.
    guard let now = request.input.values[name], now.source != .context else { return false }
    return !before && now.isConfirmed
  }

  /// The numbers of a list mean what they meant when it was shown.
  func checkChoices(_ step: MachineStep, _ broken: inout [BrokenInvariant]) {
    func found(_ seen: String) { broken.append(BrokenInvariant(.numbersStand, seen)) }
    guard let open = AskedQuestion(step.before), case .choice(let values) = open.question.kind else { return }
    if let now = AskedQuestion(step.after), now.isAbout(open), case .choice(let other) = now.question.kind,
      now.request.input == open.request.input, other != values
    {
      found("the list changed while it was open")
    }
    // What is shown again has the number it had.
    for case .show(let content) in step.effects {
      for case .line(let cells) in content.blocks where cells.count == 2 {
        guard case .number(let number) = cells[0].words, AskedQuestion(step.after)?.question == open.question
        else { continue }
        let name = open.question.parameter ?? "option"
        let isSame =
          (1...values.count).contains(number)
          && DialogMachine.argument(name, values[number - 1]) == cells[1].words
        if !isSame { found("number \(number) was shown for \(cells[1].words.plain)") }
      }
    }
    guard case .heard(let heard) = step.event, let name = open.question.parameter, open.origin == .resolution,
      let request = step.after.request, request.id == open.request.id,
      let chosen = request.input.values[name], chosen.isConfirmed, chosen != open.request.input.values[name],
      case .value(let value) = chosen.value
    else { return }
    let choices = heard.readings.filter { DialogAct(rawValue: $0.intent.rawValue) == .choose }
    // Readings are tried until one is in the list.
    let ordinals = choices.compactMap { reading -> Int? in
      if case .value(.integer(let ordinal))? = reading["ordinal"]?.value { ordinal } else { nil }
    }
    guard !ordinals.isEmpty, ordinals.count == choices.count else { return }
    if !ordinals.contains(where: { OrdinalPlace.place($0, of: values.count).map { values[$0 - 1] } == value })
    {
      found("\"\(heard.text)\" chose \(DialogMachine.argument(name, value).plain)")
    }
  }

  /// The machine is a value: the same event again gives the same.
  func checkSame(_ step: MachineStep, _ broken: inout [BrokenInvariant]) {
    var machine = step.before
    let effects = machine.receive(step.event, schemas: schemas)
    if effects != step.effects {
      broken.append(BrokenInvariant(.sameEveryTime, "other effects the second time"))
    }
    if machine != step.after {
      broken.append(BrokenInvariant(.sameEveryTime, "another state the second time"))
    }
  }

  /// Whatever is open can be left, and what is gone has an outcome.
  func checkEnds(_ turn: ObservedTurn, _ broken: inout [BrokenInvariant]) {
    func found(_ seen: String) { broken.append(BrokenInvariant(.alwaysAWayOut, seen)) }
    for step in turn.steps {
      // What is about one moment waits for nothing.
      for request in step.lost where schemas[request.intent]?.isMomentary != true {
        found("\(request.intent) \(request.id) is gone, and nothing says how it ended")
      }
    }
    guard let machine = turn.steps.last?.after, let open = AskedQuestion(machine) else { return }
    var left = machine
    let farewell = left.receive(.saying(.cancel), schemas: schemas)
    // What waits behind it may come back.
    let isLeft =
      left.openRequest.map { waiting in machine.parked.contains { $0.intent == waiting.intent } } ?? true
    if !isLeft || left.parked.count > max(0, machine.parked.count - 1) || left.trace.outcome != "cancelled"
      || !farewell.saysSomething
    {
      found("\"cancel\" does not leave the question of \(open.request.intent)")
    }
    for act in [DialogAct.help, .repeat] {
      var asked = machine
      let effects = asked.receive(.saying(act), schemas: schemas)
      if AskedQuestion(asked)?.question != open.question || !effects.saysSomething {
        found("\(act.rawValue) loses the question of \(open.request.intent)")
      }
    }
  }

  /// Nobody is asked for the same thing a fourth time.
  mutating func checkPatience(_ turn: ObservedTurn, _ broken: inout [BrokenInvariant]) {
    guard let machine = turn.steps.last?.after, let now = AskedQuestion(machine) else { return count(nil) }
    let name = now.question.parameter
    var known = failed
    if known?.request != now.request.id || known?.parameter != name || known?.kind != now.kind { known = nil }
    // What came between has let `perform()` begin anew.
    if let first = turn.steps.first, now.origin != .resolution,
      first.before.nextID != machine.nextID || first.event == .restored
    {
      known = nil
    }
    guard let before = turn.steps.first.flatMap({ AskedQuestion($0.before) }), before.isAbout(now),
      before.kind == now.kind
    else {
      return count(known)
    }
    // What was used, though `perform()` asks for it anew, was no failure; nor were words about the conversation
    // that were taken as an answer after all.
    let isUsed = turn.steps.contains { $0.effects.contains { $0.performs(now.request.id) } }
    let isProgress =
      isUsed || now.request.input != before.request.input || now.request.journal != before.request.journal
    guard (turn.isAnswer && !turn.declinesOffer) || isProgress else { return count(known) }
    var attempts =
      known ?? FailedAnswers(request: now.request.id, parameter: name, kind: now.kind, count: 0, reasons: [])
    let reasons = turn.steps.flatMap(\.refusals)
    let isNew = !attempts.reasons.isSuperset(of: reasons)
    attempts.count = isProgress ? 0 : isNew ? 1 : attempts.count + 1
    attempts.reasons.formUnion(reasons)
    if attempts.count > 2 {
      broken.append(
        BrokenInvariant(
          .boundedPatience, "asked for \(name ?? "a yes or no") again after \(attempts.count) failures"))
    }
    count(attempts)
  }
}
