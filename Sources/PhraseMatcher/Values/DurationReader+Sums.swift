/// Lengths that are worked out: 25分を4回, "an hour minus ten minutes", 한 시간에서 십 분 모자라.
extension DurationReader {
  /// Nobody says how often for more.
  private static let mostTimes = 99

  /// What a length comes to with what stands behind it; nil where nothing is to be worked out.
  func workedOut(_ text: MatchText, _ first: (end: Int, seconds: Int)) -> (end: Int, seconds: Int)? {
    let next = text.afterSpace(first.end)
    return product(text, first.seconds, at: next) ?? difference(text, first.seconds, at: next)
  }

  private func product(_ text: MatchText, _ seconds: Int, at place: Int) -> (end: Int, seconds: Int)? {
    for (end, entry) in table.words(text, at: place, { $0 == .multiply || $0 == .each })
    where text.isBoundary(end) || text.isDigit(end) {
      let place = text.afterSpace(end)
      // 18시간을 이번 주: 이 is no two.
      guard numbers.table.end(of: .never, text, at: place) == nil,
        let count = numbers.unsigned(text, at: place, decimals: false), count.isWhole,
        1...Self.mostTimes ~= count.numerator
      else { continue }
      let all = Quantity.clamped(seconds * count.numerator)
      let sets = table.words(text, at: text.afterSpace(count.end)) { $0 == .sets }.map(\.end)
      if let end = sets.filter(text.isBoundary).max() { return (end, all) }
      // A sign alone says how often.
      if entry.role == .multiply, text.isBoundary(count.end) { return (count.end, all) }
    }
    return nil
  }

  private func difference(_ text: MatchText, _ seconds: Int, at place: Int) -> (end: Int, seconds: Int)? {
    for (end, entry) in table.words(text, at: place, { $0 == .minus || $0 == .lessFrom })
    where text.isBoundary(end) {
      guard let less = candidates(text, at: text.afterSpace(end)).max(by: { $0.end < $1.end }),
        0 < less.seconds, less.seconds < seconds
      else { continue }
      if entry.role == .minus { return (less.end, seconds - less.seconds) }
      let words = table.words(text, at: text.afterSpace(less.end)) { $0 == .lessBy }.map(\.end)
      if let end = words.max() { return (end, seconds - less.seconds) }
    }
    return nil
  }
}
