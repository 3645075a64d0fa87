import ConversationModel
import Testing

@testable import PhraseMatcher

/// Values that speakers take back themselves, words that they quote, and what no command has a place for.
struct SpokenRepairTests {
  static let takenBack: [(locale: String, said: String, intent: IntentName, slots: [String])] = [
    ("en", "physics 30 minutes no wait calculus", "RecordStudy", ["duration=1800", "material=Calculus"]),
    (
      "en", "record 20 minutes of physics, I mean 40 minutes", "RecordStudy",
      ["duration=2400", "material=Physics"]
    ),
    ("en", "physics 30 minutes, no wait, 40", "RecordStudy", ["duration=2400", "material=Physics"]),
    ("en", "physics 30, no, 40 minutes", "RecordStudy", ["duration=2400", "material=Physics"]),
    ("ja", "物理を30分、いや40分", "RecordStudy", ["duration=2400", "material=物理"]),
    (
      "en", "I did thirty minutes of physics, or rather forty, log it", "RecordStudy",
      ["duration=2400", "material=Physics"]
    ),
    ("ko", "물리 30분, 아니 40, 그렇게 적어 줘", "RecordStudy", ["duration=2400", "material=물리"]),
    (
      "ja", "物理を12ページから18ページまで、いや20ページまで", "RecordStudy",
      ["end=20 pages", "material=物理", "start=12 pages"]
    ),
    (
      "en", "physics from page 12 to page 18, no, up to page 20", "RecordStudy",
      ["end=20 pages", "material=Physics", "start=12 pages"]
    ),
    (
      "ko", "물리 12쪽부터 18쪽까지, 아니 20쪽까지", "RecordStudy",
      ["end=20 pages", "material=물리", "start=12 pages"]
    ),
    ("en", "countdown of fifteen, no, make that eighteen minutes", "StartTimer", ["duration=1080"]),
    (
      "en", "finish it, I got from page 30 to 41, er, 42, and that was it", "FinishStudy",
      ["end=42 pages", "start=30 pages"]
    ),
    ("ko", "물리 30분, 아니 40분", "RecordStudy", ["duration=2400", "material=물리"]),
  ]

  @Test(arguments: takenBack)
  func `what is taken back is not meant`(
    row: (locale: String, said: String, intent: IntentName, slots: [String])
  ) throws {
    let matcher = try #require(CatalogTests.matchers[row.locale])
    let best = try #require(matcher.interpret(row.said, expecting: nil).readings.first)
    #expect(best.intent == row.intent)
    #expect(plain(best).sorted() == row.slots)
  }

  static let quoted: [(locale: String, said: String, title: String)] = [
    ("en", "could you put \"Sapiens\" on my shelf please", "Sapiens"),
    (
      "en", "my brother gave me a book, it's called 'The Selfish Gene', would you put it on my shelf",
      "The Selfish Gene"
    ),
    ("en", "put \"Guns, Germs, and Steel\" on my shelf", "Guns, Germs, and Steel"),
    ("ko", "책장에 총, 균, 쇠 추가해 줘", "총, 균, 쇠"),
    ("en", "add a book called The Lion, the Witch and the Wardrobe", "The Lion, the Witch and the Wardrobe"),
    ("ja", "教え子に源氏物語をもらったので、「源氏物語」という題で棚に加えて", "源氏物語"),
    ("ko", "친구가 골라 줬는데 '총 균 쇠'라는 책이야, 책장에 넣어 줘", "총 균 쇠"),
  ]

  @Test(arguments: quoted)
  func `a quoted title is the title`(row: (locale: String, said: String, title: String)) throws {
    let matcher = try #require(CatalogTests.matchers[row.locale])
    let best = try #require(matcher.interpret(row.said, expecting: nil).readings.first)
    #expect(best.intent == "AddMaterial")
    #expect(plain(best).contains("title=\(row.title)"))
  }

  @Test(arguments: [
    (typed: "the boys' book", found: []), (typed: "it's 5' long", found: []),
    (typed: "「物理」と『化学』", found: ["物理", "化学"]), (typed: "say \"hi\" to 'Tom'", found: ["hi", "Tom"]),
    (typed: "\"\" and \"open", found: []), (typed: "don't 'stop me'", found: ["stop me"]),
  ])
  func `quotation marks are told from apostrophes`(row: (typed: String, found: [String])) {
    let utterance = Normalizer.utterance(row.typed)
    #expect(utterance.quotations.map { utterance.text(in: $0.inside) } == row.found)
  }

  static let unplaced: [(locale: String, said: String, unused: [String])] = [
    ("en", "record 45 minutes of physics yesterday", ["yesterday"]),
    ("en", "physics 30 minutes on Monday", ["on Monday"]),
    ("ja", "昨日物理を2時間やった", ["昨日"]), ("ko", "그저께 물리 30분 했어", ["그저께"]), ("en", "physics 30 minutes", []),
  ]

  @Test(arguments: unplaced)
  func `what has no place is named`(row: (locale: String, said: String, unused: [String])) throws {
    let matcher = try #require(CatalogTests.matchers[row.locale])
    let best = try #require(matcher.interpret(row.said, expecting: nil).readings.first)
    #expect(best.intent == "RecordStudy")
    #expect(best.unused == row.unused)
  }
}
