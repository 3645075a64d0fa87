import ConversationModel

extension FrameRunner {
  /// A value that is said again stands at most so many scalars behind the words that take it back.
  private static let reach = 24

  /// The line without what speakers took back themselves; nil when there is nothing of the kind.
  ///
  /// "physics 30 minutes, no wait, 40 minutes" becomes "physics 40 minutes". Where more was said behind the value
  /// that is taken back, the one that is meant stands in its place: "20 minutes of physics, I mean 40 minutes".
  mutating func repaired() -> Utterance? {
    let words = words(of: .repairs)
    guard let word = words.first ?? self.words(of: .hesitations).last else { return nil }
    findAllParts()
    let values = said(texts: false)
    if words.isEmpty { return hesitated(at: word, values) }
    let earlier = values.filter { $0.range.upperBound <= word.lowerBound }.map(\.range)
    if let numbered = withNumber(behind: word, in: earlier) { return numbered }
    let behind = values.filter { $0.range.lowerBound >= word.upperBound }
    guard let next = behind.first, next.range.lowerBound - word.upperBound <= Self.reach else { return nil }
    let before = values.filter {
      $0.range.upperBound <= word.lowerBound && word.lowerBound - $0.range.upperBound <= Self.reach
    }
    guard let last = before.lastIndex(where: { $0.slots == next.slots }) else {
      if let range = before.last, let ended = withEnd(next, behind: word, of: range) { return ended }
      return bareNumber(before: word, meaning: next.range).map { utterance.removing([$0, word]) }
    }
    let taken = before[last].range
    let isSaidAgain = before[(last + 1)...].allSatisfy { value in behind.contains { $0.slots == value.slots }
    }
    if isSaidAgain { return utterance.removing([taken.lowerBound..<word.upperBound]) }
    let count = utterance.count
    return utterance.ordered(
      [
        0..<taken.lowerBound, next.range, taken.upperBound..<word.lowerBound, next.range.upperBound..<count,
      ].filter { range in utterance.scalars[range].contains { $0 != Pattern.space } })
  }

  /// More hours than anybody says of one sitting: behind an hour they are its minutes.
  private static let mostHours = 12

  /// The line with another number in the value right before words that take it back, where a number alone stands
  /// behind them: "45 minutes, wait, 50". "An hour, um, 20" is one length.
  mutating func withNumberPutRight() -> Utterance? {
    guard leaves != nil else { return nil }
    let corrections = words(of: .repairs)
    let hesitations = words(of: .hesitations)
    guard !corrections.isEmpty || !hesitations.isEmpty else { return nil }
    findAllParts()
    let values = said(texts: false)
    for word in corrections + hesitations {
      guard let old = values.last(where: { $0.range.upperBound <= word.lowerBound }),
        isGap(old.range.upperBound..<word.lowerBound)
      else { continue }
      if !corrections.contains(word), goesOn(old.range, behind: word) { continue }
      if let meant = withNumber(behind: word, in: [old.range]) { return meant }
    }
    return nil
  }

  /// Whether a number is the minutes of the hours before it.
  private func goesOn(_ value: Range<Int>, behind word: Range<Int>) -> Bool {
    let readers = line.runner.leaves.readers
    guard let start = utterance.scalars[word.upperBound...].firstIndex(where: { $0 != Pattern.space }),
      case .integer(let number)? = readers.reads(.number, utterance, at: start).first?.value,
      number > Self.mostHours
    else { return false }
    return value.contains { place in
      utterance.isWordStart(place)
        && readers.reads(.duration, utterance, at: place).contains { read in
          guard case .duration(let seconds) = read.value else { return false }
          return read.end == value.upperBound && seconds > 0 && seconds % 3600 == 0
        }
    }
  }

  private func isGap(_ range: Range<Int>) -> Bool {
    range.allSatisfy { utterance.scalars[$0] == Pattern.space }
  }

  /// A number without a unit beside the name that begins a group, and the unit of the same value of the group
  /// before it: the 20 and " minutes" of "40 minutes of physics and 20 of calculus".
  /// - Parameter group: where the values before the name stand, first to last.
  func elided(beside name: Range<Int>, behind group: [Range<Int>], before next: Int) -> Elided? {
    guard let first = group.first, let last = group.last else { return nil }
    let measures = group.compactMap { range in lastNumber(in: range).map { (range, $0) } }
      .filter { $0.1.upperBound < $0.0.upperBound }
    // What is said first there is said first here.
    let isBefore = measures.contains { $0.0 == first }
    let place = isBefore ? last.upperBound..<name.lowerBound : name.upperBound..<next
    let numbers = self.numbers(in: place)
    guard numbers.count == 1, let number = numbers.first, isNear(number, name),
      !pieces[number.lowerBound].contains(where: { $0.slots != 0 && Int($0.end) > number.upperBound })
    else { return nil }
    guard measures.count == 1 else { return Elided(number: number, unit: nil) }
    let (value, old) = measures[0]
    let isOnly = numbers.count == 1 && self.numbers(in: value).count == 1
    return Elided(number: number, unit: isOnly ? old.upperBound..<value.upperBound : nil)
  }

  struct Elided {
    var number: Range<Int>
    /// What the number counts, as it was said before; nil where that is in doubt.
    var unit: Range<Int>?
  }

