/// Decides what becomes of each mark by what stands beside it, and makes all spaces single.
///
/// A mark that only separates becomes a space. It stays where it means something: `1.5`, `1,200`, `1:30`,
/// `3/4`, `12-18`, `-5`, `it's`, `node.js`.
struct MarkRules {
  /// How far back a number may stand for a dash to be a range: `12 pages – 18 pages`.
  private static let reach = 14

  private let input: FoldedText
  private var scalars: [UInt32] = []
  private var starts: [Int32] = []
  private var ends: [Int32] = []
  private var owesSpace = false
  private var insideQuote = false

  private init(_ input: FoldedText) {
    self.input = input
    scalars.reserveCapacity(input.scalars.count)
    starts.reserveCapacity(input.scalars.count)
    ends.reserveCapacity(input.scalars.count)
  }

  static func utterance(_ typed: String, _ input: FoldedText) -> Utterance {
    var rules = MarkRules(input)
    rules.run()
    rules.dropLastPictures()
    return Utterance(typed: typed, scalars: rules.scalars, starts: rules.starts, ends: rules.ends)
  }

  private mutating func run() {
    for index in input.scalars.indices {
      let scalar = input.scalars[index]
      if scalar >= 0x80 ? (scalar < 0x11_0000 && scalar != 0x30FC) : Self.isPlain(scalar) {
        keep(scalar, index)
      } else if scalar == ScalarClass.space {
        owesSpace = true
      } else if let kept = meaning(of: scalar, at: index) {
        keep(kept, index)
      } else {
        owesSpace = true
      }
    }
  }

  /// Leaves out the pictures that close what is typed; those that stand alone are what was said.
  private mutating func dropLastPictures() {
    guard let last = scalars.last, Self.isPicture(last),
      let word = scalars.lastIndex(where: { !Self.isPicture($0) && $0 != ScalarClass.space })
    else { return }
    let more = scalars.count - word - 1
    scalars.removeLast(more)
    starts.removeLast(more)
    ends.removeLast(more)
  }

  private static func isPicture(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x200D, 0x2600...0x27BF, 0x2B50, 0x2B55, 0xFE0E, 0xFE0F, 0x1F000...0x1FAFF: true
    default: false
    }
  }

  @inline(__always) private static func isPlain(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x30...0x39, 0x61...0x7A, 0x23...0x26, 0x2A, 0x2B, 0x2F, 0x3C...0x3E, 0x40, 0x5C, 0x5E, 0x5F, 0x7C:
      true
    default: false
    }
  }

  private mutating func keep(_ scalar: UInt32, _ index: Int) {
    if owesSpace {
      owesSpace = false
      if let end = ends.last {
        scalars.append(ScalarClass.space)
        starts.append(min(end, input.starts[index]))
        ends.append(max(end, input.starts[index]))
      }
    }
    scalars.append(scalar)
    starts.append(input.starts[index])
    ends.append(input.ends[index])
  }

  // MARK: Neighbours

  /// What was kept directly before, nil after a space and at the beginning.
  private var previous: UInt32? { owesSpace ? nil : scalars.last }

  private func next(_ index: Int) -> UInt32? {
    index + 1 < input.scalars.count ? input.scalars[index + 1] : nil
  }

  /// The next scalar that is not a space.
  private func nextWord(_ index: Int) -> UInt32? {
    var index = index + 1
    while index < input.scalars.count, input.scalars[index] == ScalarClass.space { index += 1 }
    return index < input.scalars.count ? input.scalars[index] : nil
  }

  private func isDigit(_ scalar: UInt32?) -> Bool { scalar.map(ScalarClass.isDigit) ?? false }
  private func isLetter(_ scalar: UInt32?) -> Bool { scalar.map(ScalarClass.isSpacedLetter) ?? false }
  private func isNumeral(_ scalar: UInt32?) -> Bool {
    scalar.map { ScalarClass.isDigit($0) || ScalarClass.isHanNumeral($0) } ?? false
  }

  /// Between two numbers, perhaps with a counter after the first.
  private func isRange(_ index: Int) -> Bool {
    isNumeral(nextWord(index)) && scalars.suffix(Self.reach).contains { isNumeral($0) }
  }

  // MARK: Marks

  /// The scalar to keep for a mark, nil for a pause.
  private mutating func meaning(of mark: UInt32, at index: Int) -> UInt32? {
    switch mark {
    case 0x2E: return isPoint(index) ? mark : nil
    case 0x2C, 0x3A: return isDigit(previous) && isDigit(next(index)) && !isRow(index) ? mark : nil
    case 0x27: return isApostrophe(index) ? mark : nil
    case ScalarClass.hyphen:
      // Behind katakana it is typed for the long vowel mark: タイマ-.
      if let before = previous, ScalarClass.isKatakana(before), !isRange(index) { return 0x30FC }
      return isHyphen(index) ? mark : nil
    case 0x30FC:
      // The long vowel mark is often typed for a dash between digits.
      return isDigit(previous) && isDigit(next(index)) ? ScalarClass.hyphen : mark
    case FoldedText.Sign.dash:
      let isMinus = previous == nil && isDigit(next(index))
      return isRange(index) || isMinus ? ScalarClass.hyphen : nil
    case FoldedText.Sign.wave: return isRange(index) ? ScalarClass.hyphen : nil
    default: return nil
    }
  }

  /// Whether a comma stands in a row of three numbers or more (`42,43,44`), which are no thousands of one.
  private func isRow(_ index: Int) -> Bool {
    guard input.scalars[index] == 0x2C else { return false }
    let isPart = { (scalar: UInt32) in scalar == 0x2C || ScalarClass.isDigit(scalar) }
    let before = input.scalars[..<index].reversed().prefix(while: isPart).reversed()
    let row = Array(before) + input.scalars[index...].prefix(while: isPart)
    let numbers = row.split(separator: 0x2C)
    return numbers.count > 2 && (numbers[0].count > 2 || numbers.dropFirst().contains { $0.count != 3 })
  }

  /// `1.5`, `.5`, `node.js`, `u.s.` with its last point.
  private func isPoint(_ index: Int) -> Bool {
    let after = next(index)
    guard let before = previous, before != ScalarClass.hyphen else { return isDigit(after) }
    if ScalarClass.isDigit(before) { return isDigit(after) }
    guard ScalarClass.isSpacedLetter(before) else { return false }
    if isLetter(after) { return true }
    let count = scalars.count
    return count >= 3 && scalars[count - 2] == 0x2E && ScalarClass.isSpacedLetter(scalars[count - 3])
      && !isDigit(after)
  }

  private mutating func isApostrophe(_ index: Int) -> Bool {
    let hasLetterAfter = isLetter(next(index))
    guard isLetter(previous) || previous == 0x27 else {
      if hasLetterAfter || next(index).map(ScalarClass.isCJK) ?? false { insideQuote = true }
      return false
    }
    if insideQuote, !hasLetterAfter {
      insideQuote = false
      return false
    }
    return true
  }

  private func isHyphen(_ index: Int) -> Bool {
    guard let before = previous else {
      // A sign, a range with spaces around it, or a dash and list mark.
      let after = next(index)
      if isDigit(after) { return true }
      if after == 0x2E, index + 2 < input.scalars.count {
        return ScalarClass.isDigit(input.scalars[index + 2])
      }
      return isRange(index) && !scalars.isEmpty
    }
    guard before != ScalarClass.hyphen, let after = next(index) else { return false }
    if after == ScalarClass.space { return isRange(index) }
    return ScalarClass.isWord(after) || isDigit(after)
  }
}
