import Foundation

/// Scripts on disk.
package enum TranscriptFiles {
  /// Nothing is where conversations were looked for.
  package struct MissingPath: Error, CustomStringConvertible {
    package var path: String
    package var description: String { "There is no file or folder \"\(path)\"." }
  }

  /// The files of the paths as they are, and every `.convo` file below the folders, sorted.
  /// - Throws: `MissingPath`.
  package static func all(_ paths: [String]) throws -> [String] {
    try paths.flatMap { path -> [String] in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw MissingPath(path: path)
      }
      guard isFolder.boolValue else { return [path] }
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".convo") }.sorted().map { path + "/" + $0 }
    }
  }

  /// The scripts of a file: one, or every fenced block of a Markdown document.
  package static func read(_ path: String) throws -> [Transcript] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try TranscriptParser(path: path, text: String(decoding: data, as: UTF8.self)).transcripts()
  }

  /// The file is not what it was when its scripts were read.
  package struct ChangedFile: Error, CustomStringConvertible {
    package var path: String
    package init(path: String) { self.path = path }
    package var description: String {
      "\(path) was changed while its conversations ran; nothing was accepted. Run them again."
    }
  }

  /// Puts other lines in the place of some of a file, by their numbers from 1, and lines before the first at 0.
  ///
  /// - Parameters:
  ///   - source: the lines that are numbered.
  ///   - standing: the lines that the file must hold now, where they are others by this time.
  /// - Returns: the lines of the file from now on.
  /// - Throws: `ChangedFile`; nothing is written then.
  @discardableResult
  package static func reword(
    _ source: [String], by rewordings: [Int: [String]], in path: String, over standing: [String]? = nil
  ) throws -> [String] {
    let url = URL(fileURLWithPath: path)
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    guard TranscriptParser.lines(of: text) == standing ?? source else { throw ChangedFile(path: path) }
    let lines =
      (rewordings[0] ?? []) + source.enumerated().flatMap { index, line in rewordings[index + 1] ?? [line] }
    try Data(lines.joined(separator: "\n").utf8).write(to: url, options: .atomic)
    return lines
  }

  /// A script that could not be read, as a result.
  package static func unreadable(_ path: String, _ line: Int, _ text: String) -> TranscriptResult {
    let failure = TranscriptFailure(kind: .unreadable, path: path, line: line, got: text)
    return TranscriptResult(path: path, line: line, title: path, failures: [failure], turns: 0)
  }
}
