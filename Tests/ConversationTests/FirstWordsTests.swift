import Foundation
import IntentAssistant
import OpenAppIntents
import Testing

@testable import ConversationTesting

/// What an app says at its start, before anybody has said anything.
@Suite struct `Words before the first step` {
  /// It always has something to say.
  final class World: ConversationWorld {
    func provide(to manager: AppDependencyManager) {}
    func takeNotices() -> [IntentDialog] { [IntentDialog(message: "engine-thank")] }
  }

  static let app = ConversationApp(intents: [], words: Conversations.root + "/Examples/Kitchen") { _ in
    World()
  }

  @Test(arguments: [
    ("behind the headers", "locale: en\n\nU: thanks\nA: You're welcome.\n", 1),
    ("at the top without any", "U: thanks\nA: You're welcome.\n", 0),
    (
      "behind what is said about it",
      "# A talk.\nlocale: en\n\n# It begins.\n## First\nU: thanks\nA: You're welcome.\n", 3
    ),
  ])
  func `are accepted where they are said`(name: String, text: String, before: Int) async throws {
    let path = NSTemporaryDirectory() + "first-\(UUID().uuidString).convo"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let script = try #require(try TranscriptFiles.read(path).first)
    let result = await Self.app.result(of: script)
    #expect(result.failures.map(\.kind) == [.wording])
    try AcceptedWords().accept(result)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.insert("N: You're welcome.", at: before == 0 ? 0 : before + 1)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == lines.joined(separator: "\n"))
    // Read again it holds.
    let again = try #require(try TranscriptFiles.read(path).first)
    #expect(await Self.app.result(of: again).failures.map(\.report) == [])
  }
}
