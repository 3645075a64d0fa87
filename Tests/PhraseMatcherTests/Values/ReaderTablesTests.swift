import ConversationModel
import Testing

@testable import PhraseMatcher

struct ReaderTablesTests {
  @Test(arguments: ["en", "ja", "ko"])
  func `packed tables read the same`(_ locale: String) throws {
    let tables = try Repository.tables(locale)
    let bytes = tables.encode()
    // Japanese numbers are written in kana, too.
    #expect(bytes.count < 18_000)
    let padded = [7, 7] + bytes + [9]
    let loaded = try ReaderTables(bytes: padded[2..<(padded.count - 1)])
    #expect(loaded.encode() == bytes)
    for row in try CorpusRow.rows("durations.\(locale).txt") {
      #expect(row.failure(.duration, ValueReaders(tables: loaded)) == nil)
    }
  }

  @Test func `damaged tables are refused`() throws {
    let bytes = try Repository.tables("en").encode()
    for length in stride(from: 0, to: bytes.count, by: 7) {
      #expect(throws: ReaderTables.Damage.self) { try ReaderTables(bytes: bytes[..<length]) }
    }
    let texts = [
      "twenty five minutes", "二十五分", "first of -1.5 hours and a half", "pages 3 to 9", "last monday, 11/20",
    ]
    for index in stride(from: 0, to: bytes.count, by: 3) {
      var damaged = bytes
      damaged[index] ^= 0x15
      guard let tables = try? ReaderTables(bytes: damaged[...]) else { continue }
      let readers = ValueReaders(tables: tables)
      for text in texts {
        let utterance = Normalizer.utterance(text)
        for kind in ReaderKind.allCases { _ = readers.reads(kind, utterance, at: 0) }
      }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var yaml: String
    var mistake: ReaderMistake
    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "no readers", yaml: "language: en",
      mistake: .init(path: "readers", line: 0, column: 0, fact: .expectedMapping)),
    Row(
      name: "no YAML", yaml: "readers: [",
      mistake: .init(path: "readers", line: 0, column: 0, fact: .expectedMapping)),
    Row(
      name: "unknown reader", yaml: "readers:\n  moods: {}",
      mistake: .init(path: "readers.moods", line: 2, column: 3, fact: .unknownKey)),
    Row(
      name: "list for a mapping", yaml: "readers:\n  duration: [a]",
      mistake: .init(path: "readers.duration", line: 2, column: 13, fact: .expectedMapping)),
    Row(
      name: "bad number", yaml: "readers:\n  duration:\n    units:\n      x: [a]",
      mistake: .init(path: "readers.duration.units", line: 4, column: 7, fact: .badNumber("x"))),
    Row(
      name: "bad fraction", yaml: "readers:\n  duration:\n    fractions:\n      - {of: 1/0, whole: [a]}",
      mistake: .init(path: "readers.duration.fractions", line: 4, column: 9, fact: .badFraction("1/0"))),
    Row(
      name: "empty word", yaml: "readers:\n  duration:\n    joiners: [\"!\"]",
      mistake: .init(path: "readers.duration.joiners", line: 3, column: 15, fact: .emptyWord("!"))),
    Row(
      name: "unknown key of spans", yaml: "readers:\n  spans: {gap: [a]}",
      mistake: .init(path: "readers.spans.gap", line: 2, column: 11, fact: .unknownKey)),
    Row(
      name: "bad weekday", yaml: "readers:\n  dates:\n    weekdays:\n      8: [a]",
      mistake: .init(path: "readers.dates.weekdays", line: 4, column: 7, fact: .badNumber("8"))),
    Row(
      name: "empty period", yaml: "readers:\n  periods:\n    names:\n      today: [\"!\"]",
      mistake: .init(path: "readers.periods.names.today", line: 4, column: 15, fact: .emptyWord("!"))),
    Row(
      name: "doubled word", yaml: "readers:\n  duration:\n    units:\n      1: [a]\n      60: [a]",
      mistake: .init(path: "readers.duration.units.60", line: 5, column: 12, fact: .doubledWord("a"))),
  ]

  @Test(arguments: rows)
  func `mistakes are told with their place`(_ row: Row) {
    var mistakes: [ReaderMistake] = []
    _ = ReaderTables(yaml: row.yaml, mistakes: &mistakes)
    #expect(mistakes == [row.mistake])
  }

  @Test func `without words digits are still read`() {
    let readers = ValueReaders(tables: ReaderTables())
    #expect(
      readers.reads(.number, Normalizer.utterance("12"), at: 0) == [ValueRead(end: 2, value: .integer(12))])
    #expect(
      readers.reads(.duration, Normalizer.utterance("1:30"), at: 0)
        == [ValueRead(end: 4, value: .duration(seconds: 5400))])
    #expect(readers.reads(.ordinal, Normalizer.utterance("first"), at: 0) == [])
  }

  @Test(arguments: ["en", "ja", "ko"])
  func `nothing typed stops a reader`(_ locale: String) throws {
    let readers = try Repository.readers(locale)
    var state: UInt64 = 7
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let words = [
      "1", "99999999999999999999", "0.", ".5", "-", ":", "/", ",", " ", " and ", "a ", "hundred ", "thousand",
      "half", "hour ", "h", "m", "二", "十", "万", "時間", "半", "分", "한 ", "이", "만", "시간", "반", "째", "번", "#",
      "th",
      "twenty ", "trillion ", "first", "1/2", "억", "조",
    ]
    for _ in 0..<400 {
      let utterance = Normalizer.utterance((0..<8).map { _ in words[next(words.count)] }.joined())
      for start in -1...utterance.count {
        for kind in ReaderKind.allCases {
          let reads = readers.reads(kind, utterance, at: start)
          #expect(reads.allSatisfy { $0.end > start && $0.end <= utterance.count })
          #expect(reads.map(\.end) == reads.map(\.end).sorted(by: >))
        }
      }
    }
  }

  @Test func `free text is as typed, without marks around it`() throws {
    let readers = try Repository.readers("en")
    func text(_ typed: String, _ start: Int) -> String {
      let utterance = Normalizer.utterance(typed)
      return readers.text(start..<utterance.count, in: utterance)
    }
    #expect(text("memo Chapter 3 was HARD", 5) == "Chapter 3 was HARD")
    #expect(text("memo \"Chapter 3\"", 5) == "Chapter 3")
    #expect(text("memo \"hard\" one", 5) == "\"hard\" one")
    #expect(text("memo read (twice)", 5) == "read (twice)")
    #expect(text("memo   it's  fine. ", 5) == "it's  fine")
    #expect(text("memo that was hard!", 5) == "that was hard!")
    #expect(text("memo \"that was hard!\"", 5) == "that was hard!")
    #expect(text("add Organic Chemistry!", 4) == "Organic Chemistry")
    let reads = readers.reads(.text, Normalizer.utterance("one two three"), at: 4)
    #expect(reads.map(\.value) == [.text("two three"), .text("two")])
  }
}
