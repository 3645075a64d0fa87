import Yams

extension PhraseFileReader {
  /// Beside its own keys a frame has those of a block that are conditions and slots.
  private static let blockKeys: Set<String> = ["slots", "requires_context", "excludes_context"]

  /// One frame of an intent.
  mutating func frame(_ node: Node) -> SpeechFrame {
    var frame = SpeechFrame()
    for (key, body) in entries(node, of: "cues, takes and needs") {
      switch key.text {
      case "cues": frame.cues = texts(body, "templates")
      case "hints": frame.hints = texts(body, "templates")
      case "also": frame.also = texts(body, "templates")
      case "takes": frame.takes = texts(body, "slots")
      case "needs": frame.needs = texts(body, "slots")
      case let other where Self.blockKeys.contains(other): break
      default: reportUnknown(key, expected: "cues, hints, also, takes, needs or a condition")
      }
    }
    frame.block = block(node)
    return frame
  }

  /// Texts by the kind of question that they answer.
  mutating func answers(_ node: Node, _ what: String) -> [(kind: String, texts: [SourcedText])] {
    entries(node, of: what).map { ($0.key.text, texts($0.value, what)) }
  }

  /// What turns a command into something that is not for us.
  mutating func reversals(_ node: Node) -> (before: [SourcedText], behind: [SourcedText]) {
    var found: (before: [SourcedText], behind: [SourcedText]) = ([], [])
    for (key, body) in entries(node, of: "before and behind") {
      switch key.text {
      case "before": found.before = texts(body, "texts")
      case "behind": found.behind = texts(body, "texts")
      default: reportUnknown(key, expected: "before or behind")
      }
    }
    return found
  }

  /// What free speech of the language is made of.
  mutating func freeSpeech(_ node: Node) -> FreeSpeech {
    var speech = FreeSpeech()
    for (key, body) in entries(
      node,
      of:
        "pieces, neutral, guards, doubts, scopes, joints, repairs, hesitations, negations, unplaced, coordinated and each"
    ) {
      if key.text == "answers" {
        speech.answers = answers(body, "templates").map { ($0.kind, $0.texts) }
        continue
      }
      let templates = texts(body, "templates")
      switch key.text {
      case "pieces": speech.pieces = templates
      case "neutral": speech.neutral = templates
      case "guards": speech.guards = templates
      case "doubts": speech.doubts = templates
      case "scopes": speech.scopes = templates
      case "joints": speech.joints = templates
      case "repairs": speech.repairs = templates
      case "hesitations": speech.hesitations = templates
      case "negations": speech.negations = templates
      case "unplaced": speech.unplaced = templates
      case "coordinated": speech.coordinated = templates
      case "each": speech.each = templates
      default:
        reportUnknown(
          key,
          expected:
            "pieces, answers, neutral, guards, doubts, scopes, joints, repairs, hesitations, negations, unplaced, coordinated or each"
        )
      }
    }
    return speech
  }
}
