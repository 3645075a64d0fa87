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
    spans.reserveCapacity(32 * places)
  }

  /// The index among the spans of a network at a place; it stays.
  @inline(__always)
  mutating func index(_ network: Int32, _ place: Int32) -> Int {
    let start = starts[Int(network)]
    return Int(start >= 0 ? start : begin(network)) + Int(place)
  }

  /// Gives a network its places.
  private mutating func begin(_ network: Int32) -> Int32 {
    let start = Int32(spans.count)
    starts[Int(network)] = start
    for _ in 0..<places { spans.append(0) }
    return start
  }
}
