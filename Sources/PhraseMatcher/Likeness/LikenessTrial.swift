import ConversationModel

/// One utterance compared with samples; what the comparisons share is worked out once, when it is first needed.
struct LikenessTrial {
  /// What of an utterance is compared; the less, the surer it must be.
  enum Extent {
    case whole
    /// A part of a line with several commands.
    case part
    /// A part of a line that as a whole is like another command.
    case surePart
    /// What may as well be a note.
    case refusal
    /// Runs of clauses of which the clearest counts.
    case clauses

    /// So sure must likeness be to name an intent.
    var leastShare: Float {
      switch self {
      case .whole: 0.4
      case .part: 0.9
      case .surePart: 0.98
      case .refusal: 0.97
      case .clauses: 0.75
      }
    }
  }

  /// What is compared.
  private final class Prepared {
    /// The utterance as it was probably meant.
    var utterance: Utterance
    var frames: FrameRunner
    /// The whole, then runs of clauses.
    var samples: [[SampleUtterance.Part]]
    /// What people study is the only value, and others speak of it, too: "play some music".
    var hasOnlySubject: Bool

    init(
      utterance: Utterance, frames: FrameRunner, samples: [[SampleUtterance.Part]], hasOnlySubject: Bool
    ) {
      self.utterance = utterance
      self.frames = frames
      self.samples = samples
      self.hasOnlySubject = hasOnlySubject
    }

    /// The values that were said and that a command has no place for, as typed: a stopwatch with a memo.
    func leftOut(of reading: Reading, takes: [String]) -> [String] {
      var left: [String] = []
      for said in frames.said(texts: true) {
        let span = utterance.typedSpan(said.range)
        let isTaken = said.slots.contains { takes.contains(frames.name(ofSlot: $0)) }
        if isTaken || reading.slots.contains(where: { $0.span.overlaps(span) }) { continue }
        left.append(utterance.text(in: span).trimmed)
      }
      return left
    }
  }

  /// The question that yes and no answer.
  private static let consent = "confirmation"
  /// Yes and no are taken for granted only when they are sure.
  private static let leastShareOfConsent: Float = 0.9
  /// An answer, or that there is none, is not asked for again.
  private static let leastShareOfAnswer: Float = 0.5
  /// As much as this may speak for what is for nobody where several values were said.
  private static let mostForeign: Float = 0.45
  /// From this share on a clause says something by itself.
  private static let ownShare: Float = 0.5
  /// From this share on a clause would be a command without its negation.
  private static let turnedShare: Float = 0.75
  /// From this share on a line is surely for nobody.
  private static let surelyForeign: Float = 0.9
  private static let ratherForeign: Float = 0.8
  /// From this share on not even a slip makes something of it.
  private static let undoubted: Float = 0.99
  private static let enoughWords = 6
  /// The slots that count something.
  private static let counts = ["amount", "start", "end"]
  /// Questions that one number answers.
  private static let counted: Set<String> = ["duration", "amount"]
  /// Fewer words without a value must be surer.
  private static let fewWords = 3
  private static let shareOfFewWords: Float = 0.9
  private static let shareOfSubject: Float = 0.9

  private let matcher: Matcher
  private let typed: Utterance
  private let expecting: Expectation?
  /// What is asked; nil where a command is awaited.
  private let asked: String?
  private let model: LikenessModel?
  private let shares: LikenessShares?
  /// The parts of the line as it was typed, where they are known already.
  private let known: FrameRunner?
  private let tolerance: Tolerance
  /// As the line is written, and as it sounds; nil in it where that is no other line.
  private var made: [Prepared?] = []

  init(
    _ matcher: Matcher, _ typed: Utterance, expecting: Expectation?, frames: FrameRunner? = nil,
    tolerance: Tolerance? = nil
  ) {
    known = frames
    self.tolerance = tolerance ?? Tolerance(matcher, expecting: expecting)
    self.matcher = matcher
    self.typed = typed
    self.expecting = expecting
    asked = expecting?.kind == Expectation.command ? nil : expecting?.kind
    model = LikenessModel(matcher.program)
    shares = model.map { [asked] in LikenessShares($0, matcher.toleranceTables.likeness, asked: asked) }
  }

