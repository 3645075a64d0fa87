import ConversationTesting
import Kitchen
import Testing

@Suite struct KitchenConversations {
  static let kitchen = ConversationApp(
    intents: [AddItem.self, RemoveItem.self, ShowList.self, StartOven.self, StopOven.self], words: "../.."
  ) { KitchenWorld(clock: $0) }

  @Test(arguments: kitchen.conversations(in: "Conversations"))
  func conversation(_ conversation: Conversation) async { await Self.kitchen.replay(conversation) }

  /// Every example is understood, in every language; every message exists in all of them.
  @Test func words() { Self.kitchen.checkWords() }
}
