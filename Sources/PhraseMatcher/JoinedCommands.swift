import ConversationModel

/// One line looked at as several commands. Its parts are asked about again and again, so what each is stays known.
struct JoinedCommands {
  /// Where a line is parted.
  enum Joint {
    /// At words between commands.
    case words
    /// There, and at marks.
    case anywhere
  }

  /// Longer lines are stories, not commands.
  static let longestJoined = 300
  /// So many parts of one line are looked at.
  private static let mostParts = 32
  private static let mostLikelyParts = 6

  /// How a part is read.
  enum Way { case first, rest, freeFirst, freeRest, likely, surely }

  private struct Part: Hashable {
    var text: String
    var way: Way
  }

  let matcher: Matcher
  let utterance: Utterance
  let expecting: Expectation?
  private var known: [Part: Interpretation?] = [:]

  init(_ matcher: Matcher, _ utterance: Utterance, expecting: Expectation?) {
    self.matcher = matcher
    self.utterance = utterance
    self.expecting = expecting
  }

  /// The same line as several commands; nil unless every part is one by itself and nothing in it is guessed.
  ///
  /// Asked only where no sentence fits the line as a whole, so a title or a memo may hold "and".
  /// - Parameter likely: where parts may be told by their likeness to samples; nil for nowhere.
  mutating func several(likely: Joint? = nil) -> Interpretation? {
    guard expecting == nil || expecting?.kind == Expectation.command, utterance.count <= Self.longestJoined
    else { return nil }
    var left = likely == nil ? Self.mostParts : Self.mostLikelyParts
    return several(utterance, isRest: false, likely, &left)
  }

  /// Two commands with a word of sequence between them, each of which is surely one by itself, whatever the line as a
  /// whole is like: "stop it and log 13 problems, then a 10 minute timer".
  mutating func severalSurely() -> Interpretation? {
    guard expecting == nil || expecting?.kind == Expectation.command, utterance.count <= Self.longestJoined
    else { return nil }
    for (isEnding, part) in sureParts() {
      guard let head = matcher.utterance(part.first), let tail = matcher.utterance(part.rest),
        var first = command(head, .first) ?? (isEnding ? nil : command(head, .surely)),
        !isEnding || !(first.readings.first?.slots.isEmpty ?? true),
        let second = command(tail, .rest) ?? command(tail, behind: first) ?? command(tail, .surely),
        first.intent != second.intent
      else { continue }
      first.then = [second]
      return first
    }
    return nil
  }

  /// The places at words, then those at endings as well: an ending stands in the middle of one command, too, but not
  /// behind a whole one with its values.
  private func sureParts() -> [(isEnding: Bool, part: (first: String, rest: String))] {
    [false, true].flatMap { atEndings in
      matcher.conjunctions.parts(of: utterance, atMarks: false, atEndings: atEndings).map { (atEndings, $0) }
    }
  }

  /// What is done at once with what the command before it makes: "… and delete it".
  private func command(_ tail: Utterance, behind first: Interpretation) -> Interpretation? {
    guard !matcher.grammar.isSubject(tail.scalars[...]) else { return nil }
    let done = Expectation(kind: Expectation.command, about: first.intent)
    return Self.command(tail, matcher.sureReadings(of: tail, expecting: done)).flatMap {
      $0.readings.first?.slots.isEmpty ?? false ? $0 : nil
    }
  }

  private mutating func several(
    _ utterance: Utterance, isRest: Bool, _ likely: Joint?, _ left: inout Int
  ) -> Interpretation? {
    for part in matcher.conjunctions.parts(of: utterance, atMarks: likely != .words) {
      guard left > 0 else { return nil }
      left -= 1
      guard let head = matcher.utterance(part.first), let tail = matcher.utterance(part.rest), head.count > 0,
        tail.count > 0
      else { continue }
      var first = command(head, isRest ? .rest : .first)
      var rest = command(tail, .rest)
      if first != nil, rest == nil { rest = several(tail, isRest: true, likely, &left) }
      // One part in free speech is enough.
      if first == nil, rest != nil { first = command(head, isRest ? .freeRest : .freeFirst) }
      if rest == nil, let first { rest = command(tail, behind: first) ?? command(tail, .freeRest) }
      if likely != nil {
        if first == nil { first = command(head, .likely) }
        if first != nil, rest == nil { rest = command(tail, .likely) }
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
      DialogAct(rawValue: one.intent.rawValue) == nil,
      other.slots.allSatisfy({ one[$0.name] == nil })
    else { return nil }
    var merged = first
    merged.readings = [one]
    merged.readings[0].slots += other.slots
    merged.then = second.then
    return merged
  }

  /// The one command that a part of a line is, read in one way; what only answers or stops something is none.
  mutating func command(_ utterance: Utterance, _ way: Way) -> Interpretation? {
    // What people study is no command behind another: "20 minutes of physics and history".
    if way != .first, way != .freeFirst, matcher.grammar.isSubject(utterance.scalars[...]) { return nil }
    let part = Part(text: utterance.typed, way: way)
    if let found = known[part] { return found }
    let readings =
      switch way {
      case .first: matcher.sureReadings(of: utterance, expecting: expecting)
      case .rest: matcher.sureReadings(of: utterance, expecting: nil)
      case .freeFirst: matcher.freeReadings(of: utterance, expecting: expecting)
      case .freeRest: matcher.freeReadings(of: utterance, expecting: nil)
      case .likely: matcher.likelyReadings(of: utterance, .part)
      case .surely: matcher.likelyReadings(of: utterance, .surePart)
      }
    let found = Self.command(utterance, readings)
    known[part] = .some(found)
    return found
  }

  private static func command(_ utterance: Utterance, _ readings: [RankedReading]) -> Interpretation? {
    guard let first = readings.first, readings.tied <= 1 else { return nil }
    let act = DialogAct(rawValue: first.reading.intent.rawValue)
    guard act == nil || act == .undo || act == .redo else { return nil }
    return Interpretation(
      text: Normalizer.cleaned(utterance.typed),
      readings: readings.prefix(Matcher.mostReadings).map(\.reading), tied: readings.tied)
  }
}

extension Interpretation {
  /// What the best reading means.
  var intent: IntentName? { readings.first?.intent }
}

extension Matcher {
  /// Strict readings that nothing is guessed in.
  fileprivate func sureReadings(of part: Utterance, expecting: Expectation?) -> [RankedReading] {
    strictReadings(of: part, expecting: expecting, templates: openTemplates(expecting), strict: false)
      .filter { $0.isCertain || $0.isAnchored }
  }

  /// Readings of free speech that is known to the last word.
  fileprivate func freeReadings(of part: Utterance, expecting: Expectation?) -> [RankedReading] {
    var frames = frames(of: part, expecting: expecting)
    return readings(of: &frames, part, expecting: expecting, forgiving: false)
  }

  /// The one command that a part of a line is like, without a doubt.
  fileprivate func likelyReadings(of part: Utterance, _ extent: LikenessTrial.Extent) -> [RankedReading] {
    var trial = LikenessTrial(self, part, expecting: nil)
    return trial.readings(extent).filter { !$0.isAct }
  }
}
