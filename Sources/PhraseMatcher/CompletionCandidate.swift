/// A way in which a line may go on: what it takes the place of is typed again.
struct CompletionCandidate {
  /// Where it begins in the UTF-8 of the line.
  var start: Int
  /// A name, or what was typed of a word.
  var begun: String
  /// Folded text behind it.
  var rest: [UInt32] = []

  var text: String { rest.isEmpty ? begun : begun + String(scalars: rest) }
}

/// Folds candidates behind what was typed. Most begin alike, so that a beginning is folded once; what follows is text of
/// templates, which is folded as it is.
struct CandidateFolder {
  private struct Beginning: Hashable {
    var start: Int
    var begun: String
  }

  /// The text before each place.
  private let before: (Int) -> String
  private var known: [Beginning: [UInt32]?] = [:]
  /// What was folded last is mostly asked for next.
  private var last: (beginning: Beginning, folded: [UInt32]?)?

  init(before: @escaping (Int) -> String) { self.before = before }

  /// What is before a candidate and the candidate, folded.
  mutating func fold(_ candidate: CompletionCandidate) -> [UInt32] {
    let beginning = Beginning(start: candidate.start, begun: candidate.begun)
    let isPlain = candidate.rest.allSatisfy { Self.isPlain($0) || $0 == ScalarClass.space }
    if isPlain, let folded = plain(beginning),
      folded.last != ScalarClass.space || candidate.rest.first != ScalarClass.space
    {
      return folded + candidate.rest
    }
    return Normalizer.fold(before(candidate.start) + candidate.text)
  }

  /// The beginning folded; nil where what follows may change how it is folded, or be changed itself.
  private mutating func plain(_ beginning: Beginning) -> [UInt32]? {
    if let last, last.beginning == beginning { return last.folded }
    let folded = known[beginning] ?? fold(beginning)
    known[beginning] = .some(folded)
    last = (beginning, folded)
    return folded
  }

  private func fold(_ beginning: Beginning) -> [UInt32]? {
    let text = before(beginning.start) + beginning.begun
    let last = text.unicodeScalars.last?.value ?? ScalarClass.space
    let hasControls = text.unicodeScalars.contains { $0.value < 0x20 || 0x7F...0x9F ~= $0.value }
    return !hasControls && (Self.isPlain(last) || last == ScalarClass.space) ? Normalizer.fold(text) : nil
  }

  /// Letters and digits that are folded as they are, and change nothing beside them.
  private static func isPlain(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x30...0x39, 0x61...0x7A, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }
}
