/// How an intent is recognised in free speech, where words come in any order and with others between them.
///
/// A frame fits an utterance that can be cut without a rest into its cues, pieces that it takes, and words that
/// say nothing.
struct SpeechFrame: Sendable {
  /// Templates of what tells the intent whatever else is said: a verb with its object. A cue or a hint is needed,
  /// unless the frame has none of both.
  var cues: [SourcedText] = []
  /// Templates of what tells the intent only where every other word is known: "stopwatch".
  var hints: [SourcedText] = []
  /// Templates of what may be said along with a cue, and tells nothing by itself.
  var also: [SourcedText] = []
  /// The slots that pieces may fill.
  var takes: [SourcedText] = []
  /// At least one of these slots must be filled; empty for none.
  var needs: [SourcedText] = []
  /// Conditions and slots as of a block of sentences.
  var block = PhraseBlock()
}

/// What free speech of a language is made of beside the cues of the intents.
struct FreeSpeech: Sendable {
  /// Templates that fill slots: "for {duration}".
  var pieces: [SourcedText] = []
  /// Templates of words that say nothing by themselves.
  var neutral: [SourcedText] = []
  /// Templates of what makes a clause mean something else, so that it is never passed over: "not".
  var guards: [SourcedText] = []
  /// Templates of words that belong to other matters: they are passed over only where two values or more tell
  /// what is meant.
  var doubts: [SourcedText] = []
  /// Templates of what reaches over the clauses beside it, too: "if", "she said".
  var scopes: [SourcedText] = []
  /// Words at which a clause begins: "because".
  var joints: [SourcedText] = []
  /// Templates of words by which speakers take back a value that they have just said: "no wait".
  var repairs: [SourcedText] = []
  /// Templates of words that take back a value only where they stand right between it and another: "um".
  var hesitations: [SourcedText] = []
  /// Templates of words without which a clause would say the contrary: "do not".
  var negations: [SourcedText] = []
  /// Templates of values for which most commands have no place: days, times of day, a second name. A reply names
  /// them, or the captures in them, so that nothing that was said is lost without a word.
  var unplaced: [SourcedText] = []
  /// Templates of names in a row, two captures or more: "physics and chemistry". A reading that took one of them
  /// means each of them, or nobody knows which.
  var coordinated: [SourcedText] = []
  /// Templates of words that say of every name in a row what is said of all: "each".
  var each: [SourcedText] = []
  /// By what is asked: templates that fill slots only in answers to it, such as a bare number.
  var answers: [(kind: String, pieces: [SourcedText])] = []

  mutating func merge(_ other: FreeSpeech) {
    pieces += other.pieces
    neutral += other.neutral
    guards += other.guards
    doubts += other.doubts
    scopes += other.scopes
    joints += other.joints
    repairs += other.repairs
    hesitations += other.hesitations
    negations += other.negations
    unplaced += other.unplaced
    coordinated += other.coordinated
    each += other.each
    answers += other.answers
  }
}
