package import ConversationModel

/// A sentence under an intent in a phrase file, and what must be understood: a test that travels with the
/// phrases.
package struct PhraseExample: Codable, Hashable, Sendable {
  package var intent: IntentName
  package var text: String
  /// What the slots must hold, as `viva match --json` prints them; ignored for counterexamples.
  package var slots: [ParameterName: ExampleValue]
  /// The kind of answer awaited when the sentence is said.
  package var expecting: String?
  /// The intent that asks, or was just completed.
  package var about: IntentName?
  /// Titles of what can be chosen from.
  package var options: [String]
  /// The sentence must never be this intent.
  package var isCounterexample: Bool
  package var file: String
  package var line: Int

  package init(
    intent: IntentName, text: String, slots: [ParameterName: ExampleValue] = [:], expecting: String? = nil,
    about: IntentName? = nil, options: [String] = [], isCounterexample: Bool = false, file: String, line: Int
  ) {
    self.intent = intent
    self.text = text
    self.slots = slots
    self.expecting = expecting
    self.about = about
    self.options = options
    self.isCounterexample = isCounterexample
    self.file = file
    self.line = line
  }

  /// The expectation under which the sentence is said, nil for none.
  package var expectation: Expectation? {
    guard expecting != nil || !options.isEmpty else { return nil }
    let entries = options.map { NameEntry(id: $0, title: $0) }
    return Expectation(kind: expecting ?? "choice", about: about, options: entries)
  }
}

/// A slot's value in the plain form of `viva match --json`.
package indirect enum ExampleValue: Codable, Hashable, Sendable {
  case text(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case list([ExampleValue])
  /// A name nobody knows.
  case unknown(String)

  /// What a slot holds: seconds for durations, the title for a name, the count for an amount.
  package init(_ slot: Slot) {
    switch slot.value {
    case .value(let value): self.init(value)
    case .names(_, let matches):
      let titles = matches.map { ExampleValue.text($0.entry.title) }
      self = titles.count == 1 ? titles[0] : .list(titles)
    case .unknownName: self = .unknown(slot.text)
    }
  }

  private init(_ value: IntentValue) {
    switch value {
    case .text(let text), .choice(let text): self = .text(text)
    case .integer(let number), .duration(seconds: let number), .amount(let number, unit: _):
      self = .integer(number)
    case .number(let number): self = .number(number)
    case .boolean(let truth): self = .boolean(truth)
    case .entity(let entity): self = .text(entity.title)
    case .list(let values): self = .list(values.map(ExampleValue.init))
    }
  }
}
