import Testing

@testable import PhraseMatcher

struct NormalizerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var typed: String
    var text: String
    init(_ name: String, _ typed: String, _ text: String) {
      self.name = name
      self.typed = typed
      self.text = text
    }
    var testDescription: String { name }
  }

  static func string(_ scalars: [UInt32]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
    return String(view)
  }

  static let rows = [
    Row("empty", "", ""),
    Row("spaces only", " \t\u{3000}\u{A0} ", ""),
    Row("case", "Start CALCULUS", "start calculus"),
    Row("full width", "ＡＢＣ１２　ｔｅｓｔ", "abc12 test"),
    Row("half-width kana", "ｱｲｳ ｶﾞｷﾞ ﾊﾟ", "アイウ ガギ パ"),
    Row("combining kana", "か\u{3099}", "が"),
    Row("conjoining Hangul", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "한글"),
    Row("syllable and final", "가\u{11A8}", "각"),
    Row("composed accent", "Caf\u{E9}", "caf\u{E9}"),
    Row("decomposed accent", "Cafe\u{301}", "caf\u{E9}"),
    Row("Latin beyond Latin-1", "ŁÓDŹ Ǆ", "łódź dž"),
    Row("Greek final sigma", "ΟΔΟΣ ς", "οδοσ σ"),
    Row("ligature", "ﬁnal ﬀ", "final ff"),
    Row("Roman number sign", "Ⅻ", "xii"),
    Row("Arabic digits", "٤٥", "45"),
    Row("space runs", "a  \n b\t\tc ", "a b c"),
    Row("no-break and ideographic space", "a\u{A0}b\u{3000}c", "a b c"),
    Row("typographic apostrophe", "It’s John‘s", "it's john's"),
    Row("single quotes", "'Calculus' and ‘Physics’", "calculus and physics"),
    Row("double quotes", "“Calculus” \"Physics\"", "calculus physics"),
    Row("CJK quotes", "「物理」を、『数学』。", "物理 を 数学"),
    Row("sentence marks", "Hello, world! Really?! Yes; no: ok.", "hello world really yes no ok"),
    Row("inverted marks", "¿Qué? ¡Sí!", "qué sí"),
    Row("ellipsis", "well… maybe...", "well maybe"),
    Row("decimal", "1.5 hours.", "1.5 hours"),
    Row("leading point", ".5 hours", ".5 hours"),
    Row("minus and leading point", "-.5 hours", "-.5 hours"),
    Row("mark behind a control", "z\u{18}\u{30C}", "ž"),
    Row("half-width Hangul", "ﾡￂ", "ㄱㅏ"),
    Row("thousands", "1,200, 3", "1,200 3"),
    Row("clock", "1:30: now", "1:30 now"),
    Row("fraction", "3/4", "3/4"),
    Row("one-piece fraction", "½ 1½", "1/2 1 1/2"),
    Row("page abbreviation", "p.12", "p 12"),
    Row("initialism", "the U.S. army", "the u.s. army"),
    Row("file name", "Node.js", "node.js"),
    Row("range hyphen", "12-18", "12-18"),
    Row("range en dash", "12–18", "12-18"),
    Row("range em dash", "12—18", "12-18"),
    Row("range wave dash", "12〜18", "12-18"),
    Row("range full-width tilde", "12～18", "12-18"),
    Row("range tilde", "12~18", "12-18"),
    Row("range with spaces", "12 - 18", "12 - 18"),
    Row("range with counters", "12ページ〜18ページ", "12ページ-18ページ"),
    Row("range of Han numbers", "十二〜十八", "十二-十八"),
    Row("long vowel mark for a dash", "12ー18 データ", "12-18 データ"),
    Row("minus", "-5 −5 －5", "-5 -5 -5"),
    Row("en dash for minus", "–5 minutes", "-5 minutes"),
    Row("approximately", "~30 minutes", "30 minutes"),
    Row("decoration", "よし〜物理", "よし 物理"),
    Row("dash for a pause", "physics - 45 minutes", "physics 45 minutes"),
    Row("em dash for a pause", "physics — 45 minutes", "physics 45 minutes"),
    Row("double dash", "physics -- now", "physics now"),
    Row("list mark", "- start", "start"),
    Row("hyphenated word", "t-shirt", "t-shirt"),
    Row("languages", "C++ C# F#", "c++ c# f#"),
    Row("parentheses", "Physics (advanced)", "physics advanced"),
    Row("controls", "a\u{0}b\u{7}c\u{7F}d\u{90}e", "abcde"),
    Row("colour sequence", "\u{1B}[31mred\u{1B}[0m", "red"),
    Row("window title", "\u{1B}]0;title\u{7}text", "text"),
    Row("window title, other end", "\u{1B}]0;title\u{1B}\\text", "text"),
    Row("unfinished window title", "\u{1B}]text", "text"),
    Row("lone escape", "a\u{1B}", "a"),
    Row("eight-bit sequence", "\u{9B}31mred", "red"),
    Row("direction marks", "\u{202E}abc\u{202C}\u{200F}", "abc"),
    Row("zero width", "a\u{200B}b\u{FEFF}c\u{200D}d", "abcd"),
    Row("soft hyphen", "cal\u{AD}culus", "calculus"),
    Row("replacement character", "a\u{FFFD}b", "ab"),
    Row("emoji", "🎸 guitar", "🎸 guitar"),
  ]

  @Test(arguments: rows)
  func `typed text becomes match text`(_ row: Row) {
    #expect(Normalizer.utterance(row.typed).scalars == row.text.unicodeScalars.map(\.value))
  }

  @Test(arguments: rows)
  func `every scalar points back into the typed text`(_ row: Row) {
    Self.expectSpans(Normalizer.utterance(row.typed))
  }

  static func expectSpans(_ utterance: Utterance) {
    let bytes = Array(utterance.typed.utf8)
    #expect(utterance.starts.count == utterance.count && utterance.ends.count == utterance.count)
    var last: Int32 = 0
    for index in 0..<utterance.count {
      let (start, end) = (utterance.starts[index], utterance.ends[index])
      #expect(start >= 0 && start <= end && end <= bytes.count && start >= last)
      for offset in [Int(start), Int(end)] where offset < bytes.count {
        #expect(bytes[offset] & 0xC0 != 0x80, "inside a character")
      }
      last = start
    }
    #expect(utterance.scalars.first != 0x20 && utterance.scalars.last != 0x20)
    #expect(zip(utterance.scalars, utterance.scalars.dropFirst()).allSatisfy { $0 != 0x20 || $1 != 0x20 })
  }

  @Test func `words are given back as they were typed`() {
    let utterance = Normalizer.utterance("  Ｒecord “Café” –  １２〜18！")
    #expect(Self.string(utterance.scalars) == "record café 12-18")
    #expect(utterance.typedText(0..<6) == "Ｒecord")
    #expect(utterance.typedText(7..<11) == "Café")
    #expect(utterance.typedText(12..<17) == "１２〜18")
    #expect(utterance.typedText(12..<99) == "１２〜18")
    #expect(utterance.typedText(50..<99) == "")
    #expect(utterance.typedSpan(0..<1) == 2..<5)
  }

  @Test func `words begin where scripts with spaces have a boundary`() {
    let utterance = Normalizer.utterance("start 25m 物理を TOEIC를")
    let starts = (0..<utterance.count).filter { utterance.isWordStart($0) && utterance.scalars[$0] != 0x20 }
    #expect(starts == [0, 6, 10, 11, 12, 14, 19])
    #expect(utterance.isWordStart(-5) && utterance.isWordStart(utterance.count))
  }

  static let literals = [
    Row("word and space", "Turn ", "turn "),
    Row("space and word", "  light", " light"),
    Row("apostrophe", "it’s", "it's"),
    Row("comma and space", ", ", " "),
    Row("comma", ",", ""),
    Row("inner comma", "a,b", "a b"),
    Row("question", "what is up?", "what is up"),
    Row("CJK stop", "ください。", "ください"),
    Row("range", "〜", "-"),
    Row("tilde", "~", "-"),
    Row("en dash", "–", "-"),
    Row("colon alone", ":", ":"),
    Row("colon behind a word", "memo: ", "memo "),
    Row("full width", "ＴＯＤＡＹ", "today"),
    Row("hyphen", "t-shirt", "t-shirt"),
    Row("number sign", "#", "#"),
    Row("initialism", "a.m", "a.m"),
  ]

  @Test(arguments: literals)
  func `literals of templates are folded like utterances`(_ row: Row) {
    #expect(Self.string(Normalizer.fold(row.typed)) == row.text)
  }

  @Test func `text to show again has nothing a terminal obeys`() {
    #expect(Normalizer.cleaned("a\u{1B}[2Jb\u{7}\tc\nd\u{202E}é！") == "ab c dé！")
  }

  @Test func `any bytes are taken, and a megabyte quickly`() {
    var state: UInt64 = 0x9E37
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    for _ in 0..<300 {
      let bytes = (0..<60).map { _ in UInt8(truncatingIfNeeded: next()) }
      Self.expectSpans(Normalizer.utterance(String(decoding: bytes, as: UTF8.self)))
    }
    let pool: [Unicode.Scalar] = Array(
      "aZ1.,:-–〜'\"(½ガか\u{3099}한\u{11A8}é\u{301}\u{1B}[]m \u{3000}".unicodeScalars)
    for _ in 0..<300 {
      var view = String.UnicodeScalarView()
      for _ in 0..<40 { view.append(pool[Int(next()) % pool.count]) }
      Self.expectSpans(Normalizer.utterance(String(view)))
    }
    for piece in ["a", "物", "é", "e\u{301}", "\u{301}", "- ", "\u{1B}]", "\u{1B}[", "1.", "〜 ", "ｶﾞ"] {
      let utterance = Normalizer.utterance(String(repeating: piece, count: 100_000))
      #expect(utterance.scalars.count <= 400_000)
    }
  }
}
