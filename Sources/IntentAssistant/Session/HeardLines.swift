import ConversationModel
import PhraseMatcher

/// What lines mean that a session asks about several times: whether an answer is a command as well, and whether what a
/// reply says can be said. It holds as long as the names are the same.
struct HeardLines {
  private struct Line: Hashable {
    var text: String
    var expecting: Expectation?
    var isStrict: Bool
  }

  /// So many lines are remembered.
  private static let most = 128

  private var known: [Line: Interpretation] = [:]

  /// What a line means by a matcher, which must be the same until `forget` is called.
  mutating func interpretation(
    of text: String, by matcher: Matcher, expecting: Expectation?, strict: Bool
  ) -> Interpretation {
    let line = Line(text: text, expecting: expecting, isStrict: strict)
    if let known = known[line] { return known }
    let found = matcher.interpret(text, expecting: expecting, strict: strict)
    if known.count >= Self.most { known.removeAll(keepingCapacity: true) }
    known[line] = found
    return found
  }

  /// Forgets all, for other names mean something else.
  mutating func forget() { known.removeAll(keepingCapacity: true) }
}
