import Catalogs
import ConversationModel
import Foundation
import PhraseMatcher
import Rendering
import Testing

@testable import viva

@Suite("coverage of a folder of phrases")
struct CoverageReportTests {
  private static let phrases = """
    language: en
    intents:
      StartStopwatch:
        data:
          - sentences: ["start [the] stopwatch", "run [the] clock", "measure (it|me)"]
        examples: [start stopwatch]
    """
  private static let script = """
    title: with the article
    locale: en
    zone: UTC
    clock: 2026-05-11 09:00

    U: run the clock
    A: whatever
    """

  /// A folder with phrases and one conversation, removed with the test.
  private final class Folder {
    let path = NSTemporaryDirectory() + "viva-coverage-\(UUID().uuidString)"

    init() throws {
      try write(CoverageReportTests.phrases, to: "Phrases/en/StartStopwatch.yaml")
      try write(CoverageReportTests.script, to: "Conversations/en/article.convo")
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    private func write(_ text: String, to name: String) throws {
      let file = URL(fileURLWithPath: path).appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    /// The coverage by the examples, and by the conversations in some of the folder.
    func coverage(_ conversations: [String]) async throws -> PhraseCoverage {
      let path = path
      let said = try await ConversationLines.all(in: conversations.map { "\(path)/\($0)" }) {
        StudyWorlds(root: path, listener: $0)
      }
      var coverage = PhraseCoverage(LoadedCatalogs(root: path, cache: nil).markedPhrases("en"))
      coverage.hearExamples()
      for line in said { coverage.hear(line) }
      return coverage
    }
  }

  @Test("examples alone")
  func examples() async throws {
    let lines = CoverageReport.lines(try await Folder().coverage([]), nil, "en")
    #expect(
      lines == [
        "Phrases/en/StartStopwatch.yaml  templates 1/3  branches 1/6",
        "Phrases/en/StartStopwatch.yaml:5:47: sentence \"run [the] clock\"",
        "Phrases/en/StartStopwatch.yaml:5:66: sentence \"measure (it|me)\"",
        "Phrases/en/StartStopwatch.yaml:5:29: branch \"the\" of \"start [the] stopwatch\"",
        "en: reached 1/3 templates, 1/6 branches; 3 places unreached",
      ], "\(lines.joined(separator: "\n"))")
  }

  @Test("what conversations say counts as well")
  func conversations() async throws {
    let lines = CoverageReport.lines(try await Folder().coverage(["Conversations"]), nil, "en")
    #expect(
      lines == [
        "Phrases/en/StartStopwatch.yaml  templates 2/3  branches 2/6",
        "Phrases/en/StartStopwatch.yaml:5:66: sentence \"measure (it|me)\"",
        "Phrases/en/StartStopwatch.yaml:5:29: branch \"the\" of \"start [the] stopwatch\"",
        "Phrases/en/StartStopwatch.yaml:5:51: never without \"[the]\" in \"run [the] clock\"",
        "en: reached 2/3 templates, 2/6 branches; 3 places unreached",
      ], "\(lines.joined(separator: "\n"))")
  }

  @Test("messages that no conversation shows are named behind the counts")
  func messages() async throws {
    let messages: CoverageReport.Messages = (3, [("Dialogs/en/a.ftl", 7, "greeting.why")])
    let coverage = try await Folder().coverage([])
    #expect(
      CoverageReport.lines(coverage, messages, "en").suffix(2) == [
        "Dialogs/en/a.ftl:7: message greeting.why", "en: 2/3 messages shown",
      ])
    let json = CoverageReport.json(coverage, messages, "en").text
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["messages"] as? [String: Int] == ["all": 3, "reached": 2])
    #expect((object["unworded"] as? [[String: Any]])?.first?["message"] as? String == "greeting.why")
  }

  @Test("as JSON")
  func json() async throws {
    let text = CoverageReport.json(try await Folder().coverage(["Conversations"]), nil, "en").text
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["templates"] as? [String: Int] == ["all": 3, "reached": 2])
    #expect(object["branches"] as? [String: Int] == ["all": 6, "reached": 2])
    let unreached = try #require(object["unreached"] as? [[String: Any]])
    #expect(unreached.map { $0["column"] as? Int } == [29, 51, 66])
    #expect(unreached.map { $0["kind"] as? String } == ["said", "leftOut", "sentence"])
  }

  @Test("a conversation that is not there is an error")
  func missing() async throws {
    let folder = try Folder()
    await #expect(throws: (any Error).self) { try await folder.coverage(["Nothing"]) }
  }
}
