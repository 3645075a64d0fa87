/// Where one line may hold two commands: at the words between them, at the ending of the first one's verb, and
/// at the marks that end a sentence or a clause.
struct Conjunctions: Sendable {
  private struct Word: Sendable {
    var scalars: [UInt32]
    var kind: Conjunction.Kind

    var isEnding: Bool { kind != .word }
  }

  /// So many places are tried in one line.
  private static let most = 8

  /// Longest first.
  private let words: [Word]
  /// What ends a sentence without a mark.
  private let closings: [Word]

  init(_ program: PhraseProgram) {
    let section = Array(program.section(.conjunctions))
    let all = stride(from: 0, to: section.count - 2, by: 3).map {
      Word(
        scalars: program.scalars(at: section[$0], count: section[$0 + 1]),
        kind: Conjunction.Kind(rawValue: section[$0 + 2]) ?? .word)
    }
    words = all.filter { $0.kind != .closing }
    closings = all.filter { $0.kind == .closing }
  }

  /// The two parts at every place where the line may be parted, as typed, first places first.
  /// - Parameter atMarks: also at marks, where no word joins the parts.
  /// - Parameter atEndings: also behind endings, which stand in the middle of one command as well.
  func parts(
    of utterance: Utterance, atMarks: Bool = true, atEndings: Bool = true
  ) -> [(first: String, rest: String)] {
    let splits = wordSplits(utterance, atEndings: atEndings) + (atMarks ? markSplits(utterance.typed) : [])
    return parts(of: utterance, at: splits)
  }

  /// The two parts at every mark and wherever a sentence may end without one, as typed, first places first.
  func sentenceParts(of utterance: Utterance) -> [(first: String, rest: String)] {
    parts(of: utterance, at: markSplits(utterance.typed) + splits(utterance, at: closings))
  }

  private func parts(of utterance: Utterance, at splits: [Split]) -> [(first: String, rest: String)] {
    var splits = splits
    splits.sort { ($0.end, -$0.start) < ($1.end, -$1.start) }
    let all = utterance.typed.utf8.count
    // ", and then" is one place.
    for index in splits.indices.dropLast().reversed() where splits[index].start <= splits[index + 1].end {
      let gap = utterance.text(in: splits[index].start..<splits[index + 1].end)
      if gap.allSatisfy(\.isWhitespace) { splits[index].start = splits[index + 1].start }
    }
    var parts: [(first: String, rest: String)] = []
    for split in splits {
      let part = (
        first: utterance.text(in: 0..<split.end).trimmed, rest: utterance.text(in: split.start..<all).trimmed
      )
      if part.first.isEmpty || part.rest.isEmpty || parts.contains(where: { $0 == part }) { continue }
      parts.append(part)
      if parts.count == Self.most { break }
    }
    return parts
  }

  /// Where the first part ends and the second begins in the UTF-8 of what was typed.
  private typealias Split = (end: Int, start: Int)

  private func wordSplits(_ utterance: Utterance, atEndings: Bool) -> [Split] {
    splits(utterance, at: atEndings ? words : words.filter { !$0.isEnding })
  }

  private func splits(_ utterance: Utterance, at words: [Word]) -> [Split] {
    guard !words.isEmpty else { return [] }
    var splits: [Split] = []
    var place = 1
    while place < utterance.count {
      guard let word = words.first(where: { matches($0, utterance, at: place) }) else {
        place += 1
        continue
      }
      let typed = utterance.typedSpan(place..<place + word.scalars.count)
      splits.append((end: word.isEnding ? typed.upperBound : typed.lowerBound, start: typed.upperBound))
      place += word.scalars.count
    }
    return splits
  }

  private func matches(_ word: Word, _ utterance: Utterance, at start: Int) -> Bool {
    let end = start + word.scalars.count
    guard end < utterance.count, utterance.scalars[start..<end].elementsEqual(word.scalars) else {
      return false
    }
    // Hangul has spaces: an ending is the end of a word.
    if word.isEnding {
      return !ScalarClass.isHangul(word.scalars[0]) || utterance.scalars[end] == Pattern.space
    }
    return utterance.isWordStart(start) && utterance.isWordStart(end)
  }

  private func markSplits(_ typed: String) -> [Split] {
    var splits: [Split] = []
    var offset = 0
    for scalar in typed.unicodeScalars {
      let end = offset + String(scalar).utf8.count
      if ClauseMarks.all.contains(scalar) { splits.append((end: offset, start: end)) }
      offset = end
    }
    return splits
  }
}
