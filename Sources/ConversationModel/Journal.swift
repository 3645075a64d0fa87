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

/// Keeps what must outlive the process: the machine of a session.
package protocol Journal: Sendable {
  func saveMachine(_ data: [UInt8], session: String) async throws
  func loadMachine(session: String) async throws -> [UInt8]?
  /// The newest change that the session made, by the request's name and with the reply to it.
  func lastChange(session: String) async throws -> (request: String, reply: Message)?
}

/// Keeps machines only as long as this process lives, so that one is put into bytes when it is loaded.
package protocol VolatileJournal: Journal {
  /// - Parameter machine: gives the bytes; nil when there are none.
  func keepMachine(_ machine: @escaping @Sendable () -> [UInt8]?, session: String) async throws
}
