extension PatternRunner {
  /// Runs templates anew, with what was read before.
  mutating func find(_ templates: [Int32]) {
    beginAnew()
    for template in templates { run(template: template) }
  }

  /// One way through a network.
  struct Way {
    var end: Int32
    var captures: Int32
    var literal: Int32
    /// What the end of the network says.
    var value: Int32
  }

  /// The ways through a network from a place.
  mutating func ways(throughNetwork network: Int32, at place: Int32) -> [Way] {
    let before = steps
    defer { tally?.add(steps - before) }
    return run(network: network, at: place).map {
      Way(
        end: results[$0].end, captures: results[$0].captures, literal: results[$0].literal,
        value: results[$0].value)
    }
  }

  /// Where a network that matches at a place may end.
  mutating func ends(ofNetwork network: Int32, at place: Int) -> [Int] {
    ways(throughNetwork: network, at: Int32(place)).map { Int($0.end) }
  }
}

extension PatternRunner.Result {
  /// Whether it ends at the same place with the same.
  @inline(__always)
  func isSame(_ other: Self) -> Bool {
    end == other.end && captures == other.captures && value == other.value
  }
}
