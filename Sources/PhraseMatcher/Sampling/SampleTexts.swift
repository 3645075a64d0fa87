import ConversationModel

/// What samples say where a template reads a value: words that the examples of the phrase files use there.
struct SampleTexts {
  /// Texts of a reader by its kind, of free text by the slot.
  private var byReader: [ReaderKind: [String]] = [:]
  private var bySlot: [String: [String]] = [:]

  init(_ matcher: Matcher) {
    for example in matcher.program.examples where !example.isCounterexample {
      let heard = matcher.interpret(example.text, expecting: example.expectation)
      for slot in heard.readings.first?.slots ?? [] where !slot.text.isEmpty {
        if case .value(.text) = slot.value { add(slot.text, to: &bySlot[slot.name.rawValue, default: []]) }
        for kind in [ReaderKind.duration, .number, .ordinal] where matcher.reads(kind, all: slot.text) {
          add(slot.text, to: &byReader[kind, default: []])
        }
      }
    }
  }

  private func add(_ text: String, to texts: inout [String]) {
    if texts.count < 24, !texts.contains(text) { texts.append(text) }
  }

  func texts(of reader: ReaderKind) -> [String] { byReader[reader] ?? [] }

  /// Free text for a slot; that of another slot when no example fills this one.
  func texts(forSlot slot: String) -> [String] {
    bySlot[slot] ?? bySlot.sorted { $0.key < $1.key }.first?.value ?? []
  }
}

extension Matcher {
  /// Whether a reader takes the whole text.
  fileprivate func reads(_ kind: ReaderKind, all text: String) -> Bool {
    guard let utterance = utterance(text) else { return false }
    return readers.reads(kind, utterance, at: 0).contains { $0.end == utterance.count }
  }
}
