package import ConversationModel

/// The names that may be said, ready to be found in utterances.
///
/// Names fit without regard to case, width, diacritics, kana rows, spaces and punctuation: as a whole
/// (`exact`), by some of their words (`partial`), or with a few wrong letters (`close`).
package struct Gazetteer: Sendable {
  /// The list under which the options of the open question are found.
  package static let options: ListName = "options"

  private var lists: [ListName: NameIndex] = [:]

  package init(names: NameLists, options: [NameEntry]) {
    for (name, entries) in names.lists { lists[name] = NameIndex(entries) }
    if !options.isEmpty { lists[Self.options] = NameIndex(options) }
  }

  /// The same names with other options; the names are not indexed again.
  package func with(options: [NameEntry]) -> Gazetteer {
    var other = self
    other.lists[Self.options] = options.isEmpty ? nil : NameIndex(options)
    return other
  }

  /// Names that begin at a scalar and fit without slips, the longest words first.
  ///
  /// Words that are a whole name mean that name and no part of another; parts that end before a whole name
  /// does are left out.
  package func exact(_ list: ListName, _ u: Utterance, at start: Int) -> [NameRead] {
    lists[list]?.reads(u, at: start) ?? []
  }

  /// Entries that exactly these words may mean, best first: exact ones, else partial ones, else close ones.
  package func matches(_ list: ListName, words: Range<Int>, in u: Utterance) -> [NameMatch] {
    lists[list]?.matches(u, words) ?? []
  }
}
