import ConversationModel

/// Names, and beginnings of names, by how they sound.
struct NameSounds: Sendable {
  /// Lists longer than this must be written as they are.
  private static let mostNames = 1_000
  private static let shortestBeginning = 2
  private static let longestBeginning = 6
  /// Shorter words sound like the beginning of something by chance.
  private static let shortestAlike = 3

  private var wholes: SoundIndex
  private var beginnings: SoundIndex

  init(_ entries: [NameEntry], _ sounds: Sounds) {
    wholes = SoundIndex(sounds)
    beginnings = SoundIndex(sounds)
    guard entries.count <= Self.mostNames else { return }
    for (index, entry) in entries.enumerated() {
      let title = Normalizer.utterance(entry.title).scalars
      wholes.add(title, Int32(index))
      let run = title.prefix(while: Utterance.isCJK)
      guard run.count >= Self.shortestBeginning else { continue }
      for count in Self.shortestBeginning...min(run.count, Self.longestBeginning)
      where count < title.count {
        beginnings.add(run.prefix(count), Int32(index))
      }
    }
  }

  /// The names that some words sound like, or if there are none those that begin so.
  func matches(_ words: ArraySlice<UInt32>) -> [Int32] {
    guard words.count >= Self.shortestBeginning else { return [] }
    let whole = wholes.values(like: words)
    return whole.isEmpty && words.count >= Self.shortestAlike ? beginnings.values(like: words) : whole
  }
}
