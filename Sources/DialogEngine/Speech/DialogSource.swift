/// One Fluent file: where it stands, for reports, and its text.
package struct DialogSource: Codable, Hashable, Sendable {
  /// As an author would name it: `Dialogs/en/study.ftl`.
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
