import Foundation

/// What a predicate asks.
indirect enum PredicateCondition {
  /// Always or never.
  case constant(Bool)
  /// Both.
  case and(PredicateCondition, PredicateCondition)
  /// At least one.
  case or(PredicateCondition, PredicateCondition)
  /// The contrary.
  case not(PredicateCondition)
  /// Two values compared.
  case comparison(PredicateOperand, PredicateOperator, PredicateOperand, String.CompareOptions)

  /// Whether it is so for an entity, or whatever has properties.
  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .and(let first, let second): first.holds(for: object) && second.holds(for: object)
    case .or(let first, let second): first.holds(for: object) || second.holds(for: object)
    case .not(let condition): !condition.holds(for: object)
    case .comparison(let left, let comparison, let right, let options):
      comparison.holds(left.value(in: object), right.value(in: object), options)
    }
  }
}

/// One side of a comparison.
enum PredicateOperand {
  /// Written in the format, or given as an argument.
  case value(PredicateValue)
  /// The names of a property, of a property of that, and so on.
  case keyPath([String])

  /// The value for an entity; nothing where a property has none.
  func value(in object: Any?) -> PredicateValue {
    switch self {
    case .value(let value): return value
    case .keyPath(let path):
      let end = path.reduce(object) { object, name in object.flatMap { Self.property(name, of: $0) } }
      return PredicateValue(end)
    }
  }

  /// A property by its name, whether it is stored as it is or wrapped by `@Property`.
  private static func property(_ name: String, of object: Any) -> Any? {
    if name == "self" { return object }
    for child in Mirror(reflecting: object).children {
      if child.label == name { return child.value }
      if child.label == "_\(name)", let box = child.value as? any PropertyBox { return box.anyValue }
    }
    return nil
  }
}

/// A value that a predicate can compare.
enum PredicateValue {
  /// A property without value, or no such property.
  case nothing
  /// Numbers, dates (seconds since 2001) and booleans (1 and 0).
  case number(Double)
  /// Texts, and all that is known by its description only.
  case text(String)
  /// Several values.
  case list([PredicateValue])

  /// The value of anything.

  init(_ value: Any?) {
    guard let value, let present = Self.unwrapped(value) else {
      self = .nothing
      return
    }
    switch present {
    case let text as String: self = .text(text)
    case let flag as Bool: self = .number(flag ? 1 : 0)
    case let date as Date: self = .number(date.timeIntervalSinceReferenceDate)
    case let date as NSDate: self = .number(date.timeIntervalSinceReferenceDate)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let number as NSNumber: self = .number(number.doubleValue)
    case let text as NSString: self = .text(String(describing: text))
    case let list as [Any]: self = .list(list.map { PredicateValue($0) })
    default: self = .text(String(describing: present))
    }
  }

  /// The value inside of any number of optionals.
  private static func unwrapped(_ value: Any) -> Any? {
    guard value is any OptionalType else { return value }
    return Mirror(reflecting: value).children.first.flatMap { unwrapped($0.value) }
  }
}

/// How a predicate compares.
enum PredicateOperator {
  case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, contains, beginsWith, endsWith, isIn,
    between

  /// Whether it holds; values of different kinds are never equal, and nothing is only equal to nothing.
  func holds(_ left: PredicateValue, _ right: PredicateValue, _ options: String.CompareOptions) -> Bool {
    switch self {
    case .equal: return Self.order(left, right, options) == .orderedSame
    case .unequal: return Self.order(left, right, options) != .orderedSame
    case .less: return Self.order(left, right, options) == .orderedAscending
    case .greater: return Self.order(left, right, options) == .orderedDescending
    case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(Self.order(left, right, options))
    case .greaterOrEqual:
      return [.orderedDescending, .orderedSame].contains(Self.order(left, right, options))
    case .isIn: return Self.contains(right, left, options)
    case .contains: return Self.contains(left, right, options)
    case .beginsWith: return Self.finds(right, in: left, options.union(.anchored))
    case .endsWith: return Self.finds(right, in: left, options.union([.anchored, .backwards]))
    case .between:
      guard case .list(let bounds) = right, bounds.count == 2 else { return false }
      return Self.greaterOrEqual.holds(left, bounds[0], options)
        && Self.lessOrEqual.holds(left, bounds[1], options)
    }
  }

  /// Whether a text is a part, or a value an element.
  private static func contains(
    _ whole: PredicateValue, _ part: PredicateValue, _ options: String.CompareOptions
  ) -> Bool {
    guard case .list(let elements) = whole else { return finds(part, in: whole, options) }
    return elements.contains { order($0, part, options) == .orderedSame }
  }

  /// Whether a text stands in another; an empty one stands everywhere.
  private static func finds(
    _ part: PredicateValue, in whole: PredicateValue, _ options: String.CompareOptions
  ) -> Bool {
    guard case .text(let whole) = whole, case .text(let part) = part else { return false }
    return part.isEmpty || whole.range(of: part, options: options) != nil
  }

  /// Which of two comes first; nil for values that have no order.
  private static func order(
    _ left: PredicateValue, _ right: PredicateValue, _ options: String.CompareOptions
  ) -> ComparisonResult? {
    switch (left, right) {
    case (.nothing, .nothing): .orderedSame
    case (.number(let left), .number(let right)):
      left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    case (.text(let left), .text(let right)): left.compare(right, options: options)
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { order($0, $1, options) == .orderedSame }
        ? .orderedSame : nil
    default: nil
    }
  }
}

/// A wrapped property whatever its type.
protocol PropertyBox {
  /// The value; nil when it was never set.
  var anyValue: Any? { get }
}
