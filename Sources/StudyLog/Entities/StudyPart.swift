package import OpenAppIntents

/// A part of a record that can be left out of it.
package enum StudyPart: String, AppEnum, Sendable {
  case time, amount, material, memo

  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Part"
  package static let caseDisplayRepresentations: [StudyPart: DisplayRepresentation] = [
    .time: "Time", .amount: "Amount", .material: "Material", .memo: "Memo",
  ]
}
