import ConversationModel

extension Matcher {
  /// The readings of one line with its known names, or with any words for names.
  func run(
    _ utterance: Utterance, _ builder: ReadingBuilder, _ line: LineRun, templates: [Int32],
    _ mode: PatternRunner.Mode
  ) -> [RankedReading] {
    guard utterance.count > 0 else { return [] }
    let (text, leaves) = (line.runner.text, line.runner.leaves)
    let templates = prepared.candidates(templates, for: text)
    if mode == .known {
      return line.find(templates).compactMap {
        builder.reading($0, captures: line.runner.arena.list($0.captures), leaves: leaves)
      }
    }
    var runner = PatternRunner(tables: line.runner.tables, text: text, leaves: leaves, mode: mode)
    for template in templates { runner.run(template: template) }
    return runner.found.compactMap {
      builder.reading($0, captures: runner.arena.list($0.captures), leaves: leaves)
    }
  }

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
      for template in prepared.candidates(templates, for: text) { runner.run(template: template) }
      return runner.found.compactMap {
        builder.reading($0, captures: runner.arena.list($0.captures), leaves: runner.leaves)
      }
    }
  }
}