  private var tables: ToleranceTables {
    matcher.toleranceTables
  }

  /// The reading of what an utterance is like; nothing when it is like none, or like several.
  mutating func readings(_ extent: Extent) -> [RankedReading] {
    let found = readings(extent, sounding: false)
    return found.isEmpty ? readings(extent, sounding: true) : found
  }

  /// How sure it is what the whole is like, from 0 to 1; nil when it is like nothing.
  mutating func share() -> Float? {
    guard let model, let shares, let whole = prepare(sounding: false)?.samples.first else { return nil }
    return shares(whole).first.flatMap { model.isForeign($0.value) ? nil : $0.share }
  }

  /// How sure it is that the whole is this command; 0 for a word or less, which says nothing of itself.
  mutating func share(of intent: IntentName) -> Float {
    guard let model, let shares, let whole = prepare(sounding: false)?.samples.first, !isScrap(whole, 1)
    else { return 0 }
    return shares(whole).first {
      !model.isForeign($0.value) && model.intent(of: $0.value) == intent.rawValue
    }?.share
      ?? 0
  }

  /// The slots that the samples of an intent fill.
  func takes(of intent: IntentName) -> Set<String> {
    guard let model else { return [] }
    let value = model.classes(ofAnswers: false).first {
      !model.isForeign($0) && model.intent(of: $0) == intent.rawValue
    }
    return Set(value.map(model.takes) ?? [])
  }

  /// Whether the whole is surely like what is said to others.
  mutating func isForOthers() -> Bool {
    guard let model, let whole = prepare(sounding: false)?.samples.first else { return false }
    return isForeign(whole, model)
  }

  /// Fewer words beside a value say nothing of it.
  private static let fewestWordsOfRemark = 2

  /// Whether the whole says something of a value that is nothing to be done.
  mutating func isRemark(from least: Float) -> Bool {
    guard let model, let whole = prepare(sounding: false)?.samples.first else { return false }
    return Self.words(of: whole) >= Self.fewestWordsOfRemark && isForeign(whole, model, from: least)
  }

  /// Whether the whole is like nothing that anybody says to us, beyond a doubt.
  mutating func isForNobody() -> Bool {
    guard let model, let whole = prepare(sounding: false)?.samples.first else { return false }
    return Self.words(of: whole) >= Self.enoughWords && isForeign(whole, model, from: Self.undoubted)
  }

  /// Whether the whole, every clause and every run of clauses are surely like what is said to others.
  mutating func isForOthersThroughout() -> Bool {
    guard let model, let samples = prepare(sounding: false)?.samples else { return false }
    return samples.allSatisfy { isForeign($0, model) }
  }

  private mutating func readings(_ extent: Extent, sounding: Bool) -> [RankedReading] {
    guard let model, let prepared = prepare(sounding: sounding) else { return [] }
    // What reaches over the clauses beside it, as "if" does, leaves no clause to itself.
    let compared =
      extent == .clauses ? (prepared.frames.hasScope ? [] : prepared.samples[1...]) : prepared.samples[..<1]
    // A clause is no answer in a line that is surely for nobody: "fine, how are you".
    if extent == .clauses, isForeign(prepared.samples[0], model, from: mostForeignAround) { return [] }
    let least = max(least(extent), prepared.hasOnlySubject ? Self.shareOfSubject : 0)
    guard let (first, share, sample) = likeliest(compared, least, model) else { return [] }
    let denial = denied(in: compared, instead: first, model)
    // A yes beside what may be a no is neither.
    if let denial, denial.share < Self.leastShareOfConsent { return [] }
    let value = denial?.value ?? first
    guard share >= Self.undoubted || !isTurned(value, &prepared.frames, model),
      let found = prepared.frames.values(for: value, of: model), let leaves = prepared.frames.leaves
    else { return [] }
    let builder = matcher.builder(prepared.utterance, expecting)
    guard
      var reading = builder.reading(
        found, captures: prepared.frames.captures(found.captures), leaves: leaves)
    else { return [] }
    // What cannot be taken back by a word needs a sentence that is made for it.
    if tables.strictIntents.contains(reading.reading.intent) { return [] }
    // An answer that holds nothing answers nothing, nor does a choice.
    let act = DialogAct(rawValue: reading.reading.intent.rawValue)
    if act == .answer || act == .choose, reading.reading.slots.isEmpty { return [] }
    // Whoever says so much leaves nothing out: "I did not time it, call it an hour".
    if act == .skip, let asked, Self.counted.contains(asked), prepared.frames.says(asked) { return [] }
    // What was weighed and finds no place would be lost without a word.
    if asked == nil, !isFilled(reading.reading, with: sample, takes: model.takes(of: value)) { return [] }
    if asked == nil, act == nil {
      reading.reading.unused = prepared.leftOut(of: reading.reading, takes: model.takes(of: value))
    }
    reading.reading.cost = 3
    reading.ranking.cost = 3
    return [reading]
  }

