import ConversationModel

/// Makes readings of the ways through templates: slots with values and spans, conditions, place in the order.
struct ReadingBuilder {
  let program: PhraseProgram
  let prepared: PreparedProgram
  let utterance: Utterance
  let expectation: Expectation?
  let readers: ValueReaders
  let grammar: GrammarWords
  /// Names with slips are unknown.
  var isStrict = false
  /// Where skip words were left out of the utterance; nil when it is as typed.
  var seams: [Int]?
  /// What is known beside the utterance.
  var known: [String: IntentValue] = [:]
  /// Set for hassil's own rules and order; holds the words among which required keywords are looked for.
  var exact: ExactRules?

  /// The parameters whose counts carry a unit.
  private static let amounts: Set<String> = ["amount", "start", "end"]

  /// The reading of one way; nil when a condition of its block fails or a name is no name.
  func reading(_ found: PatternRunner.Found, captures: [CaptureArena.Entry], leaves: LeafReads)
    -> RankedReading?
  {
    let row = Int(found.template) * Pattern.TemplateRow.stride
    let block = Int(program[.templates, row + Pattern.TemplateRow.block])
    var slots: [Slot] = []
    var unit: String?
    var context = known
    if let expectation {
      context["expecting"] = .choice(expectation.kind)
      if let about = expectation.about { context["about"] = .choice(about.rawValue) }
    }
    if exact != nil, !prepared.blocks[block].admits(context) { return nil }
    var order = ExactRules.Order()
    var looseness = 0
    var firstFreeText = 0
    var hasUnknownName = false
    var hasFreeText = false
    var hasCloseName = false
    var marks: [Int32] = []
    var former: [Slot] = []
    // A whole name is spelled as much as the word of a sentence that it may be: 정지 on the shelf.
    var named = 0

    for capture in captures {
      if capture.kind == CaptureArena.Kind.mark {
        marks.append(capture.payload)
        continue
      }
      let words = Int(capture.start)..<Int(capture.end)
      let value: SlotValue
      switch capture.kind {
      case CaptureArena.Kind.listValue:
        value = .value(listValue(capture.payload, words: words))
        let added = program.context(ofValue: Int(capture.payload))
        if exact != nil {
          guard prepared.blocks[block].admits(Dictionary(added) { $1 }) else { return nil }
        } else if added.contains(where: { key, value in context[key].map { $0 != value } ?? false }) {
          return nil
        }
        for (key, value) in added { context[key] = value }
      case CaptureArena.Kind.readValue:
        value = .value(leaves.values[Int(capture.payload)])
        looseness += Ranking.Weight.value
      case CaptureArena.Kind.names:
        let matches = leaves.matches[Int(capture.payload)]
        let leaf = leaves.leafOfMatches[Int(capture.payload)]
        let list = leaves.listName(leaf)
        // Physics is not said where Physics Notes is a name.
        if leaves.ends(ofNames: leaf, at: words.lowerBound).contains(where: { $0 > words.upperBound }) {
          looseness += Ranking.Weight.partialName
        }
        // No list that was shown has such a place.
        value = matches.isEmpty ? .unknownName(list) : .names(list, matches)
        // Of two options one may be called the workbook.
        let fit = matches.first?.fit ?? .exact
        if fit != .exact, isFunctionWord(words), !isOption(words, list) { return nil }
        if fit != .exact || leaves.byPlace.contains(capture.payload) {
          looseness += Ranking.Weight.partialName
        } else {
          named += words.count
        }
        looseness += severalNames(matches)
      case CaptureArena.Kind.openName:
        if leaves.isPlace(capture.payload) { return nil }
        let list = leaves.listName(capture.payload)
        var matches = leaves.lookUp(capture.payload, words)
        if isFunctionWord(words), !isOption(words, list), !isAll(words) {
          matches.removeAll { $0.fit != .exact }
        }
        if isStrict { matches.removeAll { $0.fit > .partial } }
        if let best = matches.first {
          value = .names(list, matches)
          switch best.fit {
          case .exact: break
          case .partial: looseness += Ranking.Weight.partialName
          case .close(let slips):
            hasCloseName = true
            looseness += Ranking.Weight.closeName + Ranking.Weight.slip * slips
          }
          looseness += severalNames(matches)
        } else if grammar.isSubject(utterance.scalars[words]), !goesOn(words) {
          value = .unknownName(list)
          looseness += Ranking.Weight.subject
        } else {
          let rule = UnknownNameRule(utterance: utterance, grammar: grammar, readers: readers)
          guard leaves.allowsUnknown(capture.payload),
            !isInsideWord(words.lowerBound),
            rule.isPlausible(words, knownNames: { leaves.ends(ofNames: capture.payload, at: $0) })
          else { return nil }
          value = .unknownName(list)
          hasUnknownName = true
          looseness += Ranking.Weight.unknownName + Ranking.Weight.unknownScalar * words.count
        }
      default:
        // Free text keeps its skip words.
        if exact == nil,
          seams?.contains(where: { words.lowerBound - 1...words.upperBound + 1 ~= $0 }) ?? false
        {
          return nil
        }
        if exact == nil, utterance.goesOn(behindQuotationBeginning: words, atLeast: Self.longestTail) {
          return nil
        }
        if exact == nil,
          isEmptyTitle(words, capture) || isNoTitle(words, capture)
            || isTorn(words, capture, captures)
        {
          return nil
        }
        value = .value(.text(freeText(words, capture)))
        order.freeTexts += 1
        order.freeScalars += words.count
        hasFreeText = true
        // No particle begins a written word: 로마 is not 마 behind 로.
        let cut = utterance.syllablesCut(at: words.lowerBound)
        looseness += Ranking.Weight.freeText + Ranking.Weight.freeScalar * (words.count + 2 * cut)
        if firstFreeText == 0 { firstFreeText = words.count }
      }
      guard capture.target >= 0 else { continue }
      let name = program.string(capture.target / 2)
      if case .value(.list(let ends)) = value {
        addEnds(ends, words, &slots)
        continue
      }
      if capture.target % 2 == 1, exact == nil || capture.kind == CaptureArena.Kind.listValue {
        if name == "unit", case .value(let captured) = value { unit = captured.plainText }
        if name == Self.formerCapture { former.append(slot(name, value, words)) }
        continue
      }
      if name == "ordinal", case .value(.integer(let place)) = value, let options = expectation?.options,
        place > options.count, !options.isEmpty
      {
        // More than there are to choose from: rather the number in a name.
        looseness += Ranking.Weight.unknownName
      }
      let slot = slot(name, name == Self.quotedSlot ? title(value, words) : value, words)
      // Said twice: the last counts.
      slots.removeAll { $0.name == slot.name }
      slots.append(slot)
      if name == ExactRules.preferredSlot {
        order.preferred = capture.kind == CaptureArena.Kind.freeText ? -1 : words.count
      }
    }

    guard hold(block, &context, &slots) else { return nil }
    if order.preferred < 0, let slot = slots.first(where: { $0.name.rawValue == ExactRules.preferredSlot }),
      slot.span.isEmpty
    {
      order.preferred = 0
    }
    for index in slots.indices where Self.amounts.contains(slots[index].name.rawValue) {
      if case .value(.integer(let count)) = slots[index].value {
        slots[index].value = .value(.amount(count, unit: unit))
      }
    }
    let (intent, isAct) = prepared.intents[Int(program[.templates, row + Pattern.TemplateRow.intent])]
    var reading = Reading(
      intent: intent, slots: slots, template: program.reference(toTemplate: Int(found.template)),
      cost: 0)
    reading.former = Self.former(former, besides: slots)
    if exact == nil, let back = slots.firstIndex(where: { $0.name == Self.backwards }) {
      reading.slots.remove(at: back)
      reading.pointsBack = true
    }
    return RankedReading(
      reading: reading,
      ranking: Ranking(
        priority: prepared.blocks[block].priority, cost: 0, looseness: looseness,
        isCommandAmidQuestion: expectation != nil && !isAct,
        literal: Int(found.literal) + (exact == nil ? named : 0), captures: captures.count - marks.count,
        withoutSkipWords: seams != nil,
        firstFreeText: firstFreeText,
        template: Int(found.template), exact: exact.map { order.at($0, found, intent) }),
      hasUnknownName: hasUnknownName, hasFreeText: hasFreeText, hasCloseName: hasCloseName, marks: marks)
  }

