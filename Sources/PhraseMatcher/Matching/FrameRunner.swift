import ConversationModel

/// Recognises free speech: cuts the utterance without a rest into cues of one intent, pieces that fill its
/// slots, words that say nothing, and at most a few clauses that are beside the matter.
///
/// The cut is the cheapest one by dynamic programming over places; each place keeps the best of every set of
/// filled slots, so the work grows with the length of the utterance.
struct FrameRunner {
  /// What parts of a cut cost; a spelled letter of a cue earns one.
  private enum Price {
    static let part: Int32 = 3
    static let neutral: Int32 = 8
    static let aside: Int32 = 60
  }

  /// States that each place keeps.
  private static let mostStates = 24
  /// Clauses that may be beside the matter.
  private static let mostAsides: UInt8 = 2
  /// Longer utterances are stories.
  private static let longest = 240

  private struct Part {
    var end: Int32
    var captures: Int32
    var slots: UInt32
    var literal: Int32
  }

  private struct State {
    var cost: Int32
    var cue: Int32
    var slots: UInt32
    var asides: UInt8
    var captures: Int32
  }

  private let program: PhraseProgram
  private let utterance: Utterance
  private var runner: PatternRunner
  private var names: [String: UInt32] = [:]
  /// By place: parts of each kind that begin there.
  private var pieces: [[Part]] = []
  private var neutral: [[Int32]] = []
  private var guarded: [Bool] = []
  private var clauses: [Range<Int>] = []

  init(program: PhraseProgram, utterance: Utterance, runner: PatternRunner) {
    self.program = program
    self.utterance = utterance
    self.runner = runner
  }

  /// The best cut for every frame that fits, as found templates with their captures.
  mutating func run(frames open: [Int]) -> [(found: PatternRunner.Found, cost: Int)] {
    guard utterance.count <= Self.longest, program.count(.freeSpeech) == 4, !open.isEmpty else { return [] }
    cutParts()
    var all: [(found: PatternRunner.Found, cost: Int)] = []
    for frame in open {
      guard let best = cut(frame) else { continue }
      let found = PatternRunner.Found(
        template: program[.frames, frame * Pattern.frameStride], captures: best.captures, literal: best.cue)
      all.append((found, Int(best.cost)))
    }
    return all
  }

  /// Captures of a cut, first to last.
  func captures(_ list: Int32) -> [CaptureArena.Entry] { runner.arena.list(list) }

  /// What was read on the way.
  var leaves: LeafReads {
    get { runner.leaves }
    set { runner.leaves = newValue }
  }

  // MARK: parts

  private mutating func cutParts() {
    let networks = Array(program.section(.freeSpeech))
    let count = utterance.count
    pieces = Array(repeating: [], count: count + 1)
    neutral = Array(repeating: [], count: count + 1)
    guarded = Array(repeating: false, count: count + 1)
    var joints = Set<Int>()
    for place in 0..<count where isStart(place) {
      pieces[place] = runner.ways(throughNetwork: networks[0], at: Int32(place)).compactMap { part($0) }
      neutral[place] = ends(networks[1], place)
      guarded[place] = !ends(networks[2], place).isEmpty
      if !ends(networks[3], place).isEmpty { joints.insert(place) }
    }
    clauses = Self.clauses(utterance, joints: joints)
  }

  private mutating func ends(_ network: Int32, _ place: Int) -> [Int32] {
    let ends = runner.ways(throughNetwork: network, at: Int32(place)).map(\.end)
    return Set(ends.filter { $0 > place && utterance.isWordStart(Int($0)) }).sorted()
  }

  private func isStart(_ place: Int) -> Bool {
    utterance.scalars[place] != Pattern.space && utterance.isWordStart(place)
  }

  private mutating func part(_ way: (end: Int32, captures: Int32, literal: Int32)) -> Part? {
    guard way.end > 0, utterance.isWordStart(Int(way.end)) || isDigitEdge(Int(way.end)) else { return nil }
    var slots: UInt32 = 0
    for entry in runner.arena.list(way.captures) where entry.target >= 0 && entry.target % 2 == 0 {
      let bit = bit(program.string(entry.target / 2))
      if slots & bit != 0 { return nil }
      slots |= bit
      // Free text takes all the rest.
      if entry.kind == CaptureArena.Kind.freeText, Int(entry.end) < utterance.count { return nil }
    }
    return Part(end: way.end, captures: way.captures, slots: slots, literal: way.literal)
  }

  private func isDigitEdge(_ place: Int) -> Bool {
    place > 0 && place < utterance.count
      && ScalarClass.isDigit(utterance.scalars[place - 1]) != ScalarClass.isDigit(utterance.scalars[place])
  }

  private mutating func bit(_ slot: String) -> UInt32 {
    if let bit = names[slot] { return bit }
    let bit: UInt32 = 1 << UInt32(min(names.count, 31))
    names[slot] = bit
    return bit
  }