  private func isNear(_ number: Range<Int>, _ name: Range<Int>) -> Bool {
    let gap =
      number.upperBound <= name.lowerBound
      ? name.lowerBound - number.upperBound : number.lowerBound - name.upperBound
    return gap <= Self.nearest
  }

  /// Few words stand between a number and the name it belongs to: "20 more of my".
  private static let nearest = 12

  private func numbers(in range: Range<Int>) -> [Range<Int>] {
    let text = utterance.scalars
    var found: [Range<Int>] = []
    for place in range where place >= found.last?.upperBound ?? 0 {
      let isStart =
        ScalarClass.isDigit(text[place])
        ? place == 0 || !ScalarClass.isDigit(text[place - 1]) : utterance.isWordStart(place)
      if isStart, let number = number(at: place), number.upperBound <= range.upperBound {
        found.append(number)
      }
    }
    return found
  }

  /// The line with another end of a range, where only the end is said again: "page 12 to 18, no, up to 20".
  private func withEnd(_ next: Said, behind word: Range<Int>, of range: Said) -> Utterance? {
    guard next.slots.count == 1, next.slots.allSatisfy({ name(ofSlot: $0) == "end" }),
      range.slots.isStrictSuperset(of: next.slots), let old = lastNumber(in: range.range),
      let new = lastNumber(in: next.range)
    else { return nil }
    return utterance.removing([word.lowerBound..<next.range.upperBound])
      .replacing(old, with: Array(utterance.scalars[new]))
  }

  /// The line with another number in a value, where only the number is said again: "30 minutes, no wait, 40",
  /// "ten pages of history, or rather eleven".
  private func withNumber(behind word: Range<Int>, in values: [Range<Int>]) -> Utterance? {
    let text = utterance.scalars
    guard let start = text[word.upperBound...].firstIndex(where: { $0 != Pattern.space }),
      let new = number(at: start), isBare(new),
      let old = values.reversed().lazy.compactMap({ lastNumber(in: $0) }).first
    else { return nil }
    // Behind the clause the line goes on.
    return utterance.removing([word.lowerBound..<new.upperBound]).replacing(old, with: Array(text[new]))
  }

  /// Whether a number counts nothing that is said with it, and the line ends there, or goes on with something else.
  private func isBare(_ number: Range<Int>) -> Bool {
    let end = number.upperBound
    if pieces[number.lowerBound].contains(where: { $0.slots != 0 && Int($0.end) > end }) { return false }
    guard end < utterance.count else { return true }
    let next = utterance.scalars[end] == Pattern.space && !markEdges.contains(end) ? end + 1 : end
    return clauses.contains { $0.lowerBound == next } || next < utterance.count && !neutral[next].isEmpty
  }

  /// The number that a value ends with, which is the one that is put right: "page 30 to 41, no, 42".
  private func lastNumber(in value: Range<Int>) -> Range<Int>? {
    let text = utterance.scalars
    return value.reversed().lazy.filter { place in
      // Digits begin a number wherever they begin.
      ScalarClass.isDigit(text[place])
        ? place == 0 || !ScalarClass.isDigit(text[place - 1]) : utterance.isWordStart(place)
    }.compactMap { number(at: $0) }.first { $0.upperBound <= value.upperBound }
  }

  /// A number in digits or in words that begins at a place.
  private func number(at start: Int) -> Range<Int>? {
    guard let read = line.runner.leaves.readers.reads(.number, utterance, at: start).first else { return nil }
    return start..<read.end
  }

  /// The line without a value that was said anew behind nothing but hesitation: "up to 41, um, 42".
  private mutating func hesitated(at word: Range<Int>, _ values: [Said]) -> Utterance? {
    guard let old = values.last(where: { $0.range.upperBound <= word.lowerBound }),
      isGap(old.range.upperBound..<word.lowerBound)
    else { return nil }
    if let next = values.first(where: { $0.range.lowerBound >= word.upperBound }),
      isGap(word.upperBound..<next.range.lowerBound)
    {
      return next.slots == old.slots ? utterance.removing([old.range.lowerBound..<word.upperBound]) : nil
    }
    return withNumber(behind: word, in: [old.range])
  }

  /// The words by which something is taken back.
  private mutating func words(of network: SpeechNetwork) -> [Range<Int>] {
    guard leaves != nil else { return [] }
    var words: [Range<Int>] = []
    for place in 1..<max(1, utterance.count) where isStart(place) && place >= words.last?.upperBound ?? 0 {
      if let end = ends(network, place).last { words.append(place..<Int(end)) }
    }
    return words
  }

  /// A number whose unit is said only where it is put right: "30 no 40 minutes", "fifteen, no, eighteen minutes".
  private func bareNumber(before word: Range<Int>, meaning next: Range<Int>) -> Range<Int>? {
    let text = utterance.scalars
    var end = word.lowerBound
    while end > 0, text[end - 1] == Pattern.space { end -= 1 }
    guard number(at: next.lowerBound) != nil else { return nil }
    let first = max(0, end - Self.reach)
    return (first..<max(first, end)).lazy.filter { place in
      ScalarClass.isDigit(text[place])
        ? utterance.isWordStart(place) && (place == 0 || !ScalarClass.isDigit(text[place - 1]))
        : utterance.isWordStart(place)
    }.compactMap { number(at: $0) }.first { $0.upperBound == end }
  }
}
