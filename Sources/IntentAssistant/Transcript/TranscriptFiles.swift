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

  /// The scripts of a file: one, or every fenced block of a Markdown document. What is wrong in them is theirs to tell.
  /// - Throws: `TranscriptError` for a file that is no text.
  package static func read(_ path: String) throws -> [Transcript] {
    TranscriptParser(path: path, text: try text(of: path)).drafts()
  }

  /// The text of a file, which is UTF-8.
  private static func text(of path: String) throws -> String {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    if let text = String(validating: data, as: UTF8.self) { return text }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    let source = String(decoding: lines[index], as: UTF8.self)
    throw TranscriptError(
      path: path,
      mistakes: [
        TranscriptMistake(
          line: index + 1, source: source, culprit: "\u{FFFD}", problem: "the file is not UTF-8",
          hint: "Save it in that encoding.")
      ])
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
    let text = try text(of: path)
    guard TranscriptParser.lines(of: text) == standing ?? source else { throw ChangedFile(path: path) }
    let lines =
      (rewordings[0] ?? []) + source.enumerated().flatMap { index, line in rewordings[index + 1] ?? [line] }
    // Lines end as they did, and the mark of UTF-8 stays.
    let mark = text.unicodeScalars.first == "\u{FEFF}" ? "\u{FEFF}" : ""
    let first = text.utf8.firstIndex(of: UInt8(ascii: "\n"))
    let hasReturns = first.map { text.utf8[..<$0].last == UInt8(ascii: "\r") } ?? false
    let changed = mark + lines.joined(separator: hasReturns ? "\r\n" : "\n")
    try Data(changed.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    return lines
  }

  /// Whether files are only read: words are accepted by people, and never in CI.
  package static func isReadOnly(in environment: [String: String]) -> Bool {
    !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
  }

  /// A script that could not be read, as a result.
  package static func unreadable(_ error: TranscriptError) -> TranscriptResult {
    TranscriptResult(
      path: error.path, line: error.line, title: error.path, failures: error.failures, turns: 0)
  }

  /// A script that could not be read, as a result.
  package static func unreadable(_ path: String, _ line: Int, _ text: String) -> TranscriptResult {
    let failure = TranscriptFailure(kind: .unreadable, path: path, line: line, got: text)
    return TranscriptResult(path: path, line: line, title: path, failures: [failure], turns: 0)
  }
}
