import ConversationModel

/// What one phrase file says, or several after merging.
struct PhraseFile: Sendable {
  var language = ""
  /// Spaces between two characters of a script without spaces are free even in strict matching.
  var ignoresWhitespace = false
  var skipWords: [SourcedText] = []
  /// What stands between two commands of one line.
  var conjunctions: [Conjunction] = []
  /// What people study, whatever else its words say: music, reading.
  var subjects: [SourcedText] = []
  /// What people say for words of titles: orgo for organic chemistry.
  var nicknames: [(short: String, full: String)] = []
  /// The same that is done for fun, too.
  var pastimes: [SourcedText] = []
  /// Sentences that are nobody's command.
  var negatives: [SourcedText] = []
  var freeSpeech = FreeSpeech()
  /// Samples of what is for nobody.
  var foreign: [SourcedText] = []
  /// What turns a sample of an intent into one of what is for nobody.
  var reversals: (before: [SourcedText], behind: [SourcedText]) = ([], [])
  /// Samples of what answers nothing, by what was asked.
  var foreignAnswers: [(kind: String, texts: [SourcedText])] = []
  /// In the order of the files.
  var intents: [IntentPhrases] = []
  var lists: [String: PhraseList] = [:]
  var rules: [String: SourcedText] = [:]
  var readers: ReaderTables?
  /// How numbers of ranges are written, for languages without reader tables.
  var numberWords: [(words: String, value: Double)] = []
  /// The names that examples may use.
  var exampleNames = NameLists()
  var tolerance = ToleranceWords()
  /// How characters may sound.
  var sounds: [(character: String, readings: [String])] = []

  /// Nothing but what hassil knows: no list of the store's names, no reader, no dialog act.
  var hasOnlyHassILLists: Bool {
    func isKnown(_ list: PhraseList) -> Bool {
      switch list.kind {
      case .values, .range, .wildcard(reader: nil): true
      case .wildcard, .source: false
      }
    }
    let local = intents.flatMap(\.blocks).flatMap(\.lists.values)
    return lists.values.allSatisfy(isKnown) && local.allSatisfy(isKnown)
      && !intents.contains { DialogAct(rawValue: $0.name) != nil }
  }

  /// Takes over another file: maps are merged, arrays appended, the rest overwritten.
  mutating func merge(_ other: PhraseFile) {
    if !other.language.isEmpty { language = other.language }
    ignoresWhitespace = ignoresWhitespace || other.ignoresWhitespace
    skipWords += other.skipWords
    conjunctions += other.conjunctions
    subjects += other.subjects
    pastimes += other.pastimes
    nicknames += other.nicknames
    freeSpeech.merge(other.freeSpeech)
    foreign += other.foreign
    foreignAnswers += other.foreignAnswers
    reversals.before += other.reversals.before
    reversals.behind += other.reversals.behind
    for intent in other.intents {
      if let index = intents.firstIndex(where: { $0.name == intent.name }) {
        intents[index].blocks += intent.blocks
        intents[index].isTolerant = intents[index].isTolerant && intent.isTolerant
        intents[index].frames += intent.frames
        intents[index].utterances += intent.utterances
        intents[index].takes += intent.takes.filter { slot in
          !intents[index].takes.contains { $0.text == slot.text }
        }
        intents[index].answers += intent.answers
        intents[index].examples += intent.examples
        intents[index].counterexamples += intent.counterexamples
        intents[index].negatives += intent.negatives
      } else {
        intents.append(intent)
      }
    }
    lists.merge(other.lists) { old, new in old.merged(with: new) }
    rules.merge(other.rules) { _, new in new }
    readers = other.readers ?? readers
    tolerance.merge(other.tolerance)
    numberWords += other.numberWords
    sounds += other.sounds
    negatives += other.negatives
    exampleNames.lists.merge(other.exampleNames.lists) { $0 + $1 }
  }
}

/// What joins two commands: a word of its own ("and then"), or the ending of the first one's verb (て, 고).
struct Conjunction: Sendable {
  enum Kind: Int32, Sendable {
    /// Stands between the commands, and belongs to neither.
    case word = 0
    /// Belongs to the first command; only the split comes after it.
    case ending = 1
    /// Ends a whole sentence where a mark may have been left out.
    case closing = 2
  }

  var text: SourcedText
  var kind: Kind
}

/// Everything that is said of one intent.
struct IntentPhrases: Sendable {
  var name: String
  /// False for what cannot be taken back by a word: only a strict reading will do.
  var isTolerant = true
  var blocks: [PhraseBlock] = []
  /// How the intent is recognised in free speech.
  var frames: [SpeechFrame] = []
  /// Samples from which the intent is learned; see `SampleUtterance`.
  var utterances: [SourcedText] = []
  /// Samples of answers, by what was asked.
  var answers: [(kind: String, texts: [SourcedText])] = []
  /// The slots that a reading found by likeness may fill.
  var takes: [SourcedText] = []
  var examples: [PhraseExample] = []
  /// Templates of sentences that are never this intent.
  var negatives: [SourcedText] = []
  /// Sentences that are never this intent: tests.
  var counterexamples: [PhraseExample] = []
}

/// Sentences that share slots and conditions.
struct PhraseBlock: Sendable {
  var sentences: [SourcedText] = []
  /// Slots that every sentence of the block fills.
  var slots: [(name: String, value: IntentValue)] = []
  var requires: [ContextCondition] = []
  var excludes: [ContextCondition] = []
  /// Readings of a block with a higher one win, however they compare otherwise.
  var priority = 0
  /// At least one of these must be a word of what was typed.
  var requiredKeywords: [String] = []
  /// Known in this block only; they hide those of the file.
  var lists: [String: PhraseList] = [:]
  var rules: [String: SourcedText] = [:]
}

/// A condition on what is known beside the utterance, `expecting` above all.
struct ContextCondition: Codable, Hashable, Sendable {
  var key: String
  /// One of these; empty for any value.
  var values: [IntentValue]
  /// The slot that the value is copied to, unless the sentence filled it.
  var slot: String?

  /// Whether the context has the key, with one of the values if any are named.
  func holds(in context: [String: IntentValue]) -> Bool {
    guard let value = context[key] else { return false }
    return values.isEmpty || values.contains(value)
  }

  /// Whether the context has the key with one of the values; to exclude no value is to exclude nothing.
  func forbids(_ context: [String: IntentValue]) -> Bool {
    context[key].map { values.contains($0) } ?? false
  }
}

/// A list that templates may name.
struct PhraseList: Sendable {
  enum Kind: Sendable {
    case values([PhraseListValue])
    case range(NumberRange)
    /// Any text, or what the reader of this name reads.
    case wildcard(reader: ReaderKind?)
    /// Things that the store, the open question or what was shown supplies.
    case source(ListName, Naming)
  }

  /// How the things of a list are said.
  enum Naming: Sendable {
    /// By name; any other words are an unknown one.
    case any
    /// By name, and no other words: `unknown: false`.
    case known
    /// By their place in what was shown, for they have no names: `places: true`.
    case place
  }

  var kind: Kind

  /// The values of both when both hold values, else the later list.
  func merged(with other: PhraseList) -> PhraseList {
    if case .values(let mine) = kind, case .values(let theirs) = other.kind {
      return PhraseList(kind: .values(mine + theirs))
    }
    return other
  }
}

/// One value of a list.
struct PhraseListValue: Sendable {
  var input: SourcedText
  /// Nil: the text that matched.
  var output: IntentValue?
  /// Added to the context of the reading.
  var context: [String: IntentValue] = [:]
}
