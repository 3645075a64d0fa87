import ConversationModel

/// Answers with a sentence beside them that is about something else: "15 minutes. In the break, you know."
extension Matcher {
  /// Questions that any words answer.
  private static let openKinds: Set<String> = ["memo", "title", Expectation.command]

  /// The answer that one sentence of a line is, where the other one means nothing here and tells no value; empty where
  /// none is.
  func answerBesideRemark(_ utterance: Utterance, _ expecting: Expectation?) -> [RankedReading] {
    guard let expecting, !Self.openKinds.contains(expecting.kind), program.hasFreeSpeech else { return [] }
    // What stands beside a yes may limit it; a no does nothing.
    let isYesOrNo = expecting.kind == "confirmation"
    let acts = isYesOrNo ? [DialogAct.deny] : [.answer, .choose]
    for part in conjunctions.sentenceParts(of: utterance) {
      for (said, beside) in [(part.first, part.rest), (part.rest, part.first)] {
        guard let answer = self.utterance(said), let remark = self.utterance(beside), answer.count > 0,
          isRemark(remark, expecting)
        else { continue }
        let found = strictReadings(
          of: answer, expecting: expecting, templates: openTemplates(expecting), strict: false)
        // To think aloud and then say something else is no answer.
        if let first = found.first, first.isCertain, found.tied < 2,
          isYesOrNo == first.reading.slots.allSatisfy({ $0.name == "nothing" }),
          acts.map(\.rawValue).contains(first.reading.intent.rawValue)
        {
          return [first]
        }
      }
    }
    return []
  }

  /// Whether the line as a whole answers nothing, so that no part of it does: 말해야 하나 holds no one.
  func thinksAloud(_ utterance: Utterance, _ expecting: Expectation?) -> Bool {
    guard let expecting, expecting.kind != Expectation.command else { return false }
    let found = strictReadings(
      of: utterance, expecting: expecting, templates: openTemplates(expecting), strict: false)
    return found.first?.reading["nothing"] != nil
  }

  /// Whether words are nothing that is said here: no act but a kind word, no command, no number, no name, nothing taken
  /// back or doubted.
  private func isRemark(_ remark: Utterance, _ expecting: Expectation) -> Bool {
    let line = LineRun(self, remark, expecting: nil)
    let guards: [SpeechNetwork] = [.guards, .scopes, .repairs, .negations, .hesitations]
    if holds(guards, in: remark, line) { return false }
    // Digits that are no number, such as 43,44, are a value all the same.
    let holdsValue = remark.scalars.indices.contains { place in
      ScalarClass.isDigit(remark.scalars[place])
        || remark.isWordStart(place)
          && (!readers.reads(.number, remark, at: place).isEmpty
            || names.lists.keys.contains { !gazetteer.exact($0, remark, at: place).isEmpty })
    }
    guard !holdsValue else { return false }
    let meant = understood(remark, expecting: expecting, strict: false)
    guard meant.several == nil else { return false }
    guard let first = meant.readings.first else { return true }
    return DialogAct(rawValue: first.reading.intent.rawValue)?.isPoliteness ?? false
  }
}
