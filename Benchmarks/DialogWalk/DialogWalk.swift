import ConversationModel
package import DialogEngine
import Foundation
import IntentAssistant

/// A walk of chance through the machine of a conversation, looked at after every event.
///
/// What must hold: an answer to every event; a state that can be saved and is the same when it is read; one question
/// at a time and nothing that works behind it; the invariants of every turn. The same seed walks the same way.
package struct DialogWalk {
  /// Where it stopped, and why.
  package struct Stumble: Error, CustomStringConvertible {
    package var step: Int
    package var before: DialogState
    package var event: Event
    package var fault: String
    /// Everything up to the event.
    var walked: [Event]
    package var description: String { "step \(step): \(fault)\n\n\(event)\n\nin \(before)" }
  }

  private var events: WalkEvents
  private var machine: DialogMachine
  private var invariants = TurnInvariants(schemas: WalkEvents.schemas)
  private var steps: [MachineStep] = []
  private var said: String?
  private var changes: [ChangeSet] = []
  /// The request whose `perform()` waits for an answer.
  private var suspended: RequestID?
  private var taken = 0
  private let encodesEvery: Int

  /// - Parameter encodesEvery: the state is saved and read again at one step in so many.
  package init(seed: UInt64, encodesEvery: Int = 1) {
    events = WalkEvents(chance: Chance(seed: seed))
    machine = DialogMachine()
    self.encodesEvery = encodesEvery
  }

  /// A walk that begins with a machine that remembers nothing.
  init(after request: RequestID) {
    events = WalkEvents(chance: Chance(seed: 0))
    machine = DialogMachine(after: request)
    encodesEvery = 1
  }

  /// Walks so many events, and gives them, to be walked again without being looked at.
  /// - Throws: `Stumble` at the first thing that does not hold.
  package mutating func walk(_ count: Int) throws -> [Event] {
    var walked: [Event] = []
    walked.reserveCapacity(count)
    for _ in 0..<count {
      let event = events.next(machine)
      walked.append(event)
      let before = machine.state
      if let fault = try take(event) {
        throw Stumble(step: taken, before: before, event: event, fault: fault, walked: walked)
      }
    }
    return walked
  }

  /// Walks these events; gives what does not hold, if anything.
  mutating func walk(_ events: [Event]) throws -> String? {
    for event in events {
      if let fault = try take(event) { return fault }
    }
    return nil
  }

  /// The same events through a machine that nobody looks at.
  package static func run(_ events: [Event]) -> Int {
    var machine = DialogMachine()
    return events.reduce(0) { $0 + machine.receive($1, schemas: WalkEvents.schemas).count }
  }

  private mutating func take(_ event: Event) throws -> String? {
    taken += 1
    let before = machine
    let effects = machine.receive(event, schemas: WalkEvents.schemas)
    let isPlan = if case .planned = event { true } else { false }
    let isStray =
      event == .shown || isPlan
      || effects.contains { if case .fault = $0 { true } else { false } } && machine.state == before.state
    if !isStray {
      begin(event, before)
      steps.append(MachineStep(before: before, event: event, effects: effects, after: machine))
      note(event, before)
      if let fault = working(event, effects) { return fault }
    }
    if let fault = doubled() { return "\(fault)\n\nbefore: \(before)" }
    if taken % encodesEvery == 0, let fault = try saving() { return fault }
    return turn()
  }

  private mutating func begin(_ event: Event, _ before: DialogMachine) {
    // A new process has no run of `perform()`.
    switch event {
    case .restored, .recovered: suspended = nil
    default: break
    }
    // What comes in while it works belongs to the turn that works.
    switch before.state {
    case .resolving, .performing: return
    case .idle, .asking: break
    }
    switch event {
    case .heard(let heard): (steps, said) = ([], heard.text)
    case .interrupted, .restored, .recovered, .noticed: (steps, said) = ([], nil)
    case .resolved, .asked, .performed, .shown, .planned: break
    }
  }

  /// What a store would have written.
  private mutating func note(_ event: Event, _ before: DialogMachine) {
    guard case .performed(let id, .completed) = event else { return }
    switch before.state {
    case .performing(let request) where request.id == id:
      guard WalkEvents.schemas[request.intent]?.isReadOnly == false else { return }
      changes.append(
        ChangeSet(stamp: UnitStamp(session: "main", request: String(id), intent: request.intent)))
    default: break
    }
  }

  /// One thing at a time: what works has no question before it, and what asks has nothing that works behind it.
  private mutating func working(_ event: Event, _ effects: [Effect]) -> String? {
    if case .asked(let id, _) = event, case .asking(let request, let open) = machine.state, request.id == id,
      open.origin == .suspension
    {
      if let suspended, suspended != id { return "\(suspended) and \(id) wait for an answer" }
      suspended = id
    }
    var started: [RequestID] = []
    for effect in effects {
      switch effect {
      case .resolve(let request): started.append(request.id)
      case .perform(let request): started.append(request.id)
      case .answer(let id, _):
        if suspended != id { return "an answer for \(id), which does not wait for one" }
        started.append(id)
        suspended = nil
      case .abandon(let id):
        if suspended == id { suspended = nil }
      case .say, .show, .offerHelp, .fault: break
      }
    }
    if started.count > 1 { return "\(started) work at once" }
    switch machine.state {
    case .idle: return started.isEmpty && suspended == nil ? nil : "idle, and \(started) work"
    case .asking(let request, let open):
      if !started.isEmpty { return "a question is open while \(started) work" }
      if open.origin == .suspension { return nil }
      return suspended == nil ? nil : "\(request.id) asks while \(suspended ?? 0) waits for an answer"
    case .resolving(let request), .performing(let request):
      return started.isEmpty || started == [request.id] ? nil : "\(started) work instead of \(request.id)"
    }
  }

  /// A request stands in one place.
  private func doubled() -> String? {
    var ids = machine.parked.map(\.id) + [machine.openRequest?.id, machine.aside?.id].compactMap(\.self)
    ids.sort()
    return Set(ids).count == ids.count ? nil : "one of \(ids) stands twice"
  }

  private func saving() throws -> String? {
    let saved = try JSONEncoder().encode(machine)
    let read = try JSONDecoder().decode(DialogMachine.self, from: saved)
    return read == machine ? nil : "another machine is read than was saved"
  }

  /// Looks at the turn when it is over.
  private mutating func turn() -> String? {
    switch machine.state {
    case .resolving, .performing: return nil
    case .idle, .asking: break
    }
    guard !steps.isEmpty else { return nil }
    let parts = steps.flatMap(\.effects).compactMap(Self.part)
    var observed = ObservedTurn(
      said: said, steps: steps, reply: Reply(parts: parts, status: machine.status, trace: machine.trace),
      session: "main")
    observed.changes = changes
    let broken = invariants.check(observed)
    (steps, changes) = ([], [])
    guard !broken.isEmpty else { return nil }
    let turn = observed.steps.map { "\($0.event)" }.joined(separator: "\n  ")
    return broken.map(\.description).joined(separator: "; ") + "\n\nin the turn\n  \(turn)"
  }

  /// What is said and shown, in place of words.
  private static func part(_ effect: Effect) -> Reply.Part? {
    switch effect {
    case .say(let messages, let kind):
      let text = messages.map { "\($0.id.rawValue.uppercased()) \($0.attribute ?? "")" }.joined(
        separator: " ")
      return .line(ReplyLine(kind: kind, text: text, messages: messages.map(\.id)))
    case .show: return .snippet(Snippet([]))
    case .offerHelp: return .line(ReplyLine(kind: .dialog, text: "HELP"))
    case .resolve, .perform, .answer, .abandon, .fault: return nil
    }
  }
}
