import ConversationModel
import PhraseMatcher
import Rendering

/// An interpretation as `viva match` prints it (the contract is in DESIGN.md).
enum MatchReport {
  static func json(_ interpretation: Interpretation, for input: MatchInput) -> JSONText {
    let text = (key: "text", value: JSONText.string(input.text))
    guard interpretation.tied <= 1 || !areRivals(interpretation) else {
      let rivals = interpretation.readings.prefix(interpretation.tied).map(\.intent.rawValue)
      return .object([
        text, ("intent", .null), ("slots", .object([])),
        ("candidates", .array(Array(Set(rivals)).sorted().map(JSONText.string))),
      ])
    }
    // Polite words want nothing done.
    guard let reading = interpretation.readings.first,
      DialogAct(rawValue: reading.intent.rawValue)?.isPoliteness != true
    else {
      return input.expectation == nil
        ? .object([text, ("intent", .null), ("slots", .object([]))]) : .object([text, ("value", .null)])
    }
    let command = [
      (key: "intent", value: JSONText.string(reading.intent.rawValue)), ("slots", slots(reading.slots)),
    ]
    guard let expectation = input.expectation else {
      let rest = interpretation.then.compactMap(\.readings.first).map {
        JSONText.object([("intent", .string($0.intent.rawValue)), ("slots", slots($0.slots))])
      }
      return .object([text] + command + (rest.isEmpty ? [] : [("then", .array(rest))]))
    }
    guard let value = value(of: reading, for: expectation) else {
      // A command instead of an answer.
      return .object([text, ("value", .null)] + command)
    }
    // "Why?" is told from what is not understood.
    let told: Set<DialogAct> = [.why, .back, .again, .resume, .accept]
    let act = DialogAct(rawValue: reading.intent.rawValue).flatMap { told.contains($0) ? $0 : nil }
    return .object([text, ("value", value)] + (act.map { [("act", .string($0.rawValue))] } ?? []))
  }

  /// One line for people: `StartTimer material=Calculus duration=1500`.
  static func plain(_ interpretation: Interpretation, for input: MatchInput) -> String {
    guard !interpretation.readings.isEmpty else { return "-" }
    let commands = ([interpretation] + interpretation.then).compactMap(\.readings.first).map { reading in
      let slots = reading.slots.map { "\($0.name)=\(ExampleValue($0).plain)" }
      return ([reading.intent.rawValue] + slots).joined(separator: " ")
    }
    return TerminalText.clean(commands.joined(separator: "; "))
  }

  private static func areRivals(_ interpretation: Interpretation) -> Bool {
    Set(interpretation.readings.prefix(interpretation.tied).map(\.intent)).count > 1
  }

  private static func slots(_ slots: [Slot]) -> JSONText {
    .object(slots.map { ($0.name.rawValue, json(ExampleValue($0))) })
  }

  private static func json(_ value: ExampleValue) -> JSONText {
    switch value {
    case .text(let text): .string(text)
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .boolean(let truth): .boolean(truth)
    case .list(let values): .array(values.map(json))
    case .unknown(let text): .object([("unknown", .string(text))])
    }
  }

  /// What an answer comes to; nil when the words are a command instead.
  private static func value(of reading: Reading, for expectation: Expectation) -> JSONText? {
    switch DialogAct(rawValue: reading.intent.rawValue) {
    case .cancel: .string("cancel")
    case .neither: .string("none")
    // Nothing of what was asked, and what is put right by the way.
    case .skip: reading.slots.isEmpty ? .string("none") : slots(reading.slots)
    case .affirm: reading.slots.isEmpty ? .boolean(true) : slots(reading.slots)
    case .deny: reading.slots.isEmpty ? .boolean(false) : slots(reading.slots)
    case .choose: chosen(reading, expectation.options)
    case .answer, .correct: answer(reading, expectation.kind)
    // What is about the conversation, and polite words, answer nothing.
    case .why, .back, .again, .resume, .accept, .greet, .thank, .farewell, .wait: .null
    case nil, .help, .repeat, .undo, .redo, .save: nil
    }
  }

  private static func chosen(_ reading: Reading, _ options: [NameEntry]) -> JSONText {
    if let slot = reading["except"], reading["ordinal"] == nil, reading["option"] == nil {
      let left = OptionChoice.places(reading, of: options.count).map {
        JSONText.string(options[$0 - 1].title)
      }
      return left.count > 1 ? .array(left) : left.first ?? json(ExampleValue(slot))
    }
    guard let slot = reading["ordinal"], case .value(.integer(let ordinal)) = slot.value else {
      guard let option = reading["option"] else { return slots(reading.slots) }
      return withMore(json(ExampleValue(option)), besides: "option", reading)
    }
    // Without options the number itself is all that is known.
    guard !options.isEmpty else { return .integer(ordinal) }
    guard let place = OrdinalPlace.place(ordinal, of: options.count) else { return .null }
    return withMore(.string(options[place - 1].title), besides: "ordinal", reading)
  }

  /// What was chosen, and the values that were said with it.
  private static func withMore(
    _ title: JSONText, besides name: ParameterName, _ reading: Reading
  ) -> JSONText {
    let more = reading.slots.filter { $0.name != name }
    guard !more.isEmpty else { return title }
    return .object([("material", title)] + more.map { ($0.name.rawValue, json(ExampleValue($0))) })
  }

  /// The bare value where only the asked one was said, otherwise every value said.
  private static func answer(_ reading: Reading, _ kind: String) -> JSONText {
    let names = Set(reading.slots.map(\.name.rawValue))
    if kind == "range", names == ["start", "end"] { return slots(reading.slots) }
    if names == [kind], let slot = reading.slots.first { return json(ExampleValue(slot)) }
    return slots(reading.slots)
  }
}
