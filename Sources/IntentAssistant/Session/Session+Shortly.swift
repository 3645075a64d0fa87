import ConversationModel
import DialogEngine
import PhraseMatcher

/// Finds what is meant by few words, from what was just done or said.
extension Session {
  /// What corrects it; nil where the words mean something by themselves.
  func meantShortly(_ line: String, _ interpretation: Interpretation) -> Reading? {
    withdrawal(line, interpretation) ?? correction(line, interpretation) ?? correctingChoice(
      line, interpretation)
      ?? correctingNumber(line, interpretation) ?? completing(line, interpretation)
  }

  /// A yes or a no, or the question why, and nothing else, where nothing is asked.
  func yesOrNo(_ line: String, orWhy takesWhy: Bool = false) -> Interpretation? {
    let heard = meaning(of: line, expecting: Expectation(kind: "confirmation"), strict: true)
    let act = heard.readings.first.flatMap(Self.act)
    let isMeant = act == .affirm || act == .deny || takesWhy && act == .why
    return isMeant && heard.readings[0].slots.isEmpty ? heard : nil
  }

  static func act(_ reading: Reading) -> DialogAct? { DialogAct(rawValue: reading.intent.rawValue) }

  /// "Change it to 26 minutes", right after something was done amid a question, is a correction before it is an answer.
  private func correction(_ line: String, _ interpretation: Interpretation) -> Reading? {
    guard case .asking(let request, let open) = machine.state, machine.trace.outcome == "completed",
      let done = machine.lastCompleted?.intent, let answer = interpretation.readings.first,
      Self.act(answer) == .answer, interpretation.then.isEmpty,
      !isMeasure(answer, for: open, of: request)
    else { return nil }
    let heard = meaning(
      of: line, expecting: Expectation(kind: Expectation.command, about: done), strict: true)
    guard var reading = heard.readings.first, reading.cost == 0, !reading.slots.isEmpty,
      Self.act(reading) == .correct || reading.intent == assistant.host.schemas.correction,
      reading.slots.allSatisfy({ $0.name != open.question.parameter })
    else { return nil }
    reading.intent = IntentName(rawValue: DialogAct.correct.rawValue)
    return reading
  }

  /// "12 pages", where it is asked how long: what is asked for is any measure, and this is one.
  private func isMeasure(_ answer: Reading, for open: OpenQuestion, of request: Request) -> Bool {
    guard let schema = assistant.host.schemas[request.intent], let asked = open.question.parameter else {
      return false
    }
    return ([asked] + answer.slots.map(\.name)).allSatisfy { name in
      switch schema[name]?.kind {
      case .duration, .integer: request.input.values[name] == nil
      default: false
      }
    }
  }

  /// "Drop the pages", amid a question: what the intent for corrections would leave out.
  private func withdrawal(_ line: String, _ interpretation: Interpretation) -> Reading? {
    let first = interpretation.readings.first
    let mayBeMore = first?.cost != 0 || [.skip, .cancel].contains(first.flatMap(Self.act))
    guard case .asking(let request, _) = machine.state, mayBeMore,
      !assistant.host.schemas.withdrawn.isEmpty
    else { return nil }
    let heard = meaning(
      of: line, expecting: Expectation(kind: Expectation.command, about: request.intent), strict: true)
    guard var reading = heard.readings.first, reading.cost == 0, reading.slots.count == 1,
      reading.intent == assistant.host.schemas.correction,
      case .value(.choice(let part)) = reading.slots[0].value,
      assistant.host.schemas.withdrawn[part]?.contains(where: { request.input.values[$0] != nil }) == true
    else { return nil }
    reading.intent = IntentName(rawValue: DialogAct.correct.rawValue)
    return reading
  }

  /// "Sorry, I meant the first one", after one of several was chosen: another of the same list. "No, 1" is one where the
  /// choice was made by a number, too.
  private func correctingChoice(_ line: String, _ interpretation: Interpretation) -> Reading? {
    let first = interpretation.readings.first
    guard let correction = assistant.host.schemas.correction, machine.trace.outcome == "completed",
      let (name, values, offered) = machine.chosenExpectation(word: { assistant.speaker.word($0) }),
      assistant.host.schemas[correction]?[name] != nil
    else { return nil }
    let isBare = first.map { $0.slots.isEmpty && $0.intent == correction } ?? true
    guard isBare || isNumber(first, of: correction) && chosenByPlace(name, offered) else { return nil }
    let heard = meaning(of: line, expecting: offered)
    if !isBare, heard.readings.first?["ordinal"] == nil { return nil }
    guard var reading = heard.readings.first(where: { Self.act($0) == .choose }),
      let place = OptionChoice.places(reading, of: values.count).first,
      let words = reading.slots.first
    else { return nil }
    reading.intent = correction
    reading.slots = [Slot(name: name, value: .value(values[place - 1]), text: words.text, span: words.span)]
    return reading
  }

  /// Whether a correction is of a number and nothing else.
  private func isNumber(_ reading: Reading?, of correction: IntentName) -> Bool {
    guard let reading, Self.act(reading) == .correct || reading.intent == correction,
      reading.slots.count == 1
    else { return false }
    switch reading.slots[0].value {
    case .value(.integer), .value(.amount): return true
    default: return false
    }
  }

  /// Whether the choice was made by its number.
  private func chosenByPlace(_ name: ParameterName, _ offered: Expectation) -> Bool {
    guard let words = machine.lastCompleted?.input.values[name]?.words else { return false }
    return meaning(of: words, expecting: offered, strict: true).readings.first?["ordinal"] != nil
  }

  /// "No, I meant 19", "no, 15": right after something was done, what is a number and no name that anybody knows is the
  /// number it should have had. Nil for anything else.
  private func correctingNumber(_ line: String, _ interpretation: Interpretation) -> Reading? {
    guard case .idle = machine.state, interpretation.then.isEmpty,
      let expectation = machine.expectation(
        schemas: assistant.host.schemas, word: { assistant.speaker.word($0) }),
      let intent = expectation.about, assistant.host.schemas[intent]?.isReadOnly == false,
      let correction = assistant.host.schemas.correction,
      let name = assistant.host.schemas[correction]?.parameters.first(where: { $0.kind == .integer })?.name
    else { return nil }
    guard var reading = interpretation.readings.first else {
      // Only what was said a moment ago is corrected so shortly.
      guard machine.trace.outcome == "completed", let slot = number(line, name, intent) else { return nil }
      return Reading(
        intent: correction, slots: [slot], template: TemplateReference(file: "", line: 0, text: line), cost: 0
      )
    }
    guard Self.act(reading) == .correct || reading.intent == correction, reading.slots.count == 1,
      case .unknownName = reading.slots[0].value, var slot = number(reading.slots[0].text, name, intent)
    else { return nil }
    slot.span = reading.slots[0].span
    reading.slots = [slot]
    return reading
  }

  /// Words that are this number and nothing else.
  private func number(_ words: String, _ name: ParameterName, _ intent: IntentName) -> Slot? {
    let asked = Expectation(kind: name.rawValue, about: intent, welcome: [name])
    let heard = meaning(of: words, expecting: asked, strict: true)
    guard let reading = heard.readings.first, reading.cost == 0, reading.unused.isEmpty,
      [.answer, .correct, .deny].contains(Self.act(reading)), reading.slots.count == 1,
      let slot = reading.slots.first, slot.name == name
    else { return nil }
    return slot
  }
}
