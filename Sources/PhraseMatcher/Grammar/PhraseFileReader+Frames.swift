import Yams

extension PhraseFileReader {
  /// One frame of an intent.
  mutating func frame(_ node: Node) -> SpeechFrame {
    var frame = SpeechFrame()
    for (key, body) in entries(node, of: "cues, takes and needs") {
      switch key.text {
      case "cues": frame.cues = templates(body)
      case "hints": frame.hints = templates(body)
      case "also": frame.also = templates(body)
      case "takes": frame.takes = templates(body).map(\.text)
      case "needs": frame.needs = templates(body).map(\.text)
      default: break
      }
    }
    frame.block = block(node)
    return frame
  }

  /// What free speech of the language is made of.
  mutating func freeSpeech(_ node: Node) -> FreeSpeech {
    var speech = FreeSpeech()
    for (key, body) in entries(node, of: "pieces, neutral, guards, doubts, scopes and joints") {
      switch key.text {
      case "pieces": speech.pieces = templates(body)
      case "neutral": speech.neutral = templates(body)
      case "guards": speech.guards = templates(body)
      case "scopes": speech.scopes = templates(body)
      case "doubts": speech.doubts = templates(body)
      case "joints": speech.joints = templates(body)
      default: break
      }
    }
    return speech
  }

  private mutating func templates(_ node: Node) -> [SourcedText] {
    items(node, of: "templates").compactMap { text($0, "a template") }
  }
}
