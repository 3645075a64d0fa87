package import ConversationModel

/// Which templates and branches of a locale's phrases something said reaches.
///
/// A line reaches what its best reading took: the template and, wherever it parts, the way that was gone. What
/// would have fitted as well and lost is not reached, since nothing shows that it works.
package struct PhraseCoverage: Sendable {
  /// How many of a kind there are, and how many of them are reached.
  package struct Tally: Hashable, Sendable {
    package var all = 0
    package var reached = 0
    package init() {}
    package mutating func add(_ other: Tally) {
      all += other.all
      reached += other.reached
    }
    mutating func count(_ isReached: Bool) {
      all += 1
      if isReached { reached += 1 }
    }
  }

  /// One file with its counts.
  package struct FileTally: Hashable, Sendable {
    package var file: String
    package var templates = Tally()
    package var branches = Tally()
  }

  private let branches: [PhraseBranch]
  /// The numbers that count, in the order of the files.
  private let counted: [Int]
  private var matcher: Matcher
  private let exampleNames: NameLists
  private var names: NameLists
  private var reached: Set<Int32> = []
  private var heard: Set<HeardLine> = []

  package init(_ phrases: MarkedPhrases) {
    branches = phrases.branches
    exampleNames = phrases.program.exampleNames
    names = exampleNames
    matcher = Matcher(program: phrases.program, names: names)
    let all = phrases.branches
    counted = phrases.program.reachableMarks.filter { all[$0].kind != .passed }.sorted {
      let (a, b) = (all[$0], all[$1])
      return (a.file, a.line, a.column, $0) < (b.file, b.line, b.column, $1)
    }
  }

  /// Takes in every example of the files; counterexamples reach negative sentences only.
  package mutating func hearExamples() {
    for example in matcher.program.examples {
      if example.isCounterexample {
        use(exampleNames)
        if let utterance = matcher.utterance(example.text) {
          reached.formUnion(matcher.negativeMarks(of: utterance))
        }
      } else {
        hear(
          HeardLine(
            text: example.text, locale: .fallback, expecting: example.expectation, names: exampleNames))
      }
    }
  }

  /// Takes in a line as it was said.
  package mutating func hear(_ line: HeardLine) {
    // The same words in the same place reach the same.
    guard heard.insert(line).inserted else { return }
    use(line.names)
    reached.formUnion(matcher.marks(of: line.text, expecting: line.expecting))
  }

  private mutating func use(_ names: NameLists) {
    guard names != self.names else { return }
    self.names = names
    matcher = matcher.with(names: names)
  }

  /// The counts of every file, by its name.
  package var files: [FileTally] {
    var tallies: [FileTally] = []
    for number in counted {
      let branch = branches[number]
      if tallies.last?.file != branch.file { tallies.append(FileTally(file: branch.file)) }
      let isReached = reached.contains(Int32(number))
      if branch.kind.isTemplate {
        tallies[tallies.count - 1].templates.count(isReached)
      } else {
        tallies[tallies.count - 1].branches.count(isReached)
      }
    }
    return tallies
  }

  /// What nothing reached, in the order of the files; what stands inside of such a thing is not named again.
  package var unreached: [PhraseBranch] {
    var kept: [PhraseBranch] = []
    let open = counted.filter { !reached.contains(Int32($0)) }.map { branches[$0] }
    // The outer ones first.
    for branch in open.sorted(by: {
      ($0.file, $0.line, -$0.range.count) < ($1.file, $1.line, -$1.range.count)
    })
    where !kept.reversed().prefix(while: { $0.line == branch.line && $0.file == branch.file }).contains(
      where: {
        $0.encloses(branch)
      })
    {
      kept.append(branch)
    }
    return kept.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
  }
}
