import OpenAppIntents

/// Why a material cannot be taken.
enum MaterialReason: UnsupportedReason {
  /// Nothing on the shelf is like the words; put there, it can be taken.
  case unknown(words: String)
  /// The same where records are looked for: what is put on the shelf now has none.
  case unrecorded(words: String)
  /// It was put away.
  case archived(Material)

  var name: String {
    switch self {
    case .unknown, .unrecorded: "unknown"
    case .archived: "archived"
    }
  }

  var remedy: IntentRemedy? {
    guard case .unknown(let words) = self, !words.isEmpty else { return nil }
    return IntentRemedy(intent: AddMaterial.persistentIdentifier, texts: ["title": words])
  }

  var facts: [String: DialogArgument] {
    switch self {
    case .unknown(let words), .unrecorded(let words): ["words": .text(words)]
    case .archived(let material): ["material": StudyWords.material(material)]
    }
  }
}
