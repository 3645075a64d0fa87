import Rendering
import Testing

@Suite struct LineWrappingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var width: Int
    var lines: [String]
    var testDescription: String { name }
    init(_ name: String, _ text: String, _ width: Int, _ lines: [String]) {
      self.name = name
      self.text = text
      self.width = width
      self.lines = lines
    }
  }

  static let sentence = "Recorded Calculus: 25 minutes, pages 10 to 24. Today 1 hour 40 minutes so far."

  static let rows = [
    Row("short", "Done.", 40, ["Done."]),
    Row("empty", "", 40, [""]),
    Row("exactly 80", String(repeating: "x", count: 80), 80, [String(repeating: "x", count: 80)]),
    Row(
      "words at 40", sentence, 40,
      ["Recorded Calculus: 25 minutes, pages 10", "to 24. Today 1 hour 40 minutes so far."]),
    Row("words at 80", sentence, 80, [sentence]),
    Row("a word longer than the line", "see aaaaaaaaaaaaaaa now", 8, ["see", "aaaaaaaa", "aaaaaaa", "now"]),
    Row("Japanese anywhere", "微分積分の計測を開始しました。", 12, ["微分積分の計", "測を開始しま", "した。"]),
    Row("no full stop at the beginning", "微分積分の計測。", 14, ["微分積分の計", "測。"]),
    Row("no bracket at the end", "本は「微分積分」です", 6, ["本は", "「微分", "積分」", "です"]),
    Row("Korean between words", "한국어 공부를 기록했습니다", 14, ["한국어 공부를", "기록했습니다"]),
    Row("mixed", "TOEICを25分 recorded", 10, ["TOEICを25", "分", "recorded"]),
    Row("an odd width before a wide letter", "a微分積", 4, ["a微", "分積"]),
    Row("the indentation is kept", "  - one two three", 11, ["  - one two", "  three"]),
    Row("narrower than a letter", "微", 1, ["微"]),
  ]

  @Test(arguments: rows) func `a line is broken where it reads well`(row: Row) {
    #expect(LineWrapping.wrap(row.text, width: row.width) == row.lines)
  }

  @Test(arguments: [8, 10, 20, 40, 80]) func `no line is wider than the width, and no letter is lost`(
    width: Int
  ) {
    let text = "微分積分、Calculus（Stewart）を 25 min, 한국어 공부 👨‍👩‍👧‍👦 abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz"
    let lines = LineWrapping.wrap(text, width: width)
    #expect(lines.allSatisfy { TextWidth.cells($0) <= width })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
