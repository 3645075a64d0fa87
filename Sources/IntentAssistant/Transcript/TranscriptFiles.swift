import Foundation

/// Scripts on disk.
package enum TranscriptFiles {
  /// Every `.convo` and `.md` file of the paths, folders searched through, sorted.
  /// - Throws: a path that does not exist.
  package static func all(_ paths: [String]) throws -> [String] {
    try paths.flatMap { path -> [String] in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path])
      }
      guard isFolder.boolValue else { return [path] }
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".convo") }.sorted().map { path + "/" + $0 }
    }
  }

  package static func read(_ path: String) throws -> [Transcript] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try TranscriptParser(path: path, text: String(decoding: data, as: UTF8.self)).transcripts()
  }

  package static func write(_ lines: [String], to path: String) throws {
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// A script that could not be read, as a result.
  package static func unreadable(_ path: String, _ line: Int, _ text: String) -> TranscriptResult {
    let failure = TranscriptFailure(kind: .unreadable, path: path, line: line, got: text)
    return TranscriptResult(path: path, line: line, title: path, failures: [failure], turns: 0)
  }
}
