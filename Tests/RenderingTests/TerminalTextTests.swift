import Rendering
import Testing

@Suite struct TerminalTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var clean: String
    var testDescription: String { name }
    init(_ name: String, _ text: String, _ clean: String) {
      self.name = name
      self.text = text
      self.clean = clean
    }
  }

  static let rows = [
    Row("plain text stays", "微分 e\u{301} 👨‍👩‍👧‍👦 ❤\u{FE0F}", "微分 e\u{301} 👨‍👩‍👧‍👦 ❤\u{FE0F}"),
    Row("colours", "\u{1B}[31mred\u{1B}[0m", "red"),
    Row("colours in 8 bits", "\u{9B}31mred", "red"),
    Row("clear screen", "a\u{1B}[2J\u{1B}[Hb", "ab"),
    Row("title, ended by BEL", "a\u{1B}]0;owned\u{7}b", "ab"),
    Row("title, ended by ST", "a\u{1B}]0;owned\u{1B}\\b", "ab"),
    Row("title in 8 bits", "a\u{9D}0;owned\u{9C}b", "ab"),
    Row("a title without an end is not swallowed", "a\u{1B}]0;memo", "a0;memo"),
    Row("a device string", "a\u{1B}Pq#0\u{1B}\\b", "ab"),
    Row("charset", "a\u{1B}(0b", "ab"),
    Row("reset", "a\u{1B}cb", "ab"),
    Row("a bare escape at the end", "a\u{1B}", "a"),
    Row("an escape before a letter beyond ASCII", "a\u{1B}微", "a微"),
    Row("an unfinished sequence", "a\u{1B}[31", "a"),
    Row("backspaces and bells", "pass\u{8}\u{8}\u{7}word", "password"),
    Row("NUL and DEL", "a\u{0}\u{7F}b", "ab"),
    Row("line breaks", "a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g", "a b c d e f g"),
    Row("tab", "a\tb", "a b"),
    Row("bidirectional controls", "a\u{202E}b\u{2066}c\u{200F}d\u{61C}e", "abcde"),
    Row("byte order mark", "\u{FEFF}a", "a"),
  ]

  @Test(arguments: rows) func `nothing is left that a terminal would carry out`(row: Row) {
    #expect(TerminalText.clean(row.text) == row.clean)
  }

  @Test func `long texts of hostile beginnings are read once`() {
    let text = String(repeating: "\u{1B}]", count: 200_000)
    #expect(TerminalText.clean(text) == "")
    #expect(TerminalText.clean(String(repeating: "\u{1B}[", count: 200_000)).isEmpty)
  }

  @Test func `the lines of a dialog stay lines`() {
    #expect(TerminalText.lines("one\ntwo\u{1B}[2J\n\nfour") == ["one", "two", "", "four"])
  }
}
