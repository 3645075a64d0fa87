import Foundation
import IntentAssistant
public import OpenAppIntents
import Testing

/// An app whose conversations are tested: its intents, its words, and its world.
///
/// ```swift
/// @Suite struct KitchenConversations {
///   static let kitchen = ConversationApp(
///     intents: [StartOven.self, AddItem.self], words: "../../Resources"
///   ) { KitchenWorld(clock: $0) }
///
///   @Test(arguments: kitchen.conversations(in: "Conversations"))
///   func conversation(_ conversation: Conversation) async { await Self.kitchen.replay(conversation) }
///
///   @Test func words() { Self.kitchen.checkWords() }
/// }
/// ```
///
/// Failures are issues at the line of the `.convo` file. `ACCEPT=1 swift test` rewrites the words that conversations
/// expect (`A:`, `N:`, `|`) as they are now; facts (`=`, `==`) are written by people only, and nothing is in CI.
/// `CONVERSATION=oven swift test` plays only the files whose path holds that text.
public final class ConversationApp: Sendable {
  let intents: [any AppIntent.Type]
  let makeWorld: @Sendable (ConversationClock) -> any ConversationWorld
  let catalogs: AppCatalogs

  /// Puts an app together.
  /// - Parameters:
  ///   - intents: the types of its intents.
  ///   - words: the folder that holds `Phrases/<locale>/*.yaml` and `Dialogs/<locale>/*.ftl`, as a path or relative to
  ///     the file of the test.
  ///   - file: the file of the test.
  ///   - world: makes the app, empty, for one conversation.
  public init(
    intents: [any AppIntent.Type], words: String, relativeTo file: String = #filePath,
    world: @escaping @Sendable (ConversationClock) -> any ConversationWorld
  ) {
    self.intents = intents
    makeWorld = world
    catalogs = AppCatalogs(root: Self.path(words, beside: file))
  }

  /// The conversations of a folder, or of one `.convo` or Markdown file: the arguments of a test.
  ///
  /// A file that cannot be read, and a place without conversations, are conversations that fail.
  /// - Parameters:
  ///   - path: a path, or one relative to the file of the test.
  ///   - file: the file of the test.
  public func conversations(in path: String, relativeTo file: String = #filePath) -> [Conversation] {
    Conversation.all(
      at: Self.path(path, beside: file), wanted: ProcessInfo.processInfo.environment["CONVERSATION"])
  }

  /// Plays a conversation in a world of its own, and records whatever differs as issues at its lines.
  public func replay(_ conversation: Conversation) async {
    switch conversation.content {
    case .unreadable(let result): ConversationIssues.settle(result)
    case .script(let script): ConversationIssues.settle(await result(of: script))
    }
  }

  func result(of script: Transcript) async -> TranscriptResult {
    await TranscriptRunner { [self] in AppScriptWorld(self, surroundings: $0) }.run(script)
  }

  private static func path(_ path: String, beside file: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    let folder = (file as NSString).deletingLastPathComponent
    return ((folder as NSString).appendingPathComponent(path) as NSString).standardizingPath
  }
}
