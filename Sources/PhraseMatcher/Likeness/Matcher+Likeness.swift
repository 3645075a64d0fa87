import ConversationModel

extension Matcher {
  /// What an utterance means by its likeness to samples; nothing when it is like none, or like several.
  /// - Parameter extent: what of the utterance is compared.
  func likely(_ typed: Utterance, expecting: Expectation?, _ extent: LikenessExtent) -> [RankedReading] {
    guard let model = LikenessModel(program), !hasStrangeNegation(typed) else { return [] }
    let (utterance, asked, tables, opened) = compared(typed, expecting: expecting)
    var frames = opened
    guard frames.leaves != nil else { return [] }
    // What reaches over the clauses beside it, as "if" does, leaves no clause to itself.
    let samples = frames.samples()
    let compared = extent == .clauses ? (frames.hasScope ? [] : samples[1...]) : samples[..<1]
    let least = asked == "confirmation" ? Self.leastShareOfConsent : extent.leastShare
    guard let value = likeliest(compared, asked, least, model),
      let found = frames.values(for: value, of: model), var leaves = frames.leaves
    else { return [] }
    let builder = builder(utterance, expecting)
    guard
      var reading = builder.reading(found, captures: frames.captures(found.captures), leaves: &leaves)
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

  /// Yes and no are taken for granted only when they are sure.
  private static let leastShareOfConsent: Float = 0.8

  /// Whether a word that is drawn together and known to nobody may hold a negation: "do't".
  private func hasStrangeNegation(_ utterance: Utterance) -> Bool {
    let tables = toleranceTables.tables(program, grammar: grammar)
    return utterance.scalars.split(separator: Pattern.space).contains {
      $0.dropFirst().contains(Pattern.apostrophe) && !grammar.contains($0) && !tables.samples.contains($0)
    }
  }

  /// As much as this may speak for what is for nobody where several values were said.
  private static let mostForeign: Float = 0.6

  /// What is compared: the utterance as it was probably meant, cut into its parts.
  private func compared(
    _ typed: Utterance, expecting: Expectation?
  ) -> (utterance: Utterance, asked: String?, tables: ToleranceTables, frames: FrameRunner) {
    let tolerance = Tolerance(self, expecting: expecting)
    let utterance = tolerance.guessed(typed)
    let asked = expecting?.kind == Expectation.command ? nil : expecting?.kind
    var frames = frames(of: utterance, expecting: expecting)
    if frames.leaves != nil {
      if let asked { frames.addAnswers(asked) }
      frames.addNames(tolerance.nameWindows(utterance))
    }
    return (utterance, asked, tolerance.tables, frames)
  }

  /// What the whole of an utterance and its clauses are like.
  func likeness(of typed: Utterance, expecting: Expectation?) -> [Explanation.Likeness] {
    guard let model = LikenessModel(program) else { return [] }
    let (_, asked, tables, opened) = compared(typed, expecting: expecting)
    var frames = opened
    let classes = model.classes(ofAnswers: asked != nil)
    guard frames.leaves != nil, !classes.isEmpty else { return [] }
    return frames.samples().map { sample in
      let keys = tables.likeness.keys(of: sample, answering: asked)
      return Explanation.Likeness(
        text: SampleUtterance.text(of: sample),
        shares: model.shares(of: keys, among: classes).prefix(3).map {
          Explanation.Likeness.Share(
            intent: model.isForeign($0.value) ? "" : model.intent(of: $0.value), share: Double($0.share))
        })
    }
  }

  /// The class of the samples that say one most clearly.
  private func likeliest(
    _ samples: ArraySlice<[SampleUtterance.Part]>, _ asked: String?, _ least: Float, _ model: LikenessModel
  ) -> Int? {
    let reader = toleranceTables.tables(program, grammar: grammar).likeness
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

/// What of an utterance is compared with samples; the less, the surer it must be.
enum LikenessExtent {
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
