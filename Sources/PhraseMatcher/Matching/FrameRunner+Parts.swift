import ConversationModel

extension FrameRunner {
  mutating func findCues() {
    let cueNetwork = program.network(.cues)
    let count = utterance.count
    cues = Array(repeating: [], count: count + 1)
    for place in 0..<count where isStart(place) {
      cues[place] = line.runner.ways(throughNetwork: cueNetwork, at: Int32(place)).compactMap { way in
        guard way.end > place, var cue = part(way, at: place, line.runner.arena) else { return nil }
        cue.frame = way.value / Pattern.CueKind.count
        cue.kind = way.value % Pattern.CueKind.count
        return cue
      }
    }
    arena = line.runner.arena
    leaves = line.runner.leaves
  }

  /// Finds what stands beside the cues, unless that is done.
  mutating func findAllParts() {
    guard !hasAllParts, leaves != nil else { return }
    hasAllParts = true
    let count = utterance.count
    pieces = Array(repeating: [], count: count + 1)
    neutral = Array(repeating: [], count: count + 1)
    guarded = Array(repeating: false, count: count + 1)
    scoped = guarded
    doubtful = guarded
    var joints = Set<Int>()
    for place in 0..<count where isStart(place) {
      pieces[place] = line.runner.ways(throughNetwork: program.network(.pieces), at: Int32(place)).compactMap
      {
        part($0, at: place, line.runner.arena)
      }
      neutral[place] = ends(.neutral, place)
      scoped[place] = !ends(.scopes, place).isEmpty
      doubtful[place] = !ends(.doubts, place).isEmpty
      guarded[place] = scoped[place] || !ends(.guards, place).isEmpty
      if let end = ends(.joints, place).last { joints.insert(clauseEdge(ofJoint: place..<Int(end))) }
    }
    clauses = Self.clauses(utterance, joints: joints)
    arena = line.runner.arena
    leaves = line.runner.leaves
  }

  /// Where the clause beside a joint begins or ends: before a word ("because"), behind an ending (から, 는데).
  private func clauseEdge(ofJoint joint: Range<Int>) -> Int {
    let text = utterance.scalars
    let start = joint.lowerBound
    guard start > 0, ScalarClass.isCJK(text[start]), ScalarClass.isCJK(text[start - 1]) else { return start }
    guard ScalarClass.isHangul(text[start]) else { return joint.upperBound }
    let rest = text[joint.upperBound...]
    return rest.firstIndex(of: Pattern.space).map { $0 + 1 } ?? text.count
  }

  /// Where what is said in a network and begins at a place ends, the shortest first.
  mutating func ends(_ network: SpeechNetwork, _ place: Int) -> [Int32] {
    let ends = line.runner.ways(throughNetwork: program.network(network), at: Int32(place)).map(\.end)
    return Set(ends.filter { $0 > place && utterance.isWordStart(Int($0)) }).sorted()
  }

  func isStart(_ place: Int) -> Bool {
    utterance.scalars[place] != Pattern.space && (utterance.isWordStart(place) || isDigitEdge(place))
  }

  mutating func part(_ way: PatternRunner.Way, at place: Int, _ arena: CaptureArena) -> Part? {
    guard way.end > 0, utterance.isWordStart(Int(way.end)) || isDigitEdge(Int(way.end)),
      !isInsideRange(Int(way.end)), !isInsideRange(place)
    else { return nil }
    var slots: UInt64 = 0
    var text: Int32 = -1
    var isTitle = false
    var (isOpenBefore, isOpenBehind) = (false, false)
    for entry in arena.list(way.captures) where entry.target >= 0 && entry.target % 2 == 0 {
      // 2-3 hours are no pages.
      let isPlace = Self.ends.contains(name(ofSlot: entry.target / 2))
      if isPlace, line.runner.leaves.readers.countsElse(utterance, behind: Int(entry.end)) { return nil }
      if isOpen(entry) {
        isOpenBefore = entry.start == place
        isOpenBehind = entry.end == way.end
      }
      if entry.kind == CaptureArena.Kind.freeText {
        if utterance.syllablesCut(at: Int(entry.start)) > 0 { return nil }
        if entry.start == place, endsInQuotation(Int(entry.start)..<Int(entry.end)) { return nil }
        text = entry.start
        isTitle =
          name(ofSlot: entry.target / 2) == ReadingBuilder.quotedSlot
          && utterance.quotation(in: Int(entry.start)..<Int(entry.end)) == nil
      }
      let bit = bit(entry.target / 2)
      if slots & bit != 0 { return nil }
      slots |= bit
      // Free text takes all the rest, unless words close it.
      let isOpen = entry.kind == CaptureArena.Kind.freeText && entry.end == way.end
      if isOpen, Int(entry.end) < utterance.count, !endsClause(Int(entry.end)) { return nil }
    }
    var part = Part(end: way.end, captures: way.captures, slots: slots, literal: way.literal)
    (part.text, part.isTitle) = (text, isTitle)
    part.mentions =
      slots == 0 && arena.list(way.captures).contains { $0.kind != CaptureArena.Kind.mark }
    (part.isOpenBefore, part.isOpenBehind) = (isOpenBefore, isOpenBehind)
    return part
  }

