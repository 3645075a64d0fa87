/// Words that may be dropped from a sentence: "please".
struct SkipWords: Sendable {
  /// Longest first.
  private let words: [[UInt32]]
  /// The same by their first scalar.
  private let byFirst: [UInt32: [[UInt32]]]

  init(_ program: PhraseProgram) {
    let section = Array(program.section(.skipWords))
    words = stride(from: 0, to: section.count - 1, by: 2).map {
      program.scalars(at: section[$0], count: section[$0 + 1])
    }
    byFirst = Dictionary(grouping: words.filter { !$0.isEmpty }) { $0[0] }
  }

  /// Where skip words stand, as whole words; empty when there are none or nothing else.
  ///
  /// Han and kana have no words to see: there two characters or more may be dropped anywhere, one only at an
  /// end of the text or beside a space.
  func ranges(in text: [UInt32]) -> [Range<Int>] {
    let ranges = found(in: text)
    return cover(ranges, text) ? [] : ranges
  }

  /// Whether nothing but skip words is said.
  func areAll(of text: [UInt32]) -> Bool { cover(found(in: text), text) }

  private func cover(_ ranges: [Range<Int>], _ text: [UInt32]) -> Bool {
    let dropped = ranges.reduce(0) { $0 + $1.count }
    return dropped + text.count { $0 == Pattern.space } >= text.count
  }

  private func found(in text: [UInt32]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    while index < text.count {
      if let word = byFirst[text[index]]?.first(where: { matches($0, text, at: index) }) {
        ranges.append(index..<index + word.count)
        index += word.count
      } else {
        index += 1
      }
    }
    return ranges
  }

  /// Where skip words are left out by hassil's rules.
  enum Place { case anywhere, atStart, atEnd }

  /// Where skip words stand by hassil's rules: as whole words, the longest first, anywhere or at one end. Where
  /// spaces mean nothing they stand as in `ranges(in:)`.
  func exactRanges(in text: [UInt32], _ place: Place, _ ignoresWhitespace: Bool) -> [Range<Int>] {
    func isWhole(_ start: Int, _ end: Int) -> Bool {
      (start == 0 || !ScalarClass.isWord(text[start - 1]))
        && (end == text.count || !ScalarClass.isWord(text[end]))
    }
    func word(at start: Int) -> Range<Int>? {
      let word = words.first { word in
        let end = start + word.count
        guard end <= text.count, text[start..<end].elementsEqual(word) else { return false }
        return isWhole(start, end) || ignoresWhitespace && matches(word, text, at: start)
      }
      return word.map { start..<start + $0.count }
    }
    var ranges: [Range<Int>] = []
    switch place {
    case .anywhere:
      var index = 0
      while index < text.count {
        if let range = word(at: index) { ranges.append(range) }
        index = max(index + 1, ranges.last?.upperBound ?? 0)
      }
    case .atStart:
      var index = 0
      while index < text.count, let range = word(at: index) {
        ranges.append(range)
        index = range.upperBound
        while index < text.count, text[index] == Pattern.space { index += 1 }
      }
    case .atEnd:
      var end = text.count
      while let range = words.lazy.compactMap({ word(at: end - $0.count, of: $0) }).first {
        ranges.insert(range, at: 0)
        end = range.lowerBound
        while end > 0, text[end - 1] == Pattern.space { end -= 1 }
      }
      func word(at start: Int, of word: [UInt32]) -> Range<Int>? {
        guard start >= 0, text[start..<end].elementsEqual(word) else { return nil }
        return start == 0 || !ScalarClass.isWord(text[start - 1]) || ignoresWhitespace ? start..<end : nil
      }
    }
    return ranges
  }

  private func matches(_ word: [UInt32], _ text: [UInt32], at start: Int) -> Bool {
    let end = start + word.count
    guard end <= text.count, text[start] == word[0], text[start..<end].elementsEqual(word) else {
      return false
    }
    let begins = start == 0 || text[start - 1] == Pattern.space
    let stops = end == text.count || text[end] == Pattern.space
    if begins && stops { return true }
    guard let last = word.last, Utterance.isCJK(word[0]), Utterance.isCJK(last) else { return false }
    if ScalarClass.isHangul(word[0]) { return begins && word.count > 1 }
    return word.count > 1 || begins || stops
  }
}
