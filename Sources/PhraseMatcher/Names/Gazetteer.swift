package import ConversationModel

/// The names that may be said, ready to be found in utterances.
package struct Gazetteer: Sendable {
  /// The list under which the options of the open question are found.
  package static let options: ListName = "options"

  package init(names: NameLists, options: [NameEntry]) {}

  /// The same names with other options; cheap.
  package func with(options: [NameEntry]) -> Gazetteer { self }

  /// Names that begin at a scalar and fit without slips, longest words first.
  package func exact(_ list: ListName, _ u: Utterance, at start: Int) -> [NameRead] { [] }

  /// Entries that exactly these words may mean, best first: exact, else partial, else close.
  package func matches(_ list: ListName, words: Range<Int>, in u: Utterance) -> [NameMatch] { [] }
}
