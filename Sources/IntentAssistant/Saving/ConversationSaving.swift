package import ConversationModel

/// The app's side of saving a conversation as a test: what there was before it, and where the file goes.
package protocol ConversationSaving: Sendable {
  /// Where the store stands now.
  func position() throws -> Int
  /// Headers that rebuild the world as it was at a position, several proposals, the fewest headers first: the first
  /// with which everything comes out as it did is taken.
  func fixtures(at position: Int) throws -> [ScriptFixtures]
  /// An empty world that no file or store outside learns of, and in which nothing is saved.
  func rehearsalWorld(_ surroundings: Surroundings) throws -> any ScriptWorld
  /// The sections whose changes are claimed.
  var sections: [String] { get }
  /// Whether there is a file of that name.
  func isTaken(_ name: String) -> Bool
  /// Writes a new file.
  /// - Returns: where it is, as people write it.
  /// - Throws: `SavingRefusal`.
  func write(_ text: String, name: String) throws -> String
}

/// What there was before a conversation.
package struct ScriptFixtures: Sendable {
  package var headers: [ScriptHeader]
  /// What in it a person wrote in words of their own, and may not want to hand on.
  package var ownWords: [String]
  package init(headers: [ScriptHeader], ownWords: [String]) {
    self.headers = headers
    self.ownWords = ownWords
  }
}

/// A line `key: value` at the beginning of a script.
package struct ScriptHeader: Hashable, Sendable {
  package var key: String
  package var value: String
  package init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

/// Why a conversation could not be saved.
package enum SavingRefusal: Error, Hashable, Sendable {
  /// Another file has that name.
  case taken
  /// The file could not be written there.
  case unwritable(path: String)
}
