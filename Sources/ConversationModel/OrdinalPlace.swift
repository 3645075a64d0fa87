/// Where in a row an ordinal points.
package enum OrdinalPlace {
  /// The place among so many, from 1: negative ordinals count from the end, 0 is the one in the middle.
  /// - Returns: nil when there is no such place, as no one stands in the middle of two.
  package static func place(_ ordinal: Int, of count: Int) -> Int? {
    if ordinal == 0 { return count % 2 == 1 ? count / 2 + 1 : nil }
    let place = ordinal < 0 ? count + 1 + ordinal : ordinal
    return 1...max(1, count) ~= place && count > 0 ? place : nil
  }
}
