/// An utterance as a graph: the line as it was typed, and beside it every way of forgiving something, each
/// with its cost.
///
/// Places up to `end` are those of the line, `end` its end. Each detour is a run of places behind them whose
/// last leads back into the line.
struct Lattice {
  /// A way off the line.
  struct Edge {
    var target: Int32
    var cost: Int32
    /// Index into `edits`.
    var edit: Int32
  }

  /// What a way off the line forgives.
  struct Edit {
    var kind: Forgiven.Kind
    /// The scalars of the line that it replaces.
    var range: Range<Int>
    var meant: [UInt32]
    var cost: Int
    /// Skip words are not named.
    var isNamed = true
  }

  /// Detours beyond this make no lattice larger.
  private static let mostPlaces = 1_900
  private static let mostEdits = 500

  let line: Utterance
  let end: Int
  private(set) var scalars: [UInt32]
  private(set) var next: [Int32]
  /// Bits of `TextView.Place`.
  private(set) var places: [UInt8]
  /// The bits in a mask of the scalars that may come next, by any way.
  private(set) var bits: [UInt64]
  /// The same with what comes behind a space.
  private(set) var ahead: [UInt64] = []
  /// Whether the end can be reached from a place without any text.
  private(set) var reachesEnd: [Bool]
  private(set) var fragments: Fragments
  private var edgesAt: [[Edge]]
  /// The ways off the line, by their place; where those of a place begin, and one more at the end.
  private(set) var edges: [Edge] = []
  private var firstEdge: [Int32] = []
  private(set) var edits: [Edit] = []

  init(_ line: Utterance) {
    let view = TextView(line, freeSpaces: true)
    self.line = line
    end = line.count
    scalars = line.scalars + [0]
    next = (0...line.count).map { Int32(min($0 + 1, line.count)) }
    places = view.places
    bits = line.scalars.map(Pattern.bit) + [0]
    fragments = view.fragments
    reachesEnd = (0...line.count).map { $0 == line.count }
    edgesAt = Array(repeating: [], count: line.count + 1)
  }

  /// Adds a way around a range of the line, which must not lead backwards.
  mutating func add(_ edit: Edit) {
    let (start, stop) = (edit.range.lowerBound, edit.range.upperBound)
    guard edits.count < Self.mostEdits, scalars.count + edit.meant.count < Self.mostPlaces else { return }
    var target = Int32(stop)
    if !edit.meant.isEmpty {
      target = Int32(scalars.count)
      let before = line.scalars[max(0, start - 1)..<start]
      let after = line.scalars[stop..<min(stop + 1, end)]
      let window = Utterance(typed: "", scalars: before + edit.meant + after, starts: [], ends: [])
      let view = TextView(window, freeSpaces: true)
      fragments = fragments.union(view.fragments)
      for index in edit.meant.indices {
        let place = before.count + index
        scalars.append(edit.meant[index])
        places.append(view.places[place])
        bits.append(Pattern.bit(edit.meant[index]))
        next.append(Int32(scalars.count))
      }
      next[scalars.count - 1] = Int32(stop)
      places[Int(target)] |= places[start] & TextView.Place.isGlue
    }
    edgesAt[start].append(Edge(target: target, cost: Int32(edit.cost), edit: Int32(edits.count)))
    edits.append(edit)
  }

  /// Works out what can be reached from each place; to be called when all edits are in.
  mutating func close() {
    for place in stride(from: end, through: 0, by: -1) {
      for edge in edgesAt[place] {
        bits[place] |= bits[Int(edge.target)]
        if edge.target <= end, reachesEnd[Int(edge.target)] { reachesEnd[place] = true }
      }
    }
    edges = edgesAt.flatMap(\.self)
    firstEdge = edgesAt.reduce(into: [0]) { $0.append($0[$0.count - 1] + Int32($1.count)) }
    ahead = bits.indices.map { bits[$0] | (scalars[$0] == Pattern.space ? bits[Int(next[$0])] : 0) }
  }

  /// Where the ways off the line at a place of it stand in `edges`, when the lattice is closed.
  @inline(__always)
  func edges(at place: Int) -> Range<Int> { Int(firstEdge[place])..<Int(firstEdge[place + 1]) }
}
