/// Amount and range as they were said, before it is known what of them can be recorded.
struct SaidQuantity: Hashable, Sendable {
  var amount: Int?
  var start: Int?
  var end: Int?

  /// What is recorded: the range with its ends in order, else the total. One end alone is nothing.
  var quantity: StudyQuantity? {
    if let start, let end { return .range(min(start, end), max(start, end)) }
    return amount.map(StudyQuantity.total)
  }
}
