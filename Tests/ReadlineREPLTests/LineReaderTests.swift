import Glibc
import Testing

@testable import ReadlineREPL

@Suite struct LineReaderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var lines: [String]
    var testDescription: String { name }
    init(_ name: String, _ text: String, _ lines: [String]) {
      self.init(name, Array(text.utf8), lines)
    }
    init(_ name: String, _ bytes: [UInt8], _ lines: [String]) {
      self.name = name
      self.bytes = bytes
      self.lines = lines
    }
  }

  static let rows = [
    Row("nothing", "", []),
    Row("one line", "a\n", ["a"]),
    Row("no final line end", "a\nb", ["a", "b"]),
    Row("blank lines", "\n\na\n", ["", "", "a"]),
    Row("line ends of Windows", "a\r\nb\r\n", ["a", "b"]),
    Row("a byte order mark", "\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]),
    Row("not UTF-8", [0x61, 0xFF, 0xFE, 0xC3, 0x0A, 0x62], ["a\u{FFFD}\u{FFFD}\u{FFFD}", "b"]),
    Row("NUL", [0x61, 0, 0x62, 0x0A], ["a\u{0}b"]),
    Row("separators that are not line ends", "a\u{2028}b\u{85}c\n", ["a\u{2028}b\u{85}c"]),
    Row(
      "a line of 1 MB", String(repeating: "微", count: 350_000) + "\nb",
      [String(repeating: "微", count: 350_000), "b"]),
    Row("many lines", String(repeating: "ab\n", count: 50_000), Array(repeating: "ab", count: 50_000)),
  ]

  @Test(arguments: rows) func `any bytes are lines`(row: Row) throws {
    let folder = try TemporaryFolder()
    let descriptor = open(try folder.write(row.bytes, to: "input"), O_RDONLY)
    defer { close(descriptor) }
    var reader = LineReader(descriptor: descriptor)
    var lines: [String] = []
    while let line = reader.next() { lines.append(line) }
    #expect(lines == row.lines)
  }

  @Test func `a descriptor that is closed has no lines`() {
    var reader = LineReader(descriptor: -1)
    #expect(reader.next() == nil)
  }
}
