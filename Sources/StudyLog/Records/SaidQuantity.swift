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

  /// What an intent's parameters hold.
  init(_ amount: IntentParameter<Int?>, from start: IntentParameter<Int?>, to end: IntentParameter<Int?>) {
    self.amount = amount.wrappedValue
    self.start = start.wrappedValue
    self.end = end.wrappedValue
    unit = [amount, start, end].compactMap(\.spokenUnit).first.flatMap(StudyUnit.init)
  }

  /// What is recorded: the range with its ends in order, else the total. One end alone is nothing.
  var quantity: StudyQuantity? {
    if let start, let end { return .range(min(start, end), max(start, end)) }
    return amount.map(StudyQuantity.total)
  }
}
