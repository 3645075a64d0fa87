package import OpenAppIntents

/// What to do with the measurement that runs when another is to be started.
package enum RunningChoice: String, AppEnum, Sendable {
  /// Record it, then start the new one.
  case `switch`
  /// Leave it running.
  case keep
  /// Nothing was named that it is of: it is of what was to be started.
  case name
  /// Record nothing of it, then start the new one.
  case discard

  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Running Measurement"
  package static let caseDisplayRepresentations: [RunningChoice: DisplayRepresentation] = [
    .switch: "Switch", .keep: "Keep", .name: "Name", .discard: "Discard",
  ]
}
