import Yams

extension PhraseFileReader {
  /// What `tolerance:` says.
  mutating func tolerance(_ node: Node) -> ToleranceWords {
    var words = ToleranceWords()
    for (key, body) in entries(node, of: "lists of words") {
      switch key.text {
      case "fillers": words.fillers = texts(body, "words")
      case "function_words": words.functionWords = texts(body, "words")
      case "guards": words.guards = texts(body, "words")
      case "particles": words.particles = items(body, of: "classes of particles").map { texts($0, "words") }
      case "half_typed":
        words.halfTyped = entries(body, of: "letters").map { $0.0.text + Self.scalars($0.1).joined() }
      default:
        reportUnknown(key, expected: "fillers, function_words, particles, half_typed or guards")
      }
    }
    return words
  }

  /// Every text below a node.
  static func scalars(_ node: Node?) -> [String] {
    switch node {
    case .scalar(let scalar): [scalar.string]
    case .sequence(let items): items.flatMap { scalars($0) }
    case .mapping(let pairs): pairs.flatMap { scalars($0.value) }
    default: []
    }
  }
}
