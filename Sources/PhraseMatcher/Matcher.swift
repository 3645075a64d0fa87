package import ConversationModel

/// Understands typed lines: what an utterance may mean by the phrases of one locale and the names there are.
package struct Matcher: Sendable {
  /// Longer lines fit nothing.
  static let longestLine = 2_000
  /// Slips are forgiven in lines up to this length.
  private static let longestTolerated = 120
  /// Readings that are handed out.
  static let mostReadings = 12

  let program: PhraseProgram
  let names: NameLists
  let gazetteer: Gazetteer
  let readers: ValueReaders
  let grammar: GrammarWords
  let skipWords: SkipWords
  let conjunctions: Conjunctions
  let prepared: PreparedProgram
  let toleranceTables: ToleranceTablesCache

  package init(program: PhraseProgram, names: NameLists) {
    self.program = program
    self.names = names
    readers = ValueReaders(tables: program.readers)
    gazetteer = Gazetteer(names: names, options: [], readers: readers, sounds: Sounds(program))
    grammar = GrammarWords(program)
    skipWords = SkipWords(program)
    conjunctions = Conjunctions(program)
    prepared = PreparedProgram(program)
    toleranceTables = ToleranceTablesCache()
  }

  private init(_ other: Matcher, names: NameLists) {
    program = other.program
    self.names = names
    gazetteer = other.gazetteer.with(names: names)
    readers = other.readers
    grammar = other.grammar
    skipWords = other.skipWords
    conjunctions = other.conjunctions
    prepared = other.prepared
    toleranceTables = other.toleranceTables
  }

  /// The same phrases with other names.
  package func with(names: NameLists) -> Matcher { Matcher(self, names: names) }

  /// Everything an utterance may mean, best first.
  /// - Parameter expecting: what is asked at the moment; its options are names that may be said.
  /// - Parameter strict: forgives nothing, and takes spaces as the files' settings say.
  /// - Parameter context: what else is known, for the conditions of blocks.
  package func interpret(
    _ text: String, expecting: Expectation?, context: [String: IntentValue] = [:], strict: Bool = false
  ) -> Interpretation {
    guard let utterance = utterance(text) else { return tooLong(text) }
    let (found, several) = understood(utterance, expecting: expecting, context: context, strict: strict)
    if let several { return several }
    let cleaned = Normalizer.cleaned(text)
    guard !found.isEmpty else {
      let nearest = nearest(to: utterance, expecting: expecting)
      return Interpretation(text: cleaned, readings: [], nearest: nearest)
    }
    return Interpretation(
      text: cleaned, readings: found.prefix(Self.mostReadings).map(\.reading),
      tied: strict && program.isPlainHassIL ? 1 : found.tied)
  }

  /// All readings, ranked, or several commands of one line. Each pass is for what the ones before it leave in
  /// doubt: sentences, free speech that is known to the last word, several commands, slips, strange words.
  func understood(
    _ utterance: Utterance, expecting: Expectation?, context: [String: IntentValue] = [:], strict: Bool
  ) -> (readings: [RankedReading], several: Interpretation?) {
    // What is denied makes room for what the later passes find.
    var denial = Denial(self, utterance, strict: strict)
    guard utterance.count > 0 else { return (denial.rest(of: marks(utterance, expecting: expecting)), nil) }
    let open = openTemplates(expecting)
    if program.isPlainHassIL {
      let exact = denial.rest(
        of: exactReadings(of: utterance, expecting: expecting, context: context, templates: open))
      if strict || !exact.isEmpty { return (exact, nil) }
    }
    var found = denial.rest(
      of: strictReadings(of: utterance, expecting: expecting, templates: open, strict: strict))
    if strict || found.first.map({ $0.isCertain || $0.isAnchored }) ?? false { return (found, nil) }
    var frames = frames(of: utterance, expecting: expecting)
    if found.first?.hasUnknownName ?? false {
      found.removeAll { $0.hasUnknownName && frames.hasScope(inUnknownNameOf: $0.reading) }
    }
    let free = denial.rest(of: readings(of: &frames, utterance, expecting: expecting, forgiving: false))
    if !free.isEmpty { return (free, nil) }
    if let several = joined(utterance, expecting: expecting) { return ([], several) }
    let forgiven = denial.rest(of: forgiving(found, of: utterance, expecting: expecting))
    var trial = LikenessTrial(self, utterance, expecting: expecting)
    func like(_ extent: LikenessTrial.Extent) -> [RankedReading] { denial.rest(of: trial.readings(extent)) }
    // In an open question strange words are a strange answer, not a command.
    let isIdle = expecting == nil || expecting?.kind == Expectation.command
    guard isIdle else {
      if let command = commandForTitle(utterance, expecting, forgiven.first) { return ([command], nil) }
      guard forgiven.first?.hasUnknownName ?? true, expecting?.kind != "memo" else { return (forgiven, nil) }
      let whole = like(.whole)
      let best = whole.isEmpty ? like(.clauses) : whole
      return (forgiven.isEmpty || knows(best.first, moreThan: forgiven[0]) ? best : forgiven, nil)
    }
    guard forgiven.first?.hasUnknownName ?? true else { return (forgiven, nil) }
    let strange = denial.rest(of: readings(of: &frames, utterance, expecting: expecting, forgiving: true))
    if forgiven.isEmpty, strange.isEmpty {
      let whole = like(.whole)
      if !whole.isEmpty { return (whole, nil) }
      if let several = joined(utterance, expecting: expecting, isLikely: true) { return ([], several) }
      return (like(.clauses), nil)
    }
    if forgiven.isEmpty || knows(strange.first, moreThan: forgiven[0]) { return (strange, nil) }
    let best = like(.whole)
    return (knows(best.first, moreThan: forgiven[0]) ? best : forgiven, nil)
  }

  /// Titles with so many words are rare; a line of them that is like a command with values is one.
  private static let longestTitle = 16

  /// The command that somebody says where a title is asked for and takes every word.
  private func commandForTitle(
    _ utterance: Utterance, _ expecting: Expectation?, _ title: RankedReading?
  ) -> RankedReading? {
    guard expecting?.kind == "title", title?.hasFreeText ?? false, utterance.count > Self.longestTitle else {
      return nil
    }
    var trial = LikenessTrial(self, utterance, expecting: nil)
    let command = trial.readings(.part).first ?? trial.readings(.clauses).first
    return command.flatMap { found in
      let isFilled = found.reading.slots.contains { if case .value(.text) = $0.value { false } else { true } }
      return isFilled ? found : nil
    }
  }

  /// Whether a reading finds a known name, or another value, in words that another takes for an unknown name.
  private func knows(_ reading: RankedReading?, moreThan other: RankedReading) -> Bool {
    let unknown = other.reading.slots.filter { if case .unknownName = $0.value { true } else { false } }
    return reading?.reading.slots.contains { slot in
      switch slot.value {
      case .names:
        unknown.contains { $0.span.contains(slot.span.lowerBound) && $0.span != slot.span }
          && !isInsideWord(slot.span, of: unknown)
      case .value: unknown.contains { $0.span == slot.span }
      case .unknownName: false
      }
    } ?? false
  }

  /// Whether the words of a name go on in what was taken for an unknown one: 線形 in 線形幾何.
  private func isInsideWord(_ span: Range<Int>, of unknown: [Slot]) -> Bool {
    unknown.contains { slot in
      guard slot.span.contains(span.lowerBound), span.upperBound < slot.span.upperBound else { return false }
      let bytes = Array(slot.text.utf8)
      let cut = span.upperBound - slot.span.lowerBound
      guard cut > 0, cut < bytes.count else { return false }
      let before = String(decoding: bytes[..<cut], as: UTF8.self).unicodeScalars.last
      let after = String(decoding: bytes[cut...], as: UTF8.self).unicodeScalars.first
      guard let before = before?.value, let after = after?.value else { return false }
      return [ScalarClass.isHan, ScalarClass.isHangul, ScalarClass.isKatakana].contains {
        $0(before) && $0(after)
      }
    }
  }

  /// The match text of a line; nil when the line is too long to be a sentence.
  func utterance(_ text: String) -> Utterance? {
    guard text.utf8.count <= Self.longestLine * 8 else { return nil }
    let utterance = Normalizer.utterance(text)
    return utterance.count <= Self.longestLine ? utterance : nil
  }

  private func tooLong(_ text: String) -> Interpretation {
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.longestLine)))
    return Interpretation(text: Normalizer.cleaned(start), readings: [])
  }

  /// What slips may be forgiven to mean, where the strict readings leave a name in doubt or there are none.
  private func forgiving(
    _ found: [RankedReading], of utterance: Utterance, expecting: Expectation?
  ) -> [RankedReading] {
    // A name that nobody knows may be a name with something behind it.
    let isDoubtful = found.first?.hasUnknownName ?? true
    guard isDoubtful, utterance.count <= Self.longestTolerated else { return found }
    let tolerance = Tolerance(self, expecting: expecting)
    guard let first = found.first else { return tolerance.readings(of: utterance) }
    let shorter = tolerance.readingsWithoutValues(of: utterance)
    if shorter.first?.reading.intent == first.reading.intent { return shorter + found }
    // Nor is it one when a slip makes the same sentence of names that are known.
    let known = tolerance.readings(of: utterance)
    guard let best = known.first, known.tied < 2, best.reading.intent == first.reading.intent, best.isSpelled
    else { return found }
    return known + found
  }

  /// Marks alone leave nothing to match; a template may be such marks all the same: `?`.
  private func marks(_ utterance: Utterance, expecting: Expectation?) -> [RankedReading] {
    let typed = utterance.typed.trimmed
    guard !typed.isEmpty, typed.count <= 8 else { return [] }
    let leaves = LeafReads(program: program, utterance: utterance, readers: readers, names: gazetteer)
    return openTemplates(expecting).compactMap { template in
      guard program.reference(toTemplate: Int(template)).text == typed else { return nil }
      var leaves = leaves
      let found = PatternRunner.Found(template: template, captures: 0, literal: Int32(typed.count))
      return builder(utterance, expecting).reading(found, captures: [], leaves: &leaves)
    }.ranked()
  }

  /// Readings that forgive nothing but skip words.
  func strictReadings(
    of utterance: Utterance, expecting: Expectation?, templates open: [Int32], strict: Bool
  ) -> [RankedReading] {
    let gazetteer = expecting.map { self.gazetteer.with(options: $0.options) } ?? self.gazetteer
    let freeSpaces = !strict || program.ignoresWhitespace
    var all: [RankedReading] = []
    let ranges = skipWords.ranges(in: utterance.scalars)
    // Unknown names and skip words are for what cannot be understood without them.
    for mode in prepared.hasNames ? [PatternRunner.Mode.known, .open] : [.known] {
      var whole = builder(utterance, expecting)
      whole.isStrict = strict
      all += run(utterance, whole, gazetteer, templates: open, freeSpaces, mode)
      if all.contains(where: \.isCertain) { break }
      guard !ranges.isEmpty else {
        if all.contains(where: \.isAnchored) { break }
        continue
      }
      let (rest, seams) = utterance.removingWithSeams(ranges)
      var builder = builder(rest, expecting)
      builder.isStrict = strict
      builder.seams = seams
      all += run(rest, builder, gazetteer, templates: open, freeSpaces, mode)
      if all.contains(where: { $0.isCertain || $0.isAnchored }) { break }
    }
    return all.ranked()
  }

  func builder(_ utterance: Utterance, _ expecting: Expectation?) -> ReadingBuilder {
    ReadingBuilder(
      program: program, prepared: prepared, utterance: utterance, expectation: expecting, readers: readers,
      grammar: grammar)
  }

  /// The templates whose blocks may match under an expectation.
  func openTemplates(_ expecting: Expectation?) -> [Int32] { prepared.openTemplates(expecting) }

  /// The readings of one utterance exactly as it stands.
  func run(
    _ utterance: Utterance, _ builder: ReadingBuilder, _ gazetteer: Gazetteer, templates: [Int32],
    _ freeSpaces: Bool, _ mode: PatternRunner.Mode
  ) -> [RankedReading] {
    guard utterance.count > 0 else { return [] }
    let text = TextView(utterance, freeSpaces: freeSpaces, isExact: builder.exact != nil)
    let leaves = LeafReads(program: program, utterance: utterance, readers: readers, names: gazetteer)
    return program.withView { tables in
      var runner = PatternRunner(tables: tables, text: text, leaves: leaves, mode: mode)
      for template in templates { runner.run(template: template) }
      return runner.found.compactMap {
        builder.reading($0, captures: runner.arena.list($0.captures), leaves: &runner.leaves)
      }
    }
  }
}
