package import ConversationModel
public import Foundation

/// Time and identity of a conversation under test: the clock moves only where the script says so (`@`, `+`).
///
/// Hand it to whatever in the app would ask for the time, and a test never waits.
public struct ConversationClock: Sendable {
  package let surroundings: Surroundings

  package init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// The moment the script has come to.
  public var now: Date { surroundings.now() }
  /// The `zone:` of the script.
  public var timeZone: TimeZone { surroundings.timeZone() }
  /// The language of the conversation, by the name of its folder: `en`, `ja`, `ko`.
  public var locale: String { surroundings.locale.rawValue }
  /// An identifier that was not given before; the same ones in every run.
  public func newID() -> String { surroundings.newID() }
}