  private func slot(_ name: String, _ value: SlotValue, _ words: Range<Int>) -> Slot {
    Slot(
      name: ParameterName(rawValue: name), value: value, text: utterance.typedText(words),
      span: utterance.typedSpan(words))
  }

  /// A span fills the slots of its two ends, those that were said.
  private func addEnds(_ ends: [IntentValue], _ words: Range<Int>, _ slots: inout [Slot]) {
    for (name, end) in zip(["start", "end"], ends) where end != .list([]) {
      let name = ParameterName(rawValue: name)
      slots.removeAll { $0.name == name }
      slots.append(
        Slot(
          name: name, value: .value(end), text: utterance.typedText(words), span: utterance.typedSpan(words)))
    }
  }

  /// The conditions of a block, and the slots it adds.
  private func hold(_ block: Int, _ context: inout [String: IntentValue], _ slots: inout [Slot]) -> Bool {
    let block = prepared.blocks[block]
    if block.excludes.contains(where: { $0.forbids(context) }) { return false }
    func add(_ name: String, _ value: IntentValue) {
      let name = ParameterName(rawValue: name)
      guard !slots.contains(where: { $0.name == name }) else { return }
      slots.append(Slot(name: name, value: .value(value), text: "", span: 0..<0))
    }
    for condition in block.requires {
      guard condition.holds(in: context) else { return false }
      if let slot = condition.slot, let value = context[condition.key] { add(slot, value) }
    }
    for (name, value) in block.slots {
      guard let (other, more) = Self.copy(value), !program.isPlainHassIL else {
        add(name, value)
        continue
      }
      // Only one page: its number is the end as well.
      guard let filled = slots.first(where: { $0.name == other }) else { return false }
      var value = filled.value
      if !more.isEmpty {
        // What the sentence spells belongs to the text before it.
        guard case .value(.text(let text)) = value else { return false }
        value = .value(.text(text + more))
        slots.removeAll { $0.name.rawValue == name }
      }
      slots.append(
        Slot(name: ParameterName(rawValue: name), value: value, text: filled.text, span: filled.span))
    }
    guard !block.keywords.isEmpty else { return true }
    if let exact { return !exact.words.isDisjoint(with: block.keywords) }
    let words = utterance.scalars.split(separator: Pattern.space)
    return block.keywords.contains { keyword in
      words.contains { $0.elementsEqual(Normalizer.fold(keyword)) }
    }
  }

