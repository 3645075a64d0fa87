package import ConversationModel
package import DialogEngine
package import PhraseMatcher

/// Everything a conversation is made of, handed in: the intents, the phrases and dialogs of a locale, who
/// knows the names of the store, who keeps what must last.
package struct IntentAssistant: Sendable {
  package var host: IntentHost
  package var phrases: PhraseProgram
  /// One that is made of the phrases; nil where every conversation makes its own. Making one takes a while.
  package var matcher: Matcher?
  /// The examples that help shows; conversations that share it read them once.
  package var tour: PhraseTour
  package var speaker: Speaker
  package var names: any NameListing
  package var notices: (any NoticeSource)?
  package var journal: (any Journal)?
  package var surroundings: Surroundings
  /// Whether a conversation that opens with nothing to say begins with a greeting: for people, not for scripts.
  package var greets = false
  /// Whether conversations keep what their machine took and did in a turn, for those that check it.
  package var isWatched = false
  /// What a machine does about an event: what it does, but in tests that need an engine with something wrong.
  package var decide: Decide = { $0.receive($1, schemas: $2) }
  package typealias Decide = @Sendable (inout DialogMachine, Event, IntentSchemas) -> [Effect]
  /// Told of every line before it is read: for tools that look at what conversations reach.
  package var listener: (@Sendable (HeardLine) -> Void)?

  package init(
    host: IntentHost, phrases: PhraseProgram, speaker: Speaker, names: any NameListing,
    notices: (any NoticeSource)?, journal: (any Journal)?, surroundings: Surroundings
  ) {
    self.host = host
    self.phrases = phrases
    tour = PhraseTour(phrases)
    self.speaker = speaker
    self.names = names
    self.notices = notices
    self.journal = journal
    self.surroundings = surroundings
  }

  /// A conversation under a name; it goes on where a saved one of that name stopped.
  package func session(_ id: String) -> Session { Session(id: id, assistant: self) }
}
