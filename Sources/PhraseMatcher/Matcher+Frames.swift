import ConversationModel

extension Matcher {
  /// Readings of free speech, ranked; a reading of another intent must be clearly worse.
  func frameReadings(of utterance: Utterance, expecting: Expectation?) -> [RankedReading] {
    let open = prepared.openFrames(expecting)
    guard !open.isEmpty else { return [] }
    let gazetteer = expecting.map { self.gazetteer.with(options: $0.options) } ?? self.gazetteer
    let text = TextView(utterance, freeSpaces: true)
    let leaves = LeafReads(program: program, utterance: utterance, readers: readers, names: gazetteer)
    let builder = builder(utterance, expecting)
    return program.withView { tables in
      var frames = FrameRunner(
        program: program, utterance: utterance,
        runner: PatternRunner(tables: tables, text: text, leaves: leaves, mode: .known))
      var readings: [RankedReading] = []
      for (found, cost) in frames.run(frames: open) {
        var leaves = frames.leaves
        guard var reading = builder.reading(found, captures: frames.captures(found.captures), leaves: &leaves)
        else { continue }
        // Free speech is weighed by the whole cut, not by how loosely single values are read.
        reading.reading.cost = 1
        reading.ranking.cost = 1
        reading.ranking.looseness = cost - Int(found.literal) + 1_000
        readings.append(reading)
      }
      return readings.ranked()
    }
  }
}
