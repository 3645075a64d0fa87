/// A program that notes which branches it takes: slower than an ordinary one, and otherwise the same.
package struct MarkedPhrases: Sendable {
  package var program: PhraseProgram
  /// By the numbers in the program.
  package var branches: [PhraseBranch]
  package var mistakes: [PhraseError]
}

extension PhraseProgram {
  /// The same program with what another one of the same files has learned from samples; nil when it is of others.
  func learned(from other: PhraseProgram) -> PhraseProgram? {
    guard count(.likenessClasses) == other.count(.likenessClasses) else { return nil }
    var all = Section.allCases.map { Array(section($0)) }
    for learned in [Section.likenessKeys, .likenessWeights, .likenessBias] {
      all[learned.rawValue] = Array(other.section(learned))
    }
    return PhraseProgram(sections: all, text: text, readers: readers)
  }

  /// The numbers of the branches that may be taken where what is taken is known: in sentences, and in the lines of
  /// free speech that mean something.
  var reachableMarks: Set<Int> {
    var marks = Set<Int>()
    var seen = Set<Int32>()
    var open = (0..<templateCount + negativeCount).map {
      self[.templates, $0 * Pattern.TemplateRow.stride + Pattern.TemplateRow.entry]
    }
    if hasFreeSpeech {
      let networks = [network(.pieces), network(.cues)] + allAnswerNetworks
      open += networks.map { self[.networks, Int($0)] }
    }
    while let node = open.popLast() {
      guard node >= 0, seen.insert(node).inserted else { continue }
      let row = Int(node) * Pattern.Node.stride
      let a = Int(self[.nodes, row + Pattern.Node.a])
      switch self[.nodes, row + Pattern.Node.kind] {
      case Pattern.Kind.mark: marks.insert(a)
      case Pattern.Kind.split:
        open += (a..<a + Int(self[.nodes, row + Pattern.Node.b])).map { self[.targets, $0] }
      case Pattern.Kind.call, Pattern.Kind.list: open.append(self[.networks, a])
      default: break
      }
      open.append(self[.nodes, row + Pattern.Node.next])
    }
    return marks
  }
}
