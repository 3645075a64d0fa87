import ConversationModel

/// Reads from samples and utterances what they are like.
struct LikenessReader: Sendable {
  /// Stands for the first value of a text; the others follow.
  private static let firstValue: UInt32 = 0xF0000

  /// The class of words that no two samples have: names of people, other matters.
  private static let strange: UInt32 = 0xFFFF

  private let program: PhraseProgram
  private let readers: ValueReaders
  /// Words that several samples have.
  private let known: SortedWords

  init(_ program: PhraseProgram) {
    self.program = program
    readers = ValueReaders(tables: program.readers)
    known = SortedWords(program, .sampleWords)
  }

  /// The distinct features of a text.
  /// - Parameter kind: what the text answers; the same words then tell something else.
  func keys(of parts: [SampleUtterance.Part], answering kind: String?) -> [UInt32] {
    let keys = keys(of: parts)
    guard let kind else { return keys }
    return keys.map { LikenessFeatures.key($0, in: "?") } + keys.map { LikenessFeatures.key($0, in: kind) }
  }

  private func keys(of parts: [SampleUtterance.Part]) -> [UInt32] {
    var scalars: [UInt32] = []
    var values: [String] = []
    for part in parts {
      switch part {
      case .words(let words): scalars += words
      case .value(let name):
        scalars.append(Self.firstValue + UInt32(values.count))
        values.append(name)
      }
    }
    var features = LikenessFeatures(scalars, firstValue: Self.firstValue, values: values)
    features.mark(classes(of: scalars) + strangers(in: scalars))
    return features.keys
  }

  /// Words of scripts with spaces that are not known from the samples.
  private func strangers(in scalars: [UInt32]) -> [LikenessFeatures.Mark] {
    var marks: [LikenessFeatures.Mark] = []
    var start = 0
    for place in 0...scalars.count {
      if place < scalars.count, ScalarClass.isLetterOfWord(scalars[place]) { continue }
      if start < place, !known.contains(scalars[start..<place]) {
        marks.append(LikenessFeatures.Mark(start: start, end: place, value: Self.strange))
      }
      start = place + 1
    }
    return marks
  }

  /// The words that belong to a class: what makes a sentence mean something else, and other matters.
  private func classes(of scalars: [UInt32]) -> [LikenessFeatures.Mark] {
    guard program.hasFreeSpeech, !scalars.isEmpty else { return [] }
    let utterance = Utterance(
      typed: "", scalars: scalars, starts: scalars.map { _ in 0 }, ends: scalars.map { _ in 0 })
    let leaves = LeafReads(
      program: program, utterance: utterance, readers: readers,
      names: Gazetteer(names: NameLists(), options: []))
    let text = TextView(utterance, freeSpaces: true)
    return program.withView { tables in
      var runner = PatternRunner(tables: tables, text: text, leaves: leaves, mode: .known)
      var marks: [LikenessFeatures.Mark] = []
      for place in scalars.indices where scalars[place] != Pattern.space && utterance.isWordStart(place) {
        for network in [SpeechNetwork.guards, .scopes, .doubts] {
          for way in runner.ways(throughNetwork: program.network(network), at: Int32(place))
          where Int(way.end) > place && utterance.isWordStart(Int(way.end)) {
            marks.append(LikenessFeatures.Mark(start: place, end: Int(way.end), value: UInt32(way.value)))
          }
        }
      }
      return marks
    }
  }
}
