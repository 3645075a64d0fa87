import Yams

extension PhraseFileReader {
  /// How numbers are written, for ranges: `{"25": ["twenty-five", "twenty five"]}` or `{"twenty-five": 25}`;
  /// tables of several languages may stand under their codes.
  mutating func numberWords(_ node: Node, isInner: Bool = false) -> [(words: String, value: Double)] {
    var out: [(words: String, value: Double)] = []
    for (key, body) in entries(node, of: "numbers") {
      if body.mapping != nil, !isInner {
        out += numberWords(body, isInner: true)
      } else if let number = Double(key.text), let words = Self.words(body) {
        out += words.map { ($0, number) }
      } else if let number = body.scalar.flatMap({ Double($0.string) }) {
        out.append((key.text, number))
      } else {
        report(
          body, expected: "a number with its words, or words with their number",
          hint: "Write \"25\": [\"twenty-five\", \"twenty five\"].")
      }
    }
    return out
  }

  private static func words(_ node: Node) -> [String]? {
    if let items = node.sequence { return items.compactMap { $0.scalar?.string } }
    return node.scalar.map { [$0.string] }
  }
}