  /// The no beside a yes: "no, record it" agrees to nothing.
  private func denied(
    in samples: ArraySlice<[SampleUtterance.Part]>, instead value: Int, _ model: LikenessModel
  )
    -> (value: Int, share: Float)?
  {
    guard asked == Self.consent, DialogAct(rawValue: model.intent(of: value)) == .affirm else { return nil }
    return samples.compactMap { sample in
      guard let first = shares?(sample).first, first.share >= Self.ownShare, !model.isForeign(first.value),
        DialogAct(rawValue: model.intent(of: first.value)) == .deny
      else { return nil }
      return first
    }.max { $0.share < $1.share }
  }

  /// From this share of what is for nobody on, no clause of a line is believed.
  private var mostForeignAround: Float { asked == nil ? Self.ratherForeign : Self.surelyForeign }

  private func least(_ extent: Extent) -> Float {
    if asked == Self.consent { return Self.leastShareOfConsent }
    return asked == nil ? extent.leastShare : max(extent.leastShare, Self.leastShareOfAnswer)
  }

  /// Whether a sample is surely for nobody.
  private func isForeign(
    _ sample: [SampleUtterance.Part], _ model: LikenessModel, from least: Float = surelyForeign
  ) -> Bool {
    shares?(sample).first.map { model.isForeign($0.value) && $0.share >= least } ?? false
  }

  /// Whether every value of a sample that an intent takes is in a reading of it.
  private func isFilled(_ reading: Reading, with sample: [SampleUtterance.Part], takes: [String]) -> Bool {
    sample.allSatisfy { part in
      guard case .value(let name) = part else { return true }
      return SampleUtterance.slots(ofName: name).allSatisfy { slot in
        guard takes.contains(slot) else { return true }
        // How much and how far are told apart by the pieces.
        let slots = Self.counts.contains(slot) ? Self.counts : [slot]
        return slots.contains { reading[ParameterName(rawValue: $0)] != nil }
      }
    }
  }

  /// Whether a clause holds the command only without its negation: "do not jot it down".
  private func isTurned(_ value: Int, _ frames: inout FrameRunner, _ model: LikenessModel) -> Bool {
    guard asked == nil, let shares else { return false }
    return frames.negatedClauses().contains { clause in
      guard shares(clause.said).first(where: { $0.value == value })?.share ?? 0 < Self.ownShare,
        let first = shares(clause.turned).first
      else { return false }
      return !model.isForeign(first.value) && first.share >= Self.turnedShare
    }
  }

  /// The words beside the values; two characters of a script without spaces are about one.
  private static func words(of sample: [SampleUtterance.Part]) -> Int {
    sample.reduce(0) { sum, part in
      guard case .words(let scalars) = part else { return sum }
      let characters = scalars.count(where: ScalarClass.isCJK)
      let spaced = scalars.split(whereSeparator: { !ScalarClass.isSpacedWord($0) }).count
      return sum + spaced + (characters + 1) / 2
    }
  }

