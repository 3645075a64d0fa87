import ConversationModel

/// An answer with a command behind it: "20 minutes, and then start a timer".
extension JoinedCommands {
  /// Questions that any words answer: they hold no command.
  private static let openKinds: Set<String> = ["memo", "title", Expectation.command]

  /// The answer to what is asked and what is to be done then; nil unless both are said without a doubt.
  /// - Parameter found: what the line is as a whole.
  private mutating func answerWithMore(than found: RankedReading?) -> Interpretation? {
    guard let expecting, let asker = expecting.about, !Self.openKinds.contains(expecting.kind),
      utterance.count <= Self.longestJoined
    else { return nil }
    let trial = LikenessTrial(matcher, utterance, expecting: nil)
    let asked = trial.takes(of: asker)
    for (atMarks, part) in parts() {
      guard let head = matcher.utterance(part.first), let tail = matcher.utterance(part.rest),
        let answer = matcher.certainReading(of: head, expecting: expecting),
        let act = DialogAct(rawValue: answer.intent.rawValue),
        Self.isAnswer(act, with: answer.slots, to: expecting.kind),
        let more = command(tail, .rest), more.readings[0].isCommandOfItsOwn
      else { continue }
      // What is open ends with it, one way or the other.
      if act != .answer, act != .choose {
        guard more.intent != asker, act != .affirm || isMoreThanYes(more.readings[0], atMarks),
          !more.readings[0].slots.isEmpty || whole(found) != answer.intent
        else { continue }
        return Interpretation(text: Normalizer.cleaned(head.typed), readings: [answer], then: [more])
      }
      guard !answers(tail, expecting, besides: answer, atMarks: atMarks) else { continue }
      // What takes all that the question is for rather tells more of it: "45 minutes, page 12 to 18". Behind a choice
      // only what is the same wish does: "keep it, and record 20 minutes of chemistry" is another.
      if act == .choose, more.intent != asker {
        return Interpretation(text: Normalizer.cleaned(head.typed), readings: [answer], then: [more])
      }
      let isMore = more.intent.map { trial.takes(of: $0).isSuperset(of: asked) } ?? false
      if isMore, atMarks || !more.readings[0].slots.contains(where: { answer[$0.name] != nil }) { continue }
      return Interpretation(text: Normalizer.cleaned(head.typed), readings: [answer], then: [more])
    }
    return nil
  }

  /// What the line says as a whole: "no, record it" is a no, and says why.
  private func whole(_ found: RankedReading?) -> IntentName? {
    if let found { return found.reading.intent }
    var trial = LikenessTrial(matcher, utterance, expecting: expecting)
    return (trial.readings(.whole).first ?? trial.readings(.clauses).first)?.reading.intent
  }

  /// Whether an act is all that a question needs: a value, a way out, or a yes or no where those are asked for.
  private static func isAnswer(_ act: DialogAct, with slots: [Slot], to kind: String) -> Bool {
    switch act {
    case .answer, .choose: kind != "confirmation"
    case .cancel: slots.isEmpty
    case .affirm, .deny: slots.isEmpty && kind == "confirmation"
    default: false
    }
  }

  /// What is said behind a yes may be all that the yes is to: "yes, finish it". A command with values, or behind a word
  /// of sequence, is another one.
  private func isMoreThanYes(_ more: Reading, _ atMarks: Bool) -> Bool {
    !atMarks || !more.slots.isEmpty
  }

  /// What is said at once with something else: an answer, or words that any words may be.
  mutating func beside(_ found: RankedReading?) -> Interpretation? {
    answerWithMore(than: found) ?? behindText(found)
  }

  /// Fewer words are rather a part of a title: "Stop and Go".
  private static let fewestWordsBehindText = 3

  /// A command behind a title or a memo that is none of its words: "memo waves, and start a 20 minute timer". A memo
  /// tells what is done as well, so a mark must part them.
  private mutating func behindText(_ found: RankedReading?) -> Interpretation? {
    guard expecting == nil || expecting?.kind == Expectation.command, let found, found.isAnchored,
      !found.isAct,
      utterance.quotations.isEmpty, utterance.count <= Self.longestJoined
    else { return nil }
    let hasTitle = found.reading["title"] != nil
    for part in matcher.conjunctions.parts(of: utterance, atMarks: false, atEndings: false) {
      guard hasTitle || part.first.unicodeScalars.last.map(ClauseMarks.all.contains) ?? false,
        let head = matcher.utterance(part.first), let tail = matcher.utterance(part.rest),
        var first = command(head, .first), first.intent == found.reading.intent,
        let more = command(tail, .rest), more.readings[0].isCommandOfItsOwn, more.intent != first.intent,
        !more.readings[0].slots.isEmpty
          || tail.scalars.split(separator: Pattern.space).count >= Self.fewestWordsBehindText
      else { continue }
      first.then = [more]
      return first
    }
    return nil
  }

  /// The places where the line may be parted: at words, then at marks.
  private func parts() -> [(atMarks: Bool, part: (first: String, rest: String))] {
    [false, true].flatMap { atMarks in
      matcher.conjunctions.parts(of: utterance, atMarks: atMarks).map { (atMarks, $0) }
    }
  }

  /// Whether words only say more of what is asked; said again behind a word of sequence, it is another thing.
  private func answers(
    _ tail: Utterance, _ expecting: Expectation, besides answer: Reading, atMarks: Bool
  ) -> Bool {
    guard let own = matcher.certainReading(of: tail, expecting: expecting),
      DialogAct(rawValue: own.intent.rawValue) != nil
    else { return false }
    return atMarks || !own.slots.contains { answer[$0.name] != nil }
  }
}

extension Reading {
  /// Whether every name in it is known, and it is no act.
  fileprivate var isCommandOfItsOwn: Bool {
    DialogAct(rawValue: intent.rawValue) == nil
      && !slots.contains { if case .unknownName = $0.value { true } else { false } }
  }
}

extension Matcher {
  /// The one strict reading of some words in which nothing is guessed.
  fileprivate func certainReading(of part: Utterance, expecting: Expectation?) -> Reading? {
    let found = strictReadings(
      of: part, expecting: expecting, templates: openTemplates(expecting), strict: false)
    return found.first.flatMap { $0.isCertain && found.tied <= 1 ? $0.reading : nil }
  }
}
