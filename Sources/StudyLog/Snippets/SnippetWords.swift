import ConversationModel
import Foundation

/// Facts as they stand in cells, where there is little room.
enum SnippetWords {
  /// `1 h 15 min`.
  static func duration(_ seconds: Int) -> MessageArgument {
    .message(Message("cell-duration", ["duration": .duration(seconds: seconds)]))
  }

  /// The moment something began, without the year.
  static func moment(_ date: Date, zone: String) -> MessageArgument {
    .message(Message("cell-moment", ["at": .instant(date, zone: zone)]))
  }
}
