import ConversationModel

extension Matcher {
  /// The nearest thing that can be said, for words that fit nothing.
  func nearest(to utterance: Utterance, expecting: Expectation?) -> NearestPhrase? {
    guard program.count(.exampleTexts) > 0 else { return nil }
    let spelled = Tolerance(self, expecting: expecting).respelled(utterance)
    let near = NearestPhraseFinder(program: program).nearest(to: spelled)
    guard let found = near.first(where: understands) else { return nil }
    let intent = program[.intents, found.intent]
    let templates = openTemplates(expecting).filter { isTemplate($0, of: found.intent) }
    let reached = found.shared.isEmpty ? 0 : probe(spelled, templates: templates, expecting: expecting).place
    let start = wholeWords(spelled, upTo: reached)
    let understood =
      start > 0
      ? spelled.typedText(0..<start)
      : merged(found.shared).filter { $0.count > 2 }.map { spelled.typedText($0) }.joined(separator: " ")
    return NearestPhrase(
      example: found.example, intent: IntentName(rawValue: program.string(intent)),
      understood: understood.trimmed)
  }

  /// Whether an example may be said here: its names may be on nobody's shelf, or what it adds be there already.
  private func understands(_ near: NearestPhraseFinder.Near) -> Bool {
    guard let example = utterance(near.example) else { return false }
    // By the sentences of its own intent: that no other intent takes it is checked beforehand.
    let own = openTemplates(nil).filter { isTemplate($0, of: near.intent) }
    guard let best = strictReadings(of: example, expecting: nil, templates: own, strict: false).first?.reading
    else { return false }
    return !best.slots.contains { slot in
      guard case .value(.text) = slot.value else { return false }
      let places = example.scalars.indices.filter { slot.span.contains(Int(example.starts[$0])) }
      guard let first = places.first, let last = places.last else { return false }
      return gazetteer.mayName(Array(names.lists.keys), first..<last + 1, in: example)
    }
  }

  private func isTemplate(_ template: Int32, of intent: Int) -> Bool {
    program[.templates, Int(template) * Pattern.TemplateRow.stride + Pattern.TemplateRow.intent]
      == Int32(intent)
  }

  /// How far templates understand an utterance, and what they expect there.
  /// - Parameter onlyAtEnd: only what is expected at the end of the text is asked for.
  func probe(
    _ utterance: Utterance, templates: [Int32], expecting: Expectation?, onlyAtEnd: Bool = false
  ) -> (place: Int, expected: [PatternRunner.Expected], names: [PatternRunner.Expected]) {
    let gazetteer = expecting.map { self.gazetteer.with(options: $0.options) } ?? self.gazetteer
    let leaves = LeafReads(program: program, utterance: utterance, readers: readers, names: gazetteer)
    let text = TextView(utterance, freeSpaces: true, goesOn: true)
    let mode = onlyAtEnd ? PatternRunner.Mode.completing : .probing
    return program.withView { tables in
      var runner = PatternRunner(tables: tables, text: text, leaves: leaves, mode: mode)
      for template in templates { runner.run(template: template) }
      return (Int(runner.furthest), runner.expected, runner.expectedNames)
    }
  }

  /// The last place up to some other where no word is cut.
  private func wholeWords(_ utterance: Utterance, upTo place: Int) -> Int {
    var place = min(place, utterance.count)
    while place > 0, !utterance.isWordStart(place) { place -= 1 }
    return place
  }

  /// Neighbouring ranges joined.
  private func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.reduce(into: []) { out, range in
      if let last = out.last, range.lowerBound <= last.upperBound {
        out[out.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        out.append(range)
      }
    }
  }
}
