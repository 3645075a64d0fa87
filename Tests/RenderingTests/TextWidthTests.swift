import Rendering
import Testing

@Suite struct TextWidthTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var cells: Int
    var testDescription: String { name }
    init(_ name: String, _ text: String, _ cells: Int) {
      self.name = name
      self.text = text
      self.cells = cells
    }
  }

  static let rows = [
    Row("nothing", "", 0),
    Row("ASCII", "Calculus", 8),
    Row("kanji", "日本語", 6),
    Row("Hangul", "한국어", 6),
    Row("decomposed Hangul", "\u{1112}\u{1161}\u{11AB}", 2),
    Row("kana", "ストップ", 8),
    Row("halfwidth kana", "ｱｲｳ", 3),
    Row("halfwidth kana with a voicing mark", "ｶﾞ", 2),
    Row("decomposed が", "か\u{3099}", 2),
    Row("full width letters", "ＡＢ", 4),
    Row("combining accent", "e\u{301}", 1),
    Row("many combining marks", "e\u{301}\u{302}\u{303}\u{304}", 1),
    Row("a lone combining mark", "\u{301}", 0),
    Row("zero width space and joiner", "a\u{200B}\u{200D}b", 2),
    Row("an emoji", "⏰", 2),
    Row("a family", "👨‍👩‍👧‍👦", 2),
    Row("a flag", "🇯🇵", 2),
    Row("two flags", "🇯🇵🇰🇷", 4),
    Row("half a flag", "🇯", 1),
    Row("a skin tone", "👍🏽", 2),
    Row("a heart as text", "❤", 1),
    Row("a heart as a picture", "❤\u{FE0F}", 2),
    Row("a keycap", "1\u{FE0F}\u{20E3}", 2),
    Row("ambiguous signs", "—…①│█", 5),
    Row("a rare ideograph", "𠮷", 2),
    Row("a soft hyphen", "a\u{AD}b", 3),
  ]

  @Test(arguments: rows) func `a text takes its cells`(row: Row) {
    #expect(TextWidth.cells(row.text) == row.cells)
  }

  struct Cut: Sendable, CustomTestStringConvertible {
    var text: String
    var limit: Int
    var result: String
    var testDescription: String { "\(text) to \(limit)" }
    init(_ text: String, _ limit: Int, _ result: String) {
      self.text = text
      self.limit = limit
      self.result = result
    }
  }

  static let cuts = [
    Cut("Calculus", 8, "Calculus"), Cut("Calculus", 7, "Calcul…"), Cut("Calculus", 1, "…"),
    Cut("Calculus", 0, ""), Cut("Calculus", -3, ""),
    Cut("微分積分", 8, "微分積分"), Cut("微分積分", 7, "微分積…"), Cut("微分積分", 6, "微分…"),
    Cut("微分積分", 2, "…"),
    Cut("a👨‍👩‍👧‍👦b", 3, "a…"), Cut("cafe\u{301}s", 5, "cafe\u{301}s"), Cut("cafe\u{301}s", 4, "caf…"),
    Cut("🇯🇵🇰🇷", 3, "🇯🇵…"),
  ]

  @Test(arguments: cuts) func `a text is cut between clusters`(cut: Cut) {
    let result = TextWidth.truncate(cut.text, to: cut.limit)
    #expect(result == cut.result)
    #expect(TextWidth.cells(result) <= max(0, cut.limit))
  }
}
