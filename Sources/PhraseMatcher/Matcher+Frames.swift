import ConversationModel

extension Matcher {
  /// So much better must the best cut with strange words be than that of another intent.
  private static let frameMargin = 5

  /// The parts of an utterance as free speech.
  func frames(of utterance: Utterance, expecting: Expectation?, line: LineRun? = nil) -> FrameRunner {
    let line = line ?? LineRun(self, utterance, expecting: expecting)
    line.runner.beginAnew()
    return FrameRunner(
      program: program, utterance: utterance, frames: prepared.openFrames(expecting),
      nameSlots: prepared.nameSlots, line: line)
  }

  /// Where words begin that templates or several samples have.
  func commonWords(_ utterance: Utterance) -> Set<Int> {
    let tables = toleranceTables
    let words = utterance.scalars.split(separator: Pattern.space).filter {
      $0.allSatisfy { ScalarClass.isSpacedWord($0) || $0 == Pattern.apostrophe }
    }
    return Set(words.filter { grammar.contains($0) || tables.samples.contains($0) }.map(\.startIndex))
  }

  /// Readings of free speech, ranked.
  /// - Parameter forgiving: passes over words that no catalog knows, and clauses beside the matter; then the best
  ///   reading must be clearly better than that of another intent, or there is none.
  func readings(
    of frames: inout FrameRunner, _ utterance: Utterance, expecting: Expectation?, forgiving: Bool
  ) -> [RankedReading] {
    if forgiving { frames.common = commonWords(utterance) }
    let cuts = frames.run(forgiving: forgiving)
    guard let leaves = frames.leaves else { return [] }
    let builder = builder(utterance, expecting)
    var readings: [RankedReading] = []
    for (found, cost) in cuts {
      guard var reading = builder.reading(found, captures: frames.captures(found.captures), leaves: leaves)
      else { continue }
      // Free speech is weighed by the whole cut, not by how loosely single values are read.
      reading.reading.cost = forgiving ? 2 : 1
      reading.ranking.cost = reading.reading.cost
      reading.ranking.looseness = cost - Int(found.literal) + 1_000
      readings.append(reading)
    }
    let ranked = readings.ranked()
    guard forgiving, let best = ranked.first,
      let rival = ranked.first(where: { $0.reading.intent != best.reading.intent })
    else { return ranked }
    return rival.ranking.looseness - best.ranking.looseness < Self.frameMargin ? [] : ranked
  }
}
