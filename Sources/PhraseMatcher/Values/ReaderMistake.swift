/// Something wrong in the `readers:` of a `_readers.yaml`, as facts.
package struct ReaderMistake: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Fact: Hashable, Sendable {
    case unknownKey
    case expectedMapping
    case expectedList
    /// Not a whole number, or outside what the key may hold.
    case badNumber(String)
    /// Not a fraction such as `1/2`.
    case badFraction(String)
    /// A word of which nothing is left after folding.
    case emptyWord(String)
    /// The same word twice where only one meaning can hold.
    case doubledWord(String)
    /// More entries or longer ones than a table can hold.
    case tooLarge
  }

  /// The keys down to the place, joined by points: `readers.duration.units`.
  package var path: String
  /// Line in the file, from 1; 0 when unknown.
  package var line: Int
  /// Column in the line, from 1; 0 when unknown.
  package var column: Int
  package var fact: Fact

  package init(path: String, line: Int, column: Int, fact: Fact) {
    self.path = path
    self.line = line
    self.column = column
    self.fact = fact
  }
}
