extension Utterance {
  /// Whether a name may end at a place: where a word does, and where a number with its unit follows at once:
  /// `TOEIC30分`, `physics30 minutes`, but not `calculus25`.
  func isNameEnd(_ index: Int) -> Bool { isWordStart(index) || isBeforeQuantity(index) }

  /// Between a letter and a number that something is counted with.
  func isBeforeQuantity(_ index: Int) -> Bool {
    guard index > 0, index < count, ScalarClass.isDigit(scalars[index]),
      ScalarClass.isSpacedLetter(scalars[index - 1])
    else { return false }
    let behind = scalars[index...].drop { ScalarClass.isDigit($0) }
    guard let next = behind.first else { return false }
    let unit = next == ScalarClass.space ? behind.dropFirst().first : next
    return unit.map { ScalarClass.isWord($0) && !ScalarClass.isDigit($0) } ?? false
  }
}
