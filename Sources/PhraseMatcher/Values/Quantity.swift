/// A number as read: a fraction of whole numbers, never so large that sums of a few overflow.
struct Quantity: Hashable {
  /// Nothing that is said means more; far below what JSON and `Int` hold.
  static let limit = 999_999_999_999_999

  /// Index of the scalar behind it.
  var end: Int
  var numerator: Int
  var denominator = 1
  /// The systems of number words it is made of; bit 0 for digits.
  var systems = 0

  var isWhole: Bool { denominator == 1 }

  /// How often this fits a unit, rounded half up and clamped.
  func times(_ unit: Int) -> Int {
    let (product, overflows) = numerator.multipliedReportingOverflow(by: unit)
    if overflows { return Self.limit }
    return min(Self.limit, (product + denominator / 2) / max(1, denominator))
  }

  /// The sum with a fraction.
  func adding(_ numerator: Int, over denominator: Int) -> Quantity {
    var sum = self
    let (left, first) = self.numerator.multipliedReportingOverflow(by: denominator)
    let (right, second) = numerator.multipliedReportingOverflow(by: self.denominator)
    let (total, third) = left.addingReportingOverflow(right)
    sum.numerator = first || second || third ? Self.limit : total
    sum.denominator = first || second || third ? 1 : self.denominator &* denominator
    return sum
  }

  static func clamped(_ value: Int) -> Int { min(limit, max(-limit, value)) }

  static func product(_ a: Int, _ b: Int) -> Int {
    let (product, overflows) = a.multipliedReportingOverflow(by: b)
    return overflows ? limit : clamped(product)
  }
}
