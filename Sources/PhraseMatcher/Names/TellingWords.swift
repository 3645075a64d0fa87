import ConversationModel
import Foundation

/// Short words in capitals that tell options apart, though they name nothing among all there is: the II of 数学II, the B
/// of Part B.
enum TellingWords {
  /// Longer words are names by themselves.
  private static let longest = 4
  /// Alone these are words of a sentence.
  private static let ordinary: Set<[UInt32]> = [[0x49], [0x41]]

  /// The options with the words that only one of them has as further texts for it.
  static func added(to options: [NameEntry]) -> [NameEntry] {
    guard options.count > 1 else { return options }
    let words = options.map { Self.words(of: $0.title) }
    return options.indices.map { index in
      var option = options[index]
      let others = options.indices.filter { $0 != index }
      option.synonyms += words[index].filter { word in !others.contains { words[$0].contains(word) } }.map {
        String(scalars: $0)
      }
      return option
    }
  }

  /// The words of Latin capitals in a title, behind its first one.
  private static func words(of title: String) -> [[UInt32]] {
    let scalars = title.precomposedStringWithCompatibilityMapping.unicodeScalars.map(\.value)
    var words: [[UInt32]] = []
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex { !ScalarClass.isSpacedWord($0) } ?? scalars.count
      if end > start {
        let word = Array(scalars[start..<end])
        let isTelling = word.count <= longest && word.allSatisfy { 0x41...0x5A ~= $0 }
        if isTelling, start > 0, !ordinary.contains(word) { words.append(word) }
      }
      start = max(end, start + 1)
    }
    return words
  }
}
