/// The networks of free speech, in the order in which they are packed.
enum SpeechNetwork: Int, CaseIterable {
  case pieces, neutral, guards, joints, scopes, doubts
  /// The cues of all frames together.
  case cues
  case repairs, negations, unplaced, hesitations, coordinated, each
}

extension PhraseProgram {
  /// Whether there is any free speech.
  var hasFreeSpeech: Bool { count(.freeSpeech) >= SpeechNetwork.allCases.count }

  /// Where one of the networks begins; only with `hasFreeSpeech`.
  func network(_ network: SpeechNetwork) -> Int32 { self[.freeSpeech, network.rawValue] }

  /// The networks of the values that count only in answers of a kind.
  func answerNetworks(_ kind: String) -> [Int32] {
    answerPlaces.compactMap { string(self[.freeSpeech, $0]) == kind ? self[.freeSpeech, $0 + 1] : nil }
  }

  /// The networks of the values that count only in answers, of whatever kind.
  var allAnswerNetworks: [Int32] { answerPlaces.map { self[.freeSpeech, $0 + 1] } }

  /// Where each kind of answer stands, with its network behind it.
  private var answerPlaces: StrideTo<Int> {
    stride(from: SpeechNetwork.allCases.count, to: count(.freeSpeech) - 1, by: 2)
  }
}
