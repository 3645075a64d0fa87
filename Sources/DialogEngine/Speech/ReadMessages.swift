import Synchronization

/// The messages of a catalog that were read from its bytes so far. They are the same for equal bytes, so that two of
/// these never differ.
final class ReadMessages: Hashable, Sendable {
  private let known = Mutex<[String: DialogMessage]>([:])

  /// The message of an id, which is read when it is asked for first; a catalog has so many and no more.
  func message(_ id: String, _ read: () -> DialogMessage?) -> DialogMessage? {
    if let message = known.withLock({ $0[id] }) { return message }
    guard let message = read() else { return nil }
    known.withLock { $0[id] = message }
    return message
  }

  static func == (_: ReadMessages, _: ReadMessages) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
