import ConversationModel

/// Choices of what is to be done: "throw it away", 記録してから終わるほうで.
extension Matcher {
  /// Longer lines tell more than a choice.
  private static let longestChoice = 60
  /// A word of a script with spaces is known by so many of its letters, one of Hangul by so many syllables.
  private static let stem = (letters: 4, syllables: 2)

  /// The option that is the same command as the line, or shares most of its words with it; nil where no single
  /// one does.
  ///
  /// - Parameter found: what it was read as so far: a command with values is no choice.
  func optionByDoing(
    _ utterance: Utterance, _ expecting: Expectation?, besides found: RankedReading?
  ) -> RankedReading? {
    if let found, found.isAct || !found.reading.slots.isEmpty { return nil }
    guard let expecting, expecting.kind == Expectation.choice, expecting.options.count > 1,
      utterance.count <= Self.longestChoice,
      let template = openTemplates(expecting).first(where: {
        program.intent(ofTemplate: Int($0)).rawValue == DialogAct.choose.rawValue
      })
    else { return nil }
    // Who thinks aloud, or tells what others do, names no option by it.
    let heard =
      found == nil
      ? strictReadings(
        of: utterance, expecting: expecting, templates: openTemplates(expecting), strict: false) : []
    if heard.first?.reading["nothing"] != nil { return nil }
    var place = optionOfCommand(utterance, expecting.options)
    if place == nil { place = optionByWords(utterance, expecting.options, onlyThem: found != nil) }
    guard let place else { return nil }
    // "Don't record it, start the new one" has the words of one option and denies it.
    var denial = Denial(self, utterance, nil, strict: false)
    return denial.rest(of: [choice(of: expecting.options[place], utterance, template)]).first
  }

  /// The option that all values of an answer are: "programming, thanks" names a material, and with it the option
  /// of that title; nil where the values say more than an option, or none is meant.
  func optionOfValue(
    _ utterance: Utterance, _ expecting: Expectation?, in found: RankedReading?
  ) -> RankedReading? {
    guard let expecting, expecting.kind == Expectation.choice, let found,
      found.reading.intent.rawValue == DialogAct.answer.rawValue || found.reading["option"] != nil,
      found.reading.slots.contains(where: { $0.name != "option" }),
      let template = openTemplates(expecting).first(where: {
        program.intent(ofTemplate: Int($0)).rawValue == DialogAct.choose.rawValue
      })
    else { return nil }
    let meant = expecting.options.filter { option in
      found.reading.slots.allSatisfy { slot in
        switch slot.value {
        case .names(_, let matches): matches.contains { $0.entry.title == option.title }
        case .value(.choice(let raw)): raw == option.title || raw == option.id
        default: false
        }
      }
    }
    return meant.count == 1 ? choice(of: meant[0], utterance, template) : nil
  }

  /// The answer that names what is there and is none of the options: "physics", asked which chemistry it was.
  func nameBesideOptions(_ expecting: Expectation?, in found: [RankedReading]) -> RankedReading? {
    guard expecting?.kind == Expectation.choice, let chosen = found.first?.reading["option"],
      case .unknownName = chosen.value
    else { return nil }
    return found.dropFirst().first { other in
      other.reading.intent.rawValue == DialogAct.answer.rawValue
        && other.reading.slots.contains { if case .names = $0.value { true } else { false } }
    }
  }

  private func choice(of option: NameEntry, _ utterance: Utterance, _ template: Int32) -> RankedReading {
    let words = 0..<utterance.count
    let slot = Slot(
      name: "option", value: .names(Gazetteer.options, [NameMatch(entry: option, fit: .partial)]),
      text: utterance.typedText(words), span: utterance.typedSpan(words))
    let reading = Reading(
      intent: IntentName(rawValue: DialogAct.choose.rawValue), slots: [slot],
      template: program.reference(toTemplate: Int(template)), cost: 3)
    return RankedReading(
      reading: reading,
      ranking: Ranking(
        priority: 0, cost: 3, looseness: 0, isCommandAmidQuestion: false, literal: 0, captures: 1,
        withoutSkipWords: false, firstFreeText: 0, template: Int(template), exact: nil),
      hasUnknownName: false, hasFreeText: false, hasCloseName: false)
  }

