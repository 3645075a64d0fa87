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
    static let edge: Int32 = 16
    /// What a mark inside a title costs: more than a clause beside the matter.
    static let titleEdge: Int32 = 80
    /// What every other value costs that stands inside a title.
    static let insideTitle: Int32 = 40
    /// A word that no catalog knows, and each of its letters.
    static let stranger: Int32 = 12
    static let letter: Int32 = 2
  }

  /// States that each place keeps.
  private static let mostStates = 24
  /// Clauses that may be beside the matter.
  private static let mostAsides: UInt8 = 3
  /// Longer utterances are stories.
  static let longest = 240

  struct Part {
    var end: Int32
    var captures: Int32
    var slots: UInt64
    var literal: Int32
    /// The frame whose cue this is; -1 for a piece.
    var frame: Int32 = -1
    var kind = Pattern.CueKind.also
    /// Where free text begins in it; -1 without any.
    var text: Int32 = -1
    var hasText: Bool { text >= 0 }
    var isTitle = false
    /// It captures something for no slot.
    var mentions = false
    /// It is a name, or a part of one, that unknown words beside it would make another.
    var isOpenBefore = false
    var isOpenBehind = false
  }

  /// What a cut is for.
  struct Goal {
    /// Whose cues count; -1 for none, as where the intent is known otherwise.
    var frame: Int32 = -1
    /// A cue must be said.
    var needsCue = false
    /// Slots that pieces may fill, and those of which one must be filled, as bits.
    var takes: UInt64 = 0
    var needs: UInt64 = 0
    /// Whatever fills no slot is passed over, however much it is; cues of the intent are known words.
    var passesAll = false
    var intent: Int32 = -1
  }

  /// What may not stand beside each other: words that nobody knows, and what they would make another name of.
  enum Last {
    case stranger, name, other
  }

  struct State {
    var cost: Int32
    var cue: Int32
    var slots: UInt64
    var asides: UInt8
    /// Letters that no catalog knows.
    var strange: Int32
    /// A cue was said that tells the intent whatever else is said.
    var isStrong: Bool
    /// A word of another matter was passed over.
    var isDoubtful = false
    /// What ends here.
    var last = Last.other
    var captures: Int32
  }

  let program: PhraseProgram
  let utterance: Utterance
  /// The slots that names fill.
  let nameSlots: [NameSlot]
  private let open: [Int]
  private var isForgiving = false
  /// The bit of each slot, by the string of its name.
  var bits: [Int32: UInt64] = [:]
  /// By place: parts of each kind that begin there.
  var pieces: [[Part]] = []
  var cues: [[Part]] = []
  var neutral: [[Int32]] = []
  var guarded: [Bool] = []
  var scoped: [Bool] = []
  var doubtful: [Bool] = []
  var clauses: [Range<Int>] = []
  /// What the line holds, whoever asked for it.
  let line: LineRun
  /// Where clauses begin behind a mark.
  let markEdges: Set<Int>
  /// Where words begin that samples have, so that they make no other name of one beside them.
  var common: Set<Int> = []
  /// The captures of the parts, and of the cuts.
  var arena = CaptureArena()
  var hasAllParts = false
  /// What was read on the way; nil when there is no free speech, or too much.
  var leaves: LeafReads?

  /// Finds the parts of an utterance, once for however many cuts.
  /// - Parameter open: the frames that may fit.
  init(
    program: PhraseProgram, utterance: Utterance, frames open: [Int], nameSlots: [NameSlot],
    line: LineRun
  ) {
    self.program = program
    self.nameSlots = nameSlots
    self.utterance = utterance
    self.open = open
    self.line = line
    markEdges = Set(Self.clauses(utterance, joints: []).map(\.lowerBound))
    guard utterance.count > 0, utterance.count <= Self.longest, program.hasFreeSpeech else {
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

  /// Adds the pieces that count only in answers of a kind.
  mutating func addAnswers(_ kind: String) {
    findAllParts()
    for network in program.answerNetworks(kind) {
      for place in 0..<utterance.count where isStart(place) {
        pieces[place] += line.runner.ways(throughNetwork: network, at: Int32(place)).compactMap {
          part($0, at: place, line.runner.arena)
        }.filter { !countsSomething($0) }
      }
    }
    arena = line.runner.arena
    leaves = line.runner.leaves
  }

  /// Whether a bare number counts something that is not asked for: 25 dollars, 25円.
  private func countsSomething(_ part: Part) -> Bool {
    let end = Int(part.end)
    guard part.literal == 0, end < utterance.count else { return false }
    if utterance.scalars[end] == Pattern.space { return end + 1 < doubtful.count && doubtful[end + 1] }
    return Utterance.isCJK(utterance.scalars[end]) && neutral[end].isEmpty && pieces[end].isEmpty
  }

  /// One more piece.
  mutating func add(_ entry: CaptureArena.Entry) {
    let slots = bit(entry.target / 2)
    let captures = arena.append(entry)
    pieces[Int(entry.start)].append(
      Part(
        end: entry.end, captures: captures, slots: slots, literal: 0, isOpenBefore: true, isOpenBehind: true))
  }

  private func intent(ofFrame frame: Int32) -> Int32 {
    let template = Int(program[.frames, Int(frame) * Pattern.frameStride])
    return program[.templates, template * Pattern.TemplateRow.stride + Pattern.TemplateRow.intent]
  }

  func name(ofSlot string: Int32) -> String { program.string(string) }

  /// Captures of a cut, first to last.
  func captures(_ list: Int32) -> [CaptureArena.Entry] { arena.list(list) }

  // MARK: the cut

  /// The cheapest cut for a goal; nil when none fits.
  mutating func cut(_ goal: Goal) -> State? {
    let (frame, takes) = (goal.frame, goal.takes)
    let count = utterance.count
    let tally = StepTally.current
    var states = Array(repeating: [State](), count: count + 1)
    states[0] = [State(cost: 0, cue: 0, slots: 0, asides: 0, strange: 0, isStrong: false, captures: 0)]
    for place in 0..<count where !states[place].isEmpty {
      if !isStart(place) {
        if TextView.isGap(utterance.scalars[place]) {
          for state in states[place] { add(state, to: &states, place + 1) }
        }
        continue
      }
      tally?.add(states[place].count * (1 + cues[place].count + pieces[place].count + neutral[place].count))
      let asides = isForgiving && !goal.passesAll ? asideEnds(at: place, frame: frame) : []
      for state in states[place] {
        for cue in cues[place] where cue.slots & state.slots == 0 {
          let isMeant = goal.passesAll ? goal.intent == intent(ofFrame: cue.frame) : cue.frame == frame
          if isMeant, !goal.passesAll || cue.slots & ~takes == 0 { step(state, cue, place, takes, &states) }
        }
        for piece in pieces[place] where piece.slots & state.slots == 0 && piece.slots & ~takes == 0 {
          if goal.passesAll, isCut(piece, at: place) { continue }
          step(state, piece, place, takes, &states)
        }
        for end in neutral[place] {
          var next = state
          next.last = .other
          next.cost += Price.neutral
          add(next, to: &states, Int(end))
        }
        if goal.passesAll || isForgiving, let end = strangerEnd(place, passingAll: goal.passesAll) {
          let isCommon = common.contains(place)
          if state.last == .name, !isCommon, isSpaced(place) || isInsideRun(place) { continue }
          var next = state
          // The rest of a word that is drawn together is none of a name: today's TOEIC.
          let isRest = utterance.scalars[max(0, place - 1)...place].contains(Pattern.apostrophe)
          next.last = isCommon || isRest ? .other : .stranger
          let letters = Int32(end - place)
          next.cost += Price.stranger + Price.letter * letters
          next.strange += letters
          next.isDoubtful = next.isDoubtful || doubtful[place..<end].contains(true)
          add(next, to: &states, end)
        }
        for end in asides where state.asides < Self.mostAsides {
          var next = state
          next.last = .other
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

  /// Whether a word with spaces around it begins at a place.
  private func isSpaced(_ place: Int) -> Bool { ScalarClass.isSpacedWord(utterance.scalars[place]) }

  /// Whether a run of Han or katakana goes on at a place.
  private func isInsideRun(_ place: Int) -> Bool {
    place > 0 && !ScalarClass.isHangul(utterance.scalars[place]) && isSameWord(place - 1, place)
  }

  /// Whether a word follows Han or kana without a space, so that they are none of its words: あいだにTOEIC.
  private func isBehindRun(_ place: Int) -> Bool {
    guard place > 0 else { return false }
    let before = utterance.scalars[place - 1]
    return ScalarClass.isCJK(before) && !ScalarClass.isHangul(before)
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

  private mutating func step(
    _ state: State, _ part: Part, _ place: Int, _ takes: UInt64, _ states: inout [[State]]
  ) {
    if part.isOpenBefore, state.last == .stranger,
      isSpaced(place) && !isBehindRun(place) || isInsideRun(place)
    {
      return
    }
    // What nobody announces begins where its clause does, and ends with it.
    let isUnannounced = part.text == place
    if isUnannounced, state.last == .stranger || edges(inside: part) > 0 { return }
    var next = state
    next.last = part.isOpenBehind ? .name : .other
    // Free text may take all the rest; words that close it, and the end of its clause, tell where it ends.
    // So may words that only mention something, where they say more than words that fill it.
    let most = part.hasText || part.slots == 0 ? Price.closing : Price.part
    next.cost += Price.part - (part.slots == 0 && !part.mentions ? 0 : min(part.literal, most))
    if part.hasText {
      next.cost += Price.edge * Int32(edges(inside: part))
      if part.isTitle {
        next.cost += Price.titleEdge * Int32(markEdges.count { $0 > part.text && $0 < part.end })
        next.cost += Price.insideTitle * Int32(values(inside: part, takes & ~part.slots))
      }
    }
    next.slots |= part.slots
    next.captures = arena.append(part.captures, to: state.captures)
    if part.kind != Pattern.CueKind.also { next.cue += max(1, part.literal) }
    if part.kind == Pattern.CueKind.cue { next.isStrong = true }
    add(next, to: &states, Int(part.end))
  }

  /// Whether a value is the beginning of a longer one of another kind, whose rest would be passed over: the 20 of 20分.
  private func isCut(_ piece: Part, at place: Int) -> Bool {
    !piece.hasText
      && pieces[place].contains {
        $0.end > piece.end && !$0.hasText && $0.slots & piece.slots == 0 && $0.slots != 0
      }
  }

  /// How many values of other slots begin inside a title: "Basic Economics in pages".
  private func values(inside title: Part, _ takes: UInt64) -> Int {
    (Int(title.text) + 1..<max(Int(title.text) + 1, Int(title.end))).count { place in
      pieces[place].contains { !$0.hasText && $0.slots & takes != 0 && $0.end <= title.end }
    }
  }

  private func add(_ state: State, to states: inout [[State]], _ place: Int) {
    if let index = states[place].firstIndex(where: {
      $0.slots == state.slots && $0.asides == state.asides && ($0.cue > 0) == (state.cue > 0)
        && $0.isStrong == state.isStrong && $0.isDoubtful == state.isDoubtful && $0.last == state.last
    }) {
      let known = states[place][index]
      if state.cost - state.cue < known.cost - known.cue { states[place][index] = state }
    } else if states[place].count < Self.mostStates {
      states[place].append(state)
    }
  }
}
