import ConversationModel
import Testing

@testable import PhraseMatcher

/// Numbers that look random and are the same every time.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state ^ state >> 33
    mixed = mixed &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ mixed >> 29
  }
}

struct RobustnessTests {
  private static func matcher(_ locale: String) -> Matcher { CatalogTests.matchers[locale] ?? english }
  private static let english = Matcher(program: PhraseProgram(), names: NameLists())

  private func check(_ text: String, _ matcher: Matcher, _ expecting: ConversationModel.Expectation?) {
    let heard = matcher.interpret(text, expecting: expecting)
    let length = text.utf8.count
    for slot in heard.readings.flatMap(\.slots) {
      #expect(slot.span.lowerBound >= 0 && slot.span.upperBound <= length)
    }
    let completions = matcher.completions(of: text, expecting: expecting)
    #expect(completions.start >= 0 && completions.start <= length)
  }

  @Test(arguments: ["en", "ja", "ko"])
  func `no input crashes, and spans stay inside it`(locale: String) {
    let matcher = Self.matcher(locale)
    var generator = SeededGenerator(state: 7)
    let examples = matcher.program.examples.map(\.text)
    let odd = [
      "\u{202E}", "\u{0}", "\u{1B}[31m", "\u{FFFF}", "🧪", "e\u{301}", "\u{200D}", "ﾊﾟ", "{", "(", "９", "-",
      "\n",
    ]
    for round in 0..<60 {
      var text = Array((examples.randomElement(using: &generator) ?? "").unicodeScalars)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0...text.count, using: &generator)
        text.insert(contentsOf: Array((odd.randomElement(using: &generator) ?? "").unicodeScalars), at: place)
      }
      var string = String.UnicodeScalarView()
      string.append(contentsOf: text)
      let expecting =
        round % 3 == 0
        ? ConversationModel.Expectation(kind: "choice", options: [NameEntry(id: "1", title: "a")]) : nil
      check(String(string), matcher, expecting)
    }
    for _ in 0..<50 {
      let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      check(String(decoding: bytes, as: UTF8.self), matcher, nil)
    }
  }

  static let hostile: [(name: String, text: String)] = [
    ("empty", ""), ("spaces", String(repeating: " ", count: 500)),
    ("marks", String(repeating: "?!。", count: 300)),
    ("a megabyte of letters", String(repeating: "a", count: 1 << 20)),
    ("a megabyte of words", String(repeating: "for the ", count: 1 << 17)),
    ("many small words", String(repeating: "the of my ", count: 190)),
    ("many numbers", String(repeating: "12 to 18 ", count: 200)),
    ("many minutes", String(repeating: "5 minutes and ", count: 130)),
    ("many memos", "record " + String(repeating: "memo a ", count: 250)),
    ("many particles", String(repeating: "物理の勉強を", count: 300)),
    ("brackets", String(repeating: "([{<", count: 400)),
    ("marks on marks", "a" + String(repeating: "\u{301}", count: 5_000)),
  ]

  @Test(.timeLimit(.minutes(10)), arguments: hostile)
  func `hostile lines are answered`(row: (name: String, text: String)) {
    for locale in ["en", "ja"] {
      let matcher = Self.matcher(locale)
      check(row.text, matcher, nil)
      check(row.text, matcher, Expectation(kind: "memo"))
    }
  }

  @Test func `a line that is too long fits nothing`() {
    let heard = Self.matcher("en").interpret(
      "record memo " + String(repeating: "long ", count: 1_000), expecting: nil)
    #expect(heard.readings.isEmpty)
  }

  @Test(arguments: ["en", "ja", "ko"])
  func `a program loaded from its bytes understands the same`(locale: String) throws {
    let program = Self.matcher(locale).program
    let loaded = try PhraseProgram(bytes: program.bytes)
    #expect(loaded.bytes == program.bytes)
    let first = Matcher(program: program, names: program.exampleNames)
    let second = Matcher(program: loaded, names: loaded.exampleNames)
    for (index, example) in program.examples.enumerated() where index % 4 == 0 {
      let expecting = example.expectation
      #expect(
        first.interpret(example.text, expecting: expecting)
          == second.interpret(example.text, expecting: expecting))
    }
  }

  @Test func `damaged bytes are refused`() {
    let bytes = Self.matcher("en").program.bytes
    #expect(throws: (any Error).self) { try PhraseProgram(bytes: []) }
    #expect(throws: (any Error).self) { try PhraseProgram(bytes: Array(bytes.dropLast(8))) }
    for place in [0, 4, 9, 30, bytes.count / 2, bytes.count - 1] {
      var damaged = bytes
      damaged[place] ^= 0x40
      #expect(throws: (any Error).self) { try PhraseProgram(bytes: damaged) }
    }
  }
}
