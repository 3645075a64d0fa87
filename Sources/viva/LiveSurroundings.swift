import ConversationModel
import Foundation

extension Surroundings {
  /// The machine's clock, zone and chance: the one place where they come in.
  static func live(locale: LocaleCode) -> Surroundings {
    Surroundings(
      now: { Date() }, timeZone: { TimeZone.autoupdatingCurrent },
      newID: { UUID().uuidString.lowercased() }, locale: locale)
  }
}
