import Testing

@testable import ReadlineREPL

@Suite struct CompletionListTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var line: String
    var start: Int
    var candidates: [String]
    var head: String
    var common: String
    var testDescription: String { name }
    init(_ name: String, _ line: String, _ start: Int, _ candidates: [String], head: String, common: String) {
      self.name = name
      self.line = line
      self.start = start
      self.candidates = candidates
      self.head = head
      self.common = common
    }
  }

  static let rows = [
    Row("one", "record cal", 7, ["Calculus"], head: "record ", common: "Calculus"),
    Row("several", "record cal", 7, ["Calculus", "Calculus II"], head: "record ", common: "Calculus"),
    Row("nothing shared keeps what was typed", "c", 0, ["Calculus", "chemistry"], head: "", common: "c"),
    Row("no spaces", "今日は微", 9, ["微分積分", "微分方程式"], head: "今日は", common: "微分"),
    Row("whole letters only", "ka", 0, ["か\u{3099}く", "かく"], head: "", common: "ka"),
    Row("a start inside a letter", "微", 1, ["微分"], head: "", common: "微分"),
    Row("a start beyond the line", "abc", 99, ["d"], head: "abc", common: "d"),
    Row("a negative start", "abc", -1, ["abcd"], head: "", common: "abcd"),
    Row("none", "abc", 3, [], head: "abc", common: ""),
    Row("hostile", "a", 0, ["a\u{1B}[2Jb"], head: "", common: "ab"),
  ]

  @Test(arguments: rows) func `what TAB puts in`(row: Row) {
    let list = CompletionList(line: row.line, start: row.start, candidates: row.candidates)
    #expect(list.head == row.head)
    #expect(list.common == row.common)
  }

  @Test func `each candidate is offered once, in its order`() {
    #expect(CompletionList(line: "", start: 0, candidates: ["b", "a", "b", ""]).candidates == ["b", "a"])
  }

  @Test func `candidates stand in columns of cells`() {
    let names = ["微分積分", "한국어", "Calculus", "Physics"]
    #expect(
      CompletionList.rows(names, width: 24, limit: 9) == ["微分積分  한국어", "Calculus  Physics"])
    #expect(CompletionList.rows(names, width: 10, limit: 2) == ["微分積分", "한국어", "…"])
    #expect(CompletionList.rows(["a very long title"], width: 8, limit: 2) == ["a very …"])
    #expect(CompletionList.rows([], width: 0, limit: 0) == [])
  }
}
