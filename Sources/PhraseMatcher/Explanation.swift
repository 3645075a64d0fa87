package import ConversationModel

/// Why an utterance is understood as it is, for `viva explain`.
package struct Explanation: Codable, Hashable, Sendable {
  /// One reading and why it stands where it stands.
  package struct Candidate: Codable, Hashable, Sendable {
    package var reading: Reading
    /// How loosely the words are understood: 0 for spelled text and exact names only.
    package var looseness: Int
    /// Characters that the template spells.
    package var literal: Int
    /// Skip words were left out.
    package var isWithoutSkipWords: Bool
    /// Nothing but the order of the files prefers the first reading to this one.
    package var tiesWithFirst: Bool
    /// What was forgiven, each with its cost.
    package var forgiven: [Forgiven]
    /// How much more this costs than the first reading.
    package var margin: Int
  }

  /// Where understanding ended.
  package struct Furthest: Codable, Hashable, Sendable {
    /// The words understood, as typed.
    package var understood: String
    /// Offset into the UTF-8 of what was typed.
    package var offset: Int
    /// Words and lists that could stand there, in the order of the files: `"timer"`, `{duration}`.
    package var expected: [String]
  }

  /// What samples a text is like: the whole line or a run of its clauses.
  package struct Likeness: Codable, Hashable, Sendable {
    /// The text that is compared, its values left open: `{duration} of {material}`.
    package var text: String
    /// The likeliest intents with their shares of 1; an empty name is what is for nobody.
    package var shares: [Share]
    /// So much of 1 the first must have for the text to mean it; with several values in the text less is enough.
    package var least: Double

    /// How much of 1 an intent has.
    package struct Share: Codable, Hashable, Sendable {
      package var intent: String
      package var share: Double
    }
  }

  /// What `interpret` answers.
  package var interpretation: Interpretation
  /// All readings, best first; the second is the runner-up.
  package var candidates: [Candidate]
  /// Set when nothing fits as it stands.
  package var furthest: Furthest?
  /// The whole line and its clauses, as they are compared with samples.
  package var likeness: [Likeness] = []
}

extension Matcher {
  /// What `interpret` answers, with the reasons.
  package func explain(_ text: String, expecting: Expectation?) -> Explanation {
    let interpretation = interpret(text, expecting: expecting)
    guard let utterance = utterance(text) else {
      return Explanation(interpretation: interpretation, candidates: [])
    }
    let ranked = understood(utterance, expecting: expecting, strict: false).readings
    let least = ranked.first?.ranking.cost ?? 0
    let candidates = ranked.map { candidate in
      Explanation.Candidate(
        reading: candidate.reading, looseness: candidate.ranking.looseness,
        literal: candidate.ranking.literal,
        isWithoutSkipWords: candidate.ranking.withoutSkipWords,
        tiesWithFirst: ranked.first.map { $0.ranking.ties(with: candidate.ranking) } ?? false,
        forgiven: candidate.repair.forgiven, margin: candidate.ranking.cost - least)
    }
    var explanation = Explanation(interpretation: interpretation, candidates: candidates)
    if ranked.first.map({ $0.ranking.cost > 0 }) ?? true {
      explanation.furthest = furthest(utterance, expecting: expecting)
      var trial = LikenessTrial(self, utterance, expecting: expecting)
      explanation.likeness = trial.explained()
    }
    return explanation
  }

  private func furthest(_ utterance: Utterance, expecting: Expectation?) -> Explanation.Furthest {
    let templates = openTemplates(expecting)
    var probe = probe(utterance, templates: templates, expecting: expecting)
    if probe.place == utterance.count, utterance.count > 0 {
      // The sentence only ends too early: what could follow stands behind a space.
      probe = self.probe(utterance.withSpaceAtEnd, templates: templates, expecting: expecting)
    }
    var expected: [String] = []
    for node in probe.expected {
      let words = program.expectation(at: node)
      if !words.isEmpty, !expected.contains(words) { expected.append(words) }
      if expected.count >= 40 { break }
    }
    let words = 0..<min(probe.place, utterance.count)
    return Explanation.Furthest(
      understood: utterance.typedText(words).trimmed, offset: utterance.typedSpan(words).upperBound,
      expected: expected)
  }
}

extension PhraseProgram {
  /// What a node stands for: `"timer"`, `{duration}`.
  fileprivate func expectation(at expected: PatternRunner.Expected) -> String {
    let row = Int(expected.node) * Pattern.Node.stride
    let a = self[.nodes, row + Pattern.Node.a]
    switch self[.nodes, row] {
    case Pattern.Kind.literal:
      let rest = String(scalars: scalars(at: a, count: self[.nodes, row + Pattern.Node.b])).trimmed
      return rest.isEmpty ? "" : "\"\(rest)\""
    case Pattern.Kind.names, Pattern.Kind.reader, Pattern.Kind.wildcard:
      let target = self[.nodes, row + Pattern.Node.b]
      return target >= 0 ? "{\(string(target / 2))}" : "{…}"
    default: return ""
    }
  }
}

extension String {
  /// The text of scalars; those that are none are left out.
  init(scalars: some Sequence<UInt32>) {
    var view = String.UnicodeScalarView()
    for scalar in scalars {
      if let known = Unicode.Scalar(scalar) { view.append(known) }
    }
    self.init(view)
  }
}
