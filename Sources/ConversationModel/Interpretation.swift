/// What a slot holds after matching.
package enum SlotValue: Codable, Hashable, Sendable {
  case value(IntentValue)
  /// Entries of a list of names that fit the words, best first; one or more.
  case names(ListName, [NameMatch])
  /// The words stand where a name of this list is expected, and nothing in it is near.
  case unknownName(ListName)
}

/// A part of an utterance and the parameter it is meant for.
package struct Slot: Codable, Hashable, Sendable {
  package var name: ParameterName
  package var value: SlotValue
  /// The words, as typed.
  package var text: String
  /// Where they stand in the UTF-8 of what was typed.
  package var span: Range<Int>

  package init(name: ParameterName, value: SlotValue, text: String, span: Range<Int>) {
    self.name = name
    self.value = value
    self.text = text
    self.span = span
  }
}

/// Where a template stands.
package struct TemplateReference: Codable, Hashable, Sendable {
  package var file: String
  package var line: Int
  package var text: String
  package init(file: String, line: Int, text: String) {
    self.file = file
    self.line = line
    self.text = text
  }
}

/// One way to understand a whole utterance: an intent, or a dialog act (`DialogAct`), with its slots.
package struct Reading: Codable, Hashable, Sendable {
  package var intent: IntentName
  package var slots: [Slot]
  package var template: TemplateReference
  /// What had to be forgiven, 0 for a strict reading. Smaller is better.
  package var cost: Int
  /// Words that no slot took and the template does not need, as typed; a reply may have to name them.
  package var unused: [String]
  /// What is said not to be so: physics, in "chemistry, not physics". Named as the slot that it stands against; nil for
  /// nothing.
  package var former: [Slot]?
  /// "Delete it": what was spoken of last is meant. Nil for no.
  package var pointsBack: Bool?

  package init(
    intent: IntentName, slots: [Slot], template: TemplateReference, cost: Int, unused: [String] = []
  ) {
    self.intent = intent
    self.slots = slots
    self.template = template
    self.cost = cost
    self.unused = unused
  }

  package subscript(_ name: ParameterName) -> Slot? { slots.first { $0.name == name } }
}

/// The dialog acts, phrased in `Phrases/<locale>` like intents, under these names.
package enum DialogAct: String, Codable, Hashable, Sendable, CaseIterable {
  /// Reserved: the whole utterance says it, in any state.
  case cancel = "Cancel"
  case help = "Help"
  case `repeat` = "Repeat"
  /// "undo that": performed by the host.
  case undo = "Undo"
  /// "redo": takes back an undo, performed by the host.
  case redo = "Redo"
  /// "save this conversation as a test", perhaps with slot `name`: performed by the host.
  case save = "Save"
  /// Values for the open question and for other parameters of the request: any slots.
  case answer = "Answer"
  /// "no, physics", "make it 40 minutes", "it was physics": corrects a value, now or after completion.
  case correct = "Correct"
  /// Yes, perhaps with slots that change values ("yes, but only to 30").
  case affirm = "Affirm"
  /// No, perhaps with slots ("no, 12 to 20").
  case deny = "Deny"
  /// None of the options.
  case neither = "Neither"
  /// Slot `ordinal` (integer, 1-based; -1 the last, 0 the one in the middle) or slot `option` (names of list `options`).
  case choose = "Choose"
  /// "no material", "none", "skip it": goes on without the value asked for.
  case skip = "Skip"
  /// "add it", or a yes to what was offered instead of an answer.
  case accept = "Accept"
  /// Why something is asked.
  case why = "Why"
  /// "go back": the question before is asked again.
  case back = "Back"
  /// "the same again", "and for Physics", "that long": what was done last, perhaps with other slots.
  case again = "Again"
  /// "where were we": takes up the request that was set aside.
  case resume = "Resume"
  /// Polite words that want nothing done.
  case greet = "Greet"
  case thank = "Thank"
  case farewell = "Farewell"
  /// "Wait, let me check": nothing is wrong, and the question stands.
  case wait = "Wait"

  /// Only kind, or a little time is asked for: nothing is to be done.
  package var isPoliteness: Bool { [.greet, .thank, .farewell, .wait].contains(self) }
}

/// The nearest thing that can be said, for words that fit nothing.
package struct NearestPhrase: Codable, Hashable, Sendable {
  /// An example sentence of the nearest intent, ready to be said.
  package var example: String
  package var intent: IntentName
  /// How much of what was typed was understood, as typed; empty for nothing.
  package var understood: String
  package init(example: String, intent: IntentName, understood: String) {
    self.example = example
    self.intent = intent
    self.understood = understood
  }
}

/// Everything one utterance may mean.
package struct Interpretation: Codable, Hashable, Sendable {
  /// As typed, cleaned of control characters.
  package var text: String
  /// Best first; empty when nothing fits.
  package var readings: [Reading]
  /// The first so many readings tie: no reason to prefer one. 0 or 1 when there is a winner.
  package var tied: Int
  /// Set when `readings` is empty.
  package var nearest: NearestPhrase?
  /// The commands that the same line gives after the first, in order, each whole by itself.
  package var then: [Interpretation]
  /// Set where some words are a command by themselves, and may yet be no more than a value.
  package var doubt: Doubt?

  package init(
    text: String, readings: [Reading], tied: Int = 0, nearest: NearestPhrase? = nil,
    then: [Interpretation] = []
  ) {
    self.text = text
    self.readings = readings
    self.tied = tied
    self.nearest = nearest
    self.then = then
  }
}

/// Words that are a value where they stand, and a command by themselves: a memo "pause the timer", a book titled "Stop".
package struct Doubt: Codable, Hashable, Sendable {
  /// The value, for the parameter it would fill.
  package var slot: Slot
  package var command: Reading
  /// They are a part of what was said; otherwise all of it.
  package var isPart: Bool
  package init(slot: Slot, command: Reading, isPart: Bool) {
    self.slot = slot
    self.command = command
    self.isPart = isPart
  }
}

/// What kind of answer is awaited, handed to the matcher with the utterance.
package struct Expectation: Codable, Hashable, Sendable {
  /// Nothing is asked, but a request was just completed and may be corrected.
  package static let command = "command"
  /// One of several is asked for.
  package static let choice = "choice"

  /// `material`, `duration`, `amount`, `range`, `start`, `end`, `memo`, `title`, `unit`, `confirmation`,
  /// `choice`, `command` (nothing is asked, but a request was just completed and may be corrected), …:
  /// the value of `requires_context: expecting:` in the phrase files.
  package var kind: String
  /// Parameters the request still listens to, the one asked for included.
  package var welcome: [ParameterName]
  /// What can be chosen from, numbered from 1 in this order.
  package var options: [NameEntry]
  /// The seconds that a bare number counts where a length of time is asked.
  package var unitSeconds: Int
  /// The intent that asks, or under `command` the one that was just completed: the value of
  /// `requires_context: about:` in the phrase files. "Delete it" is a yes to the one and a command after the other.
  package var about: IntentName?

  package init(
    kind: String, about: IntentName? = nil, welcome: [ParameterName] = [], options: [NameEntry] = [],
    unitSeconds: Int = 60
  ) {
    self.kind = kind
    self.about = about
    self.unitSeconds = unitSeconds
    self.welcome = welcome
    self.options = options
  }
}