  /// The only option that is the command which the line is by itself.
  private func optionOfCommand(_ utterance: Utterance, _ options: [NameEntry]) -> Int? {
    // What a title is only like, it does not do: "switch" is no "stop". Most titles do nothing, and then nothing is
    // looked for.
    let commands = options.map { option in
      Set(([option.title] + option.synonyms).compactMap { self.utterance($0).flatMap(exactCommand) })
    }
    guard commands.contains(where: { !$0.isEmpty }) else { return nil }
    let found = understood(utterance, expecting: nil, strict: false)
    guard found.several == nil, let meant = bareCommand(found.readings.first) else { return nil }
    let same = options.indices.filter { commands[$0].contains(meant) }
    return same.count == 1 ? same[0] : nil
  }

  /// The command that a line is to the last word.
  private func exactCommand(_ utterance: Utterance) -> IntentName? {
    var denial = Denial(self, utterance, nil, strict: false)
    let found = denial.rest(
      of: strictReadings(of: utterance, expecting: nil, templates: openTemplates(nil), strict: false))
    return found.first?.reading.cost == 0 ? bareCommand(found.first) : nil
  }

  /// The command of a reading that names nothing.
  private func bareCommand(_ found: RankedReading?) -> IntentName? {
    guard let found, !found.isAct, found.reading.slots.isEmpty else { return nil }
    return found.reading.intent
  }

  /// The option that shares at least twice as many words with the line as any other.
  /// - Parameter onlyThem: the line must hold no other words, since it is a command by itself.
  private func optionByWords(_ utterance: Utterance, _ options: [NameEntry], onlyThem: Bool) -> Int? {
    let guards = toleranceTables.guards
    guard !guards.contains(where: { holds($0, utterance.scalars) }) else { return nil }
    let said = stems(utterance.scalars)
    let shared = options.map { option in
      let titles = ([option.title] + option.synonyms).map { stems(Normalizer.fold($0)) }
      return titles.map { $0.intersection(said).count }.max() ?? 0
    }
    guard let most = shared.max(), most > 0, shared.count(where: { $0 * 2 > most }) == 1,
      !onlyThem || most == said.count
    else { return nil }
    return shared.firstIndex(of: most)
  }

  private func holds(_ word: [UInt32], _ text: [UInt32]) -> Bool {
    guard let first = word.first, word.count <= text.count else { return false }
    return (0...text.count - word.count).contains {
      text[$0] == first && text[$0..<$0 + word.count].elementsEqual(word)
    }
  }

  /// What words are known by: the first letters of each, or each Han character.
  private func stems(_ text: [UInt32]) -> Set<[UInt32]> {
    var stems = Set<[UInt32]>()
    var start = 0
    while start < text.count {
      let scalar = text[start]
      if ScalarClass.isHan(scalar) {
        stems.insert([scalar])
        start += 1
        continue
      }
      let word = text[start...].prefix { Self.isSameScript($0, scalar) }
      let length = ScalarClass.isHangul(scalar) ? Self.stem.syllables : Self.stem.letters
      let isWord =
        ScalarClass.isHangul(scalar) || ScalarClass.isKatakana(scalar) || ScalarClass.isSpacedWord(scalar)
      if isWord, word.count >= length || ScalarClass.isKatakana(scalar) && word.count > 1,
        !grammar.functionWords.contains(Array(word))
      {
        stems.insert(ScalarClass.isHangul(scalar) ? Self.stem(ofHangul: word) : Array(word.prefix(length)))
      }
      start += max(1, word.count)
    }
    return stems
  }

  /// The first syllable and the consonant behind it, which the forms of a verb share: 버리기, 버려.
  private static func stem(ofHangul word: ArraySlice<UInt32>) -> [UInt32] {
    let second = word[word.startIndex + 1]
    return [word[word.startIndex], Spelling.jamo(second)?.lead ?? second]
  }

  private static func isSameScript(_ scalar: UInt32, _ first: UInt32) -> Bool {
    [ScalarClass.isHangul, ScalarClass.isKatakana, ScalarClass.isHiragana, ScalarClass.isSpacedWord].contains
    {
      $0(scalar) && $0(first)
    }
  }
}
