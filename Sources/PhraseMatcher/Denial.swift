import ConversationModel

/// What negative sentences deny of one utterance: of answers and acts only what is denied of them by name.
struct Denial {
  private let matcher: Matcher
  private let utterance: Utterance
  private let line: LineRun?
  private let isStrict: Bool
  /// The intents denied; nil stands for every intent. Looked for when something is to be denied.
  private var denied: Set<IntentName?>?

  init(_ matcher: Matcher, _ utterance: Utterance, _ line: LineRun?, strict: Bool) {
    self.matcher = matcher
    self.line = line
    self.utterance = utterance
    isStrict = strict
  }

  /// Several commands of which none is denied; nil otherwise.
  mutating func rest(of several: Interpretation?) -> Interpretation? {
    guard let several, matcher.program.negativeCount > 0 else { return several }
    let denied = self.denied ?? matcher.deniers(of: utterance, line, strict: isStrict)
    self.denied = denied
    // What denies one intent was asked of each part.
    return denied.contains { $0 == nil } ? nil : several
  }

  /// The readings that are not denied.
  mutating func rest(of readings: [RankedReading]) -> [RankedReading] {
    guard matcher.program.negativeCount > 0, !readings.isEmpty else { return readings }
    let denied = self.denied ?? matcher.deniers(of: utterance, line, strict: isStrict)
    self.denied = denied
    guard !denied.isEmpty else { return readings }
    return readings.filter { ranked in
      if denied.contains(ranked.reading.intent) { return false }
      // What is said for every intent leaves answers and acts, and gives way to sentences that are preferred on
      // purpose.
      let isAct = DialogAct(rawValue: ranked.reading.intent.rawValue) != nil
      return isAct || ranked.ranking.priority > 0 || !denied.contains(nil)
    }
  }
}

extension Matcher {
  /// The intents whose negative sentences an utterance fits; nil stands for every intent.
  func deniers(of utterance: Utterance, _ line: LineRun? = nil, strict: Bool) -> Set<IntentName?> {
    var found: Set<IntentName?> = []
    for (template, _) in negatives(fitting: utterance, line, strict: strict) {
      let intent = program[
        .templates, Int(template) * Pattern.TemplateRow.stride + Pattern.TemplateRow.intent]
      found.insert(intent < 0 ? nil : program.intent(ofTemplate: Int(template)))
    }
    return found
  }

  /// The negative sentences that an utterance fits, with or without its skip words, and what they capture.
  func negatives(
    fitting utterance: Utterance, _ line: LineRun? = nil, strict: Bool
  ) -> [(template: Int32, captures: [CaptureArena.Entry])] {
    let ranges = skipWords.ranges(in: utterance.scalars)
    let texts = ranges.isEmpty ? [utterance] : [utterance, utterance.removing(ranges)]
    return texts.enumerated().filter { $0.element.count > 0 }.flatMap { index, text in
      let freeSpaces = !strict || program.ignoresWhitespace
      let line =
        (index == 0 ? line : nil) ?? LineRun(self, text, expecting: nil, freeSpaces: freeSpaces)
      return line.find(prepared.candidates(prepared.negatives, for: line.runner.text)).filter {
        utterance.asks || !isQuestion($0.template)
      }.map { ($0.template, line.runner.arena.list($0.captures)) }
    }
  }

  /// Whether a negative sentence is written with a question mark: then it only denies what is typed with one.
  private func isQuestion(_ template: Int32) -> Bool {
    program.reference(toTemplate: Int(template)).text.unicodeScalars.last.map(ClauseMarks.questions.contains)
      ?? false
  }
}
