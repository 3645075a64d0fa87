import ConversationModel

@testable import DialogEngine

/// A machine with one intent of two parameters, driven by hand.
struct MachineBench {
  static let schemas: DialogMachine.Schemas = [
    IntentSchema(
      name: "RecordStudy",
      parameters: [
        ParameterSchema(name: "material", kind: .entity("material"), isOptional: true),
        ParameterSchema(name: "duration", kind: .duration, isOptional: true),
      ], isReadOnly: false),
    IntentSchema(
      name: "AddMaterial", parameters: [ParameterSchema(name: "title", kind: .text, isOptional: false)]),
    IntentSchema(name: "ShowRecords", parameters: [], isReadOnly: true),
  ]

  var machine = DialogMachine()

  static func reading(_ intent: String, _ slots: [ParameterName: IntentValue] = [:]) -> Reading {
    let template = TemplateReference(file: "test", line: 1, text: "")
    let slots = slots.sorted { $0.key < $1.key }.map { name, value in
      Slot(name: name, value: .value(value), text: "\(name)", span: 0..<1)
    }
    return Reading(intent: IntentName(rawValue: intent), slots: slots, template: template, cost: 0)
  }

  mutating func hear(_ readings: Reading..., text: String = "words") -> [Effect] {
    send(.heard(Interpretation(text: text, readings: readings)))
  }

  mutating func send(_ event: Event) -> [Effect] { machine.receive(event, schemas: Self.schemas) }

  /// Takes an event where other intents exist, as in a later version.
  mutating func send(_ event: Event, schemas: DialogMachine.Schemas) -> [Effect] {
    machine.receive(event, schemas: schemas)
  }

  /// Says a command and lets the rules answer with this.
  mutating func start(_ resolutions: (ParameterName, Resolution)...) -> [Effect] {
    _ = hear(Self.reading("RecordStudy"))
    return resolve(resolutions)
  }

  mutating func resolve(_ resolutions: [(ParameterName, Resolution)]) -> [Effect] {
    guard case .resolving(let request) = machine.state else { return [] }
    return send(
      .resolved(request.id, resolutions.map { ResolvedParameter(name: $0.0, resolution: $0.1) }))
  }

  mutating func perform(_ outcome: Outcome) -> [Effect] {
    guard case .performing(let request) = machine.state else { return [] }
    return send(.performed(request.id, outcome))
  }

  /// What a journal tells of a request that was done.
  static func change(_ request: Int, _ intent: IntentName) -> JournalChange {
    JournalChange(request: request, intent: intent, reply: Message(MessageID(rawValue: "\(intent)-reply")))
  }

  static let done = Outcome.completed(
    dialog: Message("record-study-done"), snippet: nil, status: .done, next: nil)
}

extension [Effect] {
  /// The ids of what is said, line by line.
  var said: [[String]] {
    compactMap { effect in
      guard case .say(let messages, _) = effect else { return nil }
      return messages.map { $0.id.rawValue + ($0.attribute.map { ".\($0)" } ?? "") }
    }
  }
}
