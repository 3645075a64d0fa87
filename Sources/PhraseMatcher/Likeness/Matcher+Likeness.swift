import ConversationModel

extension Matcher {
  /// So sure must likeness be to name an intent, by the whole of what was said or by some of its clauses.
  private static let leastShare: Float = 0.5
  private static let leastShareOfClause: Float = 0.75

  /// What an utterance means by its likeness to samples; nothing when it is like none, or like several.
  func likely(_ typed: Utterance, expecting: Expectation?) -> [RankedReading] {
    guard let model = LikenessModel(program) else { return [] }
    let tolerance = Tolerance(self, expecting: expecting)
    let utterance = tolerance.guessed(typed)
    let asked = expecting?.kind == Expectation.command ? nil : expecting?.kind
    var frames = frames(of: utterance, expecting: expecting)
    guard frames.leaves != nil else { return [] }
    if let asked { frames.addAnswers(asked) }
    frames.addNames(tolerance.nameWindows(utterance))
    guard let value = likeliest(frames.samples(), hasScope: frames.hasScope, asked, model),
      let found = frames.values(for: value, of: model), var leaves = frames.leaves
    else { return [] }
    let builder = builder(utterance, expecting)
    guard
      var reading = builder.reading(found, captures: frames.captures(found.captures), leaves: &leaves)
    else { return [] }
    // An answer that holds nothing answers nothing.
    if reading.reading.intent.rawValue == DialogAct.answer.rawValue, reading.reading.slots.isEmpty {
      return []
    }
    reading.reading.cost = 3
    reading.ranking.cost = 3
    return [reading]
  }

  /// The class of the whole, or else of the clauses that say it most clearly.
  private func likeliest(
    _ samples: [[SampleUtterance.Part]], hasScope: Bool, _ asked: String?, _ model: LikenessModel
  ) -> Int? {
    let reader = LikenessReader(program)
    let classes = model.classes(ofAnswers: asked != nil)
    guard !classes.isEmpty else { return nil }
    var best: (value: Int, share: Float)?
    for (index, sample) in samples.enumerated() {
      let shares = model.shares(of: reader.keys(of: sample, answering: asked), among: classes)
      guard let first = shares.first, !model.isForeign(first.value) else { continue }
      if index == 0, first.share >= Self.leastShare { return first.value }
      // What reaches over the clauses beside it, as "if" does, leaves no clause to itself.
      if hasScope { break }
      if first.share >= max(Self.leastShareOfClause, best?.share ?? 0) { best = first }
    }
    return best?.value
  }
}
