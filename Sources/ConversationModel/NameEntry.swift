/// One name of a list that the store or the open question supplies.
package struct NameEntry: Codable, Hashable, Sendable {
  package var id: String
  package var title: String
  /// How the title is pronounced; also matched.
  package var reading: String?
  /// Further texts that mean this entry, such as "Stewart" for a book by Stewart.
  package var synonyms: [String]
  /// The raw value of the unit its amounts are counted in: `pages`.
  package var unit: String?
  /// Names of things put away still match, so that one can say so.
  package var isArchived: Bool

  package init(
    id: String, title: String, reading: String? = nil, synonyms: [String] = [], unit: String? = nil,
    isArchived: Bool = false
  ) {
    self.id = id
    self.title = title
    self.reading = reading
    self.synonyms = synonyms
    self.unit = unit
    self.isArchived = isArchived
  }
}

/// One entry that may be meant by some words, and how well they fit.
package struct NameMatch: Codable, Hashable, Sendable {
  /// How well words fit a name; smaller is better.
  package enum Fit: Codable, Hashable, Sendable, Comparable {
    /// The same but for case, width, diacritics and spaces.
    case exact
    /// Some whole words, or the beginning, of the name.
    case partial
    /// So many letters are wrong.
    case close(slips: Int)
  }

  package var entry: NameEntry
  package var fit: Fit

  package init(entry: NameEntry, fit: Fit) {
    self.entry = entry
    self.fit = fit
  }
}

/// The names that may be said, list by list: a snapshot handed to the matcher.
package struct NameLists: Codable, Hashable, Sendable {
  package var lists: [ListName: [NameEntry]]
  package init(_ lists: [ListName: [NameEntry]] = [:]) { self.lists = lists }
}

/// Who knows the names of the store.
package protocol NameListing: Sendable {
  /// Every list of names there is now.
  func nameLists() throws -> NameLists
  /// Changes whenever the lists may have changed, also by another process.
  func nameListsVersion() throws -> Int
}
