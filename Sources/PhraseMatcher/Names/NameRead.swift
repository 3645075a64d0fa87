package import ConversationModel

/// Names that the words from some place on fit, and where those words end.
package struct NameRead: Hashable, Sendable {
  /// Index of the scalar behind the words.
  package var end: Int
  /// Best first; one or more.
  package var matches: [NameMatch]
  package init(end: Int, matches: [NameMatch]) {
    self.end = end
    self.matches = matches
  }
}
