import ConversationModel

/// Forgives slips in sentences that fit nothing: letters, spaces, words too many, small words missing or
/// wrong, the order of words.
///
/// The utterance becomes a lattice, a line with every way of forgiving something beside it, each at a cost,
/// and the templates run over that. The cheapest reading wins if nothing that means something else is nearly
/// as cheap.
final class Tolerance {
  /// What is tried first: one thing forgiven, and what else might be meant.
  private static let firstLimit = 3
  /// So much may missing and wrong words cost in long lines, slips beside them included; in others one such word.
  private static let mostWordCost = 5
  /// However long the sentence, no more than this is forgiven.
  private static let mostCost = 7
  /// So many values at the ends of a line are left out to see whether the rest fits.
  private static let longestValue = 24
  private static let longestShortWord = 5
  /// Shorter free text is not read beside what is forgiven.
  private static let shortestText = 3

  let matcher: Matcher
  let tables: ToleranceTables
  let expecting: Expectation?
  let gazetteer: Gazetteer
  /// Templates that may match.
  let open: [Int32]
  private let lists: [ListName]
  /// The lines that were looked at, so that each is analysed once.
  private var analysed: [[UInt32]: TolerantLine] = [:]

  init(_ matcher: Matcher, expecting: Expectation?) {
    self.matcher = matcher
    self.expecting = expecting
    tables = matcher.toleranceTables
    gazetteer = matcher.gazetteer(expecting)
    open = matcher.openTemplates(expecting)
    lists = Array(Set(matcher.program.nameLists))
  }

  // MARK: readings

  /// Readings of the cheapest way to forgive, first those that nothing but their order prefers; empty when
  /// there is none that is clearly meant.
  /// - Parameter widely: whether words may as well be missing, wrong or in another order; asked when wrong letters
  ///   alone explain nothing.
  func readings(of utterance: Utterance, widely: () -> Bool = { true }) -> [RankedReading] {
    let typed = line(utterance)
    let (spaced, forgiven) = spacing.corrected(typed)
    guard !typed.isForeign else { return [] }
    let most = Self.budget(typed)
    var tried = [(spaced, forgiven)]
    if !forgiven.isEmpty { tried.append((typed, [])) }
    for (line, forgiven) in tried {
      let before = forgiven.reduce(0) { $0 + $1.cost }
      let allowed = most - before
      guard allowed >= 0 else { continue }
      let (run, hasFewSlips) = runner(line)
      var all: [RankedReading] = []
      // Slips alone are searched deeper than words that are missing or wrong: those fit almost anywhere.
      for (width, limit) in [
        (LatticeBuilder.Width.slips, min(Self.firstLimit, allowed)),
        (.words, min(most < Self.mostCost ? Repair.Price.stranger : Self.mostWordCost, allowed)),
        (.slips, allowed),
      ] {
        if width == .words, !widely() { continue }
        if limit > Self.firstLimit, width == .slips, hasFewSlips { break }
        all += run(width, limit).map { $0.forgiving(Repair(forgiven: forgiven + $0.repair.forgiven)) }
        guard let best = all.map(\.ranking.cost).min() else { continue }
        if best <= limit + before { return decided(all) }
      }
    }
    return widely() ? decided(reordered(spaced, forgiven)) : []
  }

  /// Readings that leave out a value which nothing has a place for, such as the day of a record, and are sure
  /// of the rest.
  func readingsWithoutValues(of utterance: Utterance) -> [RankedReading] {
    values(utterance).flatMap { range in
      let rest = utterance.removing([range])
      let repair = Repair(forgiven: [leftOut(range, of: utterance)])
      return matcher.run(rest, matcher.builder(rest, expecting), gazetteer, templates: open, true, .known)
        .map { $0.forgiving(repair) }.filter(isAcceptable)
    }.ranked()
  }

  private func leftOut(_ range: Range<Int>, of utterance: Utterance) -> Forgiven {
    Forgiven(
      kind: .valueLeftOut, typed: utterance.typedText(range).trimmed, meant: "", cost: Repair.Price.stranger)
  }

  /// How much may be forgiven in a line: the longer, the more.
  private static func budget(_ line: TolerantLine) -> Int {
    let scalars = line.utterance.scalars
    let words = scalars.split(separator: Pattern.space).count
    let characters = scalars.reduce(0) { $0 + (Utterance.isCJK($1) ? 1 : 0) }
    return min(mostCost, 2 + max(words, characters / 3))
  }

