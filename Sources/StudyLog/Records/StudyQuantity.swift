/// How much was studied: a total, or a range whose ends both count.
package enum StudyQuantity: Codable, Hashable, Sendable {
  case total(Int)
  case range(Int, Int)

  /// What the quantity comes to: pages 12 to 18 are 7 pages.
  package var count: Int {
    switch self {
    case .total(let count): count
    case .range(let start, let end): Self.count(from: start, to: end)
    }
  }

  /// The number that more is added to: the total, or the last of a range.
  package var furthest: Int {
    switch self {
    case .total(let count): count
    case .range(_, let end): end
    }
  }

  /// The quantity with more or less of it: a range ends later or sooner. Nil when there is no such range.
  package func changed(by count: Int) -> StudyQuantity? {
    switch self {
    case .total(let total): .total(total + count)
    case .range(let start, let end): end + count < start ? nil : .range(start, end + count)
    }
  }

  /// How many lie between two ends, both included, in either order; clamped where the ends are beyond all bounds.
  package static func count(from start: Int, to end: Int) -> Int {
    let (low, high) = (min(start, end), max(start, end))
    let (distance, isBeyond) = high.subtractingReportingOverflow(low)
    return isBeyond || distance == .max ? .max : distance + 1
  }
}
