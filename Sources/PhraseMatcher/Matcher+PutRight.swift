import ConversationModel

extension Matcher {
  /// The line as it is meant where only a number is said again behind words that take the one before it back:
  /// "1 hour, um, 2"; nil where nothing of the kind is said.
  ///
  /// Looked at first of all: without its hesitation the line reads as one length.
  func numberPutRight(
    in utterance: Utterance, _ expecting: Expectation?, _ context: [String: IntentValue]
  ) -> (readings: [RankedReading], several: Interpretation?)? {
    guard hasTwoNumbers(utterance) else { return nil }
    var frames = frames(of: utterance, expecting: expecting)
    guard let meant = frames.withNumberPutRight() else { return nil }
    let found = understood(meant, expecting: expecting, context: context, strict: false)
    return found.readings.isEmpty && found.several == nil ? nil : found
  }

  /// Whether a number stands behind another, with words between them.
  private func hasTwoNumbers(_ utterance: Utterance) -> Bool {
    let text = utterance.scalars
    var numbers = 0
    var place = 0
    while place < text.count {
      let isStart =
        ScalarClass.isDigit(text[place]) || utterance.isWordStart(place) && text[place] != Pattern.space
      if isStart, let read = readers.reads(.number, utterance, at: place).first, read.end > place {
        numbers += 1
        if numbers > 1 { return true }
        place = read.end
      } else {
        place += 1
      }
    }
    return false
  }
}
