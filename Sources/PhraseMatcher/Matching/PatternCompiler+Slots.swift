extension PatternCompiler {
  /// Reports slots that samples and frames name and no template fills: what they stand for would be lost.
  mutating func checkSlotNames() {
    var known = Set(filledSlots)
    for block in file.intents.flatMap(\.blocks) { known.formUnion(block.slots.map(\.name)) }
    for intent in file.intents {
      let named = intent.takes + intent.frames.flatMap { $0.takes + $0.needs }
      for name in named { checkSlot(name.text, of: name, at: 0, known) }
      for sample in intent.utterances + intent.answers.flatMap(\.texts) { checkSample(sample, known) }
    }
    let foreign = file.foreign + file.foreignAnswers.flatMap(\.texts)
    for sample in foreign + file.reversals.before + file.reversals.behind { checkSample(sample, known) }
  }

  private mutating func checkSample(_ sample: SourcedText, _ known: Set<String>) {
    let parts = SampleUtterance(sample.text).parts
    if parts.isEmpty {
      mistakes.append(
        sample.mistake(expected: "a sample", got: "nothing", hint: "Write what somebody might say."))
    }
    var rest = sample.text[...]
    while let open = rest.firstIndex(of: "{") {
      let place = sample.text.distance(from: sample.text.startIndex, to: open)
      guard let close = rest[open...].firstIndex(of: "}") else {
        mistakes.append(
          sample.mistake(
            at: place, expected: "'}' for this '{'", got: "the end of the sample",
            hint: "A sample leaves values open: {duration}."))
        return
      }
      for slot in SampleUtterance.slots(ofName: String(rest[rest.index(after: open)..<close])) {
        checkSlot(slot, of: sample, at: place + 1, known)
      }
      rest = rest[rest.index(after: close)...]
    }
  }

  private mutating func checkSlot(_ slot: String, of text: SourcedText, at place: Int, _ known: Set<String>) {
    guard !known.contains(slot) else { return }
    let near = known.sorted().min { Spelling.distance($0, slot) < Spelling.distance($1, slot) }
    let hint = near.flatMap { Spelling.distance($0, slot) <= 3 ? "Did you mean '\($0)'?" : nil }
    mistakes.append(
      text.mistake(
        at: place, expected: "the name of a slot that a template fills", got: "'\(slot)'",
        hint: hint ?? "Write a piece or a sentence that fills it."))
  }
}
