/// What a language lets people be sloppy with: `tolerance:` of its `_common.yaml`.
struct ToleranceWords: Sendable {
  /// Words that may stand anywhere and mean nothing.
  var fillers: [SourcedText] = []
  /// Small words that may be missing, too many, or in each other's place.
  var functionWords: [SourcedText] = []
  /// Particles of scripts without spaces, in classes in which one may stand for another.
  var particles: [[SourcedText]] = []
  /// Words that turn a sentence into something else: they are never respelled, left out or put in.
  var guards: [SourcedText] = []
  /// Words of lengths of time, which readers read and no template spells.
  var measures: [String] = []

  /// A letter, and the characters that it may be half of.
  var halfTyped: [String] = []

  mutating func merge(_ other: ToleranceWords) {
    fillers += other.fillers
    functionWords += other.functionWords
    particles += other.particles
    guards += other.guards
    measures += other.measures
    halfTyped += other.halfTyped
  }
}
