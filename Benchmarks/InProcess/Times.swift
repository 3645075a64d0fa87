import Foundation

/// Times of many calls, in microseconds.
struct Times {
  private var sorted: [Double]

  init(_ times: [Double]) { sorted = times.sorted() }

  var count: Int { sorted.count }
  var slowest: Double { sorted.last ?? 0 }

  /// The time that this portion of the calls stays within.
  func share(_ portion: Double) -> Double {
    sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * portion))]
  }

  /// p50, p95, p99 and the slowest.
  var text: String {
    let shares = [("p50", share(0.5)), ("p95", share(0.95)), ("p99", share(0.99)), ("max", slowest)]
    return shares.map { "\($0.0) \(Int($0.1)) us" }.joined(separator: ", ")
  }

  /// Microseconds that one call takes.
  static func measure(_ body: () -> Void) -> Double {
    ContinuousClock().measure(body) / .microseconds(1)
  }

  /// The least of several calls: other processes only ever add.
  static func least(of calls: Int, _ body: () -> Void) -> Double {
    (0..<calls).map { _ in measure(body) }.min() ?? 0
  }

  /// The same in processor time, for what takes so long that other processes always interrupt it.
  static func leastWork(of calls: Int, _ body: () -> Void) -> Double {
    let times = (0..<calls).map { _ in
      let start = clock()
      body()
      return Double(clock() - start)
    }
    return (times.min() ?? 0) / Double(CLOCKS_PER_SEC) * 1_000_000
  }
}
