import ConversationModel

extension Matcher {
  /// The same line as several commands; nil unless every part is one by itself and nothing in it is guessed.
  ///
  /// A line that is one command as a whole is never parted, so a title or a memo may hold "and".
  func joined(_ utterance: Utterance, expecting: Expectation?, strict: Bool) -> Interpretation? {
    for part in conjunctions.parts(of: utterance) {
      guard var first = command(part.first, expecting, strict), let rest = self.utterance(part.rest) else {
        continue
      }
      guard var second = command(part.rest, nil, strict) ?? joined(rest, expecting: nil, strict: strict)
      else {
        continue
      }
      let more = second.then
      second.then = []
      first.then = [second] + more
      return first
    }
    return nil
  }

  /// The one command that a part of a line is; what only answers or stops something is none.
  private func command(_ text: String, _ expecting: Expectation?, _ strict: Bool) -> Interpretation? {
    guard let utterance = utterance(text), utterance.count > 0 else { return nil }
    let readings = strictReadings(
      of: utterance, expecting: expecting, templates: openTemplates(expecting), strict: strict)
    guard let first = readings.first, first.isCertain || first.isAnchored, readings.tied <= 1 else {
      return nil
    }
    let act = DialogAct(rawValue: first.reading.intent.rawValue)
    guard act == nil || act == .undo else { return nil }
    return Interpretation(
      text: Normalizer.cleaned(text), readings: readings.prefix(Self.mostReadings).map(\.reading),
      tied: readings.tied)
  }
}
