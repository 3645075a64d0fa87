import ConversationModel

@testable import PhraseMatcher

/// Looks for a sentence that a completed line is the beginning of.
///
/// A line that is offered is no promise unless somebody can end it: with words that are offered next, with a value, or
/// as an example goes on. The end must be understood to the letter.
final class CompletionWalk {
  private static let deepest = 3
  /// Ways on that are looked at from one line.
  private static let widest = 6
  /// Sentences with one beginning that are looked at.
  private static let mostSentences = 20
  /// Values that nothing offers, because anybody knows them.
  private static let values: [String: [String]] = [
    "en": ["5", "30 minutes", "x", "12 to 18", "3 and 9", "2", "1", "second"],
    "ja": ["5", "30分", "x", "12ページから18ページ", "2", "一", "二番目"],
    "ko": ["5", "30분", "x", "12쪽부터 18쪽", "2", "1", "두 번째"],
  ]

  private let matcher: Matcher
  private let locale: String
  let expecting: ConversationModel.Expectation?
  /// Sentences with their folded texts, by which they are sorted.
  private let sentences: [(folded: [UInt32], text: String)]
  private var known: [String: Bool] = [:]
  private var understood: [String: Bool] = [:]

  init(_ matcher: Matcher, locale: String, expecting: ConversationModel.Expectation?, sentences: [String]) {
    self.matcher = matcher
    self.locale = locale
    self.expecting = expecting
    self.sentences = sentences.map { (Normalizer.fold($0), $0) }
      .sorted { $0.folded.lexicographicallyPrecedes($1.folded) }
  }

  /// The lines that are offered for one, each whole.
  func offered(_ line: String) -> [String] {
    let (start, candidates) = matcher.completions(of: line, expecting: expecting)
    let head = String(decoding: Array(line.utf8).prefix(start), as: UTF8.self)
    return candidates.map { head + $0 }
  }

  /// Why what is offered is none of the ways on from a line; nil when it is one.
  func fault(_ line: String, after half: String) -> String? {
    // Names say how they are written, accents included.
    if !bare(line).starts(with: bare(half)) { return "is another line" }
    // One letter more, for what needs free text next.
    return isLive(line, to: line) || isLive(line + " x", to: line) || isUnderstood(line)
      ? nil : "goes nowhere"
  }

  private func bare(_ line: String) -> [UInt32] { Normalizer.fold(line).map(NameKey.fold).filter { $0 > 0 } }

  /// Whether some template gets to the end of a line in a longer one.
  private func isLive(_ longer: String, to line: String) -> Bool {
    guard let utterance = matcher.utterance(longer), let end = matcher.utterance(line)?.count else {
      return false
    }
    let probe = matcher.probe(utterance, templates: matcher.openTemplates(expecting), expecting: expecting)
    return probe.place >= end
  }

  /// Whether some sentence begins like this.
  func isAccepted(_ line: String, depth: Int = deepest) -> Bool {
    if let known = known[line] { return known }
    let folded = Normalizer.fold(line)
    if isUnderstood(line) || beginsSentence(folded) {
      known[line] = true
      return true
    }
    guard depth > 0 else { return false }
    let values = (Self.values[locale] ?? []).flatMap { [line + $0, line + " " + $0] }
    var found = values.contains { isAccepted($0, depth: 0) }
    if !found {
      let next = Set(offered(line).prefix(Self.widest) + offered(line + " ").prefix(Self.widest))
      found = next.subtracting([line]).sorted().contains { isAccepted($0, depth: depth - 1) }
    }
    // A value may stand in the middle.
    if !found, depth == Self.deepest { found = values.contains { isAccepted($0, depth: 1) } }
    if found || depth == Self.deepest { known[line] = found }
    return found
  }

  private func isUnderstood(_ line: String) -> Bool {
    if let known = understood[line] { return known }
    let readings = matcher.interpret(line, expecting: expecting, strict: true).readings
    understood[line] = !readings.isEmpty
    return !readings.isEmpty
  }

  /// Whether an example that is understood begins like this.
  private func beginsSentence(_ folded: [UInt32]) -> Bool {
    var (low, high) = (0, sentences.count)
    while low < high {
      let middle = (low + high) / 2
      if sentences[middle].folded.lexicographicallyPrecedes(folded) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return sentences[low...].prefix { $0.folded.starts(with: folded) }.prefix(Self.mostSentences).contains {
      isUnderstood($0.text)
    }
  }
}
