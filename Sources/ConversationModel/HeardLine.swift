/// A line that somebody said in a conversation, with all that decides how it is read.
package struct HeardLine: Hashable, Sendable {
  package var text: String
  package var locale: LocaleCode
  /// What was asked; nil when nothing was.
  package var expecting: Expectation?
  /// The names that there were.
  package var names: NameLists

  package init(text: String, locale: LocaleCode, expecting: Expectation?, names: NameLists) {
    self.text = text
    self.locale = locale
    self.expecting = expecting
    self.names = names
  }
}
