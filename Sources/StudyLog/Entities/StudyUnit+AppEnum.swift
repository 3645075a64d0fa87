package import OpenAppIntents

extension StudyUnit: AppEnum {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
  package static let caseDisplayRepresentations: [StudyUnit: DisplayRepresentation] = [
    .pages: "Pages", .chapters: "Chapters", .sections: "Sections", .problems: "Problems",
    .words: "Words", .lessons: "Lessons", .items: "Items", .times: "Times",
  ]
}