  /// Whether a text that nobody announces is more than the quotation that it ends with: the quotation is the text.
  private func endsInQuotation(_ text: Range<Int>) -> Bool {
    let span = utterance.typedSpan(text)
    return utterance.quotations.contains {
      // Its mark stands before it.
      span.lowerBound + 1 < $0.inside.lowerBound && span.overlaps($0.inside)
        && span.upperBound <= $0.inside.upperBound + 1
    }
  }

  /// Whether other words beside it would make another name of what was captured: a part of a name, and a name in
  /// a script without spaces.
  private func isOpen(_ entry: CaptureArena.Entry) -> Bool {
    guard entry.kind == CaptureArena.Kind.names || entry.kind == CaptureArena.Kind.openName else {
      return false
    }
    if Utterance.isCJK(utterance.scalars[Int(entry.end) - 1]) { return true }
    guard entry.kind == CaptureArena.Kind.names else { return true }
    return line.runner.leaves.matches[Int(entry.payload)].first?.fit != .exact
  }

  func edges(inside part: Part) -> Int {
    clauses.count { part.text < $0.lowerBound && $0.lowerBound < part.end }
  }

  /// Whether a mark stands behind a place.
  private func endsClause(_ place: Int) -> Bool {
    markEdges.contains(place)
      || place < utterance.count && utterance.scalars[place] == Pattern.space && markEdges.contains(place + 1)
  }

  /// Whether two numbers are joined around a place, as in 5-19: what ends or begins there would tear them apart.
  private func isInsideRange(_ place: Int) -> Bool {
    let text = utterance.scalars
    guard place > 0, place < text.count else { return false }
    let hyphen = text[place] == ScalarClass.hyphen ? place : place - 1
    return hyphen > 0 && hyphen + 1 < text.count && text[hyphen] == ScalarClass.hyphen
      && ScalarClass.isDigit(text[hyphen - 1]) && ScalarClass.isDigit(text[hyphen + 1])
  }

  private func isDigitEdge(_ place: Int) -> Bool {
    place > 0 && place < utterance.count
      && ScalarClass.isDigit(utterance.scalars[place - 1]) != ScalarClass.isDigit(utterance.scalars[place])
  }

  mutating func bit(_ slot: Int32) -> UInt64 {
    if let bit = bits[slot] { return bit }
    let bit: UInt64 = 1 << UInt64(min(bits.count, 63))
    bits[slot] = bit
    return bit
  }

  mutating func bits(ofPool place: Int32) -> UInt64 {
    var all: UInt64 = 0
    for index in 0..<Int(program[.pool, Int(place)]) { all |= bit(program[.pool, Int(place) + 1 + index]) }
    return all
  }

  // MARK: clauses

  static func clauses(_ utterance: Utterance, joints: Set<Int>) -> [Range<Int>] {
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
        isEdge = gap.unicodeScalars.contains { ClauseMarks.all.contains($0) }
        // The mark may stand in for the space behind it.
        if !isEdge, utterance.scalars[place] == Pattern.space {
          let own = utterance.typedText(place..<place + 1)
          isEdge = own.unicodeScalars.contains { ClauseMarks.all.contains($0) }
        }
      }
      guard isEdge, place > start else { continue }
      clauses.append(start..<min(place, utterance.count))
      start = place
    }
    return clauses
  }

  /// So far back a value may begin that reaches over a place.
  private static let longestValue = 40

  /// A clause may be passed over when it holds nothing that means something.
  func asideEnds(at place: Int, frame: Int32) -> [Int] {
    guard clauses.count > 1,
      let clause = clauses.first(where: {
        $0.lowerBound == place
          || ($0.lowerBound == place - 1 && utterance.scalars[place - 1] == Pattern.space)
      })
    else { return [] }
    // A clause that seems to begin inside a value is none: an hour and five minutes.
    let reach = max(0, place - Self.longestValue)..<place
    if reach.contains(where: { pieces[$0].contains { $0.slots != 0 && !$0.hasText && Int($0.end) > place } })
    {
      return []
    }
    for inner in clause where isInner(inner) {
      let saysOther = cues[inner].contains { $0.kind == Pattern.CueKind.cue && $0.frame != frame }
      if scoped[inner] || saysOther || pieces[inner].contains(where: { $0.slots != 0 }) { return [] }
    }
    return [clause.upperBound]
  }

  private func isInner(_ place: Int) -> Bool { place < utterance.count && isStart(place) }
}
