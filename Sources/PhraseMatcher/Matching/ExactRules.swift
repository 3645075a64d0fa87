import ConversationModel

/// What hassil's own rules need to know of an utterance, and its order of readings.
struct ExactRules {
  /// The slot that Home Assistant asks hassil to prefer.
  static let preferredSlot = "name"

  /// The words of the utterance without skip words, as typed.
  var words: Set<String>
  /// Which of the texts that are tried this is: as typed before without skip words.
  var variant: Int

  /// The order of hassil's `recognize_best`, best first: (1) readings whose preferred slot is no free text, and
  /// of those the longest; (2) the fewest free texts; (3) the most spelled text; (4) the least free text; (5) the
  /// name of the intent; (6) the order in which they are found.
  struct Order: Equatable {
    /// Length of the preferred slot; -1 for none.
    var preferred = -1
    var freeTexts = 0
    var freeScalars = 0
    var literal = 0
    var intent = ""
    var sequence = 0

    /// Completed for a way through a template.
    func at(_ rules: ExactRules, _ found: PatternRunner.Found, _ intent: IntentName) -> Order {
      var order = self
      order.literal = Int(found.literal)
      order.intent = intent.rawValue
      order.sequence = Int(found.template) * 2 + rules.variant
      return order
    }

    private var quality: (Int, Int, Int, Int) { (-preferred, freeTexts, -literal, freeScalars) }

    static func < (a: Order, b: Order) -> Bool {
      if a.quality != b.quality { return a.quality < b.quality }
      return a.intent != b.intent ? a.intent < b.intent : a.sequence < b.sequence
    }

    /// No reason but a name or the order of the files prefers one.
    func ties(with other: Order) -> Bool { quality == other.quality }
  }
}