  /// The slot whose value another one takes, and what is added to a text: `slots: {end: "{start}"}`, `{memo: "{memo}하라"}`.
  private static func copy(_ value: IntentValue) -> (slot: ParameterName, more: String)? {
    let words =
      if case .choice(let words) = value { words } else if case .text(let words) = value { words } else { "" }
    guard words.hasPrefix("{"), let end = words.firstIndex(of: "}") else { return nil }
    let name = words[..<end].dropFirst()
    guard !name.isEmpty else { return nil }
    return (ParameterName(rawValue: String(name)), String(words[words.index(after: end)...]))
  }

  /// Whether a title goes on behind a subject in it: Physics Problems, 生物基礎.
  private func goesOn(_ subject: Range<Int>) -> Bool {
    let end = subject.upperBound
    if end < utterance.count, ScalarClass.isHan(utterance.scalars[end]),
      Utterance.isCJK(utterance.scalars[end - 1])
    {
      return true
    }
    let next = end + 1
    guard next < utterance.count, utterance.scalars[next - 1] == Pattern.space,
      utterance.typedText(subject).first?.isUppercase ?? false
    else { return false }
    let rest = utterance.typedText(next..<utterance.count)
    return rest.first?.isUppercase ?? false && rest.contains(where: \.isLowercase)
  }

  private func severalNames(_ matches: [NameMatch]) -> Int {
    matches.count > 1 && matches[1].fit == matches[0].fit ? Ranking.Weight.severalNames : 0
  }

  /// A small word that templates spell is no part of a name, unless it is what people study: 단어장.
  private func isFunctionWord(_ words: Range<Int>) -> Bool {
    words.count <= 4 && grammar.spellAll(of: utterance.scalars[words])
      && !grammar.isSubject(utterance.scalars[words])
  }

  /// Whether nothing else was said: a word of sentences, too, may then be the beginning of a name.
  private func isAll(_ words: Range<Int>) -> Bool {
    words == 0..<utterance.count && words.count > 1
      && !grammar.functionWords.contains(Array(utterance.scalars[words]))
  }

  private func listValue(_ index: Int32, words: Range<Int>) -> IntentValue {
    program.value(Int(index)) ?? .choice(typedText(words))
  }

