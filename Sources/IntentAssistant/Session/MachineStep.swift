package import DialogEngine

/// One event that the machine of a conversation took, and what came of it. It is held as one object, because every rule
/// looks at every step, and two machines are much to copy.
package struct MachineStep: Hashable, Sendable {
  private struct Parts: Hashable, Sendable {
    var before: DialogMachine
    var event: Event
    var effects: [Effect]
    var after: DialogMachine
  }

  private final class Held: Sendable {
    let parts: Parts
    init(_ parts: Parts) { self.parts = parts }
  }

  private var held: Held

  package init(before: DialogMachine, event: Event, effects: [Effect], after: DialogMachine) {
    held = Held(Parts(before: before, event: event, effects: effects, after: after))
  }

  /// The machine before the event.
  package var before: DialogMachine {
    get { held.parts.before }
    set { change { $0.before = newValue } }
  }

  /// What it took.
  package var event: Event {
    get { held.parts.event }
    set { change { $0.event = newValue } }
  }

  /// What it let happen.
  package var effects: [Effect] {
    get { held.parts.effects }
    set { change { $0.effects = newValue } }
  }

  /// The machine after the event.
  package var after: DialogMachine {
    get { held.parts.after }
    set { change { $0.after = newValue } }
  }

  private mutating func change(_ change: (inout Parts) -> Void) {
    var parts = held.parts
    change(&parts)
    held = Held(parts)
  }

  package static func == (first: MachineStep, second: MachineStep) -> Bool {
    first.held === second.held || first.held.parts == second.held.parts
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(held.parts) }
}
