import OpenAppIntents

/// Amount and range as they were said, before it is known what of them can be recorded.
struct SaidQuantity: Hashable, Sendable {
  var amount: Int?
  var start: Int?
  var end: Int?
  /// What was counted, where that was said.
  var unit: StudyUnit?

  /// Nothing said.
  init() {}

  /// The last of a range alone.
  init(upTo end: Int) { self.end = end }

  /// What an intent's parameters hold.
  init(_ amount: IntentParameter<Int?>, from start: IntentParameter<Int?>, to end: IntentParameter<Int?>) {
    self.amount = amount.wrappedValue
    self.start = start.wrappedValue
    self.end = end.wrappedValue
    unit = [amount, start, end].compactMap(\.spokenUnit).first.flatMap(StudyUnit.init)
  }

  /// The range that so many make from one end of it, or up to it: 10 pages from page 20 are pages 20 to 29. Nil where
  /// both ends are said, or it would go beyond what can be counted.
  var counted: ClosedRange<Int>? {
    guard let amount, amount > 0 else { return nil }
    let range: (Int, Int)? =
      switch (start, end) {
      case (let start?, nil): (start, start + amount - 1)
      case (nil, let end?): (end - amount + 1, end)
      default: nil
      }
    guard let (first, last) = range, StudyLimits.amounts.contains(first), StudyLimits.amounts.contains(last)
    else { return nil }
    return first...last
  }

  /// What is recorded: the range with its ends in order, else the total. One end alone is nothing.
  var quantity: StudyQuantity? {
    if let start, let end { return .range(min(start, end), max(start, end)) }
    return amount.map(StudyQuantity.total)
  }
}
