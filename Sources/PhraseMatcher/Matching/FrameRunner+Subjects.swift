import ConversationModel

extension FrameRunner {
  /// Adds what people study to the pieces, where no name that is known stands.
  mutating func addSubjects(_ grammar: GrammarWords) {
    findAllParts()
    guard leaves != nil else { return }
    for slot in nameSlots where !isNamed(slot) {
      for place in 0..<utterance.count where isStart(place) && mayBegin(at: place) {
        guard
          let end = grammar.ends(ofSubjectsIn: utterance.scalars, at: place).first(where: {
            mayEnd(at: $0, grammar)
          })
        else { continue }
        add(
          CaptureArena.Entry(
            parent: 0, target: slot.target, kind: CaptureArena.Kind.openName, payload: slot.leaf,
            start: Int32(place), end: Int32(end)))
      }
    }
  }

  /// Whether a name that is known fills a slot.
  private func isNamed(_ slot: NameSlot) -> Bool {
    guard let bit = bits[slot.target / 2] else { return false }
    return pieces.joined().contains { $0.slots & bit != 0 }
  }

  /// In a script without spaces all that stands before it is known, for it may be the name's: 時間の歴史.
  private func mayBegin(at place: Int) -> Bool {
    guard place > 0, Utterance.isCJK(utterance.scalars[place]), utterance.scalars[place - 1] != Pattern.space
    else { return place == 0 || !isOneRun(place - 1, place) }
    return (0..<place).contains { start in
      neutral[start].contains(Int32(place)) || pieces[start].contains { Int($0.end) == place }
    }
  }

  /// No word of the same script goes on behind it; in Hangul only what templates put behind names.
  private func mayEnd(at end: Int, _ grammar: GrammarWords) -> Bool {
    guard end < utterance.count, isOneRun(end - 1, end) else { return true }
    if ScalarClass.isHangul(utterance.scalars[end]) {
      return grammar.contains(utterance.scalars[end...].prefix { $0 != Pattern.space })
    }
    return !neutral[end].isEmpty || pieces[end].contains { $0.slots != 0 }
  }

  private func isOneRun(_ first: Int, _ second: Int) -> Bool {
    let (a, b) = (utterance.scalars[first], utterance.scalars[second])
    if a == Pattern.space || b == Pattern.space { return false }
    return [ScalarClass.isHan, ScalarClass.isHangul, ScalarClass.isKatakana].contains { $0(a) && $0(b) }
      || ScalarClass.isSpacedWord(a) && ScalarClass.isSpacedWord(b)
  }
}
