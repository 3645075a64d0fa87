package import Foundation

/// Something that happened without a turn and is to be said once; a terminal rings the bell for it.
package struct Notice: Codable, Hashable, Sendable {
  package var message: Message
  package init(message: Message) { self.message = message }
}

/// Where notices come from: the domain's timers.
package protocol NoticeSource: Sendable {
  /// When the next notice falls due; nil when none is pending.
  func nextNoticeDate() async throws -> Date?
  /// Claims every notice that is due at `now`, so that no other session says it too.
  func claimNotices(now: Date) async throws -> [Notice]
  /// What a person who opens the session wants to know first; nil when there is nothing to say.
  func greeting(now: Date) async throws -> Message?
  /// What keeps running when the session is left, to be said in farewell.
  func farewell(now: Date) async throws -> Message?
}
