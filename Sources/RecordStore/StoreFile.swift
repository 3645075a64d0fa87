import Foundation
import GRDB

/// The file of a store on disk: how it is found, created and opened.
struct StoreFile: Sendable {
  /// The folder; made with mode 0700 by the first write.
  var home: String
  var path: String { home + "/viva.sqlite" }

  /// The device and number of a file, to notice that it was replaced while open.
  struct Identity: Hashable, Sendable {
    var device: UInt64
    var number: UInt64
  }

  /// Nil when there is no file, or nothing in it yet.
  func identity() -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0,
      status.st_size > 0 || FileManager.default.fileExists(atPath: path + "-wal")
    else { return nil }
    return Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }

  /// Opens the file; `creating` makes the folder (0700) and the file (0600) where they are missing.
  func open(creating: Bool) throws -> DatabaseQueue {
    if creating { try create() }
    do {
      return try Self.retrying { try DatabaseQueue(path: path, configuration: Self.configuration()) }
    } catch let error as DatabaseError {
      // A folder that may not be written lacks the files that WAL needs; the content can be read all the same.
      if !creating, [.SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode),
        !FileManager.default.fileExists(atPath: path + "-wal"),
        let queue = try? DatabaseQueue(path: immutableURI, configuration: Self.configuration(readOnly: true))
      {
        return queue
      }
      throw error
    }
  }

  private var immutableURI: String {
    let allowed = CharacterSet.urlPathAllowed
    return "file:\(path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path)?immutable=1"
  }

  private func create() throws {
    try makeFolder(home)
    // SQLite's own creation would follow the umask; its side files take the mode of this one. The file is
    // made without being opened: closing a descriptor would drop the locks that SQLite holds in this process.
    guard mknod(path, S_IFREG | 0o600, 0) != 0 else { return }
    guard errno != EEXIST else {
      if access(path, W_OK) != 0 { throw failure(errno, path) }
      return
    }
    throw failure(errno, path)
  }

  private func failure(_ code: Int32, _ path: String) -> StoreError {
    let kind: StoreError.Kind =
      switch code {
      case ENOSPC, EDQUOT: .full
      case EROFS, EACCES, EPERM: .readOnly
      default: .unavailable
      }
    return StoreError(kind, path: path, cause: String(cString: strerror(code)))
  }

  private func makeFolder(_ folder: String) throws {
    guard mkdir(folder, 0o700) != 0 else { return }
    var code = errno
    let parent = (folder as NSString).deletingLastPathComponent
    if code == ENOENT, !parent.isEmpty, parent != folder {
      try makeFolder(parent)
      if mkdir(folder, 0o700) == 0 { return }
      code = errno
    }
    if code != EEXIST { throw failure(code, folder) }
  }

  static func configuration(readOnly: Bool = false) -> Configuration {
    var configuration = Configuration()
    configuration.label = "RecordStore"
    configuration.readonly = readOnly
    configuration.foreignKeysEnabled = true
    configuration.busyMode = .timeout(busySeconds)
    if !readOnly {
      configuration.prepareDatabase { db in
        // What is acknowledged must outlive a power cut. The log stays small, because whoever opens the
        // store after a crash reads it through.
        try db.execute(sql: "pragma synchronous = full; pragma wal_autocheckpoint = 256")
      }
    }
    return configuration
  }

  /// Called only when the file is known to be ours.
  static func turnToWAL(_ db: Database) throws {
    guard try String.fetchOne(db, sql: "pragma journal_mode") != "wal" else { return }
    _ = try String.fetchOne(db, sql: "pragma journal_mode = wal")
  }

  /// How long a lock held elsewhere is waited for.
  static let busySeconds = 5.0

  /// SQLite does not wait where waiting could deadlock, such as while the journal mode changes; then we do.
  static func retrying<Value>(_ body: () throws -> Value) throws -> Value {
    let deadline = ContinuousClock.now + .seconds(busySeconds)
    while true {
      do {
        return try body()
      } catch let error as DatabaseError
        where [.SQLITE_BUSY, .SQLITE_LOCKED].contains(error.resultCode) && ContinuousClock.now < deadline
      {
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
  }
}
