import Foundation
import Synchronization

/// A kitchen: an oven with a timer, and a shopping list. What is here would be on disk in a real app.
public final class Kitchen: Sendable {
  /// A line of the shopping list.
  public struct Item: Hashable, Sendable {
    public var id: Int
    public var name: String
    public var count: Int
  }

  private struct State {
    var items: [Item] = []
    var lastID = 0
    var ovenEnd: Date?
  }

  private let state = Mutex(State())
  private let now: @Sendable () -> Date

  /// - Parameter now: the time; tests hand in that of the conversation.
  public init(now: @escaping @Sendable () -> Date) { self.now = now }

  // MARK: The shopping list

  public var items: [Item] { state.withLock { $0.items } }

  /// Puts something on the list, or more of it.
  /// - Returns: the line of the list as it is now.
  @discardableResult
  public func add(_ name: String, count: Int) -> Item {
    state.withLock { state in
      if let known = state.items.firstIndex(where: { $0.name.lowercased() == name.lowercased() }) {
        state.items[known].count += count
        return state.items[known]
      }
      state.lastID += 1
      let item = Item(id: state.lastID, name: name, count: count)
      state.items.append(item)
      return item
    }
  }

  public func remove(id: Int) { state.withLock { $0.items.removeAll { $0.id == id } } }

  // MARK: The oven

  /// When the oven is done; nil while it is off.
  public var ovenEnd: Date? { state.withLock { $0.ovenEnd } }

  /// Seconds until the oven is done; nil while it is off.
  public var ovenRemaining: Int? { ovenEnd.map { Int($0.timeIntervalSince(now())) } }

  public func startOven(seconds: Int) {
    state.withLock { $0.ovenEnd = now().addingTimeInterval(Double(seconds)) }
  }

  public func stopOven() { state.withLock { $0.ovenEnd = nil } }

  /// Whether the oven became done, which is true once.
  public func takeOvenEnd() -> Bool {
    state.withLock { state in
      guard let end = state.ovenEnd, end <= now() else { return false }
      state.ovenEnd = nil
      return true
    }
  }
}
