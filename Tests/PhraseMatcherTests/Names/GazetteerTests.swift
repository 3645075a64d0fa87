import ConversationModel
import Testing

@testable import PhraseMatcher

struct GazetteerTests {
  static let titles = [
    "Calculus I", "Calculus II", "Physics", "Quantum Physics", "Linear Algebra", "The Great Gatsby",
    "Café Français", "Introduction to Algorithms", "Learning SQL", "C++", "C", "C#", "E-Mail", "Lesson 1.5",
    "Lesson 15", "Malcolm X", "Node.js", "物理", "線形代数入門", "データベース入門", "英単語1900", "世界史の窓", "물리",
    "미적분학", "한국사 능력", "토익", "ﾌｧｲﾅﾝｽ", "日本語",
  ]
  static let names = Gazetteer(
    names: NameLists([
      "materials": titles.map { NameEntry(id: $0, title: $0) } + [
        NameEntry(id: "toeic", title: "TOEIC", reading: "토잌", synonyms: ["ETS test"]),
        NameEntry(id: "old", title: "Old Greek", isArchived: true),
        NameEntry(id: "new", title: "Modern Greek"),
      ]
    ]), options: [NameEntry(id: "1", title: "Calculus I")])

  struct Row: Sendable, CustomTestStringConvertible {
    var typed: String
    /// What the first read takes, as typed, and the titles it means; nil when nothing is read.
    var words: String?
    var titles: [String]
    var fit: NameMatch.Fit
    init(_ typed: String, _ words: String?, _ titles: [String] = [], _ fit: NameMatch.Fit = .exact) {
      self.typed = typed
      self.words = words
      self.titles = titles
      self.fit = fit
    }
    var testDescription: String { typed }
  }

  static let rows = [
    Row("Physics", "Physics", ["Physics"]),
    Row("PHYSICS please", "PHYSICS", ["Physics"]),
    Row("ｐｈｙｓｉｃｓ", "ｐｈｙｓｉｃｓ", ["Physics"]),
    Row("physics, 45 minutes", "physics", ["Physics"]),
    Row("physical exercise", nil),
    Row("quantum physics now", "quantum physics", ["Quantum Physics"]),
    Row("quantum", "quantum", ["Quantum Physics"], .partial),
    Row("calculus for me", "calculus", ["Calculus I", "Calculus II"], .partial),
    Row("calculus 2", "calculus 2", ["Calculus II"]),
    Row("calculus II now", "calculus II", ["Calculus II"]),
    Row("Calculus Ⅱ", "Calculus Ⅱ", ["Calculus II"]),
    Row("calculus 1", "calculus 1", ["Calculus I"]),
    Row("calculus 3", "calculus", ["Calculus I", "Calculus II"], .partial),
    Row("calculus25", nil),
    Row("malcolm x", "malcolm x", ["Malcolm X"]),
    Row("gatsby", "gatsby", ["The Great Gatsby"], .partial),
    Row("great gatsby", "great gatsby", ["The Great Gatsby"], .partial),
    Row("the great gatsby", "the great gatsby", ["The Great Gatsby"]),
    Row("the", nil),
    Row("to", nil),
    Row("algorithms", "algorithms", ["Introduction to Algorithms"], .partial),
    Row("sql", "sql", ["Learning SQL"], .partial),
    Row("cafe francais", "cafe francais", ["Café Français"]),
    Row("CAFÉ", "CAFÉ", ["Café Français"], .partial),
    Row("linearalgebra", "linearalgebra", ["Linear Algebra"]),
    Row("email", "email", ["E-Mail"]),
    Row("e mail", "e mail", ["E-Mail"]),
    Row("c++", "c++", ["C++"]),
    Row("c", "c", ["C"]),
    Row("c#", "c#", ["C#"]),
    Row("cat", nil),
    Row("lesson 1.5", "lesson 1.5", ["Lesson 1.5"]),
    Row("lesson 15", "lesson 15", ["Lesson 15"]),
    Row("node js", "node js", ["Node.js"]),
    Row("物理を45分", "物理", ["物理"]),
    Row("線形代数", "線形代数", ["線形代数入門"], .partial),
    Row("線形代数入門を", "線形代数入門", ["線形代数入門"]),
    Row("入門", "入門", ["線形代数入門", "データベース入門"], .partial),
    Row("でーたべーす入門", "でーたべーす入門", ["データベース入門"]),
    Row("データベース", "データベース", ["データベース入門"], .partial),
    Row("ファイナンス", "ファイナンス", ["ﾌｧｲﾅﾝｽ"]),
    Row("英単語 1900", "英単語 1900", ["英単語1900"]),
    Row("英単語", "英単語", ["英単語1900"], .partial),
    Row("世界史", "世界史", ["世界史の窓"], .partial),
    Row("の", nil),
    Row("물리를", "물리", ["물리"]),
    Row("물 리", "물 리", ["물리"]),
    Row("미적분", "미적분", ["미적분학"], .partial),
    Row("한국사를", "한국사", ["한국사 능력"], .partial),
    Row("toeic를", "toeic", ["TOEIC"]),
    Row("토잌", "토잌", ["TOEIC"]),
    Row("ets test", "ets test", ["TOEIC"]),
    Row("greek", "greek", ["Modern Greek", "Old Greek"], .partial),
    Row("biology", nil),
    Row("!!!", nil),
  ]

