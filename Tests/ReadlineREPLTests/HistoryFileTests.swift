import Foundation
import Glibc
import Testing

@testable import ReadlineREPL

@Suite struct HistoryFileTests {
  @Test func `lines are kept, readable by their owner alone`() throws {
    let folder = try TemporaryFolder()
    let history = HistoryFile(path: folder.path + "/state/viva/history")
    history.append("record 25 min")
    history.append("微分積分")
    #expect(history.load() == ["record 25 min", "微分積分"])
    #expect(try folder.read("state/viva/history") == "record 25 min\n微分積分\n")
    var status = stat()
    #expect(stat(history.path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/state/viva") == ["history"])
  }

  @Test func `a line said again moves to the end`() throws {
    let folder = try TemporaryFolder()
    let history = HistoryFile(path: folder.path + "/history")
    for line in ["a", "b", "b", "a", "c", "b"] { history.append(line) }
    #expect(try folder.read("history") == "a\nc\nb\n")
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var line: String
    var entry: String?
    var testDescription: String { name }
    init(_ name: String, _ line: String, _ entry: String?) {
      self.name = name
      self.line = line
      self.entry = entry
    }
  }

  static let rows = [
    Row("as typed", "record 25 min ", "record 25 min "), Row("empty", "", nil),
    Row("secret by a space", " record", nil), Row("secret by a wide space", "\u{3000}record", nil),
    Row("line breaks", "a\nb\u{2028}c", "a b c"), Row("NUL", "a\u{0}b", "ab"),
  ]

  @Test(arguments: rows) func `a line is kept on one line, or not at all`(row: Row) {
    #expect(HistoryFile.entry(row.line) == row.entry)
  }

  @Test func `the oldest lines make room`() {
    let lines = (0..<2_500).map(String.init)
    #expect(HistoryFile.tidy(lines) == Array(lines.suffix(2_000)))
  }

  @Test func `terminals add to each other's lines`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/history"
    await withTaskGroup(of: Void.self) { group in
      for terminal in 0..<4 {
        group.addTask { for line in 0..<10 { HistoryFile(path: path).append("\(terminal) \(line)") } }
      }
    }
    let expected = (0..<4).flatMap { terminal in (0..<10).map { "\(terminal) \($0)" } }
    #expect(Set(HistoryFile(path: path).load()) == Set(expected))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["history"])
  }

  @Test func `a link stays a link`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Array("old\n".utf8), to: "real")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: folder.path + "/real")
    HistoryFile(path: folder.path + "/link").append("new")
    #expect(try folder.read("real") == "old\nnew\n")
  }

  @Test func `a place where nothing can be kept stays as it was`() throws {
    let folder = try TemporaryFolder()
    try #require(mkfifo(folder.path + "/pipe", 0o600) == 0)
    for place in [folder.path, folder.path + "/pipe", "/dev/null/history", "/proc/history"] {
      HistoryFile(path: place).append("line")
    }
    var status = stat()
    #expect(stat(folder.path + "/pipe", &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    #expect(HistoryFile(path: folder.path).load() == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["pipe"])
  }
}
