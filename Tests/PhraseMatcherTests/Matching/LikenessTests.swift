import ConversationModel
import Foundation
import Testing

@testable import PhraseMatcher

/// What is understood by its likeness to sample utterances.
struct LikenessTests {
  /// Utterances that no sentence and no frame has, and that are no sample.
  static let roundabout: [(locale: String, said: String, intent: IntentName, slots: [String])] = [
    (
      "en", "good grief, that was forty minutes of physics, jot it down somewhere", "RecordStudy",
      ["duration=2400", "material=Physics"]
    ),
    ("en", "right, that is quite enough of that for one evening, shut it down", "FinishStudy", []),
    ("ja", "ああ疲れた、物理を40分ほど頑張ったので残しておいてもらえると助かります", "RecordStudy", ["duration=2400", "material=物理"]),
    ("ko", "아이고 힘들다 물리 40분 붙들고 있었으니까 어디다 좀 남겨 놔요", "RecordStudy", ["duration=2400", "material=물리"]),
  ]

  @Test(arguments: roundabout)
  func `roundabout speech is understood`(
    row: (locale: String, said: String, intent: IntentName, slots: [String])
  ) throws {
    let matcher = try #require(CatalogTests.matchers[row.locale])
    let best = try #require(matcher.interpret(row.said, expecting: nil).readings.first)
    #expect(best.intent == row.intent)
    #expect(plain(best) == row.slots)
    #expect(best.cost > 0, "nothing but likeness should explain it")
  }

  static let phrases = """
    language: en
    lists:
      duration: {wildcard: true, reader: duration}
    free_speech:
      pieces: ["{duration}"]
      scopes: ["(if|unless)"]
    foreign: ["is it raining", "what a day", "buy some milk", "she waters the roses {duration}"]
    intents:
      Water:
        data: []
        takes: [duration]
        utterances: ["give the roses water", "water the roses", "let it rain on the roses", "the roses want {duration} of water", "water for {duration}"]
      Mow:
        data: []
        utterances: ["mow the lawn", "cut the grass", "the grass is too long", "make the lawn short"]
    """

  private func matcher() -> Matcher {
    let compiled = PhraseCompiler.compile(
      [PhraseSource(path: "garden.yaml", text: Self.phrases)], locale: LocaleCode(rawValue: "en"),
      readers: { language in phraseSources(language).first { $0.path.hasSuffix("_readers.yaml") } })
    #expect(compiled.mistakes == [])
    return Matcher(program: compiled.program, names: NameLists())
  }

  @Test func `an intent is named by what it is like, and its values are found`() throws {
    let best = try #require(
      matcher().interpret("the roses would like water for 20 minutes", expecting: nil).readings.first)
    #expect(best.intent == "Water")
    #expect(best.slots.map(\.name.rawValue) == ["duration"])
    #expect(best.template.file == "garden.yaml")
  }

  @Test func `what is like nothing, or like what is for nobody, is not understood`() {
    for said in ["is it raining today", "what a day it was", "buy milk"] {
      #expect(matcher().interpret(said, expecting: nil).readings.isEmpty, "\(said)")
    }
  }

  @Test func `strict matching knows no likeness`() {
    #expect(matcher().interpret("the grass is long", expecting: nil, strict: true).readings.isEmpty)
  }

  @Test func `the same samples always give the same weights`() {
    func learned() -> [Float] {
      LikenessTrainer(
        [
          .init(keys: [1, 2, 3], value: 0, among: 0..<2), .init(keys: [2, 4], value: 1, among: 0..<2),
          .init(keys: [1, 5], value: 0, among: 0..<2),
        ], classes: 2
      ).weights
    }
    #expect(learned() == learned())
    #expect(learned().contains { $0 != 0 })
  }

  @Test func `a slip changes few features of a word`() {
    let right = Set(
      LikenessReader(PhraseProgram()).keys(of: SampleUtterance("studied physics").parts, answering: nil))
    let wrong = Set(
      LikenessReader(PhraseProgram()).keys(of: SampleUtterance("studdied physics").parts, answering: nil))
    #expect(right.intersection(wrong).count * 2 > right.count)
    #expect(right != wrong)
  }

  @Test func `a sample may hold values, and braces that hold none`() {
    let parts = SampleUtterance("log {duration} of {material}").parts
    #expect(parts.count == 4)
    #expect(parts[1] == .value("duration"))
    #expect(SampleUtterance("an open { brace").parts.count == 1)
    #expect(SampleUtterance("").parts == [])
  }
}

/// Words that sound alike.
struct SoundsTests {
  static let alike: [(typed: String, meant: String)] = [
    ("勇気化学を45分やりました", "有機化学"), ("勇気かがくを45分やりました", "有機化学"), ("線型代数を45分やりました", "線形代数"),
  ]

  @Test(arguments: alike)
  func `a name is known by its sound`(row: (typed: String, meant: String)) throws {
    let program = try #require(CatalogTests.matchers["ja"]).program
    let matcher = Matcher(
      program: program,
      names: NameLists([
        "materials": [NameEntry(id: "1", title: row.meant), NameEntry(id: "2", title: "世界史")]
      ]))
    let best = try #require(matcher.interpret(row.typed, expecting: nil).readings.first)
    guard case .names(_, let matches)? = best["material"]?.value else {
      Issue.record("\(row.typed) holds no name")
      return
    }
    #expect(matches.first?.entry.title == row.meant)
    #expect(matches.first?.fit != .exact)
  }

  @Test func `characters sound in every way they are written with`() throws {
    let program = try #require(CatalogTests.matchers["ja"]).program
    let readings = Sounds(program).readings(of: "学者".unicodeScalars.map(\.value)).map { String(scalars: $0) }
    #expect(readings.contains("がくしゃ"))
    #expect(Sounds(PhraseProgram()).isEmpty)
  }
}
