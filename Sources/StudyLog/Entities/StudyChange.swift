package import OpenAppIntents

/// Whether a length is added to what is kept, or taken from it.
package enum StudyChange: String, AppEnum, Sendable {
  case more, less

  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Change"
  package static let caseDisplayRepresentations: [StudyChange: DisplayRepresentation] = [
    .more: "More", .less: "Less",
  ]
}
