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
      taken.append(span)
      found.append(utterance.text(in: span).trimmed)
    }
    guard reading.slots.contains(where: { if case .names = $0.value { true } else { false } }) else {
      return found
    }
    let repairs = program.network(.repairs)
    let isPutRight = utterance.scalars.indices.contains { place in
      !line.runner.ways(throughNetwork: repairs, at: Int32(place)).isEmpty
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
}
