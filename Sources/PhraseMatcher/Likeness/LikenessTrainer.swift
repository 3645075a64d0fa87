#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Learns from samples which features speak for which class, by logistic regression.
///
/// The same samples always give the same weights: they are taken in orders that are mixed by rule.
struct LikenessTrainer {
  /// The features of one sample.
  struct Sample {
    var keys: [UInt32]
    /// Its class, and the classes among which it is to be told.
    var value: Int
    var among: Range<Int>
  }

  /// How the descent goes: measured on utterances that were not among the samples.
  private enum Rate {
    static let rounds = 24
    static let first: Float = 3
    static let slowing: Float = 0.15
    /// What a round takes from every weight, for each unit of the rate.
    static let decay: Float = 0.004
  }

  /// Weights of a feature smaller than this, as a part of the largest of all, tell nothing.
  private static let smallest: Float = 0.012

  private(set) var keys: [UInt32] = []
  /// By feature, then by class.
  private(set) var weights: [Float] = []
  private(set) var bias: [Float]

  init(_ samples: [Sample], classes: Int) {
    bias = Array(repeating: 0, count: classes)
    keys = Set(samples.lazy.flatMap(\.keys)).sorted()
    var index: [UInt32: Int32] = [:]
    index.reserveCapacity(keys.count)
    for (place, key) in keys.enumerated() { index[key] = Int32(place) }
    let rows = samples.map { $0.keys.map { index[$0, default: 0] } }
    weights = Array(repeating: 0, count: keys.count * classes)
    descend(rows, samples, classes)
    prune(classes)
  }

  private mutating func descend(_ rows: [[Int32]], _ samples: [Sample], _ classes: Int) {
    weights.withUnsafeMutableBufferPointer { weights in
      bias.withUnsafeMutableBufferPointer { bias in
        guard let weights = weights.baseAddress, let bias = bias.baseAddress else { return }
        var share = [Float](repeating: 0, count: classes)
        var order = Array(rows.indices)
        for round in 0..<Rate.rounds {
          let rate = Rate.first / (1 + Rate.slowing * Float(round))
          Self.mix(&order, round)
          for place in order {
            Self.learn(
              rows[place], samples[place].value, samples[place].among, weights, bias, &share, classes, rate)
          }
          let kept = 1 - rate * Rate.decay
          for index in 0..<keys.count * classes { weights[index] *= kept }
        }
      }
    }
  }

  private static func learn(
    _ row: [Int32], _ value: Int, _ among: Range<Int>, _ weights: UnsafeMutablePointer<Float>,
    _ bias: UnsafeMutablePointer<Float>,
    _ share: inout [Float], _ classes: Int, _ rate: Float
  ) {
    let scale = 1 / Float(max(1, row.count)).squareRoot()
    row.withUnsafeBufferPointer { row in
      share.withUnsafeMutableBufferPointer { share in
        for index in among { share[index] = 0 }
        for feature in row {
          let own = weights + Int(feature) * classes
          for index in among { share[index] += own[index] }
        }
        var most = -Float.infinity
        for index in among {
          share[index] = share[index] * scale + bias[index]
          most = max(most, share[index])
        }
        var sum: Float = 0
        for index in among {
          share[index] = expf(share[index] - most)
          sum += share[index]
        }
        for index in among {
          share[index] = (share[index] / sum - (index == value ? 1 : 0)) * rate
          bias[index] -= share[index] * 0.1
          share[index] *= scale
        }
        for feature in row {
          let own = weights + Int(feature) * classes
          for index in among { own[index] -= share[index] }
        }
      }
    }
  }

  private mutating func prune(_ classes: Int) {
    let most = weights.reduce(0) { max($0, abs($1)) }
    var (kept, rows): ([UInt32], [Float]) = ([], [])
    for (place, key) in keys.enumerated() {
      let row = weights[place * classes..<(place + 1) * classes]
      guard row.contains(where: { abs($0) > most * Self.smallest }) else { continue }
      kept.append(key)
      rows += row
    }
    (keys, weights) = (kept, rows)
  }

  /// Another order in every round, always the same ones: classes that follow each other are forgotten in turn.
  private static func mix(_ order: inout [Int], _ round: Int) {
    var state = UInt64(round) &+ 0x9E37_79B9_7F4A_7C15
    for last in stride(from: order.count - 1, to: 0, by: -1) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      order.swapAt(last, Int((state >> 33) % UInt64(last + 1)))
    }
  }
}
