package import Foundation

/// A fact that a message states; the catalogs of a locale decide how it reads.
package indirect enum MessageArgument: Codable, Hashable, Sendable {
  /// Text from a person or the store. `reading` is how it is pronounced where the letters do not say
  /// (`TOEIC`, read 토익); Korean particles follow it.
  case text(String, reading: String? = nil)
  case number(Int)
  /// A length of time in seconds, 0 or more.
  case duration(seconds: Int)
  /// A moment, shown in the time zone of that identifier.
  case instant(Date, zone: String)
  case list([MessageArgument])
  /// Words of another message.
  case message(Message)
}

/// What is to be said: a message of the catalogs and the facts it states.
package struct Message: Codable, Hashable, Sendable {
  package var id: MessageID
  package var arguments: [String: MessageArgument]
  /// An attribute of the message instead of its value: `supporting`, `example`.
  package var attribute: String?
  /// An English literal of App Intents code (`Added %@ to Library!`), whose id is looked up by this
  /// pattern. Its arguments are named "0", "1", … in order. Then `id` is empty.
  package var literal: String?

  package init(
    _ id: MessageID, _ arguments: [String: MessageArgument] = [:], attribute: String? = nil
  ) {
    self.id = id
    self.arguments = arguments
    self.attribute = attribute
  }

  package init(literal: String, arguments: [MessageArgument]) {
    self.id = ""
    self.literal = literal
    self.arguments = [:]
    for (index, argument) in arguments.enumerated() { self.arguments[String(index)] = argument }
  }
}
