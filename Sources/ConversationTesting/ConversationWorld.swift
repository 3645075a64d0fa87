public import Foundation
public import OpenAppIntents

/// The app as its conversations meet it: the services behind its intents, and what is in its store.
///
/// One is made for every conversation, empty. Everything has a default but `provide`; an app adds what its
/// conversations need.
public protocol ConversationWorld: AnyObject, Sendable {
  /// Adds the services that intents and queries ask for with `@Dependency`. Called at every start of the process.
  func provide(to manager: AppDependencyManager)

  /// The names people may say, by the `source:` of the lists in the phrase files.
  func names() throws -> [String: [ConversationName]]

  /// The sections of the store that claims (`= items +1`) and final states (`== items`) may name.
  var sections: [String] { get }
  /// Every row of a section in order, as conversations write it: cells with ` | ` between.
  func rows(of section: String) async throws -> [String]

  /// A header of the app's own (`shelf: Milk; Eggs`), before the conversation opens. False when there is no such header.
  /// - Throws: what is wrong with the value, in words for the author.
  func header(_ key: String, _ value: String) async throws -> Bool
  /// An event of the app's own (`* power fails`). False when there is no such event.
  /// - Throws: what is wrong with the arguments, in words for the author.
  func event(_ name: String, _ arguments: String) async throws -> Bool

  /// When the app next has something to say by itself; nil when nothing is pending.
  func nextNotice() async throws -> Date?
  /// What is due by now, each once.
  func takeNotices() async throws -> [IntentDialog]
  /// What is said when the conversation is left.
  func farewell() async throws -> IntentDialog?

  /// `* kill`: the process is gone. Forget what was only in memory; what is on disk stays.
  func processDied() async
}

extension ConversationWorld {
  /// None.
  public func names() throws -> [String: [ConversationName]] { [:] }
  /// None.
  public var sections: [String] { [] }
  /// None.
  public func rows(of section: String) async throws -> [String] { [] }
  /// Knows no header.
  public func header(_ key: String, _ value: String) async throws -> Bool { false }
  /// Knows no event.
  public func event(_ name: String, _ arguments: String) async throws -> Bool { false }
  /// Nothing.
  public func nextNotice() async throws -> Date? { nil }
  /// Nothing.
  public func takeNotices() async throws -> [IntentDialog] { [] }
  /// Nothing.
  public func farewell() async throws -> IntentDialog? { nil }
  /// Everything is on disk.
  public func processDied() async {}
}

/// What is wrong with a header or an event, said to the author of the conversation.
public struct ConversationMistake: Error, CustomStringConvertible, Sendable {
  /// The words.
  public let description: String
  /// Says it.
  public init(_ description: String) { self.description = description }
}
