import ConversationModel
import IntentAssistant

@testable import DialogEngine

/// A machine driven by hand, whose turns are observed as those of a conversation are. Lines read like the ids of
/// their messages.
struct ObservedBench {
  static let schemas: IntentSchemas = [
    IntentSchema(
      name: "RecordStudy",
      parameters: [
        ParameterSchema(name: "material", kind: .text, isOptional: true),
        ParameterSchema(name: "duration", kind: .duration, isOptional: true),
      ]),
    IntentSchema(name: "ShowRecords", parameters: [], isReadOnly: true),
  ]

  var machine = DialogMachine()
  private var steps: [MachineStep] = []
  private var said: String?

  static func heard(_ intent: String, _ slots: [ParameterName: IntentValue] = [:], words: String = "words")
    -> Event
  {
    let template = TemplateReference(file: "test", line: 1, text: "")
    let slots = slots.sorted { $0.key < $1.key }.map { name, value in
      Slot(name: name, value: .value(value), text: "said \(name)", span: 0..<1)
    }
    let reading = Reading(intent: IntentName(rawValue: intent), slots: slots, template: template, cost: 0)
    return .heard(Interpretation(text: words, readings: [reading]))
  }

  static let nonsense = Event.heard(Interpretation(text: "banana", readings: []))

  static func resolved(_ resolutions: (ParameterName, Resolution)..., request: RequestID = 1) -> Event {
    .resolved(request, resolutions.map { ResolvedParameter(name: $0.0, resolution: $0.1) })
  }

  static func done(_ message: Message = "record-study-done", request: RequestID = 1) -> Event {
    .performed(request, .completed(dialog: message, snippet: nil, status: .done, next: nil))
  }

  /// One turn of these events.
  mutating func turn(_ events: Event...) -> ObservedTurn {
    steps = []
    said = nil
    for event in events {
      let before = machine
      let effects = machine.receive(event, schemas: Self.schemas)
      steps.append(MachineStep(before: before, event: event, effects: effects, after: machine))
      if case .heard(let heard) = event { said = heard.text }
    }
    let parts = steps.flatMap(\.effects).compactMap { effect -> Reply.Part? in
      guard case .say(let messages, let kind) = effect else { return nil }
      let text = messages.map { "\($0.id.rawValue.uppercased()) \($0.attribute ?? "")" }.joined(
        separator: " ")
      return .line(ReplyLine(kind: kind, text: text, messages: messages.map(\.id)))
    }
    return ObservedTurn(
      said: said, steps: steps, reply: Reply(parts: parts, status: machine.status, trace: machine.trace),
      session: "main")
  }
}

extension Message: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(MessageID(rawValue: value)) }
}

extension ObservedTurn {
  /// The same turn with something else in it.
  func but(_ change: (inout ObservedTurn) -> Void) -> ObservedTurn {
    var turn = self
    change(&turn)
    return turn
  }
}
