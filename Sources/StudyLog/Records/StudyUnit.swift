/// What the amounts of a material are counted in. The raw values stand in files and never change.
package enum StudyUnit: String, Codable, Hashable, Sendable, CaseIterable {
  case pages, chapters, sections, problems, words, lessons, items, times

  /// Whether an amount that was said in this unit is one of a material counted in another: words and problems are items,
  /// too (30個, 30개), and are counted so.
  package func counts(_ other: StudyUnit) -> Bool {
    self == other || self == .items && [.words, .problems].contains(other)
  }
}
