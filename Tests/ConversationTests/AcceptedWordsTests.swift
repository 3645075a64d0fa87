import ConversationTesting
import Foundation
import IntentAssistant
import Testing

@testable import viva

/// What `ACCEPT=1` writes.
@Suite struct `Accepted words` {
  static let document = """
    # Two conversations
    ```convo
    locale: en
    bookshelf: Physics

    U: record 20 minutes of Physics
    = records +1
    ```
    Words between them.
    ```convo
    locale: en

    U: hello
    A: Good day.
    U: thanks
    ```
    The end.

    """

  static let accepted = """
    # Two conversations
    ```convo
    locale: en
    bookshelf: Physics

    U: record 20 minutes of Physics
    A: Recorded 20 minutes of Physics.
    | Physics
    | Mon, May 11 at 9:00 AM  20 min
    = records +1
    ```
    Words between them.
    ```convo
    locale: en

    U: hello
    A: Hello! What shall we do?
    U: thanks
    A: You're welcome.
    ```
    The end.

    """

  private func file(_ text: String) throws -> String {
    let path = NSTemporaryDirectory() + "accepted-\(UUID().uuidString).md"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func results(_ path: String) async throws -> [TranscriptResult] {
    var results: [TranscriptResult] = []
    for script in try TranscriptFiles.read(path) {
      results.append(await TranscriptRunner { _ in try Conversations.worlds.make() }.run(script))
    }
    return results
  }

  private func settle(_ result: TranscriptResult, _ words: AcceptedWords) {
    ConversationIssues.settle(result, environment: ["ACCEPT": "1"], accepted: words)
  }

  @Test(arguments: [[0, 1], [1, 0], [0, 1, 0]])
  func `of several conversations of a document stand where they belong`(order: [Int]) async throws {
    let path = try file(Self.document)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let (results, words) = (try await results(path), AcceptedWords())
    for index in order { settle(results[index], words) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.accepted)
  }

  @Test func `stand where they belong when all are accepted at once`() async throws {
    let path = try file(Self.document)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let (results, words) = (try await results(path), AcceptedWords())
    await withTaskGroup { group in
      for result in results { group.addTask { settle(result, words) } }
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.accepted)
  }

  @Test(arguments: ["\r\n", "\n"], ["\u{FEFF}", ""])
  func `leave the ends of lines and the mark of UTF-8`(end: String, mark: String) async throws {
    func written(_ text: String) -> String {
      mark + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)
    }
    let path = try file(written(Self.document))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let (results, words) = (try await results(path), AcceptedWords())
    for result in results { settle(result, words) }
    let data = try Data(contentsOf: URL(filePath: path))
    #expect(data == Data(written(Self.accepted).utf8))
  }

  @Test(arguments: [
    (nil, false), ("", false), ("0", false), ("false", false), ("False", false), ("true", true), ("1", true),
    ("True", true), ("yes", true), ("woodpecker", true),
  ])
  func `are for people, not for CI`(value: String?, isReadOnly: Bool) {
    #expect(TranscriptFiles.isReadOnly(in: value.map { ["CI": $0] } ?? [:]) == isReadOnly)
  }

  @Test func `overwrite nothing that somebody wrote meanwhile`() async throws {
    let path = try file(Self.document)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let results = try await results(path)
    let other = "A new line.\n" + Self.document
    try other.write(toFile: path, atomically: true, encoding: .utf8)
    let words = AcceptedWords()
    #expect(throws: TranscriptFiles.ChangedFile.self) { try words.accept(results[0]) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == other)
  }
}
