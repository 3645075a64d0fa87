/// A place where a template parts: one way to go on, and where it is written.
struct TemplateBranch: Hashable {
  enum Kind {
    /// A part of an alternative, or the inside of an optional part.
    case said
    /// An optional part that is not said.
    case leftOut
  }

  var kind: Kind
  /// Characters of the template: of what is said, or of the optional part with its brackets.
  var range: Range<Int>
}

extension Template {
  /// The same tree with other numbers for its branches.
  func renumbered(_ numbers: [Int]) -> Template {
    switch self {
    case .literal, .list, .range, .rule: self
    case .sequence(let items): .sequence(items.map { $0.renumbered(numbers) })
    case .alternative(let items): .alternative(items.map { $0.renumbered(numbers) })
    case .permutation(let items): .permutation(items.map { $0.renumbered(numbers) })
    case .optional(let item): .optional(item.renumbered(numbers))
    case .marked(let item, let number): .marked(item.renumbered(numbers), numbers[number])
    }
  }
}
