/// A sentence template as a tree, one case for each construct of the language.
indirect enum Template: Hashable, Sendable {
  /// Text as written, with its spaces.
  case literal(String)
  case sequence([Template])
  /// One of these; an empty sequence among them matches nothing.
  case alternative([Template])
  /// This or nothing.
  case optional(Template)
  /// All of these, in any order, with spaces between.
  case permutation([Template])
  case list(name: String, target: Target, offset: Int)
  case range(NumberRange, target: Target)
  case rule(name: String, offset: Int)
  /// A branch that coverage looks at, by its number; only where a template is read for that.
  case marked(Template, Int)

  /// What becomes of a matched value.
  enum Target: Hashable, Sendable {
    case slot(String)
    /// Not a slot: kept for the reading, where a capture named `unit` becomes the unit of its amounts.
    case capture(String)
    case nothing
  }
}

/// Whole numbers from `lower` to `upper`, both included.
struct NumberRange: Hashable, Sendable {
  /// Which parts of a number may follow the point.
  enum Fractions: Int, Hashable, Sendable { case none, halves, tenths }

  var lower: Int
  var upper: Int
  var step = 1
  /// The value is multiplied by this after it was checked.
  var multiplier = 1.0
  var fractions = Fractions.none
  var allowsDigits = true
  var allowsWords = true
}

extension Template {
  /// How many pieces of text hassil sees: one for each word, for each space between bracketed parts, and for the
  /// empty half of an optional part.
  var chunkCount: Int {
    switch self {
    case .literal(let text):
      max(1, text.split(whereSeparator: \.isWhitespace).count)
    case .sequence(let items), .alternative(let items): items.reduce(0) { $0 + $1.chunkCount }
    case .permutation(let items): items.reduce(0) { $0 + $1.chunkCount + 2 }
    case .optional(let item): item.chunkCount + 1
    case .marked(let item, _): item.chunkCount
    case .list, .range, .rule: 0
    }
  }

  /// Every list and rule the tree names, with the offset where it does, in order.
  var references: [(isRule: Bool, name: String, offset: Int)] {
    switch self {
    case .literal, .range: []
    case .sequence(let items), .alternative(let items), .permutation(let items): items.flatMap(\.references)
    case .optional(let item), .marked(let item, _): item.references
    case .list(let name, _, let offset): [(false, name, offset)]
    case .rule(let name, let offset): [(true, name, offset)]
    }
  }
}
