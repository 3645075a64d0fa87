import ConversationModel
import DialogEngine
import Testing

struct DialogCheckTests {
  @Test
  func `The dialogs of the project have no fault`() throws {
    var sources: [LocaleCode: [DialogSource]] = [:]
    for locale in SpeechFixture.locales { sources[locale] = try SpeechFixture.sources(locale) }
    let faults = DialogCheck.faults(in: sources)
    #expect(faults.isEmpty, "\(faults.map(\.description).joined(separator: "\n"))")
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var en: String
    var ja: String?
    var ko: String?
    /// `file:line: expected`, the beginning of it.
    var faults: [String]
    var testDescription: String { name }

    init(_ name: String, en: String, ja: String? = nil, ko: String? = nil, _ faults: String...) {
      (self.name, self.en, self.ja, self.ko, self.faults) = (name, en, ja, ko, faults)
    }
  }

  static let rows: [Row] = [
    Row(
      "nothing wrong", en: "a = { $x } pages.\n  .b = B", ja: "a = { $x }ページです。\n  .b = びー",
      ko: "a = { $x }쪽이에요.\n  .b = 비"),
    Row("a syntax mistake", en: "a = }", "en:1: text or {"),
    Row("a message that is not translated", en: "a = A\nb = B", ja: "a = え", "en:2: b in ja, too"),
    Row(
      "a message that English has not", en: "a = A", ja: "a = え\nb = び", "ja:2: a message that English has"),
    Row("a missing attribute", en: "a = A\n  .b = B", ja: "a = え", "ja:1: .b, as in English"),
    Row("an attribute too many", en: "a = A", ja: "a = え\n  .b = び", "ja:2: no attribute .b"),
    Row("a missing variable", en: "a = A { $x }", ja: "a = え", "ja:1: $x in a"),
    Row(
      "a missing variable of an attribute", en: "a = A\n  .b = { $x }", ja: "a = え\n  .b = び",
      "ja:2: $x in .b"),
    Row("a variable too many", en: "a = A", ja: "a = え\n    { $x }", "ja:2: the variables of English"),
    Row(
      "variables of a reference count", en: "a = { b }\nb = { $x }", ja: "a = え\nb = { $x }", "ja:1: $x in a"),
    Row("an unknown message", en: "record-done = A\na = { recrd-done }", "en:2: a message of this locale"),
    Row("an unknown attribute", en: "a = { b.c }\nb = B", "en:1: an attribute of b"),
    Row("an unknown term", en: "a = { -b }", "en:1: a message of this locale"),
    Row(
      "references in a circle", en: "a = { b }\nb = { a }", "en:1: a sentence that ends",
      "en:2: a sentence that ends"),
    Row("an unknown function", en: "a = { UPPER($x) }", "en:1: a function"),
    Row("an unknown style", en: "a = { DURATION($x, style: \"long\") }", "en:1: a style of DURATION"),
    Row("an unknown named argument", en: "a = { DATE($x, form: \"day\") }", "en:1: a named argument of DATE"),
    Row("too few arguments", en: "a = { JOSA($x) }", "en:1: 2 arguments"),
    Row("an unknown pair of particles", en: "a = { JOSA($x, \"를/을\") }", "en:1: a pair of particles"),
    Row(
      "plurals without other", en: "a = { $n ->\n  [one] x\n *[many] y\n }", "en:1: [other]",
      "en:3: one or other"),
    Row(
      "a plural that the language has not", en: "a = { $n }",
      ja: "a = { $n ->\n  [one] い\n *[other] { $n }\n }", "ja:2: other"),
    Row("a key twice", en: "a = { $n ->\n  [x] x\n  [x] y\n *[z] y\n }", "en:2: each key once"),
    Row("a particle after a placeable", en: "a = { $x }.", ko: "a = { $x }을 기록했어요.", "ko:1: JOSA"),
    Row("a particle after a quoted placeable", en: "a = { $x }.", ko: "a = \"{ $x }\"는 없어요.", "ko:1: JOSA"),
    Row("a suffix that is no particle", en: "a = { $x }.", ko: "a = { $x }까지, { $x }이상이에요."),
    Row("half-width marks in Japanese", en: "a = A.", ja: "a = はい,そうです。", "ja:1: a full-width mark"),
    Row("a space in Japanese", en: "a = A.", ja: "a = はい そうです。", "ja:1: a full-width mark"),
    Row(
      "full-width digits", en: "a = A.", ja: "a = １２です。", "ja:1: half-width letters",
      "ja:1: half-width letters"),
    Row(
      "full-width marks in Korean", en: "a = A.", ko: "a = 네。", "ko:1: a polite ending",
      "ko:1: half-width marks"),
    Row("plain Japanese", en: "a = A.", ja: "a = 記録した。", "ja:1: a polite ending"),
    Row("plain Korean", en: "a = A.", ko: "a = 기록했다.", "ko:1: a polite ending"),
    Row("formal Korean", en: "a = A.", ko: "a = 기록했습니다.", "ko:1: a polite ending"),
    Row("labels have no register", en: "a = Today", ja: "a = 今日", ko: "a = 오늘"),
    Row(
      "quoted words have no register", en: "a = A.", ja: "a = 「やめる。」と言ってください。", ko: "a = \"그만해.\"라고 말해 주세요."),
    Row("a question without its second wording", en: "x-ask-y = What?", "en:1: .example"),
    Row(
      "a question with the same wording twice", en: "x-ask-y = What?\n  .example = What?",
      "en:2: another wording"),
    Row(
      "negative questions", en: "a = Don't you mean it?", ja: "a = 違いませんか？", ko: "a = 그거 아닌가요?",
      "en:1: a positive question", "ja:1: a positive question", "ko:1: a positive question"),
  ]

  @Test(arguments: rows)
  func `A fault is told with its place`(_ row: Row) {
    var sources: [LocaleCode: [DialogSource]] = ["en": [DialogSource(path: "en", text: row.en)]]
    if let ja = row.ja { sources["ja"] = [DialogSource(path: "ja", text: ja)] }
    if let ko = row.ko { sources["ko"] = [DialogSource(path: "ko", text: ko)] }
    let faults = DialogCheck.faults(in: sources)
    let told = faults.map { "\($0.file):\($0.line): \($0.expected)" }
    #expect(told.count == row.faults.count, "\(told)")
    for (fault, wanted) in zip(told, row.faults) { #expect(fault.hasPrefix(wanted)) }
    #expect(faults.allSatisfy { !$0.hint.isEmpty })
  }

  @Test
  func `English literals of code find exactly one meaning`() {
    let sources: [LocaleCode: [DialogSource]] = [
      "en": [DialogSource(path: "en", text: "a = Time\nb = Time\nc = Day\nd = Day")],
      "ja": [DialogSource(path: "ja", text: "a = 時間\nb = 時刻\nc = 日\nd = 日")],
    ]
    let faults = DialogCheck.faults(in: sources, literals: ["Time", "Day", "Year %@"])
    #expect(faults.map { "\($0.file):\($0.line): \($0.got)" } == ["Dialogs/en:1: none", "en:2: a and b"])
  }

  @Test
  func `Words to be said are found`() {
    let text = "a = Say \"never mind\" or \"{ $x }\".\n  .example = Say \"never mind\" or \"12\"."
    let quotes = DialogCheck.quotes(in: [DialogSource(path: "en", text: text)])
    #expect(quotes.map(\.words) == ["never mind", "12"])
    let japanese = DialogCheck.quotes(in: [DialogSource(path: "ja", text: "a = 「やめる」と「{ $x }」です。")])
    #expect(japanese.map(\.words) == ["やめる"])
  }
}
