import Foundation

/// Reads the format of a predicate, by descent.
package struct PredicateParser {
  private var tokens: ArraySlice<Token>
  private var arguments: ArraySlice<Any>

  /// The smallest pieces of a format.
  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    case symbol(String)
    case argument
    case keyArgument
  }

  init(format: String, arguments: [Any]) {
    tokens = Self.tokens(of: format)[...]
    self.arguments = arguments[...]
  }

  /// The whole format; nil when it cannot be read to its end.
  mutating func condition() -> PredicateCondition? {
    guard let condition = alternatives(), tokens.isEmpty, arguments.isEmpty else { return nil }
    return condition
  }

  /// Whether a format without arguments can be read to its end.
  package static func canRead(_ format: String) -> Bool {
    var parser = PredicateParser(format: format, arguments: [])
    return parser.condition() != nil
  }

  // MARK: Conditions

  /// Conditions joined by `OR`, which binds least.
  private mutating func alternatives() -> PredicateCondition? {
    guard var condition = conjunction() else { return nil }
    while take("OR") || take(symbol: "||") {
      guard let next = conjunction() else { return nil }
      condition = .or(condition, next)
    }
    return condition
  }

  /// Conditions joined by `AND`.
  private mutating func conjunction() -> PredicateCondition? {
    guard var condition = negation() else { return nil }
    while take("AND") || take(symbol: "&&") {
      guard let next = negation() else { return nil }
      condition = .and(condition, next)
    }
    return condition
  }

  /// One condition: negated, constant, in parentheses, or a comparison.
  private mutating func negation() -> PredicateCondition? {
    if take("NOT") || take(symbol: "!") { return negation().map { .not($0) } }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    if take(symbol: "(") {
      guard let condition = alternatives(), take(symbol: ")") else { return nil }
      return condition
    }
    guard let left = operand(), let comparison = comparisonOperator() else { return nil }
    let options = compareOptions()
    return operand().map { .comparison(left, comparison, $0, options) }
  }

  /// What stands between two operands.
  private static let operators: [String: PredicateOperator] = [
    "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual,
    ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "CONTAINS": .contains,
    "BEGINSWITH": .beginsWith,
    "ENDSWITH": .endsWith, "IN": .isIn, "BETWEEN": .between,
  ]

  private mutating func comparisonOperator() -> PredicateOperator? {
    switch tokens.popFirst() {
    case .symbol(let text): Self.operators[text]
    case .word(let text): Self.operators[text.uppercased()]
    default: nil
    }
  }

  /// `[cd]` behind an operator: without regard to case, to diacritics.
  private mutating func compareOptions() -> String.CompareOptions {
    guard take(symbol: "["), case .word(let letters) = tokens.popFirst(), take(symbol: "]") else { return [] }
    var options: String.CompareOptions = []
    if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
    if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  // MARK: Operands

  /// A literal, an argument, a list or a key path.
  private mutating func operand() -> PredicateOperand? {
    switch tokens.popFirst() {
    case .text(let text): return .value(.text(text))
    case .number(let number): return .value(.number(number))
    case .argument: return arguments.popFirst().map { .value(PredicateValue($0)) }
    case .keyArgument: return (arguments.popFirst() as? String).map { Self.path($0) }
    case .symbol("{"): return list()
    case .word(let word):
      switch word.uppercased() {
      case "TRUE", "YES": return .value(.number(1))
      case "FALSE", "NO": return .value(.number(0))
      case "NIL", "NULL": return .value(.nothing)
      case "SELF": return .keyPath(["self"])
      default: return Self.path(word)
      }
    default: return nil
    }
  }

  /// The elements up to the closing brace.
  private mutating func list() -> PredicateOperand? {
    var values: [PredicateValue] = []
    while !take(symbol: "}") {
      guard values.isEmpty || take(symbol: ","), case .value(let value) = operand() else { return nil }
      values.append(value)
    }
    return .value(.list(values))
  }

  private static func path(_ text: String) -> PredicateOperand {
    .keyPath(text.split(separator: ".").map(String.init))
  }

  private mutating func take(_ word: String) -> Bool {
    guard case .word(let next) = tokens.first, next.uppercased() == word else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func take(symbol: String) -> Bool {
    guard tokens.first == .symbol(symbol) else { return false }
    tokens.removeFirst()
    return true
  }

  // MARK: Tokens

  /// Splits a format; never fails, what is no token of the grammar becomes a symbol that nothing takes.
  private static func tokens(of format: String) -> [Token] {
    var rest = Substring(format)
    var tokens: [Token] = []
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        rest.removeFirst()
        tokens.append(.text(String(rest.prefix { $0 != first })))
        rest = rest.drop { $0 != first }.dropFirst()
      } else if first == "%" {
        let specifier = rest.dropFirst().prefix { $0.isLetter || $0 == "@" }
        tokens.append(specifier == "K" ? .keyArgument : .argument)
        rest = rest.dropFirst(1 + specifier.count)
      } else if first.isNumber || first == "-" {
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        tokens.append(Double(digits).map { .number($0) } ?? .symbol(String(digits)))
        rest = rest.dropFirst(digits.count)
      } else if first.isLetter || first == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        tokens.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      } else {
        let isComparison = "=<>!&|".contains(first)
        let symbol = isComparison ? rest.prefix { "=<>!&|".contains($0) } : rest.prefix(1)
        tokens.append(.symbol(String(symbol)))
        rest = rest.dropFirst(symbol.count)
      }
    }
    return tokens
  }
}
