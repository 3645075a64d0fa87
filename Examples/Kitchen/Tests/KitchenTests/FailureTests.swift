import AppIntents
import ConversationTesting
import Foundation
import Kitchen
import Synchronization
import Testing

/// A test of the tests: conversations that are wrong fail at their line.
@Suite struct FailureTests {
  static let kitchen = KitchenConversations.kitchen

  // Accepting would put the wrong words right.
  @Test(
    .disabled(if: ProcessInfo.processInfo.environment["ACCEPT"] != nil),
    arguments: [
      ("wrong-fact", 8, "= items +1"), ("wrong-words", 6, "+ A: butter is on the list."),
      ("unreadable", 4, "cannot read this line"), ("unknown-header", 3, "unknown header \"fridge\""),
      ("unknown-language", 2, "There are no phrases for \"xx\""),
    ])
  func failsAtItsLine(name: String, line: Int, text: String) async throws {
    let conversation = try #require(Self.kitchen.conversations(in: "Failing/\(name).convo").first)
    await withKnownIssue {
      await Self.kitchen.replay(conversation)
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileName == "\(name).convo"
        && issue.comments.contains { $0.rawValue.contains(text) }
    }
  }

  @Test(arguments: ["Nowhere", "../../Phrases"]) func aPlaceWithoutConversationsFails(path: String) async {
    for conversation in Self.kitchen.conversations(in: path) {
      await withKnownIssue { await Self.kitchen.replay(conversation) }
    }
  }

  /// Without the intent that the phrases are for, the check of the words says so.
  @Test func wordsAreHeldToTheIntents() {
    let other = ConversationApp(intents: [ShowList.self, BoilEgg.self], words: "../..") {
      KitchenWorld(clock: $0)
    }
    withKnownIssue {
      other.checkWords()
    } matching: {
      $0.comments.contains { $0.rawValue.contains("BoilEgg has no phrases") }
    }
  }
}

/// Apps with a mistake, under the names of the intents that are right: conversations notice.
@Suite struct MistakenKitchens {
  @Test(
    arguments: [
      ("forgets to ask", StartHastily.self, "oven", "waiting for confirmation"),
      ("loses a value", AddOne.self, "shopping", "= items"),
      ("changes what it only shows", ShowAndClear.self, "shopping", "only reads, and the store changed"),
    ] as [(String, any AppIntent.Type, String, String)])
  func areCaught(mistake: String, intent: any AppIntent.Type, name: String, text: String) async throws {
    let right: [any AppIntent.Type] = [
      AddItem.self, RemoveItem.self, ShowList.self, StartOven.self, StopOven.self,
    ]
    let kitchen = ConversationApp(
      intents: right.filter { $0.persistentIdentifier != intent.persistentIdentifier } + [intent],
      words: "../.."
    ) { KitchenWorld(clock: $0) }
    let conversation = try #require(kitchen.conversations(in: "Conversations/en/\(name).convo").first)
    // Whatever else differs then, the mistake itself must be named.
    let isNamed = Mutex(false)
    await withKnownIssue {
      await kitchen.replay(conversation)
    } matching: { issue in
      if issue.comments.contains(where: { $0.rawValue.contains(text) }) { isNamed.withLock { $0 = true } }
      return true
    }
    #expect(isNamed.withLock { $0 })
  }
}

/// Starts the oven without asking when it is on.
struct StartHastily: ParameterResolving {
  static let title: LocalizedStringResource = "Start Oven"
  static let persistentIdentifier = "StartOven"

  @Parameter(title: "Duration") var duration: Measurement<UnitDuration>
  @Dependency private var kitchen: Kitchen

  enum Reason: String, UnsupportedReason { case tooLong }

  static var resolutions: [ResolutionRule<Self>] {
    ResolutionRule(\.$duration) { _, proposal in
      guard let duration = proposal.value else { return .needsValue() }
      let isTooLong = duration.converted(to: .hours).value > 12
      return isTooLong ? .unsupported(reason: Reason.tooLong) : .success(with: duration)
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let seconds = Int(duration.converted(to: .seconds).value)
    kitchen.startOven(seconds: seconds)
    return .result(
      dialog: IntentDialog(message: "start-oven-done", arguments: ["duration": .duration(seconds: seconds)]))
  }
}

/// Always adds one.
struct AddOne: AppIntent {
  static let title: LocalizedStringResource = "Add Item"
  static let persistentIdentifier = "AddItem"

  @Parameter(title: "Item") var item: String
  @Parameter(title: "Count", default: 1, inclusiveRange: (1, 99)) var count: Int
  @Dependency private var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let line = kitchen.add(item, count: 1)
    return .result(
      dialog: line.count == 1
        ? "\(line.name) is on the list." : "\(line.count) × \(line.name) are on the list.")
  }
}

/// Clears the list that it shows.
struct ShowAndClear: ReadsOnly {
  static let title: LocalizedStringResource = "Show List"
  static let persistentIdentifier = "ShowList"

  @Dependency private var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let items = kitchen.items
    for item in items { kitchen.remove(id: item.id) }
    return .result(
      dialog: items.isEmpty ? "There is nothing to buy." : "To buy:",
      view: TextSnippet(lines: items.map { "\($0.count) × \($0.name)" }))
  }
}

struct BoilEgg: AppIntent {
  static let title: LocalizedStringResource = "Boil Egg"
  func perform() async throws -> some IntentResult { .result() }
}
