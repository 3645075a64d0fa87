import ConversationModel

extension Matcher {
  /// So many commands of one line are followed.
  private static let mostMarkedParts = 8

  /// The branches that the reading of a line takes, by their numbers: of the best reading and of those that tie with
  /// it, of each command of several, and of the negative sentences that fit.
  func marks(of text: String, expecting: Expectation?) -> Set<Int32> {
    var marks: Set<Int32> = []
    var lines = [(text: text, expecting: expecting)]
    var index = 0
    while index < min(lines.count, Self.mostMarkedParts) {
      let line = lines[index]
      index += 1
      guard let utterance = utterance(line.text) else { continue }
      marks.formUnion(negativeMarks(of: utterance))
      let (readings, several) = understood(utterance, expecting: line.expecting, strict: false)
      for reading in readings.prefix(readings.tied) { marks.formUnion(reading.marks) }
      guard let several, several.text != line.text else { continue }
      lines.append((several.text, line.expecting))
      lines += several.then.map { ($0.text, nil) }
    }
    return marks
  }

  /// The branches of the negative sentences that a line fits.
  func negativeMarks(of utterance: Utterance) -> Set<Int32> {
    guard program.negativeCount > 0 else { return [] }
    return Set(
      negatives(fitting: utterance, strict: false).flatMap(\.captures).filter {
        $0.kind == CaptureArena.Kind.mark
      }.map(\.payload))
  }
}
