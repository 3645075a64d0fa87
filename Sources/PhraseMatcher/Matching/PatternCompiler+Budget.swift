extension PatternCompiler {
  // MARK: budget

  /// More than any grammar that people write needs; a grammar that needs more is an attack or a slip.
  enum Budget {
    /// Rules and lists inside one another.
    static let depth = 40
    /// Sentences of one locale.
    static let sentences = 50_000
    /// Nodes of the network.
    static let nodes = 2_000_000
    /// Rules, lists and parts in any order: the memory of a run grows with them.
    static let networks = 20_000
  }

  /// Whether there is room for more; the first sentence for which there is none is reported.
  mutating func isWithinBudget(_ text: SourcedText) -> Bool {
    if isExhausted { return false }
    let nodes = tables.nodes.count / Pattern.Node.stride
    let sentences = tables.templates.count / Pattern.TemplateRow.stride
    guard
      nodes > Budget.nodes || tables.networks.count > Budget.networks || sentences >= Budget.sentences
    else { return true }
    isExhausted = true
    mistakes.append(
      text.mistake(
        expected:
          "at most \(Budget.sentences) sentences, \(Budget.networks) rules, lists and parts in any order, and "
          + "\(Budget.nodes) nodes",
        got: "\(sentences), \(tables.networks.count) and \(nodes), and more",
        hint: "What follows is left out. Say it with fewer sentences."))
    return false
  }
}
