import ConversationModel

/// The order of readings, best first. It is total; readings that differ only from `template` on tie.
///
/// 0. the priority that the block of the sentence asks for;
/// 1. what had to be forgiven: strict readings before tolerated ones;
/// 2. how loosely the words are understood: spelled text and exact names count nothing; then, each more than the
///    one before, parts of names, values that were read, names with slips, free text, and words that stand where
///    a name should and are none; free text counts by its length, so that the more is understood the better;
/// 3. with an open question, acts and answers before commands;
/// 4. the most spelled text;
/// 5. the most values and captures, so that a unit that was said is kept;
/// 6. the words as typed before the words without skip words;
/// 7. where free text could end in several places, the earlier end;
/// 8. the order of the files.
struct Ranking: Comparable {
  /// The higher the better.
  var priority = 0
  var cost: Int
  var looseness: Int
  var isCommandAmidQuestion: Bool
  var literal: Int
  var captures: Int
  var withoutSkipWords: Bool
  var firstFreeText: Int
  var template: Int
  /// Set for files of hassil's own language, whose order then takes the place of ours.
  var exact: ExactRules.Order?

  /// What one slot adds to `looseness`.
  enum Weight {
    static let partialName = 2
    /// More words that leave but one name are better: "chem lab" is no lab of any chemistry.
    static let severalNames = 1
    static let value = 3
    /// What people study, and nobody has put on the shelf.
    static let subject = 5
    static let closeName = 6
    /// For each slip in a name.
    static let slip = 2
    /// So little that spelled text between two free texts always pays.
    static let freeText = 2
    static let freeScalar = 2
    static let unknownName = 4
    static let unknownScalar = 3
  }

  /// How well the words are understood.
  private var quality: (Int, Int, Int, Int, Int) {
    (cost, looseness, isCommandAmidQuestion ? 1 : 0, -literal, -captures)
  }

  private var details: (Int, Int, Int) { (withoutSkipWords ? 1 : 0, firstFreeText, template) }

  static func < (a: Ranking, b: Ranking) -> Bool {
    if a.priority != b.priority { return a.priority > b.priority }
    if let exact = a.exact, let other = b.exact { return exact < other }
    return a.quality != b.quality ? a.quality < b.quality : a.details < b.details
  }

  /// No reason but the order of the files prefers one.
  func ties(with other: Ranking) -> Bool {
    if priority != other.priority { return false }
    if let exact, let order = other.exact { return exact.ties(with: order) }
    return quality == other.quality && details.0 == other.details.0 && details.1 == other.details.1
  }
}

/// A reading with its place in the order.
struct RankedReading {
  var reading: Reading
  var ranking: Ranking
  /// Words stand where a name should, and are none, nor what people study.
  var hasUnknownName: Bool
  var hasFreeText: Bool
  /// A name is meant only if slips are forgiven.
  var hasCloseName: Bool
  /// The branches taken, in a marked program.
  var marks: [Int32]
  /// What was forgiven.
  private(set) var repair = Repair()

  init(
    reading: Reading, ranking: Ranking, hasUnknownName: Bool, hasFreeText: Bool, hasCloseName: Bool,
    marks: [Int32] = []
  ) {
    self.reading = reading
    self.ranking = ranking
    self.hasUnknownName = hasUnknownName
    self.hasFreeText = hasFreeText
    self.hasCloseName = hasCloseName
    self.marks = marks
  }

  /// The same reading of words of which something was forgiven.
  func forgiving(_ repair: Repair) -> RankedReading {
    var other = self
    other.repair = repair
    other.reading.cost = repair.cost
    other.reading.unused = repair.unused
    other.ranking.cost = repair.cost
    return other
  }

  /// The same reading where nothing decides between it and another.
  func tying(with other: RankedReading) -> RankedReading {
    var tied = self
    tied.ranking = other.ranking
    return tied
  }

  /// Answers or steers the conversation.
  var isAct: Bool { DialogAct(rawValue: reading.intent.rawValue) != nil }

  /// Every word is understood, none guessed.
  var isCertain: Bool { !hasUnknownName && !hasFreeText && !hasCloseName }
  /// What is free text stands behind words that announce it.
  var isAnchored: Bool { hasFreeText && !hasUnknownName && !hasCloseName && ranking.literal >= 3 }

  /// Every word is understood once some are spelled right and what means nothing is passed over.
  var isSpelled: Bool {
    !hasUnknownName && !hasFreeText
      && repair.forgiven.allSatisfy { $0.kind.isSpelling || $0.cost <= Repair.Price.filler }
  }

  /// Shorter words are other words with one letter changed: dune is not done.
  private static let shortestSlipped = 5

  /// Longer words are spelled right but for one letter.
  var isBarelySlipped: Bool {
    repair.forgiven.filter { $0.kind == .spelling }.allSatisfy {
      let (typed, meant) = ($0.typed.unicodeScalars.sorted(), $0.meant.unicodeScalars.sorted())
      return $0.cost <= Repair.Price.slip && (meant.count >= Self.shortestSlipped || typed == meant)
    }
  }

  /// Understands the same.
  func means(_ other: RankedReading) -> Bool {
    guard reading.intent == other.reading.intent, reading.slots.count == other.reading.slots.count else {
      return false
    }
    return reading.slots.allSatisfy { slot in
      guard let same = other.reading[slot.name] else { return false }
      if case .unknownName = slot.value { return same.value == slot.value && same.text == slot.text }
      return same.value == slot.value
    }
  }
}

extension [RankedReading] {
  /// Best first, each meaning once.
  func ranked() -> [RankedReading] {
    var out: [RankedReading] = []
    for reading in inOrder where !out.contains(where: { $0.means(reading) }) { out.append(reading) }
    return out
  }

  /// Sorted; what is equal keeps its order.
  private var inOrder: [RankedReading] {
    enumerated().sorted { a, b in
      if a.element.ranking < b.element.ranking { return true }
      return !(b.element.ranking < a.element.ranking) && a.offset < b.offset
    }.map(\.element)
  }

  /// How many of the first tie; 0 or 1 when the first wins. Expects ranked readings.
  var tied: Int {
    guard let first else { return 0 }
    return prefix { $0.ranking.ties(with: first.ranking) }.count
  }
}
