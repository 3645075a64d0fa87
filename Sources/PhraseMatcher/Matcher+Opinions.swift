import ConversationModel

/// What is asked a second time, in another way, before a reading of a part of a line is believed.
extension Matcher {
  /// From this share on a line is surely another command than some part of it makes.
  private static let surelyOther: Float = 0.9
  /// What a reading costs that is known by its likeness only.
  private static let guessed = 3

  /// What the line as a whole is surely like, where a part of it makes another command; nil where they agree.
  func otherOpinion(
    of trial: inout LikenessTrial, than first: RankedReading, _ before: Denial
  ) -> [RankedReading]? {
    guard !first.isAct, let other = surelyLike(&trial, before),
      other[0].reading.intent != first.reading.intent
    else { return nil }
    // Words that were taken for an unknown name are better words of a sentence.
    let known = first.reading.slots.count { if case .unknownName = $0.value { false } else { true } }
    return other[0].reading.slots.count >= known ? other : nil
  }

  /// What the line is as one command with all the values of several: "finish it, put down 20 pages".
  func oneCommand(
    insteadOf several: Interpretation, _ trial: inout LikenessTrial, _ before: Denial
  ) -> [RankedReading]? {
    let parts = ([several] + several.then).compactMap(\.readings.first)
    guard let one = surelyLike(&trial, before), parts.contains(where: { $0.intent == one[0].reading.intent })
    else { return nil }
    let own = parts.first { $0.intent == one[0].reading.intent }?.slots.count ?? 0
    // A command that says nothing more, or tells more than the other of what it is about, is one of its own:
    // "finish it, then start a timer".
    let isRest = parts.allSatisfy {
      $0.intent == one[0].reading.intent
        || !$0.slots.isEmpty && ($0.slots.count <= own || !$0.slots.contains(where: Self.isNamed))
    }
    guard isRest else { return nil }
    let names = parts.flatMap { $0.slots.map(\.name) }
    return Set(names).count == names.count && one[0].reading.slots.count >= names.count ? one : nil
  }

  private static func isNamed(_ slot: Slot) -> Bool {
    if case .value = slot.value { false } else { true }
  }

  /// The reading of the command that the line as a whole is surely like; nil for none.
  private func surelyLike(_ trial: inout LikenessTrial, _ before: Denial) -> [RankedReading]? {
    guard let share = trial.share(), share >= Self.surelyOther else { return nil }
    var denial = before
    let whole = denial.rest(of: trial.readings(.whole))
    return whole.first.map { !$0.isAct } ?? false ? whole : nil
  }

  /// So sure must it be that a clause is about nothing that is to be done.
  private static let surelyRemark: Float = 0.97

  /// The reading of a line without a remark in which the beginning of a range was found that has no end, with the
  /// remark as what it leaves out: "physics 20 minutes, page 12 is confusing". Nil where there is none.
  func withoutRemark(_ utterance: Utterance, of first: RankedReading) -> [RankedReading]? {
    let ends = first.reading.slots.filter { FrameRunner.ends.contains($0.name.rawValue) }
    guard ends.count == 1, ends[0].name == "start", first.reading.slots.count > 1 else { return nil }
    let clauses = FrameRunner.clauses(utterance, joints: [])
    guard clauses.count > 1,
      let remark = clauses.first(where: { utterance.typedSpan($0).overlaps(ends[0].span) }),
      let said = self.utterance(utterance.typedText(remark))
    else { return nil }
    var trial = LikenessTrial(self, said, expecting: nil)
    guard trial.isRemark(from: Self.surelyRemark) else { return nil }
    var rest = understood(utterance.removing([remark]), expecting: nil, strict: false).readings
    guard rest.first?.reading.intent == first.reading.intent else { return nil }
    let marks = ClauseMarks.all.union([" "])
    let words = utterance.typedText(remark).unicodeScalars.drop(while: marks.contains)
    let left = String(String.UnicodeScalarView(words)).trimmed
    for index in rest.indices { rest[index].reading.unused.append(left) }
    return rest
  }

  /// What a line is when letters in it are made the characters that they are half of; nil without such letters,
  /// or when nothing comes of it.
  func halfTypedReadings(of utterance: Utterance, expecting: Expectation?) -> [RankedReading]? {
    let found = halfTyped.lines(meantBy: utterance).compactMap { line -> [RankedReading]? in
      let found = understood(line, expecting: expecting, strict: false).readings
      return found.first?.isCertain ?? false ? found : nil
    }
    guard let best = found.min(by: { Self.isSurer($0[0], than: $1[0]) }) else { return nil }
    // A command that is guessed from characters that are guessed must be the only one.
    let isGuessed = best[0].reading.cost >= Self.guessed && best[0].reading.slots.isEmpty
    return isGuessed && found.contains { $0[0].reading.intent != best[0].reading.intent } ? nil : best
  }

  private static func isSurer(_ first: RankedReading, than second: RankedReading) -> Bool {
    let (a, b) = (first.reading, second.reading)
    return a.slots.count != b.slots.count ? a.slots.count > b.slots.count : a.cost < b.cost
  }
}
