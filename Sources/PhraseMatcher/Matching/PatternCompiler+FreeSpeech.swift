import ConversationModel

extension PatternCompiler {
  /// Frames stand behind the templates of sentences; they have rows of the same form. The cues of all frames are
  /// one network, whose ends say whose they are.
  mutating func addFreeSpeech(in scope: Scope) {
    let speech = file.freeSpeech
    var networks: [SpeechNetwork: Int32] = [:]
    // A line of these is a class of words that likeness takes for one another.
    var line: Int32 = 0
    func add(_ network: SpeechNetwork, _ texts: [SourcedText], _ kind: PhraseBranch.Kind = .passed) {
      let entries = texts.compactMap { text -> Int32? in
        line += 1
        return entry(text, kind, value: line, in: scope)
      }
      networks[network] = addNetwork(split(entries))
    }
    func addUncounted(_ network: SpeechNetwork, _ texts: [SourcedText]) {
      let entries = texts.compactMap { entry($0, .passed, value: -1, in: scope) }
      networks[network] = addNetwork(split(entries))
    }
    add(.pieces, speech.pieces, .piece)
    add(.neutral, speech.neutral)
    add(.guards, speech.guards)
    add(.joints, speech.joints)
    add(.scopes, speech.scopes)
    // Only what these lines spell themselves: rules were compiled before, and are nobody's own.
    let first = tables.nodes.count
    add(.doubts, speech.doubts)
    tables.doubtNodes = first..<tables.nodes.count
    networks[.cues] = addNetwork(split(cues(in: scope)))
    addUncounted(.repairs, speech.repairs)
    addUncounted(.negations, speech.negations)
    addUncounted(.unplaced, speech.unplaced)
    addUncounted(.hesitations, speech.hesitations)
    addUncounted(.coordinated, speech.coordinated)
    addUncounted(.each, speech.each)
    let answers = speech.answers.flatMap { kind, texts in
      let entries = texts.compactMap { entry($0, .piece, value: -1, in: scope) }
      return [tables.string(kind), addNetwork(split(entries))]
    }
    tables.freeSpeech += SpeechNetwork.allCases.compactMap { networks[$0] } + answers
  }

  /// The frames, and the entries of their cues.
  private mutating func cues(in scope: Scope) -> [Int32] {
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
    return cues
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
      tables.string(place.map { "… \($0.text) …" } ?? "…"), -1, -1, -1, -1, 0, -1,
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
