import ConversationModel

extension Matcher {
  /// Where a line is parted.
  enum Joint {
    /// At words between commands.
    case words
    /// There, and at marks.
    case anywhere
  }

  /// Longer lines are stories, not commands.
  private static let longestJoined = 300
  /// So many parts of one line are looked at.
  private static let mostParts = 32
  private static let mostLikelyParts = 6

  /// The same line as several commands; nil unless every part is one by itself and nothing in it is guessed.
  ///
  /// Asked only where no sentence fits the line as a whole, so a title or a memo may hold "and".
  /// - Parameter likely: where parts may be told by their likeness to samples; nil for nowhere.
  func joined(_ utterance: Utterance, expecting: Expectation?, likely: Joint? = nil) -> Interpretation? {
    guard expecting == nil || expecting?.kind == Expectation.command, utterance.count <= Self.longestJoined
    else { return nil }
    var left = likely == nil ? Self.mostParts : Self.mostLikelyParts
    return joined(utterance, expecting: expecting, likely, &left)
  }

  private func joined(
    _ utterance: Utterance, expecting: Expectation?, _ likely: Joint?, _ left: inout Int
  ) -> Interpretation? {
    let isLikely = likely != nil
    for part in conjunctions.parts(of: utterance, atMarks: likely != .words) {
      guard left > 0 else { return nil }
      left -= 1
      guard let head = self.utterance(part.first), let tail = self.utterance(part.rest), head.count > 0,
        tail.count > 0
      else { continue }
      var first = command(head, expecting)
      var rest = command(tail, nil)
      if first != nil, rest == nil { rest = joined(tail, expecting: nil, likely, &left) }
      // One part in free speech is enough.
      if first == nil, rest != nil { first = command(head, expecting, isFree: true) }
      if rest == nil, first != nil { rest = command(tail, nil, isFree: true) }
      if first == nil, rest == nil, isLikely {
        (first, rest) = (self.likely(head), self.likely(tail))
      } else if isLikely {
        first = first ?? self.likely(head)
        rest = rest ?? self.likely(tail)
      }
      guard var first, var second = rest else { continue }
      if let one = Self.merged(first, second) { return one }
      let more = second.then
      second.then = []
      first.then = [second] + more
      return first
    }
    return nil
  }

  /// One command said in two parts: "let's go with Calculus, stopwatch please".
  private static func merged(_ first: Interpretation, _ second: Interpretation) -> Interpretation? {
    guard let one = first.readings.first, let other = second.readings.first, one.intent == other.intent,
      other.slots.allSatisfy({ one[$0.name] == nil })
    else { return nil }
    var merged = first
    merged.readings = [one]
    merged.readings[0].slots += other.slots
    merged.then = second.then
    return merged
  }

  /// The one command that a part of a line is; what only answers or stops something is none.
  private func command(
    _ utterance: Utterance, _ expecting: Expectation?, isFree: Bool = false
  ) -> Interpretation? {
    var readings: [RankedReading]
    if isFree {
      var frames = frames(of: utterance, expecting: expecting)
      readings = self.readings(of: &frames, utterance, expecting: expecting, forgiving: false)
    } else {
      readings = strictReadings(
        of: utterance, expecting: expecting, templates: openTemplates(expecting), strict: false)
      readings.removeAll { !$0.isCertain && !$0.isAnchored }
    }
    guard let first = readings.first, readings.tied <= 1 else { return nil }
    let act = DialogAct(rawValue: first.reading.intent.rawValue)
    guard act == nil || act == .undo || act == .redo else { return nil }
    return Interpretation(
      text: Normalizer.cleaned(utterance.typed), readings: readings.prefix(Self.mostReadings).map(\.reading),
      tied: readings.tied)
  }

  /// The one command that a part of a line is like, without a doubt.
  private func likely(_ utterance: Utterance) -> Interpretation? {
    var trial = LikenessTrial(self, utterance, expecting: nil)
    guard let reading = trial.readings(.part).first?.reading,
      DialogAct(rawValue: reading.intent.rawValue) == nil
    else { return nil }
    return Interpretation(text: Normalizer.cleaned(utterance.typed), readings: [reading])
  }
}
