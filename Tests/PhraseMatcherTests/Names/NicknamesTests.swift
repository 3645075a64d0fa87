import ConversationModel
import Testing

@testable import PhraseMatcher

/// What people say for words of titles, in titles with and without spaces.
struct NicknamesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var locale: String
    var title: String
    var texts: [String]
    var testDescription: String { "\(locale): \(name)" }
  }

  static let rows = [
    Row(name: "words", locale: "en", title: "Organic Chemistry II", texts: ["orgo II"]),
    Row(name: "where scripts change", locale: "ja", title: "英単語ターゲット1900", texts: ["英単ターゲット1900"]),
    Row(name: "Latin letters in kana", locale: "ja", title: "TOEIC問題集", texts: ["トイック問題集"]),
    Row(name: "inside a run of characters", locale: "ja", title: "新有機化学入門", texts: []),
    Row(name: "drawn to others without a change of script", locale: "ko", title: "고급선형대수", texts: []),
    Row(name: "a word of its own", locale: "ko", title: "고급 선형대수", texts: ["고급 선대"]),
    Row(name: "none", locale: "en", title: "Woodwork", texts: []),
  ]

  @Test(arguments: rows)
  func `nicknames stand for whole words`(row: Row) throws {
    let matcher = try #require(CatalogTests.matchers[row.locale])
    let texts = Nicknames(matcher.program).texts(of: row.title)
    #expect(row.texts.isEmpty ? texts == [] : Set(row.texts).isSubset(of: texts))
  }
}