  // MARK: the search

  /// Readings of what is forgiven up to a limit, as a question that may be asked again with another, and whether
  /// all the slips there are cost no more than the first limit.
  private func runner(
    _ line: TolerantLine
  ) -> (run: (LatticeBuilder.Width, Int) -> [RankedReading], hasFewSlips: Bool) {
    let builderOfSlips = LatticeBuilder.slips(line, tables: tables, skipWords: matcher.skipWords)
    var slips = builderOfSlips.lattice
    slips.close()
    var words: Lattice?
    let nameEnds = line.closeNameEnds
    let hasFewSlips =
      nameEnds.allSatisfy(\.isEmpty) && slips.edits.reduce(0) { $0 + $1.cost } <= Self.firstLimit
    let utterance = line.utterance
    let builder = matcher.builder(utterance, expecting)
    func run(_ width: LatticeBuilder.Width, _ limit: Int) -> [RankedReading] {
      let lattice = width == .slips ? slips : words ?? self.lattice(builderOfSlips.withWords(), line)
      if width == .words { words = lattice }
      let leaves = LeafReads(
        program: matcher.program, utterance: utterance, readers: matcher.readers, names: gazetteer)
      return matcher.program.withView { view in
        var runner = LatticeRunner(
          tables: view, lattice: lattice, nameEnds: nameEnds, leaves: leaves, limit: limit)
        for template in matcher.prepared.candidates(open, holding: lattice.fragments) {
          runner.run(template: template)
        }
        return runner.found.compactMap { found in
          let way = PatternRunner.Found(
            template: found.template, captures: found.captures, literal: found.literal)
          guard
            let reading = builder.reading(
              way, captures: runner.arena.list(found.captures), leaves: runner.leaves)
          else { return nil }
          return reading.forgiving(repair(runner.edits(found.edits), reading, utterance))
        }
      }
    }
    return (run, hasFewSlips)
  }

  /// A line with all its detours, those around values at its ends among them.
  private func lattice(_ builder: LatticeBuilder, _ line: TolerantLine) -> Lattice {
    var lattice = builder.lattice
    for range in values(line.utterance) {
      // The space beside it goes with it.
      let start = range.lowerBound > 0 && line.utterance.scalars[range.lowerBound - 1] == Pattern.space
      for range in [range] + (start ? [range.lowerBound - 1..<range.upperBound] : []) {
        lattice.add(
          Lattice.Edit(kind: .valueLeftOut, range: range, meant: [], cost: Repair.Price.stranger))
      }
    }
    lattice.close()
    return lattice
  }

  private func repair(_ edits: [Lattice.Edit], _ reading: RankedReading, _ line: Utterance) -> Repair {
    var repair = Repair()
    for edit in edits where edit.cost > 0 {
      repair.forgiven.append(
        Forgiven(
          kind: edit.kind, typed: line.typedText(edit.range).trimmed,
          meant: String(scalars: edit.meant).trimmed, cost: edit.cost))
    }
    for slot in reading.reading.slots {
      guard case .names(_, let matches) = slot.value, let best = matches.first,
        case .close(let slips) = best.fit
      else { continue }
      repair.forgiven.append(
        Forgiven(
          kind: .name, typed: slot.text, meant: best.entry.title, cost: slips * Repair.Price.slip))
    }
    return repair
  }

  /// The readings a sentence has in another order of its words, if all of them are understood.
  private func reordered(_ line: TolerantLine, _ forgiven: [Forgiven]) -> [RankedReading] {
    guard forgiven.allSatisfy({ $0.kind == .spacing }), line.words.allSatisfy(\.isKnown),
      !line.isGuarded.contains(true)
    else { return [] }
    // Words that are moved make no new value: "20 minutes of statistics three", "twenty six of them".
    let values = wholeValues(line.utterance)
    return PhraseOrders.orders(of: line.utterance).flatMap { other in
      matcher.run(other, matcher.builder(other, expecting), gazetteer, templates: open, true, .known)
        .filter { reading in
          reading.reading.slots.allSatisfy { slot in
            switch slot.value {
            case .value(.amount(let count, _)): values.contains(.integer(count))
            case .value(let value): Self.isText(value) || values.contains(value)
            case .names, .unknownName: true
            }
          }
        }
        .map { reading in
          let moved = Forgiven(
            kind: .order, typed: line.utterance.typed.trimmed, meant: String(scalars: other.scalars),
            cost: Repair.Price.order)
          return reading.forgiving(Repair(forgiven: forgiven + [moved]))
        }
    }
  }

