import Foundation
import IntentAssistant
import Testing

@testable import viva

/// Scripts that must fail, and how: a test of the tests. Beside every `.convo` of `Tests/FailingConversations` stands
/// the report that it must give; `ACCEPT=1` writes it, to be read before it is kept.
@Suite struct `Scripts that must fail` {
  private static let folder = Conversations.root + "/Tests/FailingConversations"

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".convo") }.map { String($0.dropLast(".convo".count)) }.sorted()

  @Test(arguments: names) func `fails as it must`(name: String) async throws {
    var result: TranscriptResult
    do {
      let script = try #require(try TranscriptFiles.read("\(Self.folder)/\(name).convo").first)
      result = await TranscriptRunner { _ in try Conversations.worlds.make() }.run(script)
    } catch let error as TranscriptError {
      result = TranscriptFiles.unreadable(error)
    }
    #expect(result.isFailure)
    let report = TranscriptReport(results: [result], seconds: 0).text("text")
      .replacingOccurrences(of: Self.folder + "/", with: "")
    let environment = ProcessInfo.processInfo.environment
    if environment["ACCEPT"] == "1", !TranscriptFiles.isReadOnly(in: environment) {
      try (report + "\n").write(toFile: "\(Self.folder)/\(name).txt", atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOfFile: "\(Self.folder)/\(name).txt", encoding: .utf8)
    #expect(Self.withoutCatalogLines(report) + "\n" == Self.withoutCatalogLines(expected))
  }

  /// Messages move within their files: which one is named counts, not its line.
  private static func withoutCatalogLines(_ text: String) -> String {
    text.replacing(/\.ftl:\d+/, with: ".ftl")
  }

  @Test func `scripts that must fail are found`() { #expect(Self.names.count >= 20) }

  @Test(arguments: [
    "bookshelf Physics\n\nU: pause\n", "locale: en\n\nV: pause\n", "locale: en\n\n+25 miles\n",
    "locale: en\nlocale: ja\n\nU: pause\n", "locale: en\n\nU: pause\n\nbookshelf: Physics\n",
  ])
  func `cannot be read`(text: String) {
    #expect(throws: TranscriptError.self) {
      try TranscriptParser(path: "x.convo", text: text).transcripts()
    }
  }

  @Test(arguments: [("zone", "Mars/Olympus"), ("clock", "tomorrow"), ("width", "wide"), ("voice", "loud")])
  func `headers with a wrong value are errors at their line`(key: String, value: String) async throws {
    let text = "locale: en\n\(key): \(value)\n\nU: pause\n...\n"
    let script = try #require(try TranscriptParser(path: "x.convo", text: text).transcripts().first)
    let result = await TranscriptRunner { _ in try Conversations.worlds.make() }.run(script)
    #expect(result.failures.map(\.kind) == [.unreadable])
    #expect(result.failures.first?.line == 2)
  }
}
