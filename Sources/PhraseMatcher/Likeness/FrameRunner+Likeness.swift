import ConversationModel

extension FrameRunner {
  /// So many names that are only nearly said are looked up.
  private static let mostWindows = 40
  /// Runs of clauses are looked at up to this length.
  private static let mostClauses = 3

  /// Adds names that are only nearly said, or only begun, to the pieces.
  mutating func addNames(_ windows: [Range<Int>]) {
    findAllParts()
    guard let leaves else { return }
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
  }

  /// Whether what was taken for an unknown name, in a script without spaces, holds words that reach over
  /// the sentence: 妹が物理.
  mutating func hasScope(inUnknownNameOf reading: Reading) -> Bool {
    findAllParts()
    guard hasAllParts else { return false }
    return reading.slots.contains { slot in
      guard case .unknownName = slot.value else { return false }
      return utterance.scalars.indices.contains { place in
        slot.span.contains(Int(utterance.starts[place])) && scoped[place]
          && Utterance.isCJK(utterance.scalars[place]) && mayBeginWord(place)
      } || hasClause(inside: slot.span)
    }
  }

  /// A name in Hangul with fewer words holds no sentence.
  private static let fewestWordsOfSentence = 3

  /// Whether a title that nobody quoted holds a sentence.
  mutating func hasClause(inTitleOf reading: Reading) -> Bool {
    findAllParts()
    guard hasAllParts else { return false }
    return reading.slots.contains { slot in
      guard slot.name.rawValue == ReadingBuilder.quotedSlot, case .value(.text) = slot.value else {
        return false
      }
      return !utterance.quotations.contains { slot.span.overlaps($0.inside) } && hasClause(inside: slot.span)
    }
  }

  /// Whether a clause of Korean ends among some words, so that they are a sentence and no name.
  private func hasClause(inside span: Range<Int>) -> Bool {
    let words = utterance.text(in: span).split(separator: " ")
    guard words.count >= Self.fewestWordsOfSentence else { return false }
    return clauses.contains { clause in
      let place = clause.lowerBound
      guard place > 0, place < utterance.count, ScalarClass.isHangul(utterance.scalars[place]) else {
        return false
      }
      return span.lowerBound < Int(utterance.starts[place]) && Int(utterance.starts[place]) < span.upperBound
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

  /// Whether something is negated, or reaches over the sentence, in a range.
  mutating func takesBack(in range: Range<Int>) -> Bool {
    range.contains { place in
      scoped[place] || place < utterance.count && isStart(place) && !ends(.negations, place).isEmpty
    }
  }

  /// Each clause that is negated, with the negation and without.
  mutating func negatedClauses() -> [(said: [SampleUtterance.Part], turned: [SampleUtterance.Part])] {
    let values = values()
    return clauses.compactMap { clause in
      var kept = utterance.scalars[clause].indices.map { $0 }
      for place in clause where isStart(place) {
        guard let end = ends(.negations, place).last else { continue }
        kept.removeAll { place <= $0 && $0 < Int(end) }
      }
      guard kept.count < clause.count, !kept.isEmpty else { return nil }
      var turned: [SampleUtterance.Part] = []
      var start = kept[0]
      for (index, place) in kept.enumerated() where index + 1 == kept.count || kept[index + 1] != place + 1 {
        turned += parts(start..<place + 1, values)
        if index + 1 < kept.count { start = kept[index + 1] }
      }
      return (parts(clause, values), turned)
    }
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

  /// The slots that a span fills together.
  static let ends: Set<String> = ["start", "end"]

  /// A value that was said, and the slots that it fills: several for a span.
  struct Said {
    var range: Range<Int>
    var slots: Set<Int32>
    var isText: Bool
  }

  /// The values that were said, in order: the longer ones where several begin or overlap; what is said twice is
  /// there twice.
  /// - Parameter texts: also free text, and values beside others that are only mentioned.
  func said(texts: Bool) -> [Said] {
    var all: [Said] = []
    for part in pieces.joined() where part.slots != 0 && (texts || !part.hasText) {
      // Captures that fill no slot, such as a unit, belong to the value beside them.
      let captures = arena.list(part.captures).filter { $0.kind != CaptureArena.Kind.mark }
      let mentions = captures.contains {
        $0.target >= 0 && $0.target % 2 == 1 && $0.kind != CaptureArena.Kind.listValue
      }
      if !texts, mentions { continue }
      let slots = Set(captures.filter { $0.target >= 0 && $0.target % 2 == 0 }.map { $0.target / 2 })
      // Which of several is said in many words; samples have them as they are.
      if slots.contains(where: { name(ofSlot: $0) == "ordinal" }) { continue }
      if slots.count > 1, captures.count == slots.count,
        !slots.contains(where: { Self.ends.contains(name(ofSlot: $0)) })
      {
        // Samples have them one by one.
        all += captures.map {
          Said(range: Int($0.start)..<Int($0.end), slots: [$0.target / 2], isText: part.hasText)
        }
        continue
      }
      let start = captures.map(\.start).min() ?? 0
      let end = captures.map(\.end).max() ?? 0
      all.append(Said(range: Int(start)..<Int(max(start, end)), slots: slots, isText: part.hasText))
    }
    // Free text might go on; here it ends where it may.
    all = all.filter { one in
      !one.range.isEmpty
        && (!one.isText
          || !all.contains {
            $0.isText && $0.slots == one.slots && $0.range.lowerBound == one.range.lowerBound
              && $0.range.upperBound < one.range.upperBound
          })
    }
    all.sort {
      $0.range.count != $1.range.count
        ? $0.range.count > $1.range.count : $0.range.lowerBound < $1.range.lowerBound
    }
    var kept: [Said] = []
    for one in all where !kept.contains(where: { $0.range.overlaps(one.range) }) { kept.append(one) }
    return kept.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether a value was said for a slot.
  func says(_ slot: String) -> Bool {
    said(texts: false).contains { $0.slots.contains { name(ofSlot: $0) == slot } }
  }

  /// The values as samples name them.
  private func values() -> [(range: Range<Int>, name: String)] {
    said(texts: true).map { ($0.range, SampleUtterance.name(of: $0.slots.map { name(ofSlot: $0) })) }
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
