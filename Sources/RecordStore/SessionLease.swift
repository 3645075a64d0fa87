import ConversationModel
import Foundation

/// Holds a session for this process: a lock on a small file, which the kernel drops when the process ends,
/// however it ends.
final class SessionLease: Sendable {
  private let descriptor: Int32

  /// Nil when another process holds the session, or the folder is not there.
  init?(session: String, home: String) {
    let path = Self.path(session: session, home: home)
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      Foundation.close(descriptor)
      return nil
    }
  }

  deinit { Foundation.close(descriptor) }

  /// A name that no session can turn into another place: everything but letters, digits and hyphens is spelled out.
  static func path(session: String, home: String) -> String {
    let name = session.utf8.map { byte -> String in
      switch byte {
      case 45, 48...57, 65...90, 97...122: String(UnicodeScalar(byte))
      default: "_" + String(byte, radix: 16)
      }
    }
    return "\(home)/session-\(name.joined()).lock"
  }
}

extension RecordStore {
  /// The newest session that was saved and that no process holds; held by this store from now on. Nil when
  /// there is none.
  ///
  /// A session of this store's own is held from its first saved machine on disk.
  /// - Throws: `StoreError`.
  package func adoptSession() throws -> String? {
    try savedSessions().first { hold($0) }
  }

  /// Lets other processes have the session.
  package func releaseSession(_ session: String) { release(session, forGood: false) }
}
