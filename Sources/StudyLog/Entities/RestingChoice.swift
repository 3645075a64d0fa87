package import OpenAppIntents

/// What "continue" means where a measurement is on a break and a request was set aside.
package enum RestingChoice: String, AppEnum, Sendable {
  /// The measurement.
  case paused
  /// The request.
  case aside

  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Resting"
  package static let caseDisplayRepresentations: [RestingChoice: DisplayRepresentation] = [
    .paused: "On a Break", .aside: "Set Aside",
  ]
}
