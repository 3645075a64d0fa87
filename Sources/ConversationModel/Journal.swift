/// Who makes a change: the unit row that a store writes in the transaction of the change.
package struct UnitStamp: Codable, Hashable, Sendable {
  package var session: String
  /// The request that the change closes.
  package var request: String
  package var intent: IntentName
  package init(session: String, request: String, intent: IntentName) {
    self.session = session
    self.request = request
    self.intent = intent
  }

  /// Bound by the host around `perform()`.
  @TaskLocal package static var current: UnitStamp?
}

/// A change that a session made, as its journal knows it.
package struct JournalChange: Codable, Hashable, Sendable {
  /// The number of the request that made it.
  package var request: Int
  package var intent: IntentName
  /// What was, or has still to be, said about it.
  package var reply: Message

  package init(request: Int, intent: IntentName, reply: Message) {
    self.request = request
    self.intent = intent
    self.reply = reply
  }
}

/// Keeps what must outlive the process: the machine of a session.
package protocol Journal: Sendable {
  /// - Parameter isAsking: a question is open, which a death must not take along; without one a journal may wait
  ///   with the first thing that it writes until something is changed.
  func saveMachine(_ data: [UInt8], session: String, isAsking: Bool) async throws
  func loadMachine(session: String) async throws -> [UInt8]?
  /// The session's newest changes, oldest first, back to the first one by an older request than this.
  func changes(session: String, since request: Int) async throws -> [JournalChange]
}

/// Keeps machines only as long as this process lives, so that one is put into bytes when it is loaded.
package protocol VolatileJournal: Journal {
  /// - Parameter machine: gives the bytes; nil when there are none.
  func keepMachine(_ machine: @escaping @Sendable () -> [UInt8]?, session: String) async throws
}
