import OpenAppIntents

/// Why a material cannot be taken.
enum MaterialReason: UnsupportedReason {
  /// Nothing on the shelf is like the words.
  case unknown(words: String)
  /// The same, but one title is near.
  case unknownNearest(Material, words: String)
  /// It was put away.
  case archived(Material)

  var name: String {
    switch self {
    case .unknown: "unknown"
    case .unknownNearest: "unknownNearest"
    case .archived: "archived"
    }
  }

  var facts: [String: DialogArgument] {
    switch self {
    case .unknown(let words): ["words": .text(words)]
    case .unknownNearest(let nearest, let words):
      ["words": .text(words), "nearest": StudyWords.material(nearest)]
    case .archived(let material): ["material": StudyWords.material(material)]
    }
  }
}
