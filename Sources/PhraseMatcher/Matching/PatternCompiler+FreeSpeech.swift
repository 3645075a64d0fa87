import ConversationModel

extension PatternCompiler {
  /// Frames stand behind the templates of sentences; they have rows of the same form. The cues of all frames are
  /// one network, whose ends say whose they are.
  mutating func addFreeSpeech(in scope: Scope) {
    let speech = file.freeSpeech
    // A line of these is a class of words that likeness takes for one another.
    var line: Int32 = 0
    for (index, texts) in [
      speech.pieces, speech.neutral, speech.guards, speech.joints, speech.scopes, speech.doubts,
    ].enumerated() {
      tables.doubtNodes = tables.nodes.count..<tables.nodes.count
      let entries = texts.compactMap { text -> Int32? in
        line += 1
        return entry(text, index == 0 ? .piece : .passed, value: line, in: scope)
      }
      tables.freeSpeech.append(addNetwork(split(entries)))
      tables.doubtNodes = tables.doubtNodes.lowerBound..<tables.nodes.count
    }
    var cues: [Int32] = []
    for (index, intent) in file.intents.enumerated() {
      for frame in intent.frames {
        let number = Int32(tables.frames.count / Pattern.frameStride) * Pattern.CueKind.count
        for (texts, kind) in [
          (frame.cues, Pattern.CueKind.cue), (frame.hints, Pattern.CueKind.hint),
          (frame.also, Pattern.CueKind.also),
        ] {
          cues += texts.compactMap { entry($0, .cue, value: number + kind, in: scope) }
        }
        addFrame(frame, intent: Int32(index))
      }
    }
    tables.freeSpeech.append(addNetwork(split(cues)))
    for texts in [speech.repairs, speech.negations, speech.unplaced] {
      tables.freeSpeech.append(
        addNetwork(split(texts.compactMap { entry($0, .passed, value: -1, in: scope) })))
    }
    for (kind, texts) in speech.answers {
      let entries = texts.compactMap { entry($0, .piece, value: -1, in: scope) }
      tables.freeSpeech += [tables.string(kind), addNetwork(split(entries))]
    }
  }

  mutating func addFrame(_ frame: SpeechFrame, intent: Int32) {
    let block = Int32(tables.blocks.count / Pattern.BlockRow.stride)
    addBlock(frame.block)
    let place = frame.cues.first ?? frame.hints.first
    tables.frames += [
      Int32(tables.templates.count / Pattern.TemplateRow.stride), place == nil ? 1 : 0,
      tables.addPool(frame.takes.count, frame.takes.map { tables.string($0.text) }),
      tables.addPool(frame.needs.count, frame.needs.map { tables.string($0.text) }),
    ]
    // Never run as a template: it would match nothing, and only with all fragments there are.
    let nothing = tables.addNode(Pattern.Kind.accept, -1)
    tables.templates += [
      nothing, intent, block, tables.string(place?.file ?? ""), Int32(clamping: place?.line ?? 0),
      tables.string(place.map { "… \($0.text) …" } ?? "…"), -1, -1, -1, -1, 0,
    ]
  }

  /// The entry of one template of free speech; nil when it is broken.
  mutating func entry(
    _ text: SourcedText, _ kind: PhraseBranch.Kind, value: Int32, in scope: Scope
  ) -> Int32? {
    guard let tree = parse(text), check(tree, text, in: scope) else { return nil }
    let end = tables.addNode(Pattern.Kind.accept, value)
    tables.markJoin(end)
    return emit(tree, next: end, in: scope).map { mark(text, kind, next: $0) }
  }
}