  /// What a line counts and measures, each as a whole: twenty-six, and no six.
  private func wholeValues(_ utterance: Utterance) -> Set<IntentValue> {
    var values = Set<IntentValue>()
    let text = matcher.readers.text(utterance)
    for kind in [ReaderKind.duration, .number, .span, .ordinal] {
      var place = 0
      while place < utterance.count {
        let reads = matcher.readers.reads(kind, utterance, text, at: place)
        values.formUnion(reads.filter { $0.end == reads.map(\.end).max() }.map(\.value))
        place = max(place + 1, reads.map(\.end).max() ?? 0)
      }
    }
    return values
  }

  private static func isText(_ value: IntentValue) -> Bool {
    switch value {
    case .duration, .integer, .amount, .list: false
    default: true
    }
  }

  // MARK: the choice

  /// The best readings if they are clearly meant, else those between which nothing decides.
  private func decided(_ found: [RankedReading]) -> [RankedReading] {
    let ranked = found.ranked()
    guard let first = ranked.first(where: isAcceptable) else { return [] }
    // What must not be done by a slip must not be passed over either.
    let rivals = ranked.filter {
      $0.ranking.cost < first.ranking.cost + Repair.margin && !$0.means(first)
        && $0.ranking.looseness <= first.ranking.looseness
        && ($0.reading.intent != first.reading.intent || $0.ranking.cost < first.ranking.cost)
    }
    guard rivals.isEmpty else {
      let open = rivals.filter(isAcceptable)
      return open.count < rivals.count ? [] : [first] + open.map { $0.tying(with: first) }
    }
    return [first] + ranked.filter { isAcceptable($0) && !$0.means(first) }
  }

  /// The readings that forgiving may lead to.
  private func isAcceptable(_ reading: RankedReading) -> Bool {
    let repair = reading.repair
    if tables.strictIntents.contains(reading.reading.intent) { return false }
    if repair.leavesValueOut {
      return reading.isCertain && !reading.reading.slots.isEmpty && repair.cost == Repair.Price.stranger
    }
    if reading.hasUnknownName { return false }
    // What is left of a word beside a slip is no remark.
    let hasScrap = reading.reading.slots.contains {
      if case .value(.text(let text)) = $0.value { text.count < Self.shortestText } else { false }
    }
    if hasScrap { return false }
    return !(repair.changesWords && reading.hasFreeText)
  }

  // MARK: lines

  private func line(_ utterance: Utterance) -> TolerantLine {
    if let known = analysed[utterance.scalars] { return known }
    let line = TolerantLine(
      utterance, tables: tables, grammar: matcher.grammar, readers: matcher.readers, gazetteer: gazetteer,
      lists: lists)
    analysed[utterance.scalars] = line
    return line
  }

  private var spacing: Spacing {
    Spacing(
      tables: tables, grammar: matcher.grammar, gazetteer: gazetteer, lists: lists, analysed: line)
  }

  /// The utterance with misspelled words of templates spelled right where only one word can be meant.
  func respelled(_ utterance: Utterance) -> Utterance {
    let line = spacing.corrected(line(utterance)).line
    var result = line.utterance
    for word in line.words.reversed() where !word.isKnown && !word.isGuarded {
      let near = tables.spelling.nearest(to: line.utterance.scalars[word.range])
      if near.count == 1 { result = result.replacing(word.range, with: near[0].word) }
    }
    return result
  }

