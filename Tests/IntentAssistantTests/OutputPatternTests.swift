import Testing

@testable import IntentAssistant

@Suite struct `Output patterns` {
  @Test(arguments: [
    ("literal", "A: Done.", "A: Done.", true),
    ("literal differs", "A: Done.", "A: done.", false),
    ("brackets are literal first", "A: [..]", "A: [..]", true),
    ("anything", "A: Recorded [..] of Physics.", "A: Recorded 45 minutes of Physics.", true),
    ("anything may be nothing", "A: Done[..]", "A: Done", true),
    ("anchored at the end", "A: Recorded [..]", "B: Recorded x", false),
    ("a number", "A: [n:int] pages", "A: 12 pages", true),
    ("no number", "A: [n:int] pages", "A: twelve pages", false),
    ("a time", "until [t:time].", "until 09:25.", true),
    ("an unknown type is literal", "[n:wibble]", "12", false),
  ])
  func `fits or not`(name: String, pattern: String, line: String, fits: Bool) {
    var captures: [String: String] = [:]
    #expect(OutputPattern(pattern).matches(line, &captures) == fits, "\(name)")
  }

  @Test func `what does not fit is explained`() {
    #expect(OutputPattern("A: [n:int] pages, [..]").explanation(["n": "20"]) == ["[n] is \"20\""])
    #expect(OutputPattern("A: [n:int] pages").explanation([:]) == [])
    #expect(
      OutputPattern("A: [n:integer] pages").explanation([:]) == [
        "[n:integer] catches nothing: the types are int, hex, word, time"
      ])
  }

  @Test(arguments: [
    ("record [n] minutes", "record 20 minutes", ["n"]), ("see [1]", "see [1]", []), ("[", "[", []),
    ("record \\[n] minutes", "record [n] minutes", []), ("record \\\\[n]", "record \\[n]", []),
    ("[n][n]", "2020", ["n", "n"]), ("[what]", "[what]", ["what"]), ("a \\ b [n", "a \\ b [n", []),
  ])
  func `what is typed may use what was caught`(text: String, typed: String, names: [String]) {
    #expect(TypedText.filled(text, with: ["n": "20"]) == typed)
    #expect(TypedText.names(in: text) == names)
    #expect(TypedText.filled(TypedText.escaped(text), with: ["n": "20"]) == text)
    #expect(TypedText.names(in: TypedText.escaped(text)) == [])
  }

  @Test func `what was caught must come again`() {
    var captures: [String: String] = [:]
    #expect(OutputPattern("id [id:word]").matches("id abc", &captures))
    #expect(captures == ["id": "abc"])
    #expect(OutputPattern("again [id]").matches("again abc", &captures))
    #expect(!OutputPattern("again [id]").matches("again abd", &captures))
  }
}
