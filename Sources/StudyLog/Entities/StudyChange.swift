package import OpenAppIntents

/// Whether a length is added to what is kept, or taken from it; `Instead` is said of what was kept before that was
/// changed last: "no, just five more".
package enum StudyChange: String, AppEnum, Sendable {
  case more, less, moreInstead, lessInstead

  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Change"
  package static let caseDisplayRepresentations: [StudyChange: DisplayRepresentation] = [
    .more: "More", .less: "Less", .moreInstead: "More instead", .lessInstead: "Less instead",
  ]

  /// Whether it is added.
  var adds: Bool { self == .more || self == .moreInstead }
  /// Whether what was changed last does not count.
  var isInstead: Bool { self == .moreInstead || self == .lessInstead }
}
