package import ConversationModel

/// The names that may be said, ready to be found in utterances.
///
/// Names fit without regard to case, width, diacritics, kana rows, spaces and punctuation: as a whole
/// (`exact`), by some of their words or their initials (`partial`), or with a few wrong letters (`close`).
package struct Gazetteer: Sendable {
  /// The list under which the options of the open question are found.
  package static let options: ListName = "options"

  private var lists: [ListName: NameIndex] = [:]
  /// What was shown in a list a moment ago, in its order.
  var shown: [ListName: [NameEntry]] = [:]
  private let readers: ValueReaders?
  private let sounds: Sounds?
  private let nicknames: Nicknames

  /// - Parameter readers: numbers in words and in digits mean the same by these.
  /// - Parameter sounds: names may be written as what sounds like them.
  /// - Parameter nicknames: what is said for words of titles.
  package init(
    names: NameLists, options: [NameEntry], readers: ValueReaders? = nil, sounds: Sounds? = nil,
    nicknames: Nicknames = Nicknames()
  ) {
    self.readers = readers
    self.sounds = sounds
    self.nicknames = nicknames
    for (name, entries) in names.lists {
      lists[name] = NameIndex(entries, readers: readers, sounds: sounds, nicknames: nicknames)
    }
    if !options.isEmpty {
      lists[Self.options] = NameIndex(options, readers: readers, sounds: sounds, nicknames: nicknames)
    }
  }

  /// Whether the language has characters with several sounds.
  var hasSounds: Bool { sounds.map { !$0.isEmpty } ?? false }

  /// The same names with other options; the names are not indexed again.
  package func with(options: [NameEntry]) -> Gazetteer {
    var other = self
    let told = TellingWords.added(to: options)
    other.lists[Self.options] =
      options.isEmpty ? nil : NameIndex(told, readers: readers, sounds: sounds, nicknames: nicknames)
    return other
  }

  /// What stands at a place of what was shown; nil where nothing does.
  func shown(_ list: ListName, at ordinal: Int) -> NameEntry? {
    guard let things = shown[list] else { return nil }
    return OrdinalPlace.place(ordinal, of: things.count).map { things[$0 - 1] }
  }

  /// Other names; lists that are the same are not indexed again.
  package func with(names: NameLists) -> Gazetteer {
    var other = Gazetteer(names: names, options: [], readers: readers, sounds: sounds, nicknames: nicknames)
    other.shown = shown
    for (name, index) in lists where other.lists[name]?.entries == index.entries { other.lists[name] = index }
    return other
  }

  /// Names that begin at a scalar and fit without slips, the longest words first.
  ///
  /// Words that are a whole name mean that name and no part of another; parts that end before a whole name
  /// does are left out.
  package func exact(_ list: ListName, _ u: Utterance, at start: Int) -> [NameRead] {
    lists[list]?.reads(u, at: start, isDemanded: list == Self.options) ?? []
  }

  /// Entries that exactly these words may mean, best first: exact ones, else partial ones, else close ones.
  /// - Parameter isDemanded: a name is what was asked for, so that initials and numbers may be one.
  package func matches(
    _ list: ListName, words: Range<Int>, in u: Utterance, isDemanded: Bool = false
  ) -> [NameMatch] {
    lists[list]?.matches(u, words, isDemanded: isDemanded || list == Self.options) ?? []
  }

  /// Whether words are a name of some lists, short or nearly: "histry" is no "his try".
  func mayName(_ lists: [ListName], _ words: Range<Int>, in u: Utterance) -> Bool {
    lists.contains { !matches($0, words: words, in: u).isEmpty }
  }
}
