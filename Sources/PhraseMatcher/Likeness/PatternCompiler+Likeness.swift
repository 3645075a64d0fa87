extension PatternCompiler {
  /// Each intent with samples has a row behind the templates, for the readings that likeness finds; so have the
  /// acts with sample answers. The first class of either kind is what is for nobody.
  mutating func addLikenessRows() {
    let block = Int32(tables.blocks.count / Pattern.BlockRow.stride)
    for isAnswer in [false, true] {
      let spoken = file.intents.indices.filter { !samples(of: file.intents[$0], isAnswer).isEmpty }
      // Without what is for nobody everything would be a command.
      let foreign = isAnswer ? file.foreignAnswers.flatMap(\.texts) : file.foreign
      guard !spoken.isEmpty, !foreign.isEmpty else { continue }
      if tables.likenessClasses.isEmpty { addBlock(PhraseBlock()) }
      tables.likenessClasses += [-1, tables.addPool(0, []), isAnswer ? 1 : 0]
      for index in spoken {
        let intent = file.intents[index]
        tables.likenessClasses += [
          Int32(tables.templates.count / Pattern.TemplateRow.stride),
          tables.addPool(intent.takes.count, intent.takes.map { tables.string($0.text) }), isAnswer ? 1 : 0,
        ]
        let first = samples(of: intent, isAnswer)[0]
        let nothing = tables.addNode(Pattern.Kind.accept, -1)
        tables.templates += [
          nothing, Int32(index), block, tables.string(first.file), Int32(clamping: first.line),
          tables.string("≈ \(intent.name)"), -1, -1, -1, -1, 0, -1,
        ]
      }
    }
  }

  private func samples(of intent: IntentPhrases, _ isAnswer: Bool) -> [SourcedText] {
    isAnswer ? intent.answers.flatMap(\.texts) : intent.utterances
  }
}

extension PhraseProgram {
  /// What is for nobody counts as often as this many samples of an intent.
  private static let weightOfForeign = 6

  /// The same program with what can be learned from the samples of its files.
  func learning(_ file: PhraseFile) -> PhraseProgram {
    let classes = count(.likenessClasses) / LikenessModel.Row.stride
    guard classes > 0 else { return self }
    let reader = LikenessReader(self)
    var samples: [LikenessTrainer.Sample] = []
    func learn(_ texts: [SourcedText], answering kind: String?, _ value: Int, among: Range<Int>) {
      samples += texts.map {
        LikenessTrainer.Sample(
          keys: reader.keys(of: SampleUtterance($0.text).parts, answering: kind), value: value, among: among)
      }
    }
    let spoken = file.foreign.isEmpty ? [] : file.intents.map(\.utterances).filter { !$0.isEmpty }
    let idle = 0..<(spoken.isEmpty ? 0 : spoken.count + 1)
    for (value, texts) in ([file.foreign] + spoken).enumerated() where !spoken.isEmpty {
      learn(texts, answering: nil, value, among: idle)
    }
    let turned = reversed(spoken.joined().map(\.text), file.reversals)
    samples += counterexamples(of: file, reader: reader, among: idle)
    let answers = file.intents.map(\.answers).filter { !$0.flatMap(\.texts).isEmpty }
    let acts = [file.foreignAnswers] + answers
    let hasActs = acts.count > 1 && !file.foreignAnswers.flatMap(\.texts).isEmpty
    for (value, answers) in acts.enumerated() where hasActs {
      for (kind, texts) in answers {
        learn(texts, answering: kind, idle.upperBound + value, among: idle.upperBound..<classes)
      }
    }
    // To act wrongly is worse than to ask.
    let foreign = samples.filter { $0.value == $0.among.lowerBound }
    for _ in 1..<Self.weightOfForeign { samples += foreign }
    samples += turned.map {
      LikenessTrainer.Sample(keys: reader.keys(of: $0, answering: nil), value: 0, among: idle)
    }
    let learned = LikenessModel.sections(LikenessTrainer(samples, classes: classes))
    var all = Section.allCases.map { Array(section($0)) }
    all[Section.likenessKeys.rawValue] = learned.keys
    all[Section.likenessWeights.rawValue] = learned.weights
    all[Section.likenessBias.rawValue] = learned.bias
    return PhraseProgram(sections: all, text: text, readers: readers)
  }

  /// Sentences that are no command of any intent teach what is for nobody.
  private func counterexamples(
    of file: PhraseFile, reader: LikenessReader, among: Range<Int>
  ) -> [LikenessTrainer.Sample] {
    guard !among.isEmpty else { return [] }
    let matcher = Matcher(program: self, names: exampleNames)
    let wanted = Set(file.intents.flatMap(\.examples).map(\.text))
    let texts = file.intents.flatMap(\.counterexamples).filter { $0.expecting == nil }.map(\.text)
    return Set(texts).subtracting(wanted).sorted().compactMap { text in
      guard let utterance = matcher.utterance(text) else { return nil }
      let isCommand = !matcher.strictReadings(
        of: utterance, expecting: nil, templates: matcher.openTemplates(nil), strict: false
      ).isEmpty
      var frames = matcher.frames(of: utterance, expecting: nil)
      guard !isCommand, frames.leaves != nil else { return nil }
      return LikenessTrainer.Sample(
        keys: reader.keys(of: frames.samples()[0], answering: nil), value: 0, among: among)
    }
  }

  /// Every fourth sample of commands, with words before it or behind it that make it none.
  private func reversed(
    _ texts: [String], _ reversals: (before: [SourcedText], behind: [SourcedText])
  ) -> [[SampleUtterance.Part]] {
    let before = reversals.before.map { SampleUtterance($0.text).parts }
    let behind = reversals.behind.map { SampleUtterance($0.text).parts }
    return texts.enumerated().compactMap { index, text in
      let parts = SampleUtterance(text).parts
      switch index % 8 {
      case 0 where !before.isEmpty: return SampleUtterance.joined(before[index / 8 % before.count], parts)
      case 4 where !behind.isEmpty: return SampleUtterance.joined(parts, behind[index / 8 % behind.count])
      default: return nil
      }
    }
  }
}
