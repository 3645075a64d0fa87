/// A template, or a branch of one, that something said may reach.
package struct PhraseBranch: Hashable, Sendable {
  /// What it is, in the words of the phrase files where they have some.
  package enum Kind: String, Hashable, Sendable {
    case sentence, negative, cue, piece
    /// A line of free speech that is only passed over or looked for; what is said does not tell its branches.
    case passed
    /// A text of a list with few of them.
    case value
    /// A part of an alternative, or the inside of an optional part.
    case said
    /// An optional part that is left out.
    case leftOut

    /// Whether it is a whole line of a file, and no branch of one.
    package var isTemplate: Bool { self != .value && self != .said && self != .leftOut }
  }

  package var kind: Kind
  package var file: String
  /// Counted from 1.
  package var line: Int
  /// Counted from 1, in characters.
  package var column: Int
  /// Of the branch alone; empty for nothing, as in `(a|)`.
  package var text: String
  /// The whole text that it is a part of.
  package var template: String
  /// Where `text` stands in `template`, in characters.
  var range: Range<Int>

  init(_ kind: Kind, _ text: SourcedText, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
    file = text.file
    line = text.line
    column = text.column + range.lowerBound
    template = text.text
    self.text = String(Array(text.text)[range])
  }

  /// Whether nothing can reach the other one that does not pass here: it stands inside this one.
  func encloses(_ other: PhraseBranch) -> Bool {
    kind != .leftOut && self != other && file == other.file && line == other.line
      && column - range.lowerBound == other.column - other.range.lowerBound
      && range.lowerBound <= other.range.lowerBound && other.range.upperBound <= range.upperBound
  }
}

/// The branches of the files that are compiled, each once.
struct PhraseBranchTable {
  private(set) var branches: [PhraseBranch] = []
  private var numbers: [PhraseBranch: Int] = [:]

  /// The number of a branch; a rule that is compiled twice has it once.
  mutating func number(of branch: PhraseBranch) -> Int {
    if let known = numbers[branch] { return known }
    numbers[branch] = branches.count
    branches.append(branch)
    return branches.count - 1
  }

  mutating func number(of branch: TemplateBranch, in text: SourcedText) -> Int {
    number(of: PhraseBranch(branch.kind == .said ? .said : .leftOut, text, branch.range))
  }
}

extension PatternCompiler {
  /// A node that marks that a whole text was taken; none where nobody wants to know.
  mutating func mark(_ text: SourcedText, _ kind: PhraseBranch.Kind, next: Int32) -> Int32 {
    guard let number = branches?.number(of: PhraseBranch(kind, text, 0..<text.text.count)) else {
      return next
    }
    return tables.addNode(Pattern.Kind.mark, Int32(number), next: next)
  }
}
