import ConversationModel

extension FrameRunner {
  /// So many names that are only nearly said are looked up.
  private static let mostWindows = 40
  /// Runs of clauses are looked at up to this length.
  private static let mostClauses = 3

  /// Adds names that are only nearly said, or only begun, to the pieces.
  mutating func addNames(_ windows: [Range<Int>]) {
    findAllParts()
    guard var leaves else { return }
    for slot in nameSlots {
      for window in windows.prefix(Self.mostWindows) {
        let isKnown = pieces[window.lowerBound].contains { Int($0.end) >= window.upperBound && $0.slots != 0 }
        guard !isKnown, !leaves.lookUp(slot.leaf, window).isEmpty else { continue }
        add(
          CaptureArena.Entry(
            parent: 0, target: slot.target, kind: CaptureArena.Kind.openName, payload: slot.leaf,
            start: Int32(window.lowerBound), end: Int32(window.upperBound)))
      }
    }
    self.leaves = leaves
  }

  /// Whether what was taken for an unknown name, in a script without spaces, holds words that reach over
  /// the sentence: 妹が物理.
  mutating func hasScope(inUnknownNameOf reading: Reading) -> Bool {
    findAllParts()
    return reading.slots.contains { slot in
      guard case .unknownName = slot.value else { return false }
      return utterance.scalars.indices.contains { place in
        slot.span.contains(Int(utterance.starts[place])) && scoped[place]
          && Utterance.isCJK(utterance.scalars[place]) && mayBeginWord(place)
      }
    }
  }

  /// Hangul has spaces between words: 나 is none in 바나나.
  private func mayBeginWord(_ place: Int) -> Bool {
    !ScalarClass.isHangul(utterance.scalars[place]) || place == 0
      || utterance.scalars[place - 1] == Pattern.space
  }

  /// Whether something is said that reaches over all clauses.
  var hasScope: Bool { scoped.contains(true) }

  /// The utterance with its values left open, as samples are written: the whole, and every run of its clauses.
  mutating func samples() -> [[SampleUtterance.Part]] {
    findAllParts()
    let values = values()
    // A value may hold what looks like the end of a clause.
    let edges =
      Set(clauses.map(\.lowerBound)).union([0]).filter { edge in
        !values.contains { $0.range.lowerBound < edge && edge < $0.range.upperBound }
      }.sorted() + [utterance.count]
    var all = [parts(0..<utterance.count, values)]
    guard edges.count > 2 else { return all }
    for first in 0..<edges.count - 1 {
      for last in first + 1...min(first + Self.mostClauses, edges.count - 1)
      where (first, last) != (0, edges.count - 1) {
        all.append(parts(edges[first]..<edges[last], values))
      }
    }
    return all
  }

  private func parts(_ range: Range<Int>, _ values: [(range: Range<Int>, name: String)])
    -> [SampleUtterance.Part]
  {
    var parts: [SampleUtterance.Part] = []
    var place = range.lowerBound
    func words(_ end: Int) {
      let text = utterance.scalars[min(place, end)..<end]
      if text.contains(where: { $0 != Pattern.space }) { parts.append(.words(Array(text))) }
    }
    for value in values where range.contains(value.range.lowerBound) {
      words(value.range.lowerBound)
      parts.append(.value(value.name))
      place = value.range.upperBound
    }
    words(range.upperBound)
    return parts
  }

  /// The values that were said, in order: the longer ones where several begin or overlap, each slot once.
  private mutating func values() -> [(range: Range<Int>, name: String)] {
    var all: [(range: Range<Int>, slots: Set<Int32>)] = []
    for part in pieces.joined() where part.slots != 0 {
      let captures = arena.list(part.captures)
      let slots = Set(captures.filter { $0.target >= 0 && $0.target % 2 == 0 }.map { $0.target / 2 })
      let start = captures.map(\.start).min() ?? 0
      let end = captures.map(\.end).max() ?? 0
      // Which of several is said in many words; samples have them as they are.
      guard start < end, !slots.contains(where: { name(ofSlot: $0) == "ordinal" }) else { continue }
      all.append((Int(start)..<Int(end), slots))
    }
    all.sort {
      $0.range.count != $1.range.count
        ? $0.range.count > $1.range.count : $0.range.lowerBound < $1.range.lowerBound
    }
    var kept: [(range: Range<Int>, slots: Set<Int32>)] = []
    for one in all
    where !kept.contains(where: { $0.range.overlaps(one.range) || !$0.slots.isDisjoint(with: one.slots) }) {
      kept.append(one)
    }
    return kept.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { one in
      (one.range, SampleUtterance.name(of: one.slots.map { name(ofSlot: $0) }))
    }
  }

  /// The values for an intent that is known by likeness: a cut that passes over everything else.
  mutating func values(for row: Int, of model: LikenessModel) -> PatternRunner.Found? {
    let place = row * LikenessModel.Row.stride
    let takes = bits(ofPool: model.program[.likenessClasses, place + LikenessModel.Row.takes])
    let template = model.program[.likenessClasses, place + LikenessModel.Row.template]
    let intent = model.program[
      .templates, Int(template) * Pattern.TemplateRow.stride + Pattern.TemplateRow.intent]
    guard let best = cut(Goal(takes: takes, passesAll: true, intent: intent)) else { return nil }
    return PatternRunner.Found(template: template, captures: best.captures, literal: best.cue)
  }
}
