import GRDB

/// Why the store could not be read or written: facts for one clear sentence, and the cause for a report.
package struct StoreError: Error, Hashable, Sendable {
  /// What a person would do about it.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// No room left on the device.
    case full
    /// The file or its folder may not be written.
    case readOnly
    /// The file is not a database, not one of ours, or its content is broken. It was left as it is.
    case damaged
    /// The file cannot be opened or created.
    case unavailable
    /// Another process kept the store locked for longer than the busy timeout.
    case busy
    /// The store was made by a newer version.
    case newer
  }

  package var kind: Kind
  /// The file that is meant, or the folder that could not be made.
  package var path: String
  /// What the system said, for a report; never for a conversation.
  package var cause: String

  package init(_ kind: Kind, path: String, cause: String) {
    self.kind = kind
    self.path = path
    self.cause = cause
  }

  /// The same fact for an error of SQLite; nil for a broken constraint, which is a domain's to explain.
  init?(_ error: DatabaseError, path: String) {
    let kind: Kind
    switch error.resultCode {
    case .SQLITE_CONSTRAINT: return nil
    case .SQLITE_FULL: kind = .full
    case .SQLITE_READONLY: kind = .readOnly
    case .SQLITE_NOTADB, .SQLITE_CORRUPT, .SQLITE_ERROR, .SQLITE_MISMATCH, .SQLITE_FORMAT: kind = .damaged
    case .SQLITE_BUSY, .SQLITE_LOCKED: kind = .busy
    default: kind = .unavailable
    }
    self.init(kind, path: path, cause: "\(error.extendedResultCode): \(error.message ?? "")")
  }

  /// Runs `body` and turns what SQLite throws into a `StoreError`; every other error passes unchanged.
  static func wrapping<Value>(path: String, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw StoreError(error, path: path) ?? error
    }
  }
}