  /// The utterance as it was probably meant: spaces put right, and each word that nobody knows as the nearest
  /// word of the templates or of the samples.
  /// - Parameter sounding: takes words for others that sound like them, where there are such.
  func guessed(_ utterance: Utterance, sounding: Bool) -> Utterance {
    let line = spacing.corrected(line(utterance)).line
    var result = line.utterance
    // A number that is drawn to a name is part of no word: 피아노네번.
    let text = line.utterance.scalars
    for end in line.nameEnds.sorted(by: >) where end < text.count && ScalarClass.isHangul(text[end]) {
      guard matcher.readers.reads(.number, Utterance(suffix: end, of: line.utterance), at: 0).first != nil
      else {
        continue
      }
      result = result.replacing(end..<end, with: [Pattern.space])
    }
    guard result.count == text.count else { return result }
    if sounding, let sounded = self.sounding(line) { return sounded }
    for word in line.words.reversed() where !word.isKnown && !word.isGuarded {
      let letters = line.utterance.scalars[word.range]
      guard !tables.samples.contains(letters), !gazetteer.mayName(lists, word.range, in: line.utterance)
      else { continue }
      if let small = tables.functionWords.first(where: { isSwapped(letters, $0) }) {
        result = result.replacing(word.range, with: small)
        continue
      }
      // Short words of other matters are near to many a word of samples.
      let near =
        tables.spelling.nearest(to: letters)
        + (letters.count > Self.longestShortWord ? tables.samples.nearest(to: letters) : [])
      if let best = near.min(by: { $0.slips < $1.slips }) {
        result = result.replacing(word.range, with: best.word)
      }
    }
    return result
  }

  /// Whether a small word has two neighbours the wrong way round: hte.
  private func isSwapped(_ letters: ArraySlice<UInt32>, _ small: [UInt32]) -> Bool {
    letters.count == small.count && 3...Self.longestShortWord ~= letters.count
      && letters.sorted() == small.sorted()
      && EditDistance(scalars: letters).within(1, ofScalars: small) == 1
  }

  /// How many Han or hiragana may stand for a word that sounds like them.
  private static let soundingLengths = (han: 2, kana: 3, most: 8)

  /// The line with words of templates for what only sounds like them; nil when there is none.
  private func sounding(_ line: TolerantLine) -> Utterance? {
    let (tables, grammar) = (tables, matcher.grammar)
    let text = line.utterance.scalars
    var result = line.utterance
    var isChanged = false
    var end = text.count
    while end > 0 {
      let found = (0..<end).suffix(Self.soundingLengths.most).lazy.compactMap { start -> Lattice.Edit? in
        let typed = text[start..<end]
        let isHan = typed.allSatisfy(ScalarClass.isHan)
        guard isHan || typed.allSatisfy(ScalarClass.isHiragana),
          typed.count >= (isHan ? Self.soundingLengths.han : Self.soundingLengths.kana),
          line.isFree(start..<end), !line.isName[start..<end].contains(true),
          !line.isValue[start..<end].contains(true), !grammar.contains(typed),
          let word = tables.alike(typed).first
        else { return nil }
        return Lattice.Edit(kind: .spelling, range: start..<end, meant: word, cost: 0)
      }.first
      if let found {
        result = result.replacing(found.range, with: found.meant)
        isChanged = true
        end = found.range.lowerBound
      } else {
        end -= 1
      }
    }
    return isChanged ? result : nil
  }

  /// Where names that are only nearly said, or only begun, begin and end.
  func nameWindows(_ utterance: Utterance) -> [Range<Int>] {
    let ends = line(utterance).closeNameEnds
    return ends.indices.flatMap { start in Set(ends[start]).sorted().map { start..<$0 } }
  }

  /// Values of lists at the end or the beginning: "yesterday".
  private func values(_ utterance: Utterance) -> [Range<Int>] {
    let text = TextView(utterance, freeSpaces: true)
    let leaves = LeafReads(
      program: matcher.program, utterance: utterance, readers: matcher.readers, names: gazetteer)
    var ranges = Set<Range<Int>>()
    matcher.program.withView { tables in
      var runner = PatternRunner(tables: tables, text: text, leaves: leaves, mode: .known)
      let first = max(1, utterance.count - Self.longestValue)
      for list in matcher.prepared.slotLists {
        for end in runner.ends(ofNetwork: list, at: 0) where utterance.isWordStart(end) {
          ranges.insert(0..<end)
        }
        for start in first..<max(first, utterance.count)
        where utterance.isWordStart(start) && utterance.scalars[start] != Pattern.space {
          if runner.ends(ofNetwork: list, at: start).contains(utterance.count) {
            ranges.insert(start..<utterance.count)
          }
        }
      }
    }
    return ranges.filter { $0.count < utterance.count && $0.count > 1 }
      .sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }
}
