package import ConversationModel

/// Understands typed lines: what an utterance may mean by the phrases of one locale and the names there are.
package struct Matcher: Sendable {
  /// Longer lines fit nothing.
  static let longestLine = 2_000
  /// Slips are forgiven in lines up to this length.
  private static let longestTolerated = 120
  /// Readings that are handed out.
  static let mostReadings = 12

  private let tables: MatcherTables
  package let names: NameLists
  private(set) var gazetteer: Gazetteer
  private(set) var readers: ValueReaders

  var program: PhraseProgram { tables.program }
  var grammar: GrammarWords { tables.grammar }
  var skipWords: SkipWords { tables.skipWords }
  var conjunctions: Conjunctions { tables.conjunctions }
  var prepared: PreparedProgram { tables.prepared }
  var halfTyped: HalfTypedLetters { tables.halfTyped }
  var toleranceTables: ToleranceTables { tables.tolerance }

  package init(program: PhraseProgram, names: NameLists) {
    tables = MatcherTables(program)
    self.names = names
    readers = ValueReaders(program)
    gazetteer = Gazetteer(
      names: names, options: [], readers: readers, sounds: Sounds(program),
      nicknames: Nicknames(program))
  }

  private init(_ other: Matcher, names: NameLists) {
    tables = other.tables
    self.names = names
    gazetteer = other.gazetteer.with(names: names)
    readers = other.readers
  }

  /// The same phrases with other names.
  package func with(names: NameLists) -> Matcher { Matcher(self, names: names) }

  /// The same where these things were shown in a list a moment ago: "the second one" is one of them.
  package func showing(_ things: [ListName: [NameEntry]]) -> Matcher {
    var other = self
    other.gazetteer.shown = things
    return other
  }

  /// What was shown in a list a moment ago.
  package var shown: [ListName: [NameEntry]] { gazetteer.shown }

  /// The names that may be said, with what can be chosen from: then a place is one of these.
  func gazetteer(_ expecting: Expectation?) -> Gazetteer {
    guard let expecting else { return gazetteer }
    var gazetteer = gazetteer.with(options: expecting.options)
    if !expecting.options.isEmpty { gazetteer.shown = [:] }
    return gazetteer
  }

  /// The same with another unit for bare numbers, in seconds.
  private func counting(_ seconds: Int) -> Matcher {
    var other = self
    other.readers.unitSeconds = seconds
    return other
  }

  /// Everything an utterance may mean, best first.
  /// - Parameter expecting: what is asked at the moment; its options are names that may be said.
  /// - Parameter strict: forgives nothing, and takes spaces as the files' settings say.
  /// - Parameter context: what else is known, for the conditions of blocks.
  package func interpret(
    _ text: String, expecting: Expectation?, context: [String: IntentValue] = [:], strict: Bool = false
  ) -> Interpretation {
    if let expecting, expecting.unitSeconds != readers.unitSeconds {
      return counting(expecting.unitSeconds)
        .interpret(text, expecting: expecting, context: context, strict: strict)
    }
    guard let utterance = utterance(text) else { return tooLong(text) }
    let line = LineRun(
      self, utterance, expecting: expecting, freeSpaces: !strict || program.ignoresWhitespace)
    var (found, several) = understood(
      utterance, line, expecting: expecting, context: context, strict: strict)
    if let several { return several }
    // To think aloud answers nothing, however it was heard, and no part of it does.
    let isAloud = !strict && found.isEmpty && thinksAloud(utterance, expecting)
    if !strict, !isAloud, let option = optionByDoing(utterance, expecting, besides: found.first) {
      found = [option]
    }
    if !strict, let first = found.first, isGuessedConsent(first, expecting) { found = [] }
    if !strict, found.first?.reading["nothing"] != nil { found = [] }
    if !strict, !isAloud, found.isEmpty { found = answerBesideRemark(utterance, expecting) }
    if !strict, let option = optionOfValue(utterance, expecting, in: found.first) { found = [option] }
    if !strict, let name = nameBesideOptions(expecting, in: found) { found = [name] }
    let isIdle = expecting == nil || expecting?.kind == Expectation.command
    if isIdle, !strict, let first = found.first, first.reading.cost > 0,
      let rest = withoutRemark(utterance, of: first)
    {
      found = rest
    }
    let cleaned = Normalizer.cleaned(text)
    guard !found.isEmpty else {
      // Whoever forbids something is not told how to ask for it.
      let isForbidden = !strict && !deniers(of: utterance, line.shared(expecting), strict: false).isEmpty
      let nearest = isForbidden ? nil : nearest(to: utterance, expecting: expecting)
      return Interpretation(text: cleaned, readings: [], nearest: nearest)
    }
    var whole = Interpretation(
      text: cleaned, readings: found.prefix(Self.mostReadings).map(\.reading),
      tied: strict && program.isPlainHassIL ? 1 : found.tied)
    if strict || program.isPlainHassIL { return whole }
    if let row = coordinated(whole, in: utterance, line.shared(expecting)) {
      whole = row
      // Each name has its own command, which says what it leaves out.
      if !row.then.isEmpty { return whole }
    }
    // "For it" has its place.
    if whole.readings[0].pointsBack == true { return whole }
    let known = whole.readings[0].unused
    whole.readings[0].unused += unplaced(in: utterance, line.shared(expecting), of: whole.readings[0]).filter
    {
      words in !known.contains { $0.contains(words) || words.contains($0) }
    }
    return whole
  }

  /// All readings, ranked, or several commands of one line.
  func understood(
    _ utterance: Utterance, expecting: Expectation?, context: [String: IntentValue] = [:], strict: Bool
  ) -> (readings: [RankedReading], several: Interpretation?) {
    let line = LineRun(
      self, utterance, expecting: expecting, freeSpaces: !strict || program.ignoresWhitespace)
    return understood(utterance, line, expecting: expecting, context: context, strict: strict)
  }

  /// All readings, ranked, or several commands of one line. Each pass is for what the ones before it leave in
  /// doubt: sentences, free speech that is known to the last word, several commands, slips, strange words.
  private func understood(
    _ utterance: Utterance, _ line: LineRun, expecting: Expectation?, context: [String: IntentValue],
    strict: Bool
  ) -> (readings: [RankedReading], several: Interpretation?) {
    if !strict, let meant = numberPutRight(in: utterance, expecting, context) { return meant }
    // What is denied makes room for what the later passes find.
    var denial = Denial(self, utterance, line.shared(expecting), strict: strict)
    guard utterance.count > 0 else { return (denial.rest(of: marks(utterance, expecting: expecting)), nil) }
    let open = openTemplates(expecting)
    if program.isPlainHassIL {
      let exact = denial.rest(
        of: exactReadings(of: utterance, expecting: expecting, context: context, templates: open))
      if strict || !exact.isEmpty { return (exact, nil) }
    }
    var found = denial.rest(
      of: strictReadings(of: utterance, line, expecting: expecting, templates: open, strict: strict))
    // Who thinks aloud has not answered yet.
    if !strict, found.first?.reading["nothing"] != nil { return ([], nil) }
    // Where any words may answer, a command with a name that nobody has is the answer.
    if !strict, found.contains(where: { $0.isAct && $0.hasFreeText }) {
      found.removeAll { !$0.isAct && $0.hasUnknownName }
    }
    // What is chosen from has words of its own, and a command behind a choice may share them: 그대로 두고 기록해 줘.
    let mayJoin =
      expecting?.kind == Expectation.choice && found.first.map { !$0.reading.slots.isEmpty } ?? false
    let isCertain = found.first?.isCertain ?? false
    if strict || isCertain && !mayJoin { return (found, nil) }
    var joined = JoinedCommands(self, utterance, expecting: expecting)
    if let several = denial.rest(of: joined.beside(found.first)) { return ([], several) }
    if isCertain { return (found, nil) }
    // Where nothing but hesitation is heard, nothing is forgiven: ええと is no yes.
    if found.isEmpty, skipWords.areAll(of: utterance.scalars) { return ([], nil) }
    // Only a title in Hangul may turn out to be a sentence.
    let mayHoldClause = utterance.scalars.contains(where: ScalarClass.isHangul)
    if !mayHoldClause, found.first?.isAnchored ?? false { return (found, nil) }
    var frames = frames(of: utterance, expecting: expecting, line: line)
    if mayHoldClause { found.removeAll { !$0.isAct && frames.hasClause(inTitleOf: $0.reading) } }
    if found.first?.isAnchored ?? false { return (found, nil) }
    if let repaired = frames.repaired() {
      // What is denied in it is denied again; a "no" that only took something back is gone.
      let meant = understood(repaired, expecting: expecting, context: context, strict: strict)
      if !meant.readings.isEmpty || meant.several != nil { return meant }
    }
    if found.first?.hasUnknownName ?? false {
      found.removeAll { $0.hasUnknownName && frames.hasScope(inUnknownNameOf: $0.reading) }
    }
    if let several = denial.rest(of: joined.severalOfOneKind(&frames)) { return ([], several) }
    if let meant = halfTypedReadings(of: utterance, expecting: expecting) { return (meant, nil) }
    let free = denial.rest(of: readings(of: &frames, utterance, expecting: expecting, forgiving: false))
    let tolerance = Tolerance(self, expecting: expecting)
    var trial = LikenessTrial(
      self, utterance, expecting: expecting, frames: frames, tolerance: tolerance)
    let mixes = joined.mixes(&frames)
    func like(_ extent: LikenessTrial.Extent) -> [RankedReading] {
      denial.rest(of: trial.readings(extent).filter { !mixes.holds($0.reading) })
    }
    /// Two commands where the line as a whole is like one of them.
    func apart() -> Interpretation? {
      guard let several = denial.rest(of: joined.severalSurely()) else { return nil }
      let kinds = Set(([several] + several.then).compactMap(\.intent).map { trial.takes(of: $0) })
      guard kinds.count > 1 else { return nil }
      return oneCommand(insteadOf: several, &trial, denial) == nil ? several : nil
    }
    // In an open question strange words are a strange answer, not a command.
    let isIdle = expecting == nil || expecting?.kind == Expectation.command
    // Where any words may answer, words that only might be a command are the answer.
    let takesAnyWords = !isIdle && found.first.map { $0.isAct && $0.hasFreeText } ?? false
    if let first = free.first, first.isAct || !takesAnyWords {
      // What only holds values is rather the answer.
      let answer = isIdle || first.isAct ? [] : like(.whole)
      if isIdle, let several = apart() { return ([], several) }
      if isIdle, let other = otherOpinion(of: &trial, than: first, denial) { return (other, nil) }
      if isIdle, let fuller = fullerOpinion(of: &trial, than: first, denial) { return (fuller, nil) }
      return (answer.first?.isAct ?? false ? answer : free, nil)
    }
    if let several = denial.rest(of: joined.several()) {
      let one = oneCommand(insteadOf: several, &trial, denial)
      return one.map { ($0, nil) } ?? ([], several)
    }
    // Slips are not looked for in what is surely meant for nobody.
    let isForNobody = isIdle && found.isEmpty && trial.isForNobody()
    let forgiven =
      isForNobody
      ? []
      : denial.rest(of: forgiving(found, of: utterance, tolerance) { !isIdle || !trial.isForOthers() }).filter
      {
        $0.isAct || $0.reading.cost == 0 || !frames.hasClause(inTitleOf: $0.reading)
      }
    guard isIdle else {
      let command = commandForTitle(utterance, expecting, forgiven.first).map { denial.rest(of: [$0]) }
      if let command, !command.isEmpty { return (command, nil) }
      if expecting?.kind == "memo" { return (refusal(like(.refusal)) ?? forgiven, nil) }
      guard forgiven.first?.hasUnknownName ?? true else { return (forgiven, nil) }
      let whole = like(.whole)
      let best = whole.isEmpty ? like(.clauses) : whole
      return (forgiven.isEmpty || knows(best.first, moreThan: forgiven[0]) ? best : forgiven, nil)
    }
    guard forgiven.first?.hasUnknownName ?? true else { return (forgiven, nil) }
    if frames.leaves != nil {
      frames.addNames(tolerance.nameWindows(utterance))
      frames.addSubjects(grammar)
    }
    let strange = denial.rest(of: readings(of: &frames, utterance, expecting: expecting, forgiving: true))
    // Nor are several commands where no clause may be one.
    let isForOthers = found.isEmpty && forgiven.isEmpty && trial.isForOthersThroughout()
    if forgiven.isEmpty, !isForOthers, trial.share().map({ $0 < Self.surelyOne }) ?? true,
      let several = denial.rest(of: joined.several(likely: .words))
    {
      return ([], several)
    }
    if forgiven.isEmpty, let several = apart() { return ([], several) }
    let whole = like(.whole)
    if forgiven.isEmpty, strange.isEmpty {
      if !whole.isEmpty { return (whole, nil) }
      if !isForOthers, let several = denial.rest(of: joined.several(likely: .anywhere)) {
        return ([], several)
      }
      return (like(.clauses), nil)
    }
    if let first = forgiven.first, let other = otherOpinion(of: &trial, than: first, denial) {
      return (other, nil)
    }
    if forgiven.isEmpty || knows(strange.first, moreThan: forgiven[0]) {
      if let first = strange.first, let other = otherOpinion(of: &trial, than: first, denial) {
        return (other, nil)
      }
      return (fills(whole.first, moreThan: strange.first) ? whole : strange, nil)
    }
    return (knows(whole.first, moreThan: forgiven[0]) ? whole : forgiven, nil)
  }

  /// Whether a yes is only supposed where it must be plain: what is gone is gone.
  private func isGuessedConsent(_ found: RankedReading, _ expecting: Expectation?) -> Bool {
    guard found.reading.intent.rawValue == DialogAct.affirm.rawValue, found.reading.cost > 0,
      let about = expecting?.about
    else { return false }
    return prepared.plainlyConfirmed.contains(about.rawValue)
  }

  /// From this share on a line is one command, whatever words are in it.
  private static let surelyOne: Float = 0.9

  /// Whether a reading finds more for the same command.
  func fills(_ reading: RankedReading?, moreThan other: RankedReading?) -> Bool {
    guard let reading, let other, reading.reading.intent == other.reading.intent else { return false }
    return reading.reading.slots.count > other.reading.slots.count
      && other.reading.slots.allSatisfy { reading.reading[$0.name]?.value == $0.value }
  }

  /// What says that there is nothing to note, said where any words may be noted.
  private func refusal(_ found: [RankedReading]) -> [RankedReading]? {
    let acts = [DialogAct.skip, .cancel].map(\.rawValue)
    return found.first.map { acts.contains($0.reading.intent.rawValue) } ?? false ? found : nil
  }

  /// Longer titles are rare; a line with more that is like a command with values is one. A character of a script
  /// without spaces counts as so many letters.
  private static let longestTitle = (letters: 40, character: 2.5)

  /// The command that somebody says where a title is asked for and takes every word.
  private func commandForTitle(
    _ utterance: Utterance, _ expecting: Expectation?, _ title: RankedReading?
  ) -> RankedReading? {
    guard expecting?.kind == "title", title?.hasFreeText ?? false else { return nil }
    let length = utterance.scalars.reduce(0.0) {
      $0 + (Utterance.isCJK($1) ? Self.longestTitle.character : 1)
    }
    guard length > Double(Self.longestTitle.letters) else { return nil }
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
    _ found: [RankedReading], of utterance: Utterance, _ tolerance: Tolerance, widely: () -> Bool
  ) -> [RankedReading] {
    // A name that nobody knows may be a name with something behind it.
    let isDoubtful = found.first?.hasUnknownName ?? true
    guard isDoubtful, utterance.count <= Self.longestTolerated else { return found }
    guard let first = found.first else { return tolerance.readings(of: utterance, widely: widely) }
    let shorter = tolerance.readingsWithoutValues(of: utterance)
    if shorter.first?.reading.intent == first.reading.intent { return shorter + found }
    // Nor is it one when a slip makes the same sentence of names that are known, or any where no word tells which.
    let known = tolerance.readings(of: utterance, widely: widely)
    guard let best = known.first, known.tied < 2, best.isSpelled,
      best.reading.intent == first.reading.intent || first.ranking.literal <= 1 && best.isBarelySlipped
    else { return found }
    return known + found
  }
}
