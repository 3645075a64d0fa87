package import ConversationModel

/// A name that people may say: one of the app's things, as its phrases' lists hold them.
public struct ConversationName: Hashable, Sendable {
  /// The identifier of the entity.
  public var id: String
  /// How it is called; parts of it are understood, and slips.
  public var title: String
  /// How the title is pronounced, where the letters do not say.
  public var reading: String?
  /// Further words that mean it.
  public var synonyms: [String]

  /// Names a thing.
  public init(id: String, title: String, reading: String? = nil, synonyms: [String] = []) {
    self.id = id
    self.title = title
    self.reading = reading
    self.synonyms = synonyms
  }

  package var entry: NameEntry {
    NameEntry(id: id, title: title, reading: reading, synonyms: synonyms)
  }
}
