import DialogEngine
import Testing

/// All that is in a dialog file, in order; `Benchmarks/Fluent/agree` compares it with another parser.
struct DialogEntryTests {
  private func entries(_ text: String) -> [String] {
    MessageParser.parse(DialogSource(path: "a.ftl", text: text)).entries.map { entry in
      switch entry {
      case .message(let message): "\(message.line) \(message.id) (\(message.comment ?? "-"))"
      case .comment(let level, let text): "\(level) # \(text)"
      case .junk(let text, let line): "\(line) junk \(text)"
      }
    }
  }

  @Test func `a comment belongs to the message under it, or stands alone`() {
    #expect(entries("# one\n# two\na = A\n") == ["3 a (one\ntwo)"])
    #expect(entries("# one\n\na = A\n") == ["1 # one", "3 a (-)"])
    #expect(entries("## one\na = A\n### two") == ["2 # one", "2 a (-)", "3 # two"])
  }

  @Test func `a line with a mistake is none of the comment above it`() {
    #expect(entries("# one\n#two\na = A\n") == ["1 # one", "2 junk #two\n", "3 a (-)"])
    #expect(entries("# one\n####\n") == ["1 # one", "2 junk ####\n"])
  }

  @Test func `junk reaches to the next entry`() {
    #expect(entries("a A\n  b\n\nc = C\n") == ["1 junk a A\n  b\n\n", "4 c (-)"])
    #expect(entries("# one\na A\n") == ["1 # one", "2 junk a A\n"])
  }

  @Test func `a message ends before an attribute with a mistake`() {
    #expect(entries("a = A\n  .b = B\n  .c\nd = D\n") == ["1 a (-)", "3 junk   .c\n", "4 d (-)"])
    #expect(entries("a =\n  .c\nd = D\n") == ["1 junk a =\n  .c\n", "3 d (-)"])
  }
}
