import Yams

extension PhraseFileReader {
  /// What `tolerance:` says.
  mutating func tolerance(_ node: Node) -> ToleranceWords {
    var words = ToleranceWords()
    for (key, body) in entries(node, of: "lists of words") {
      switch key.text {
      case "fillers": words.fillers = texts(body)
      case "function_words": words.functionWords = texts(body)
      case "guards": words.guards = texts(body)
      case "particles": words.particles = items(body, of: "classes of particles").map { texts($0) }
      default:
        mistakes.append(
          key.mistake(
            expected: "fillers, function_words, particles or guards", got: "'\(key.text)'",
            hint: "Compare with the _common.yaml of another language."))
      }
    }
    return words
  }

  private mutating func texts(_ node: Node) -> [SourcedText] {
    items(node, of: "words").compactMap { text($0, "a word") }
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
