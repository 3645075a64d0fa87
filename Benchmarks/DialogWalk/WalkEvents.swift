import ConversationModel
import DialogEngine

/// Makes up what may happen to a machine: mostly what fits its state, as a host and a person would do it, and now and
/// then anything else.
struct WalkEvents {
  static let schemas: IntentSchemas = {
    func parameter(_ name: ParameterName, _ kind: ValueKind) -> ParameterSchema {
      ParameterSchema(name: name, kind: kind, isOptional: true)
    }
    let record = [
      parameter("material", .text), parameter("duration", .duration), parameter("amount", .integer),
    ]
    let all = [
      IntentSchema(name: "RecordStudy", parameters: record),
      IntentSchema(name: "StartTimer", parameters: [record[1]], isReplaced: true),
      IntentSchema(name: "AddMaterial", parameters: [record[0]]),
      IntentSchema(name: "SetGoal", parameters: [record[1]]),
      IntentSchema(name: "CorrectStudy", parameters: record),
      IntentSchema(name: "ResumeStudy", parameters: []),
      IntentSchema(name: "Undo", parameters: []),
      IntentSchema(name: "ShowRecords", parameters: [record[0]], isReadOnly: true),
    ]
    let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return IntentSchemas(names: all.map(\.name), correction: "CorrectStudy", continuation: "ResumeStudy") {
      byName[$0]
    }
  }()

  private static let names = ["material", "duration", "amount"].map { ParameterName(rawValue: $0) }
  private static let template = TemplateReference(file: "walk", line: 1, text: "")

  var chance: Chance

  /// Something that may come next.
  mutating func next(_ machine: DialogMachine) -> Event {
    if chance.once(in: 40) { return anything(machine) }
    switch machine.state {
    case .resolving(let request):
      if chance.once(in: 60) { return .performed(request.id, refusal()) }
      return .resolved(request.id, resolutions(request))
    case .performing(let request):
      return chance.once(in: 3) ? .asked(request.id, question()) : .performed(request.id, outcome())
    case .idle, .asking:
      switch chance.below(40) {
      case 0: return .interrupted
      case 1: return .noticed(Notice(message: Message("timer-ended")))
      case 2: return .restored
      default: return .heard(heard(machine))
      }
    }
  }

  private mutating func anything(_ machine: DialogMachine) -> Event {
    let id = max(1, machine.nextID + chance.below(5) - 4)
    switch chance.below(10) {
    case 0: return .heard(heard(machine))
    case 1: return .interrupted
    case 2:
      return .resolved(id, [ResolvedParameter(name: chance.pick(Self.names), resolution: resolution(nil))])
    case 3: return .asked(id, question())
    case 4: return .performed(id, outcome())
    case 5: return .noticed(Notice(message: Message("timer-ended")))
    case 6: return .restored
    case 7: return .shown
    case 8: return .planned((0..<chance.below(3)).map { "words \($0)" })
    // What was done and not said is of a request that is open, or of one that the machine does not know.
    default:
      let request = machine.openRequest
      let change = JournalChange(
        request: request?.id ?? machine.nextID, intent: request?.intent ?? "Walk", reply: Message("recovered")
      )
      return .recovered([change])
    }
  }

  // MARK: What is said

  private mutating func heard(_ machine: DialogMachine) -> Interpretation {
    let text = chance.once(in: 30) ? " " : "words \(chance.below(5))"
    guard text != " ", !chance.once(in: 6) else { return Interpretation(text: text, readings: []) }
    let readings = (0...chance.below(2)).map { _ in reading(machine) }
    let tied = chance.once(in: 20) ? readings.count : 1
    return Interpretation(text: text, readings: readings, tied: tied)
  }

  private mutating func reading(_ machine: DialogMachine) -> Reading {
    let isAsking = if case .asking = machine.state { true } else { false }
    if chance.below(10) < (isAsking ? 3 : 7) {
      let intent = chance.once(in: 50) ? "Unheard" : chance.pick(Self.schemas.names)
      let parameters = Self.schemas[intent]?.parameters.map(\.name) ?? []
      return reading(intent, slots(of: parameters), unused: chance.once(in: 10) ? ["and so on"] : [])
    }
    // The matcher takes no slots that the open request has no use for.
    var welcome = Self.names
    if case .asking(let request, _) = machine.state {
      welcome = Self.schemas[request.intent]?.parameters.map(\.name) ?? []
    }
    let act = chance.pick(DialogAct.allCases)
    let intent = IntentName(rawValue: act.rawValue)
    switch act {
    case .answer, .correct: return reading(intent, slots(of: welcome, atLeast: 1))
    case .affirm, .deny: return reading(intent, chance.once(in: 4) ? slots(of: welcome, atLeast: 1) : [])
    case .again: return reading(intent, chance.once(in: 2) ? slots(of: welcome, atLeast: 1) : [])
    case .choose: return reading(intent, [slot("ordinal", .value(.integer(chance.below(5) - 1)))])
    default: return reading(intent, [])
    }
  }

