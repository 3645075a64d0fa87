import ConversationModel
import Rendering
import Testing

typealias Cell = SnippetCell<String>

@Suite struct SnippetRendererTests {
  static let table = SnippetBlock<String>.table(
    headings: ["Material", "Time", "Pages"], numeric: [1, 2],
    rows: [
      [Cell("微分積分"), Cell("1 h 40 min"), Cell("12")],
      [Cell("한국어 입문"), Cell("25 min"), Cell("3")],
      [Cell("Family 👨‍👩‍👧‍👦 and others, collected"), Cell("5 min"), Cell("")],
    ],
    footer: [Cell("Total"), Cell("2 h 10 min"), Cell("15")])

  private func lines(
    _ block: SnippetBlock<String>, width: Int = 80, color: Bool = false,
    glyphs: RenderingStyle.Glyphs = .blocks
  ) -> [String] {
    SnippetRenderer(style: RenderingStyle(width: width, color: color, glyphs: glyphs)).lines(block)
  }

  @Test func `a table lines up in cells`() {
    #expect(
      lines(Self.table) == [
        "Material                               Time  Pages",
        "──────────────────────────────────────────────────",
        "微分積分                         1 h 40 min     12",
        "한국어 입문                          25 min      3",
        "Family 👨‍👩‍👧‍👦 and others, collected       5 min",
        "──────────────────────────────────────────────────",
        "Total                            2 h 10 min     15",
      ])
  }

  @Test func `at 40 columns texts are shortened and numbers are whole`() {
    #expect(
      lines(Self.table, width: 40, glyphs: .ascii) == [
        "Material                     Time  Pages",
        "----------------------------------------",
        "微分積分               1 h 40 min     12",
        "한국어 입문                25 min      3",
        "Family 👨‍👩‍👧‍👦 and others…       5 min",
        "----------------------------------------",
        "Total                  2 h 10 min     15",
      ])
  }

  @Test func `where columns would be too narrow, a row becomes a sentence`() {
    #expect(
      lines(Self.table, width: 24) == [
        "Material: 微分積分,", "  Time: 1 h 40 min,", "  Pages: 12", "Material: 한국어 입문,",
        "  Time: 25 min, Pages: 3", "Material: Family 👨‍👩‍👧‍👦 and", "  others, collected,", "  Time: 5 min",
        "Material: Total,", "  Time: 2 h 10 min,", "  Pages: 15",
      ])
  }

  @Test func `a screen reader gets sentences`() {
    #expect(
      lines(Self.table, glyphs: .spoken) == [
        "Material: 微分積分, Time: 1 h 40 min, Pages: 12", "Material: 한국어 입문, Time: 25 min, Pages: 3",
        "Material: Family 👨‍👩‍👧‍👦 and others, collected, Time: 5 min",
        "Material: Total, Time: 2 h 10 min, Pages: 15",
      ])
  }

  @Test func `a column that nobody filled goes first when it is narrow`() {
    let block = SnippetBlock<String>.table(
      headings: ["Material", "Memo and more of it", "Time"], numeric: [2],
      rows: [[Cell("Calculus"), Cell(""), Cell("25 min")]], footer: nil)
    #expect(lines(block, width: 20) == ["Material    Time", "────────────────", "Calculus  25 min"])
  }

  @Test(arguments: [8, 12, 20, 39, 40, 60, 80]) func `no row is wider than the width`(width: Int) {
    let blocks: [SnippetBlock<String>] = [
      Self.table, .line([Cell("Calculus", .title), Cell("12 min so far, paused since 9:50", .dim)]),
      .progress(value: 250, whole: 360, words: "4 h 10 min of 6 h, 69 %"),
      .choices(["Calculus", "微分積分の本をもう一度最初から読む"]),
    ]
    for glyphs in [RenderingStyle.Glyphs.blocks, .ascii, .spoken] {
      let rows = blocks.flatMap { lines($0, width: width, glyphs: glyphs) }
      #expect(rows.allSatisfy { TextWidth.cells($0) <= width }, "\(rows)")
    }
  }

  @Test func `rows of unequal length and hostile cells do no harm`() {
    let block = SnippetBlock<String>.table(
      headings: ["A"], numeric: [7],
      rows: [[Cell("x\u{1B}[2J\ny"), Cell("z")], []], footer: [])
    #expect(lines(block) == ["A", "──────", "x y  z", "", "──────", ""])
    #expect(lines(.table(headings: [], numeric: [], rows: [], footer: nil)) == [])
  }

  struct Bar: Sendable, CustomTestStringConvertible {
    var value: Int
    var whole: Int
    var blocks: String
    var ascii: String
    var testDescription: String { "\(value) of \(whole)" }
    init(_ value: Int, _ whole: Int, _ blocks: String, _ ascii: String) {
      self.value = value
      self.whole = whole
      self.blocks = blocks
      self.ascii = ascii
    }
  }

  static let bars = [
    Bar(0, 100, "░░░░░░░░░░", "----------"),
    Bar(1, 1_000, "▏░░░░░░░░░", "#---------"),
    Bar(33, 100, "███▎░░░░░░", "###-------"),
    Bar(50, 100, "█████░░░░░", "#####-----"),
    Bar(69, 100, "██████▉░░░", "#######---"),
    Bar(999, 1_000, "█████████▉", "#########-"),
    Bar(100, 100, "██████████", "##########"),
    Bar(Int.max, 100, "██████████", "##########"),
    Bar(1, Int.max, "▏░░░░░░░░░", "#---------"),
    Bar(5, 0, "░░░░░░░░░░", "----------"),
    Bar(-5, -1, "░░░░░░░░░░", "----------"),
  ]

  @Test(arguments: bars) func `a bar never lies, and its words stand behind it`(bar: Bar) {
    let block = SnippetBlock<String>.progress(value: bar.value, whole: bar.whole, words: "words")
    #expect(lines(block, width: 17) == [bar.blocks + "  words"])
    #expect(lines(block, width: 17, glyphs: .ascii) == [bar.ascii + "  words"])
    #expect(lines(block, width: 17, glyphs: .spoken) == ["words"])
  }

  @Test func `the words of a bar go below where there is no room`() {
    let block = SnippetBlock<String>.progress(value: 1, whole: 2, words: "4 h 10 min of 6 h, 69 %")
    #expect(lines(block, width: 20) == ["██████████░░░░░░░░░░", "4 h 10 min of 6 h,", "69 %"])
  }

  @Test func `choices are numbered from 1`() {
    #expect(lines(.choices(["Calculus", "微分"])) == ["1  Calculus", "2  微分"])
    let ten = lines(.choices((1...10).map(String.init)))
    #expect(ten.first == " 1  1" && ten.last == "10  10")
  }

  @Test func `a role colours its text and nothing beside it`() {
    #expect(
      lines(.line([Cell("Calculus", .title), Cell("paused", .dim)]), color: true)
        == ["\u{1B}[1mCalculus\u{1B}[0m  \u{1B}[2mpaused\u{1B}[0m"])
    #expect(lines(.line([Cell("Calculus", .title), Cell("paused", .dim)])) == ["Calculus  paused"])
  }

  @Test func `without its colours a picture is the same`() {
    let coloured = lines(Self.table, color: true).map(TerminalText.clean)
    #expect(coloured == lines(Self.table))
  }
}
