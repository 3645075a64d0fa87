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

  /// The same command with more of what was said, where the line as a whole is surely like it.
  func fullerOpinion(
    of trial: inout LikenessTrial, than first: RankedReading, _ before: Denial
  ) -> [RankedReading]? {
    guard !first.isAct, let whole = surelyLike(&trial, before), fills(whole.first, moreThan: first) else {
      return nil
    }
    return whole
  }

  /// What the line is as one command with all the values of several: "finish it, put down 20 pages".
  func oneCommand(
    insteadOf several: Interpretation, _ trial: inout LikenessTrial, _ before: Denial
  ) -> [RankedReading]? {
    let parts = ([several] + several.then).compactMap(\.readings.first)
    if let one = oneCommand(withEcho: several, &trial, before) { return one }
    guard let one = surelyLike(&trial, before), parts.contains(where: { $0.intent == one[0].reading.intent })
    else { return nil }
    if let one = oneCommand(withRemarks: several, one) { return one }
    // What takes other values is another kind of thing: "note 15 pages and set a timer to 25 minutes".
    let takes = trial.takes(of: one[0].reading.intent)
    let others = ([several] + several.then).filter { part in
      part.intent.map { !trial.takes(of: $0).isSuperset(of: takes) } ?? false
    }
    guard !others.contains(where: isSurelyItself) else { return nil }
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

  /// One command whose values are told in sentences that are none by themselves: "stop it, it was physics, 14 pages".
  private func oneCommand(
    withRemarks several: Interpretation, _ whole: [RankedReading]
  ) -> [RankedReading]? {
    let one = whole[0].reading
    let isRest = ([several] + several.then).allSatisfy { part in
      guard let reading = part.readings.first else { return false }
      return reading.slots.allSatisfy { one[$0.name]?.value == $0.value }
        && (reading.intent == one.intent || !reading.slots.isEmpty && !isSurelyItself(part))
    }
    return isRest ? whole : nil
  }

  /// Whether a part of a line is by itself like the command that it was read as.
  private func isSurelyItself(_ part: Interpretation) -> Bool {
    guard let intent = part.intent, let said = utterance(part.text) else { return false }
    var trial = LikenessTrial(self, said, expecting: nil)
    return trial.share(of: intent) >= Self.surelyOther
  }

  /// From these shares on a line is like its first command: behind which nothing new is said, and nothing at all.
  private static let shareBeforeEcho: Float = 0.8
  private static let shareBeforeScrap: Float = 0.97
  /// From this share on a part is a command of its own.
  private static let ownShare: Float = 0.5

  /// The first of two commands, where the other says the same again or is one only when it stands alone: "set the
  /// timer to an hour and start".
  private func oneCommand(
    withEcho several: Interpretation, _ trial: inout LikenessTrial, _ before: Denial
  ) -> [RankedReading]? {
    guard several.then.count == 1, let first = several.readings.first,
      let second = several.then[0].readings.first, let share = trial.share(), share >= Self.shareBeforeEcho,
      second.slots.allSatisfy({ first[$0.name]?.value == $0.value })
    else { return nil }
    // What names a thing again may be about that thing: "…, and now time physics".
    guard !second.slots.isEmpty || share >= Self.shareBeforeScrap, let said = utterance(several.then[0].text)
    else { return nil }
    var part = LikenessTrial(self, said, expecting: nil)
    let isItself = part.share(of: second.intent)
    guard isItself < (second.slots.isEmpty ? Self.ownShare : Self.surelyOther) else { return nil }
    var denial = before
    let whole = denial.rest(of: trial.readings(.whole))
    guard let one = whole.first?.reading, one.intent == first.intent,
      first.slots.allSatisfy({ one[$0.name]?.value == $0.value })
    else { return nil }
    return whole
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