  private func reading(_ intent: IntentName, _ slots: [Slot], unused: [String] = []) -> Reading {
    Reading(intent: intent, slots: slots, template: Self.template, cost: 0, unused: unused)
  }

  private mutating func slots(of names: [ParameterName], atLeast least: Int = 0) -> [Slot] {
    var slots = names.filter { _ in chance.once(in: 2) }.map { slot($0, .value(value(of: $0))) }
    if slots.count < least, let name = names.first { slots.append(slot(name, .value(value(of: name)))) }
    return slots
  }

  private mutating func slot(_ name: ParameterName, _ value: SlotValue) -> Slot {
    let isUnknown = name == "material" && chance.once(in: 4)
    return Slot(
      name: name, value: isUnknown ? .unknownName("materials") : value, text: "\(name) \(chance.below(9))",
      span: 0..<1)
  }

  private mutating func value(of name: ParameterName) -> IntentValue {
    switch name {
    case "material":
      let id = String(chance.below(4))
      return .entity(EntityReference(kind: "material", id: id, title: "Book \(id)"))
    case "duration": return .duration(seconds: 60 * (1 + chance.below(90)))
    default: return .integer(chance.below(100))
    }
  }

  // MARK: What the host says

  /// Every parameter up to the first that needs the person, as rules do it.
  private mutating func resolutions(_ request: Request) -> [ResolvedParameter] {
    var resolved: [ResolvedParameter] = []
    for name in Self.schemas[request.intent]?.parameters.map(\.name) ?? [] {
      let resolution = resolution(request.input.values[name], of: name)
      resolved.append(ResolvedParameter(name: name, resolution: resolution))
      if case .confirmationRequired = resolution, request.input.values[name]?.isConfirmed == true { continue }
      if !resolution.needsNothing { break }
    }
    return resolved
  }

  private mutating func resolution(_ input: ParameterInput?, of name: ParameterName = "duration")
    -> Resolution
  {
    if chance.below(10) < 7 {
      guard let input else { return .notRequired }
      if case .value(let value) = input.value { return .success(value) }
      return .success(value(of: name))
    }
    switch chance.below(5) {
    case 0: return .needsValue()
    case 1:
      let remedy = ContinuedIntent(intent: "AddMaterial", values: ["material": value(of: "material")])
      let other = chance.pick(Self.names)
      return .unsupported(
        reason: chance.pick(["too-long", "unknown", "no-material"]), facts: ["max": .number(9)],
        ask: chance.once(in: 3) ? other : nil, remedy: chance.once(in: 3) ? remedy : nil)
    case 2: return .disambiguation((0...chance.below(4)).map { _ in value(of: name) })
    default:
      return .confirmationRequired(
        value(of: name), setting: chance.once(in: 4) ? ["amount": .integer(7)] : [:])
    }
  }

  private mutating func question() -> Question {
    let name = chance.pick(Self.names)
    let prompt = Message(MessageID(rawValue: "perform-asks-\(name)"))
    switch chance.below(3) {
    case 0: return Question(parameter: name, kind: .value, prompt: prompt)
    case 1: return Question(parameter: nil, kind: .confirmation(nil), prompt: prompt)
    default:
      return Question(parameter: name, kind: .choice([value(of: name), value(of: name)]), prompt: prompt)
    }
  }

  private mutating func outcome() -> Outcome {
    switch chance.below(12) {
    case 0: return refusal()
    case 1: return .declined
    case 2:
      let name = chance.pick(Self.names)
      let prompt = Message("perform-needs")
      return .needsValue(Question(parameter: name, kind: .value, prompt: prompt))
    case 3:
      let next = ContinuedIntent(intent: "ShowRecords", values: ["material": value(of: "material")])
      return .completed(dialog: Message("done"), snippet: nil, status: .done, next: next)
    default: return .completed(dialog: Message("done"), snippet: nil, status: .done, next: nil)
    }
  }

  private mutating func refusal() -> Outcome {
    .refused(Message("refused"), status: chance.pick([.nothing, .refused, .storage]))
  }
}
