import Foundation

/// A folder of its own for one test, removed with it.
final class TemporaryHome: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/viva-store-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw POSIXError(.EIO) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var file: String { path + "/viva.sqlite" }

  func contents() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

  /// The permission bits of a file in the folder, or of the folder itself.
  static func mode(of path: String) -> UInt16 {
    var status = stat()
    return stat(path, &status) == 0 ? UInt16(status.st_mode & 0o777) : 0
  }
}
