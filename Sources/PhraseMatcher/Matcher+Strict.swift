import ConversationModel

/// What a line says to the last word.
extension Matcher {
  /// Marks alone leave nothing to match; a template may be such marks all the same: `?`.
  func marks(_ utterance: Utterance, expecting: Expectation?) -> [RankedReading] {
    let typed = utterance.typed.trimmed
    guard !typed.isEmpty, typed.count <= 8 else { return [] }
    let leaves = LeafReads(program: program, utterance: utterance, readers: readers, names: gazetteer)
    return openTemplates(expecting).compactMap { template in
      guard program.reference(toTemplate: Int(template)).text == typed else { return nil }
      let found = PatternRunner.Found(template: template, captures: 0, literal: Int32(typed.count))
      return builder(utterance, expecting).reading(found, captures: [], leaves: leaves)
    }.ranked()
  }

  /// Readings that forgive nothing but skip words.
  func strictReadings(
    of utterance: Utterance, _ line: LineRun? = nil, expecting: Expectation?, templates open: [Int32],
    strict: Bool
  ) -> [RankedReading] {
    let freeSpaces = !strict || program.ignoresWhitespace
    let line = line ?? LineRun(self, utterance, expecting: expecting, freeSpaces: freeSpaces)
    var lineOfRest: LineRun?
    var all: [RankedReading] = []
    let ranges = skipWords.ranges(in: utterance.scalars)
    // Unknown names and skip words are for what cannot be understood without them.
    for mode in prepared.hasNames ? [PatternRunner.Mode.known, .open] : [.known] {
      // What holds no name cannot mean more than before.
      let open = mode == .open ? prepared.templatesWithNames(among: open) : open
      var whole = builder(utterance, expecting)
      whole.isStrict = strict
      all += run(utterance, whole, line, templates: open, mode)
      if all.contains(where: \.isCertain) { break }
      guard !ranges.isEmpty else {
        if all.contains(where: \.isAnchored) { break }
        continue
      }
      let (rest, seams) = utterance.removingWithSeams(ranges)
      var builder = builder(rest, expecting)
      builder.isStrict = strict
      builder.seams = seams
      let line = lineOfRest ?? LineRun(self, rest, expecting: expecting, freeSpaces: freeSpaces)
      lineOfRest = line
      all += run(rest, builder, line, templates: open, mode)
      if all.contains(where: { $0.isCertain || $0.isAnchored }) { break }
    }
    // An answer that holds nothing answers nothing.
    all.removeAll { $0.reading.slots.isEmpty && $0.reading.intent.rawValue == DialogAct.answer.rawValue }
    return all.ranked()
  }

  func builder(_ utterance: Utterance, _ expecting: Expectation?) -> ReadingBuilder {
    ReadingBuilder(
      program: program, prepared: prepared, utterance: utterance, expectation: expecting, readers: readers,
      grammar: grammar)
  }

  /// The templates whose blocks may match under an expectation.
  func openTemplates(_ expecting: Expectation?) -> [Int32] { prepared.openTemplates(expecting) }
}