  private mutating func bits(ofPool place: Int32) -> UInt32 {
    var bits: UInt32 = 0
    for index in 0..<Int(program[.pool, Int(place)]) {
      bits |= bit(program.string(program[.pool, Int(place) + 1 + index]))
    }
    return bits
  }

  // MARK: clauses

  private static let marks = Set(",;.!?、。，．；！？…".unicodeScalars)

  private static func clauses(_ utterance: Utterance, joints: Set<Int>) -> [Range<Int>] {
    let typed = Array(utterance.typed.utf8)
    var clauses: [Range<Int>] = []
    var start = 0
    for place in 1..<max(2, utterance.count + 1) {
      var isEdge = place >= utterance.count || joints.contains(place)
      if !isEdge, place < utterance.count {
        let between = Int(utterance.ends[place - 1])..<max(
          Int(utterance.ends[place - 1]), Int(utterance.starts[place]))
        let gap = String(decoding: typed[between.clamped(to: 0..<typed.count)], as: UTF8.self)
        isEdge = gap.unicodeScalars.contains { marks.contains($0) }
        // The mark may stand in for the space behind it.
        if !isEdge, utterance.scalars[place] == Pattern.space {
          let own = utterance.typedText(place..<place + 1)
          isEdge = own.unicodeScalars.contains { marks.contains($0) }
        }
      }
      guard isEdge, place > start else { continue }
      clauses.append(start..<min(place, utterance.count))
      start = place
    }
    return clauses
  }

  /// A clause may be passed over when it holds nothing that means something.
  private func asideEnds(at place: Int, cues: [[Part]]) -> [Int] {
    guard clauses.count > 1,
      let clause = clauses.first(where: {
        $0.lowerBound == place
          || ($0.lowerBound == place - 1 && utterance.scalars[place - 1] == Pattern.space)
      })
    else { return [] }
    for inner in clause where isInner(inner) {
      if guarded[inner] || !cues[inner].isEmpty || pieces[inner].contains(where: { $0.slots != 0 }) { return [] }
    }
    return [clause.upperBound]
  }

  private func isInner(_ place: Int) -> Bool { place < utterance.count && isStart(place) }

  // MARK: the cut

  private mutating func cut(_ frame: Int) -> State? {
    let row = frame * Pattern.frameStride
    let cueNetwork = program[.frames, row + 1]
    let takes = bits(ofPool: program[.frames, row + 2])
    let needs = bits(ofPool: program[.frames, row + 3])
    let count = utterance.count
    var cues = Array(repeating: [Part](), count: count + 1)
    if cueNetwork >= 0 {
      for place in 0..<count where isStart(place) {
        cues[place] = runner.ways(throughNetwork: cueNetwork, at: Int32(place)).compactMap {
          $0.end > place ? part($0) : nil
        }
      }
      guard cues.contains(where: { !$0.isEmpty }) else { return nil }
    }
    var states = Array(repeating: [State](), count: count + 1)
    states[0] = [State(cost: 0, cue: 0, slots: 0, asides: 0, captures: 0)]
    for place in 0..<count where !states[place].isEmpty {
      if !isStart(place) {
        if TextView.isGap(utterance.scalars[place]) { for state in states[place] { add(state, to: &states, place + 1) } }
        continue
      }
      let asides = asideEnds(at: place, cues: cues)
      for state in states[place] {
        for cue in cues[place] where cue.slots & state.slots == 0 { step(state, cue, isCue: true, &states) }
        for piece in pieces[place] where piece.slots & state.slots == 0 && piece.slots & ~takes == 0 {
          step(state, piece, isCue: false, &states)
        }
        for end in neutral[place] {
          var next = state
          next.cost += Price.neutral
          add(next, to: &states, Int(end))
        }
        for end in asides where state.asides < Self.mostAsides {
          var next = state
          next.cost += Price.aside
          next.asides += 1
          add(next, to: &states, end)
        }
      }
    }
    let fits = states[count].filter {
      (cueNetwork < 0 || $0.cue > 0) && (needs == 0 || $0.slots & needs != 0)
    }
    return fits.min { $0.cost - $0.cue < $1.cost - $1.cue }
  }

  private mutating func step(_ state: State, _ part: Part, isCue: Bool, _ states: inout [[State]]) {
    var next = state
    next.cost += Price.part
    next.slots |= part.slots
    next.captures = runner.join(part.captures, to: state.captures)
    if isCue { next.cue += max(1, part.literal) }
    add(next, to: &states, Int(part.end))
  }

  private func add(_ state: State, to states: inout [[State]], _ place: Int) {
    if let index = states[place].firstIndex(where: {
      $0.slots == state.slots && $0.asides == state.asides && ($0.cue > 0) == (state.cue > 0)
    }) {
      let known = states[place][index]
      if state.cost - state.cue < known.cost - known.cue { states[place][index] = state }
    } else if states[place].count < Self.mostStates {
      states[place].append(state)
    }
  }
}
