import ConversationModel

/// One utterance compared with samples; what the comparisons share is worked out once, when it is first needed.
struct LikenessTrial {
  /// What of an utterance is compared; the less, the surer it must be.
  enum Extent {
    case whole
    /// A part of a line with several commands.
    case part
    /// Runs of clauses of which the clearest counts.
    case clauses

    /// So sure must likeness be to name an intent.
    var leastShare: Float {
      switch self {
      case .whole: 0.5
      case .part: 0.9
      case .clauses: 0.75
      }
    }
  }

  /// What is compared.
  private struct Prepared {
    /// The utterance as it was probably meant.
    var utterance: Utterance
    var frames: FrameRunner
    /// The whole, then runs of clauses.
    var samples: [[SampleUtterance.Part]]
  }

  /// Yes and no are taken for granted only when they are sure.
  private static let leastShareOfConsent: Float = 0.8
  /// As much as this may speak for what is for nobody where several values were said.
  private static let mostForeign: Float = 0.6

  private let matcher: Matcher
  private let typed: Utterance
  private let expecting: Expectation?
  /// What is asked; nil where a command is awaited.
  private let asked: String?
  private let model: LikenessModel?
  private var made: Prepared?

  init(_ matcher: Matcher, _ typed: Utterance, expecting: Expectation?) {
    self.matcher = matcher
    self.typed = typed
    self.expecting = expecting
    asked = expecting?.kind == Expectation.command ? nil : expecting?.kind
    model = LikenessModel(matcher.program)
  }

  private var tables: ToleranceTables {
    matcher.toleranceTables.tables(matcher.program, grammar: matcher.grammar)
  }

  /// The reading of what an utterance is like; nothing when it is like none, or like several.
  mutating func readings(_ extent: Extent) -> [RankedReading] {
    guard let model, var prepared = prepare() else { return [] }
    // What reaches over the clauses beside it, as "if" does, leaves no clause to itself.
    let compared =
      extent == .clauses ? (prepared.frames.hasScope ? [] : prepared.samples[1...]) : prepared.samples[..<1]
    let least = asked == "confirmation" ? Self.leastShareOfConsent : extent.leastShare
    guard let value = likeliest(compared, least, model),
      let found = prepared.frames.values(for: value, of: model), var leaves = prepared.frames.leaves
    else { return [] }
    let builder = matcher.builder(prepared.utterance, expecting)
    guard
      var reading = builder.reading(
        found, captures: prepared.frames.captures(found.captures), leaves: &leaves)
    else { return [] }
    // What cannot be taken back by a word needs a sentence that is made for it.
    if tables.strictIntents.contains(reading.reading.intent) { return [] }
    // An answer that holds nothing answers nothing.
    if reading.reading.intent.rawValue == DialogAct.answer.rawValue, reading.reading.slots.isEmpty {
      return []
    }
    reading.reading.cost = 3
    reading.ranking.cost = 3
    return [reading]
  }

  /// What the whole and its clauses are like.
  mutating func explained() -> [Explanation.Likeness] {
    guard let model, let prepared = prepare() else { return [] }
    let classes = model.classes(ofAnswers: asked != nil)
    guard !classes.isEmpty else { return [] }
    return prepared.samples.map { sample in
      let shares = model.shares(of: tables.likeness.keys(of: sample, answering: asked), among: classes)
      return Explanation.Likeness(
        text: SampleUtterance.text(of: sample),
        shares: shares.prefix(3).map {
          Explanation.Likeness.Share(
            intent: model.isForeign($0.value) ? "" : model.intent(of: $0.value), share: Double($0.share))
        })
    }
  }

  private mutating func prepare() -> Prepared? {
    if let made { return made }
    guard !hasStrangeNegation else { return nil }
    let tolerance = Tolerance(matcher, expecting: expecting)
    let utterance = tolerance.guessed(typed)
    var frames = matcher.frames(of: utterance, expecting: expecting)
    guard frames.leaves != nil else { return nil }
    if let asked { frames.addAnswers(asked) }
    frames.addNames(tolerance.nameWindows(utterance))
    let samples = frames.samples()
    made = Prepared(utterance: utterance, frames: frames, samples: samples)
    return made
  }

  /// Whether a word that is drawn together and known to nobody may hold a negation: "do't".
  private var hasStrangeNegation: Bool {
    let tables = tables
    return typed.scalars.split(separator: Pattern.space).contains {
      $0.dropFirst().contains(Pattern.apostrophe) && !matcher.grammar.contains($0)
        && !tables.samples.contains($0)
    }
  }

  /// The class of the samples that say one most clearly.
  private func likeliest(
    _ samples: ArraySlice<[SampleUtterance.Part]>, _ least: Float, _ model: LikenessModel
  ) -> Int? {
    let reader = tables.likeness
    let classes = model.classes(ofAnswers: asked != nil)
    guard !classes.isEmpty else { return nil }
    var best: (value: Int, share: Float)?
    for sample in samples {
      let shares = model.shares(of: reader.keys(of: sample, answering: asked), among: classes)
      guard let first = shares.first(where: { !model.isForeign($0.value) }) else { continue }
      // Two values are hardly said by the way.
      let values = sample.count { if case .value = $0 { true } else { false } }
      let foreign = shares.first { model.isForeign($0.value) }?.share ?? 0
      let isValued = values > 1 && foreign <= Self.mostForeign && first.share >= (1 - foreign) * least
      let isSure = first.share >= least && first.share > foreign
      if isSure || asked == nil && isValued, first.share > best?.share ?? 0 { best = first }
    }
    return best?.value
  }
}
