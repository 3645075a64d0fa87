import AppIntents
import ConversationTesting
import Foundation
import Kitchen

/// The kitchen as its conversations meet it.
final class KitchenWorld: ConversationWorld {
  private let kitchen: Kitchen

  init(clock: ConversationClock) { kitchen = Kitchen(now: { clock.now }) }

  func provide(to manager: AppDependencyManager) { manager.add(dependency: self.kitchen) }

  func names() -> [String: [ConversationName]] {
    ["items": kitchen.items.map { ConversationName(id: String($0.id), title: $0.name) }]
  }

  // MARK: The store, as conversations write it

  let sections = ["items", "oven"]

  func rows(of section: String) -> [String] {
    switch section {
    case "items": kitchen.items.map { "\($0.name) | \($0.count)" }
    case "oven": kitchen.ovenRemaining.map { ["\($0) s left"] } ?? []
    default: []
    }
  }

  /// `list: Milk; 3 Eggs`.
  func header(_ key: String, _ value: String) throws -> Bool {
    guard key == "list" else { return false }
    for entry in value.split(separator: ";") {
      let words = entry.split(separator: " ", maxSplits: 1)
      guard let first = words.first else { throw ConversationMistake("list: Milk; 3 Eggs") }
      let count = Int(first)
      kitchen.add(
        count == nil ? entry.trimmingCharacters(in: .whitespaces) : words.dropFirst().joined(),
        count: count ?? 1)
    }
    return true
  }

  /// `* power fails`.
  func event(_ name: String, _ arguments: String) -> Bool {
    guard name == "power", arguments == "fails" else { return false }
    kitchen.stopOven()
    return true
  }

  // MARK: What it says by itself

  func nextNotice() -> Date? { kitchen.ovenEnd }
  func takeNotices() -> [IntentDialog] {
    kitchen.takeOvenEnd() ? [IntentDialog(message: "oven-is-done")] : []
  }
}
