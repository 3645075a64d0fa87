import Foundation
import Glibc

/// A folder of a test's own, gone with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var template = Array((FileManager.default.temporaryDirectory.path + "/viva-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw POSIXError(.EIO) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let place = path + "/" + name
    try Data(bytes).write(to: URL(filePath: place))
    return place
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path + "/" + name)), as: UTF8.self)
  }
}
