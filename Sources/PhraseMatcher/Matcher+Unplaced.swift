import ConversationModel

extension Matcher {
  /// Values that were said and fill no slot of a reading, as typed: a day, a time of day, a second name.
  func unplaced(in utterance: Utterance, _ line: LineRun?, of reading: Reading) -> [String] {
    guard program.hasFreeSpeech, utterance.count > 0, DialogAct(rawValue: reading.intent.rawValue) == nil
    else { return [] }
    let network = program.network(.unplaced)
    var taken = reading.slots.map(\.span)
    let line = line ?? LineRun(self, utterance, expecting: nil)
    line.runner.beginAnew()
    var found: [String] = []
    lazy var isPutRight = holds([.repairs], in: utterance, line)
    for place in 0..<utterance.count
    where utterance.scalars[place] != Pattern.space && utterance.isWordStart(place) {
      let ways = line.runner.ways(throughNetwork: network, at: Int32(place)).filter {
        Int($0.end) > place && utterance.isWordStart(Int($0.end))
      }
      guard let longest = ways.max(by: { $0.end < $1.end }) else { continue }
      let captures = line.runner.arena.list(longest.captures).filter { $0.kind != CaptureArena.Kind.mark }
      let start = captures.map(\.start).min().map(Int.init) ?? place
      let end = captures.map(\.end).max() ?? longest.end
      let span = utterance.typedSpan(start..<Int(end))
      if taken.contains(where: { $0.overlaps(span) }) { continue }
      // A name that is taken back is not left out.
      if captures.contains(where: { $0.kind == CaptureArena.Kind.names }), isPutRight { continue }
      taken.append(span)
      found.append(utterance.text(in: span).trimmed)
    }
    if reading.cost > 0, let length = secondLength(in: utterance, line, of: reading),
      !taken.contains(where: length.overlaps), !isPutRight,
      !holds([.hesitations, .negations], in: utterance, line)
    {
      found.append(utterance.text(in: length).trimmed)
    }
    guard reading.slots.contains(where: { if case .names = $0.value { true } else { false } }) else {
      return found
    }
    // Beside a name that is known, what else people study was meant as well.
    for range in isPutRight ? [] : grammar.subjects(in: utterance.scalars) {
      let span = utterance.typedSpan(range)
      let isKnown = gazetteer.mayName(Array(names.lists.keys), range, in: utterance)
      if isKnown || taken.contains(where: { $0.overlaps(span) }) { continue }
      taken.append(span)
      found.append(utterance.text(in: span))
    }
    return found
  }

  /// Free speech takes one length for a slot: where another was said, the person hears which one was left out.
  private func secondLength(in utterance: Utterance, _ line: LineRun, of reading: Reading) -> Range<Int>? {
    let taken = reading.slots.first { if case .value(.duration) = $0.value { true } else { false } }
    guard let taken, case .value(let value) = taken.value else { return nil }
    let mayBeTwo = utterance.scalars.indices.contains { place in
      utterance.isWordStart(place) && !taken.span.contains(Int(utterance.starts[place]))
        && readers.reads(.duration, utterance, at: place).contains { $0.value != value }
    }
    guard mayBeTwo else { return nil }
    var frames = frames(of: utterance, expecting: nil, line: line)
    frames.findAllParts()
    return frames.said(texts: false).lazy
      .filter { $0.slots.contains { frames.name(ofSlot: $0) == taken.name.rawValue } }
      .map { utterance.typedSpan($0.range) }
      .first { !$0.overlaps(taken.span) }
  }

  func holds(_ networks: [SpeechNetwork], in utterance: Utterance, _ line: LineRun) -> Bool {
    utterance.scalars.indices.contains { place in
      networks.contains { !line.runner.ways(throughNetwork: program.network($0), at: Int32(place)).isEmpty }
    }
  }
}