  @Test(arguments: rows)
  func `names are found where they begin`(_ row: Row) {
    let utterance = Normalizer.utterance(row.typed)
    let read = Self.names.exact("materials", utterance, at: 0).first
    #expect(read.map { utterance.typedText(0..<$0.end) } == row.words)
    #expect(read?.matches.map(\.entry.title) ?? [] == row.titles)
    if row.words != nil { #expect(read?.matches.first?.fit == row.fit) }
  }

  static let slips = [
    Row("線代", "", ["線形代数入門"], .close(slips: 0)),
    Row("データ入", "", ["データベース入門"], .close(slips: 0)),
    Row("タベ入", "", []),
    Row("データ", "", ["データベース入門"], .partial),
    Row("calclus", "", ["Calculus I", "Calculus II"], .close(slips: 1)),
    Row("calculsu 2", "", ["Calculus II"], .close(slips: 1)),
    Row("calculus 3", "", []),
    Row("phisics", "", ["Physics"], .close(slips: 1)),
    Row("phsyics", "", ["Physics"], .close(slips: 1)),
    Row("pphysics", "", ["Physics"], .close(slips: 1)),
    Row("fisics", "", []),
    Row("linear algbra", "", ["Linear Algebra"], .close(slips: 1)),
    Row("liner algbra", "", ["Linear Algebra"], .close(slips: 2)),
    Row("gatsbi", "", ["The Great Gatsby"], .close(slips: 1)),
    Row("cat", "", []),
    Row("物理", "", ["物理"], .exact),
    Row("物里", "", []),
    Row("뮬리", "", ["물리"], .close(slips: 1)),
    Row("토잌", "", ["TOEIC"], .exact),
    Row("미적푼학", "", ["미적분학"], .close(slips: 1)),
    Row("データベス", "", ["データベース入門"], .close(slips: 1)),
    Row("でーたべす", "", ["データベース入門"], .close(slips: 1)),
    Row("biology", "", []),
    Row("lesson 16", "", []),
  ]

  @Test(arguments: slips)
  func `words that are near a name mean it`(_ row: Row) {
    let utterance = Normalizer.utterance(row.typed)
    let matches = Self.names.matches("materials", words: 0..<utterance.count, in: utterance)
    #expect(matches.map(\.entry.title) == row.titles)
    if !row.titles.isEmpty { #expect(matches.first?.fit == row.fit) }
  }

  @Test func `a whole name hides the parts of others, and options are a list of their own`() {
    let utterance = Normalizer.utterance("linear algebra basics")
    let reads = Self.names.exact("materials", utterance, at: 0)
    #expect(reads.map(\.end) == [14])
    let calculus = Normalizer.utterance("calculus")
    #expect(Self.names.exact("options", calculus, at: 0).first?.matches.map(\.entry.id) == ["1"])
    let other = Self.names.with(options: [])
    #expect(other.exact("options", calculus, at: 0) == [])
    #expect(other.exact("materials", calculus, at: 0).count == 1)
    #expect(other.exact("materials", calculus, at: 3) == [])
    #expect(other.exact("materials", calculus, at: 99) == [])
    #expect(other.matches("materials", words: -5..<200, in: calculus).count == 2)
    #expect(other.matches("nothing", words: 0..<8, in: calculus) == [])
  }

  struct Pair: Sendable, CustomTestStringConvertible {
    var a: String
    var b: String
    var distance: Int?
    init(_ a: String, _ b: String, _ distance: Int?) {
      self.a = a
      self.b = b
      self.distance = distance
    }
    var testDescription: String { "\(a) \(b)" }
  }

  @Test(arguments: [
    Pair("abcd", "abcd", 0), Pair("abcd", "abdc", 1), Pair("abcd", "abc", 1), Pair("abcd", "xabcd", 1),
    Pair("abcd", "axcd", 1), Pair("abcd", "badc", 2), Pair("abcd", "bcda", 2), Pair("abcd", "dcba", nil),
    Pair("abcdefgh", "cdefgh", 2), Pair("abcdefgh", "bcdefg", 2), Pair("", "ab", 2), Pair("ca", "abc", nil),
    Pair("abcdefgh", "hgfedcba", nil), Pair("calculus", "clculsu", 2),
  ])
  func `letters that differ are counted up to two`(_ pair: Pair) {
    func distance(_ a: String, _ b: String) -> Int? { EditDistance(Array(a.utf16)).within(2, of: b.utf16) }
    #expect(distance(pair.a, pair.b) == pair.distance)
    #expect(distance(pair.b, pair.a) == pair.distance)
  }
}
