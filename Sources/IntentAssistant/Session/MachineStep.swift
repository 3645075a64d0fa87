package import DialogEngine

/// One event that the machine of a conversation took, and what came of it.
package struct MachineStep: Hashable, Sendable {
  package var before: DialogMachine
  package var event: Event
  package var effects: [Effect]
  package var after: DialogMachine

  package init(before: DialogMachine, event: Event, effects: [Effect], after: DialogMachine) {
    self.before = before
    self.event = event
    self.effects = effects
    self.after = after
  }
}
