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
    /// What words around free text may earn, and what an end of a clause inside costs.
    static let closing: Int32 = 24
    static let edge: Int32 = 6
    /// A word that no catalog knows, and each of its letters.
    static let stranger: Int32 = 12
    static let letter: Int32 = 2
  }

  /// States that each place keeps.
  private static let mostStates = 24
  /// Clauses that may be beside the matter.
  private static let mostAsides: UInt8 = 3
  /// Longer utterances are stories.
  private static let longest = 240

  struct Part {
    var end: Int32
    var captures: Int32
    var slots: UInt32
    var literal: Int32
    /// The frame whose cue this is; -1 for a piece.
    var frame: Int32 = -1
    var kind = Pattern.CueKind.also
    /// Where free text begins in it; -1 without any.
    var text: Int32 = -1
    var hasText: Bool { text >= 0 }
  }

  /// What a cut is for.
  struct Goal {
    /// Whose cues count; -1 for none, as where the intent is known otherwise.
    var frame: Int32 = -1
    /// A cue must be said.
    var needsCue = false
    /// Slots that pieces may fill, and those of which one must be filled, as bits.
    var takes: UInt32 = 0
    var needs: UInt32 = 0
    /// Whatever fills no slot is passed over, however much it is; cues of the intent are known words.
    var passesAll = false
    var intent: Int32 = -1
  }

  struct State {
    var cost: Int32
    var cue: Int32
    var slots: UInt32
    var asides: UInt8
    /// Letters that no catalog knows.
    var strange: Int32
    /// A cue was said that tells the intent whatever else is said.
    var isStrong: Bool
    /// A word of another matter was passed over.
    var isDoubtful = false
    var captures: Int32
  }

  private let program: PhraseProgram
  let utterance: Utterance
  private let open: [Int]
  private var isForgiving = false
  /// The bit of each slot, by the string of its name.
  private var bits: [Int32: UInt32] = [:]
  /// By place: parts of each kind that begin there.
  private(set) var pieces: [[Part]] = []
  private var cues: [[Part]] = []
  private var neutral: [[Int32]] = []
  private var guarded: [Bool] = []
  private(set) var scoped: [Bool] = []
  private var doubtful: [Bool] = []
  private(set) var clauses: [Range<Int>] = []
  private var runner: PatternRunner
  /// Where clauses begin behind a mark.
  private let markEdges: Set<Int>
  /// The captures of the parts, and of the cuts.
  private(set) var arena = CaptureArena()
  private var hasAllParts = false
  /// What was read on the way; nil when there is no free speech, or too much.
  var leaves: LeafReads?

  /// Finds the parts of an utterance, once for however many cuts.
  /// - Parameter open: the frames that may fit.
  init(program: PhraseProgram, utterance: Utterance, frames open: [Int], runner: PatternRunner) {
    self.program = program
    self.utterance = utterance
    self.open = open
    self.runner = runner
    markEdges = Set(Self.clauses(utterance, joints: []).map(\.lowerBound))
    guard utterance.count > 0, utterance.count <= Self.longest, program.count(.freeSpeech) >= 7 else {
      return
    }
    findCues()
  }

  /// The best cut for every frame that fits, as found templates with their captures.
  mutating func run(forgiving: Bool) -> [(found: PatternRunner.Found, cost: Int)] {
    isForgiving = forgiving
    guard leaves != nil else { return [] }
    let said = Set(cues.joined().map(\.frame))
    // Most of what fits no sentence says no cue either.
    guard !said.isEmpty || open.contains(where: isCueless) else { return [] }
    findAllParts()
    var all: [(found: PatternRunner.Found, cost: Int)] = []
    for frame in open where isCueless(frame) || said.contains(Int32(frame)) {
      let row = frame * Pattern.frameStride
      let goal = Goal(
        frame: Int32(frame), needsCue: !isCueless(frame), takes: bits(ofPool: program[.frames, row + 2]),
        needs: bits(ofPool: program[.frames, row + 3]))
      guard let best = cut(goal) else { continue }
      let found = PatternRunner.Found(
        template: program[.frames, frame * Pattern.frameStride], captures: best.captures, literal: best.cue)
      all.append((found, Int(best.cost)))
    }
    return all
  }

  private func isCueless(_ frame: Int) -> Bool { program[.frames, frame * Pattern.frameStride + 1] != 0 }

  /// The slots that names fill, each with the leaf that reads them.
  var nameSlots: [(leaf: Int32, target: Int32)] {
    var found: [(leaf: Int32, target: Int32)] = []
    for row in stride(from: 0, to: program.count(.nodes), by: Pattern.Node.stride)
    where program[.nodes, row] == Pattern.Kind.names {
      let target = program[.nodes, row + Pattern.Node.b]
      guard target >= 0, target % 2 == 0, !found.contains(where: { $0.target == target }) else { continue }
      found.append((program[.nodes, row + Pattern.Node.a], target))
    }
    return found
  }

  /// Adds the pieces that count only in answers of a kind.
  mutating func addAnswers(_ kind: String) {
    findAllParts()
    let section = Array(program.section(.freeSpeech))
    for row in stride(from: 7, to: section.count - 1, by: 2) where program.string(section[row]) == kind {
      for place in 0..<utterance.count where isStart(place) {
        pieces[place] += runner.ways(throughNetwork: section[row + 1], at: Int32(place)).compactMap {
          part($0, runner.arena)
        }
      }
    }
    arena = runner.arena
    leaves = runner.leaves
  }

  /// One more piece.
  mutating func add(_ entry: CaptureArena.Entry) {
    let slots = bit(entry.target / 2)
    let captures = arena.append(entry)
    pieces[Int(entry.start)].append(Part(end: entry.end, captures: captures, slots: slots, literal: 0))
  }

  private func intent(ofFrame frame: Int32) -> Int32 {
    let template = Int(program[.frames, Int(frame) * Pattern.frameStride])
    return program[.templates, template * Pattern.TemplateRow.stride + Pattern.TemplateRow.intent]
  }

  func name(ofSlot string: Int32) -> String { program.string(string) }

  /// Captures of a cut, first to last.
  func captures(_ list: Int32) -> [CaptureArena.Entry] { arena.list(list) }

  // MARK: parts

  private mutating func findCues() {
    let networks = program.section(.freeSpeech)
    let cueNetwork = networks[networks.startIndex + 6]
    let count = utterance.count
    cues = Array(repeating: [], count: count + 1)
    for place in 0..<count where isStart(place) {
      cues[place] = runner.ways(throughNetwork: cueNetwork, at: Int32(place)).compactMap { way in
        guard way.end > place, var cue = part(way, runner.arena) else { return nil }
        cue.frame = way.value / Pattern.CueKind.count
        cue.kind = way.value % Pattern.CueKind.count
        return cue
      }
    }
    arena = runner.arena
    leaves = runner.leaves
  }

  /// Finds what stands beside the cues, unless that is done.
  mutating func findAllParts() {
    guard !hasAllParts, leaves != nil else { return }
    hasAllParts = true
    let networks = Array(program.section(.freeSpeech))
    let count = utterance.count
    pieces = Array(repeating: [], count: count + 1)
    neutral = Array(repeating: [], count: count + 1)
    guarded = Array(repeating: false, count: count + 1)
    scoped = guarded
    doubtful = guarded
    var joints = Set<Int>()
    for place in 0..<count where isStart(place) {
      pieces[place] = runner.ways(throughNetwork: networks[0], at: Int32(place)).compactMap {
        part($0, runner.arena)
      }
      neutral[place] = ends(networks[1], place)
      scoped[place] = !ends(networks[4], place).isEmpty
      doubtful[place] = !ends(networks[5], place).isEmpty
      guarded[place] = scoped[place] || !ends(networks[2], place).isEmpty
      if !ends(networks[3], place).isEmpty { joints.insert(place) }
    }
    clauses = Self.clauses(utterance, joints: joints)
    arena = runner.arena
    leaves = runner.leaves
  }

  private mutating func ends(_ network: Int32, _ place: Int) -> [Int32] {
    let ends = runner.ways(throughNetwork: network, at: Int32(place)).map(\.end)
    return Set(ends.filter { $0 > place && utterance.isWordStart(Int($0)) }).sorted()
  }

  func isStart(_ place: Int) -> Bool {
    utterance.scalars[place] != Pattern.space && (utterance.isWordStart(place) || isDigitEdge(place))
  }

  private mutating func part(_ way: PatternRunner.Way, _ arena: CaptureArena) -> Part? {
    guard way.end > 0, utterance.isWordStart(Int(way.end)) || isDigitEdge(Int(way.end)) else { return nil }
    var slots: UInt32 = 0
    var text: Int32 = -1
    for entry in arena.list(way.captures) where entry.target >= 0 && entry.target % 2 == 0 {
      if entry.kind == CaptureArena.Kind.freeText { text = entry.start }
      let bit = bit(entry.target / 2)
      if slots & bit != 0 { return nil }
      slots |= bit
      // Free text takes all the rest, unless words close it.
      let isOpen = entry.kind == CaptureArena.Kind.freeText && entry.end == way.end
      if isOpen, Int(entry.end) < utterance.count, !endsClause(Int(entry.end)) { return nil }
    }
    var part = Part(end: way.end, captures: way.captures, slots: slots, literal: way.literal)
    part.text = text
    return part
  }

  private func edges(inside part: Part) -> Int {
    clauses.count { part.text < $0.lowerBound && $0.lowerBound < part.end }
  }

  /// Whether a mark stands behind a place.
  private func endsClause(_ place: Int) -> Bool {
    markEdges.contains(place)
      || place < utterance.count && utterance.scalars[place] == Pattern.space && markEdges.contains(place + 1)
  }

  private func isDigitEdge(_ place: Int) -> Bool {
    place > 0 && place < utterance.count
      && ScalarClass.isDigit(utterance.scalars[place - 1]) != ScalarClass.isDigit(utterance.scalars[place])
  }

  mutating func bit(_ slot: Int32) -> UInt32 {
    if let bit = bits[slot] { return bit }
    let bit: UInt32 = 1 << UInt32(min(bits.count, 31))
    bits[slot] = bit
    return bit
  }

  mutating func bits(ofPool place: Int32) -> UInt32 {
    var all: UInt32 = 0
    for index in 0..<Int(program[.pool, Int(place)]) { all |= bit(program[.pool, Int(place) + 1 + index]) }
    return all
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
        let between =
          Int(
            utterance.ends[place - 1])..<max(
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
  private func asideEnds(at place: Int, frame: Int32) -> [Int] {
    guard clauses.count > 1,
      let clause = clauses.first(where: {
        $0.lowerBound == place
          || ($0.lowerBound == place - 1 && utterance.scalars[place - 1] == Pattern.space)
      })
    else { return [] }
    for inner in clause where isInner(inner) {
      let saysOther = cues[inner].contains { $0.kind == Pattern.CueKind.cue && $0.frame != frame }
      if scoped[inner] || saysOther || pieces[inner].contains(where: { $0.slots != 0 }) { return [] }
    }
    return [clause.upperBound]
  }

  private func isInner(_ place: Int) -> Bool { place < utterance.count && isStart(place) }

  // MARK: the cut

  /// The cheapest cut for a goal; nil when none fits.
  mutating func cut(_ goal: Goal) -> State? {
    let (frame, takes) = (goal.frame, goal.takes)
    let count = utterance.count
    var states = Array(repeating: [State](), count: count + 1)
    states[0] = [State(cost: 0, cue: 0, slots: 0, asides: 0, strange: 0, isStrong: false, captures: 0)]
    for place in 0..<count where !states[place].isEmpty {
      if !isStart(place) {
        if TextView.isGap(utterance.scalars[place]) {
          for state in states[place] { add(state, to: &states, place + 1) }
        }
        continue
      }
      let asides = isForgiving && !goal.passesAll ? asideEnds(at: place, frame: frame) : []
      for state in states[place] {
        for cue in cues[place] where cue.slots & state.slots == 0 {
          let isMeant = goal.passesAll ? goal.intent == intent(ofFrame: cue.frame) : cue.frame == frame
          if isMeant, !goal.passesAll || cue.slots & ~takes == 0 { step(state, cue, &states) }
        }
        for piece in pieces[place] where piece.slots & state.slots == 0 && piece.slots & ~takes == 0 {
          step(state, piece, &states)
        }
        for end in neutral[place] {
          var next = state
          next.cost += Price.neutral
          add(next, to: &states, Int(end))
        }
        if goal.passesAll || isForgiving, let end = strangerEnd(place, passingAll: goal.passesAll) {
          var next = state
          let letters = Int32(end - place)
          next.cost += Price.stranger + Price.letter * letters
          next.strange += letters
          next.isDoubtful = next.isDoubtful || doubtful[place..<end].contains(true)
          add(next, to: &states, end)
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
      (!goal.needsCue || $0.cue > 0) && (goal.needs == 0 || $0.slots & goal.needs != 0)
        && (goal.passesAll || isKnownEnough($0))
    }
    return fits.min { $0.cost - $0.cue < $1.cost - $1.cue }
  }

  /// Where a word that no catalog knows ends; nil when something stands there that must not be passed over.
  private func strangerEnd(_ place: Int, passingAll: Bool) -> Int? {
    let text = utterance.scalars
    var end = place + 1
    while end < text.count, isSameWord(end - 1, end) { end += 1 }
    if passingAll { return end }
    guard !ScalarClass.isDigit(text[place]), place == 0 || !isSameWord(place - 1, place) else { return nil }
    for inner in place..<end where guarded[inner] || pieces[inner].contains(where: { $0.slots != 0 }) {
      return nil
    }
    // What is drawn together may hold a negation, however it is spelled: "do't".
    let isDrawnTogether =
      text[place..<end].contains(Pattern.apostrophe)
      || end < text.count && text[end] == Pattern.apostrophe
    return isDrawnTogether ? nil : end
  }

  /// Whether no word begins between two neighbours. Hangul has spaces between words; Han and katakana change
  /// where a word ends, hiragana may end at every letter.
  private func isSameWord(_ first: Int, _ second: Int) -> Bool {
    let (a, b) = (utterance.scalars[first], utterance.scalars[second])
    if a == Pattern.space || b == Pattern.space { return false }
    if ScalarClass.isHangul(a) || ScalarClass.isHangul(b) { return true }
    if ScalarClass.isKatakana(a) { return ScalarClass.isKatakana(b) }
    if ScalarClass.isHan(a) { return ScalarClass.isHan(b) }
    return !utterance.isWordStart(second)
  }

  /// What is strange must be less than what tells the intent.
  private func isKnownEnough(_ state: State) -> Bool {
    if state.strange == 0 { return state.asides == 0 || state.isStrong }
    if state.isDoubtful, state.slots.nonzeroBitCount < 2 { return false }
    let known = Int32(utterance.count) / (state.slots.nonzeroBitCount > 1 ? 2 : 3)
    return state.isStrong && state.strange <= max(state.cue, known)
  }

  private mutating func step(_ state: State, _ part: Part, _ states: inout [[State]]) {
    var next = state
    // Free text may take all the rest; words that close it, and the end of its clause, tell where it ends.
    next.cost +=
      Price.part - (part.slots == 0 ? 0 : min(part.literal, part.hasText ? Price.closing : Price.part))
    next.cost += part.hasText ? Price.edge * Int32(edges(inside: part)) : 0
    next.slots |= part.slots
    next.captures = arena.append(part.captures, to: state.captures)
    if part.kind != Pattern.CueKind.also { next.cue += max(1, part.literal) }
    if part.kind == Pattern.CueKind.cue { next.isStrong = true }
    add(next, to: &states, Int(part.end))
  }

  private func add(_ state: State, to states: inout [[State]], _ place: Int) {
    if let index = states[place].firstIndex(where: {
      $0.slots == state.slots && $0.asides == state.asides && ($0.cue > 0) == (state.cue > 0)
        && $0.isStrong == state.isStrong && $0.isDoubtful == state.isDoubtful
    }) {
      let known = states[place][index]
      if state.cost - state.cue < known.cost - known.cue { states[place][index] = state }
    } else if states[place].count < Self.mostStates {
      states[place].append(state)
    }
  }
}
