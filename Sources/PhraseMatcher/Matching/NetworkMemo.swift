/// What was found where a network was run, by network and place. Few networks are ever run over one line, so that only
/// those have room.
struct NetworkMemo {
  private let places: Int
  /// Where the places of each network begin among the spans; -1 where it was never run.
  private var starts: [Int32]
  /// 0 for not run, otherwise the index of a span and one.
  var spans: [Int32] = []

  init(networks: Int, places: Int) {
    self.places = places
    starts = Array(repeating: -1, count: networks)
  }

  /// The index among the spans of a network at a place; it stays.
  mutating func index(_ network: Int32, _ place: Int32) -> Int {
    if starts[Int(network)] < 0 {
      starts[Int(network)] = Int32(spans.count)
      for _ in 0..<places { spans.append(0) }
    }
    return Int(starts[Int(network)]) + Int(place)
  }
}
