import ConversationModel
import DialogEngine
import Foundation
import Testing

struct SpeakerTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    /// The messages; `a` is said.
    var text: String
    var arguments: [String: MessageArgument]
    var said: String
    var faults: [SpeechFault.Kind]
    var testDescription: String { name }

    init(
      _ name: String, _ text: String, _ arguments: [String: MessageArgument], _ said: String,
      _ faults: SpeechFault.Kind...
    ) {
      (self.name, self.text, self.arguments) = (name, text, arguments)
      (self.said, self.faults) = (said, faults)
    }

    init(_ name: String, _ text: String, _ said: String, _ faults: SpeechFault.Kind...) {
      (self.name, self.text, self.arguments) = (name, text, [:])
      (self.said, self.faults) = (said, faults)
    }
  }

  static let rows: [Row] = [
    Row("plain text", "a = Hello.", "Hello."),
    Row("a variable", "a = Hello { $who }.", ["who": .text("Ann")], "Hello Ann."),
    Row(
      "user text is not read as Fluent", "a = { $who }", ["who": .text("{ $x } {\"y\"}")], "{ $x } {\"y\"}"),
    Row(
      "control characters are left out", "a = { $who }", ["who": .text("a\u{1B}[31mb\u{07}\nc\td")],
      "a[31mb c d"),
    Row(
      "marks of direction are left out", "a = { $who }", ["who": .text("a\u{202E}b\u{2066}c\u{200F}d")],
      "abcd"),
    Row("joined letters stay", "a = { $who }", ["who": .text("👩‍👩‍👧 e\u{301} क्‍ष")], "👩‍👩‍👧 e\u{301} क्‍ष"),
    Row("a number", "a = { $n }", ["n": .number(1_234_567)], "1,234,567"),
    Row("a negative number", "a = { $n }", ["n": .number(-1234)], "-1,234"),
    Row("the smallest number", "a = { $n }", ["n": .number(.min)], "-9,223,372,036,854,775,808"),
    Row("a number without grouping", #"a = { NUMBER($n, grouping: "no") }"#, ["n": .number(1200)], "1200"),
    Row("a duration", "a = { $d }", ["d": .duration(seconds: 5400)], "1 hour 30 minutes"),
    Row(
      "a list", "a = { $l }", ["l": .list([.text("x"), .number(2), .duration(seconds: 60)])],
      "x, 2, and 1 minute"),
    Row("a list of a list's place", "a = { LIST($x, $y) }", ["x": .text("x"), "y": .text("y")], "x and y"),
    Row(
      "another message as a fact", "a = { $m }!\nb = B { $n }",
      ["m": .message(Message("b", ["n": .number(1)]))], "B 1!"),
    Row(
      "facts do not leak into another message", "a = { $m }\nb = { $n }",
      ["m": .message(Message("b")), "n": .number(1)], "something", .noVariable("n")),
    Row("a reference sees the facts", "a = { b }!\nb = B { $n }", ["n": .number(1)], "B 1!"),
    Row("a reference to an attribute", "a = { b.c }\nb = B\n  .c = C", "C"),
    Row("a reference to an attribute that is not there", "a = { b.c }\nb = B", "B"),
    Row(
      "a reference to nothing", "a = x { b } y", "x Something happened that I have no words for. y",
      .noMessage),
    Row(
      "references in a circle", "a = { b }\nb = { a }", "Something happened that I have no words for.",
      .tooDeep),
    Row("a term", "a = { -t } now\n-t = Viva", "Viva now"),
    Row(
      "a term with an argument", "a = { -t(case: \"of\") }\n-t = { $case ->\n [of] Viva's\n *[x] Viva\n }",
      "Viva's"),
    Row(
      "a term does not see the facts", "a = { -t }\n-t = { $n ->\n [one] 1\n *[other] else\n }",
      ["n": .number(1)],
      "else"),
    Row(
      "a selector on an attribute of a term", "a = { -t.kind ->\n [f] she\n *[m] he\n }\n-t = T\n  .kind = f",
      "she"),
    Row(
      "a term that is not there", "a = { -t }", "Something happened that I have no words for.", .noTerm("-t")),
    Row("one", "a = { $n ->\n [one] one\n *[other] many\n }", ["n": .number(1)], "one"),
    Row("minus one", "a = { $n ->\n [one] one\n *[other] many\n }", ["n": .number(-1)], "one"),
    Row("zero", "a = { $n ->\n [one] one\n *[other] many\n }", ["n": .number(0)], "many"),
    Row(
      "a number before its category", "a = { $n ->\n [one] one\n [1] just 1\n *[other] many\n }",
      ["n": .number(1)],
      "just 1"),
    Row("a literal with a fraction", "a = { 1.0 ->\n [one] one\n *[other] many\n }", "many"),
    Row("a text as a key", "a = { $x ->\n [yes] Y\n *[no] N\n }", ["x": .text("yes")], "Y"),
    Row("a text that is no key", "a = { $x ->\n [yes] Y\n *[no] N\n }", ["x": .text("maybe")], "N"),
    Row("a selector without its variable", "a = { $x ->\n [yes] Y\n *[no] N\n }", "N", .noVariable("x")),
    Row("a missing variable", "a = Recorded { $x }.", "Recorded something.", .noVariable("x")),
    Row("an unknown function", "a = { UPPER($x) }", ["x": .text("x")], "x", .noFunction("UPPER")),
    Row(
      "a function without an argument", "a = { DURATION() }", "something",
      .wrongOperand(function: "DURATION"), .noVariable("DURATION")),
    Row(
      "DURATION of a text", "a = { DURATION($x) }", ["x": .text("x")], "x",
      .wrongOperand(function: "DURATION")),
    Row("DATE of a text", "a = { DATE($x) }", ["x": .text("x")], "x", .wrongOperand(function: "DATE")),
    Row(
      "JOSA of an unknown pair", #"a = { JOSA($x, "x/y") }"#, ["x": .text("x")], "x",
      .wrongOperand(function: "JOSA")),
    Row("an empty list", "a = { $l }", ["l": .list([])], "something"),
  ]

  @Test(arguments: rows)
  func `A message is worded`(_ row: Row) throws {
    let spoken = try SpeechFixture.speaker("en", row.text).say(Message("a", row.arguments))
    #expect(spoken.text == row.said)
    #expect(spoken.faults.map(\.kind) == row.faults)
  }

  // MARK: - Falling back

  @Test
  func `A missing translation is said in English with its plurals`() {
    let english = "a = { $n ->\n [one] { $n } page\n *[other] { $n } pages\n }\n  .b = B"
    let speaker = SpeechFixture.speaker(
      ["en": [SpeechFixture.source(english)], "ko": [SpeechFixture.source("c = 씨")]], "ko")
    let spoken = speaker.say(Message("a", ["n": .number(1)]))
    #expect(spoken.text == "1 page")
    #expect(spoken.faults.map(\.kind) == [.untranslated(attribute: nil)])
  }

  @Test
  func `A missing attribute is the message itself, and a fault only if English has it`() {
    let speaker = SpeechFixture.speaker(
      ["en": [SpeechFixture.source("a = A\n  .b = B")], "ko": [SpeechFixture.source("a = 가")]], "ko")
    let known = speaker.say(Message("a", attribute: "b"))
    #expect(
      known
        == Spoken(
          text: "가",
          faults: [
            SpeechFault(message: "a", locale: "ko", kind: .untranslated(attribute: "b"))
          ]))
    #expect(speaker.say(Message("a", attribute: "c")) == Spoken(text: "가"))
  }

  @Test
  func `A message that nobody has is said neutrally`() throws {
    for (locale, words) in [
      ("en", "Something happened that I have no words for."), ("ja", "うまく言葉にできないことが起きました。"),
      ("ko", "말로 옮기지 못한 일이 생겼어요."),
    ] {
      let spoken = try SpeechFixture.speaker(LocaleCode(rawValue: locale)).say(Message("no-such-message"))
      #expect(spoken.text == words)
      #expect(spoken.faults.map(\.kind) == [.noMessage])
    }
  }

  struct Generic: CustomTestStringConvertible, Sendable {
    var message: Message
    var said: String
    var testDescription: String { said }
  }

  static let generics: [Generic] = [
    Generic(message: Message("open-book-choose-book"), said: "Which one do you mean?"),
    Generic(message: Message("open-book-confirm-book", ["value": .text("Dune")]), said: "Did you mean Dune?"),
    Generic(message: Message("open-book-confirm-book"), said: "Shall I go ahead?"),
    Generic(message: Message("open-book-ask-book"), said: "Which value should I use?"),
    Generic(
      message: Message("open-book-ask-book", attribute: "example"),
      said: "Which value should I use? Just say it, or say \"never mind\"."),
    Generic(
      message: Message("open-book-book-unknown", ["words": .text("Dun")]), said: "I can't use \"Dun\" here."),
  ]

  @Test(arguments: generics)
  func `A question that nobody worded is asked all the same`(_ row: Generic) throws {
    let spoken = try SpeechFixture.speaker("en").say(row.message)
    #expect(spoken.text == row.said)
    #expect(spoken.faults.map(\.kind) == [.noMessage])
  }

  @Test
  func `Without any catalog there is still something to show`() {
    let spoken = Speaker(catalogs: [:], locale: "ja").say(Message("a", ["x": .text("x")]))
    #expect(spoken.text == "…")
    #expect(!spoken.faults.isEmpty)
  }

  @Test
  func `A region falls back to its language`() {
    let catalogs = SpeechFixture.catalogs
    #expect(Speaker(catalogs: catalogs, locale: "ja-JP").say(Message("engine-yes")).text == "はい")
    #expect(Speaker(catalogs: catalogs, locale: "fr").say(Message("engine-yes")).text == "yes")
  }

  @Test
  func `Facts that contain each other deeply end`() throws {
    var message = Message("b", ["x": .number(1)])
    for _ in 0..<200 { message = Message("b", ["x": .message(message)]) }
    let spoken = try SpeechFixture.speaker("en", "b = { $x }").say(message)
    #expect(spoken.faults.contains { $0.kind == .tooDeep })
  }

  // MARK: - Literals

  struct Literal: CustomTestStringConvertible, Sendable {
    var literal: String
    var arguments: [MessageArgument]
    var said: String
    var testDescription: String { literal }
    init(_ literal: String, _ arguments: [MessageArgument], _ said: String) {
      (self.literal, self.arguments, self.said) = (literal, arguments, said)
    }
  }

  static let literals: [Literal] = [
    Literal("Added %@ to Library!", [.text("Dune")], "라이브러리에 Dune 추가!"),
    Literal("Added  %1$@ to Library!", [.text("Dune")], "라이브러리에 Dune 추가!"),
    Literal("%@ by %@", [.text("Dune"), .text("Herbert")], "Herbert의 Dune"),
    Literal("Found %lld books", [.number(3)], "책 3권"),
    Literal("It’s done", [], "끝났어요"),
    Literal("100%% done", [], "다 했어요"),
    Literal("Nobody translated %@ (%lld %%)", [.text("this"), .number(5)], "Nobody translated this (5 %)"),
    Literal("Nothing is %@", [], "Nothing is 무언가"),
  ]

  @Test(arguments: literals)
  func `An English literal finds its message`(_ row: Literal) throws {
    let english = """
      book-added = Added { $book } to Library!
      book-by = { $title } by { $author }
      books-found = Found { $count ->
          [one] one book
         *[other] { $count } books
      }
      it-is-done = It's done
      all-done = 100% done
      """
    let korean = """
      book-added = 라이브러리에 { $book } 추가!
      book-by = { $author }의 { $title }
      books-found = 책 { $count }권
      it-is-done = 끝났어요
      all-done = 다 했어요
      """
    let speaker = SpeechFixture.speaker(
      [
        "en": [SpeechFixture.source(english)],
        "ko": try SpeechFixture.sources("ko") + [SpeechFixture.source(korean)],
      ], "ko")
    #expect(speaker.say(Message(literal: row.literal, arguments: row.arguments)).text == row.said)
  }

  // MARK: - Lines and snippets

  @Test
  func `Two sentences become a line as the language has it`() throws {
    let messages = [Message("engine-none-of-those"), Message("record-study-ask-material")]
    #expect(try SpeechFixture.speaker("en").join(messages).text == "OK, none of those. What did you study?")
    #expect(try SpeechFixture.speaker("ja").join(messages).text == "どれでもないのですね。何を勉強しましたか？")
    #expect(try SpeechFixture.speaker("ko").join(messages).text == "알겠어요, 이 중에는 없군요. 무엇을 공부했나요?")
    #expect(try SpeechFixture.speaker("en").join([]).text == "")
    #expect(try SpeechFixture.speaker("en").join([Message("engine-yes")]).text == "yes")
  }

  @Test
  func `What is read aloud is told where it differs`() throws {
    let text = "a = { $n } %\n  .spoken = { $n } percent\nb = B\n  .spoken = B"
    let speaker = try SpeechFixture.speaker("en", text)
    #expect(speaker.say(Message("a", ["n": .number(5)])).spoken == "5 percent")
    #expect(speaker.say(Message("b")).spoken == nil)
    let line = speaker.join([Message("b"), Message("a", ["n": .number(5)])])
    #expect(line == Spoken(text: "B 5 %", spoken: "B 5 percent"))
  }

  @Test
  func `A snippet is worded cell by cell`() throws {
    let content = SnippetContent([
      .line([SnippetCell(.message(Message("label-elapsed")), .dim), SnippetCell(.duration(seconds: 5400))]),
      .progress(value: 1, whole: 2, words: .message(Message("no-such-message"))),
      .choices([.text("a\u{1B}b"), .number(1000)]),
    ])
    var faults: [SpeechFault] = []
    let snippet = try SpeechFixture.speaker("ja").word(content, faults: &faults)
    #expect(
      snippet.blocks == [
        .line([SnippetCell("経過", .dim), SnippetCell("1時間30分")]),
        .progress(value: 1, whole: 2, words: "うまく言葉にできないことが起きました。"),
        .choices(["ab", "1,000"]),
      ])
    #expect(faults.map(\.kind) == [.noMessage])
  }
}
