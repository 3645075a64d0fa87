/// What the amounts of a material are counted in. The raw values stand in files and never change.
package enum StudyUnit: String, Codable, Hashable, Sendable, CaseIterable {
  case pages, chapters, sections, problems, words, lessons, items, times
}