  /// Whether words are one word by which an option may be called, although templates spell it.
  private func isOption(_ words: Range<Int>, _ list: ListName) -> Bool {
    list == Gazetteer.options && grammar.contains(utterance.scalars[words])
  }

  /// The slot of which a quotation is all that is meant, however much is said around it.
  static let quotedSlot = "title"
  /// So many letters behind a quotation close it: 「…」で.
  private static let longestTail = 6

  /// Titles in scripts without spaces that are no longer than this may be small words: 줘, それ.
  private static let longestSmallWord = 4

  /// Whether what stands where a title should is only a small word of the sentence.
  private func isEmptyTitle(_ words: Range<Int>, _ capture: CaptureArena.Entry) -> Bool {
    guard words.count <= Self.longestSmallWord, capture.target >= 0,
      program.string(capture.target / 2) == Self.quotedSlot, utterance.quotation(in: words) == nil
    else { return false }
    let text = utterance.scalars[words]
    // What is written small is no title: it, that.
    if text.allSatisfy(ScalarClass.isSpacedWord), utterance.typedText(words).allSatisfy(\.isLowercase) {
      return grammar.contains(text) && !grammar.isSubject(text)
    }
    // A verb in Han ends in hiragana: 追加して.
    let isVerb = text.last.map(ScalarClass.isHiragana) ?? false
    return text.allSatisfy {
      ScalarClass.isHangul($0) || ScalarClass.isHiragana($0) || isVerb && ScalarClass.isHan($0)
    } && grammar.spellAll(of: text) && !grammar.isSubject(text) && !isCompound(words)
  }

  /// What is left of a note behind words that mean nothing and a mark: "hm, chapter 6 is hard".
  private func withoutHesitation(_ words: Range<Int>) -> Range<Int> {
    let text = utterance.scalars
    for hesitation in prepared.hesitations where text[words].starts(with: hesitation) {
      let end = words.lowerBound + hesitation.count
      guard let next = text[end..<words.upperBound].firstIndex(where: { $0 != Pattern.space }) else {
        continue
      }
      let typed = utterance.typedText(words.lowerBound..<next + 1).unicodeScalars
      let isApart =
        expectation?.kind == Self.quotedSlot && next > end && prepared.bareHesitations.contains(hesitation)
      if isApart || typed.contains(where: ClauseMarks.all.contains) {
        return withoutHesitation(next..<words.upperBound)
      }
    }
    return words
  }

  /// Whether a word in Hangul goes on at a place, in a line that is written with spaces.
  func isInsideWord(_ place: Int) -> Bool {
    place > 0 && ScalarClass.isHangul(utterance.scalars[place])
      && ScalarClass.isHangul(utterance.scalars[place - 1])
      && utterance.scalars.contains(Pattern.space)
  }

  /// Whether words around a quotation mean nothing by themselves: particles and endings, or hesitation.
  private func isIdle(_ text: ArraySlice<UInt32>) -> Bool {
    if text.allSatisfy({ Utterance.isCJK($0) || $0 == Pattern.space }) { return grammar.spellAll(of: text) }
    return text.split(separator: Pattern.space).allSatisfy { word in
      grammar.functionWords.contains(Array(word)) || prepared.hesitations.contains(Array(word))
    }
  }

  private func freeText(_ words: Range<Int>, _ capture: CaptureArena.Entry) -> String {
    if exact == nil, capture.target >= 0, program.string(capture.target / 2) == Self.quotedSlot,
      let quoted = utterance.quotation(in: words)
    {
      return quoted
    }
    if exact == nil, let quoted = utterance.quotation(beginning: words, withAtMost: Self.longestTail) {
      return quoted
    }
    let words = exact == nil ? withoutHesitation(words) : words
    if exact == nil, expectation?.kind == "memo",
      let quoted = utterance.announcedQuotation(in: words, isIdle: isIdle)
    {
      return quoted
    }
    if capture.payload == 1 {
      let reads = readers.reads(.text, utterance, at: words.lowerBound)
      if let read = reads.first(where: { $0.end == words.upperBound }), case .text(let text) = read.value {
        return text
      }
    }
    return typedText(words)
  }
}

extension IntentValue {
  /// The text of a text or choice.
  fileprivate var plainText: String? {
    switch self {
    case .text(let text), .choice(let text): text
    default: nil
    }
  }
}