  /// Whether there is so little in a sample that it says nothing surely.
  private func isScrap(_ sample: [SampleUtterance.Part], _ share: Float) -> Bool {
    let values = sample.count { if case .value = $0 { true } else { false } }
    let words = Self.words(of: sample)
    if words == 0 { return true }
    if values > 0 { return false }
    return words < 2 || words < Self.fewWords && share < Self.shareOfFewWords
  }

  /// What the whole and its clauses are like.
  mutating func explained() -> [Explanation.Likeness] {
    guard let model, let shares, let prepared = prepare(sounding: false),
      !model.classes(ofAnswers: asked != nil).isEmpty
    else { return [] }
    return prepared.samples.enumerated().map { index, sample in
      Explanation.Likeness(
        text: SampleUtterance.text(of: sample),
        shares: shares(sample).prefix(3).map {
          Explanation.Likeness.Share(
            intent: model.isForeign($0.value) ? "" : model.intent(of: $0.value), share: Double($0.share))
        }, least: Double(least(index == 0 ? .whole : .clauses)))
    }
  }

  private mutating func prepare(sounding: Bool) -> Prepared? {
    while made.count <= (sounding ? 1 : 0) { made.append(prepared(sounding: made.count == 1)) }
    return made[sounding ? 1 : 0]
  }

  private func prepared(sounding: Bool) -> Prepared? {
    guard typed.count <= FrameRunner.longest, !hasStrangeNegation,
      !sounding || matcher.gazetteer.hasSounds
    else { return nil }
    let utterance = tolerance.guessed(typed, sounding: sounding)
    if sounding, utterance.scalars == made.first??.utterance.scalars { return nil }
    var frames =
      known.flatMap { utterance.scalars == typed.scalars ? $0 : nil }
      ?? matcher.frames(of: utterance, expecting: expecting)
    guard frames.leaves != nil else { return nil }
    frames.common = matcher.commonWords(utterance)
    if let asked { frames.addAnswers(asked) }
    frames.addNames(tolerance.nameWindows(utterance))
    let said = frames.said(texts: true).count
    frames.addSubjects(matcher.grammar)
    let samples = frames.samples()
    return Prepared(
      utterance: utterance, frames: frames, samples: samples,
      hasOnlySubject: said == 0 && samples[0].contains { if case .value = $0 { true } else { false } })
  }

  /// Whether a word that is drawn together and known to nobody may be a slip in a negation: "do't".
  private var hasStrangeNegation: Bool {
    let tables = tables
    let guards = tables.guards.filter { $0.contains(Pattern.apostrophe) }
    return typed.scalars.split(separator: Pattern.space).contains { word in
      word.dropFirst().contains(Pattern.apostrophe) && !matcher.grammar.contains(word)
        && !tables.samples.contains(word)
        && guards.contains {
          EditDistance(scalars: word).within(EditDistance.mostSlips, ofScalars: $0) != nil
        }
    }
  }

  /// The class of the samples that say one most clearly, and the one that does.
  private func likeliest(
    _ samples: ArraySlice<[SampleUtterance.Part]>, _ least: Float, _ model: LikenessModel
  ) -> (value: Int, share: Float, sample: [SampleUtterance.Part])? {
    var best: (value: Int, share: Float, sample: [SampleUtterance.Part])?
    for sample in samples where !sample.isEmpty {
      let shares = shares?(sample) ?? []
      guard let first = shares.first(where: { !model.isForeign($0.value) }) else { continue }
      // Two values are hardly said by the way.
      let values = sample.count { if case .value = $0 { true } else { false } }
      let foreign = shares.first { model.isForeign($0.value) }?.share ?? 0
      let isValued = values > 1 && foreign <= Self.mostForeign && first.share >= (1 - foreign) * least
      let isSure = first.share >= least && first.share > foreign
      if asked == nil || asked == Self.consent, isScrap(sample, first.share) { continue }
      if isSure || asked == nil && isValued, first.share > best?.share ?? 0 {
        best = (first.value, first.share, sample)
      }
    }
    return best
  }
}
