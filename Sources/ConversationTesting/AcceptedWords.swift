package import IntentAssistant
import Synchronization

/// The words that were accepted in this process, file by file.
///
/// The conversations of a document are tests of their own, side by side. Each knows the lines as they were before any
/// of them was accepted, so that a file is written anew from those lines with all that was accepted in it so far.
package final class AcceptedWords: Sendable {
  /// Those of the tests that run now.
  package static let ofThisRun = AcceptedWords()

  private struct File {
    var source: [String]
    var rewordings: [Int: [String]] = [:]
    /// What the file holds by now.
    var standing: [String]
  }

  private let files = Mutex<[String: File]>([:])

  package init() {}

  /// Writes the words of a conversation into its file.
  ///
  /// - Throws: `TranscriptFiles.ChangedFile` when somebody else has written it meanwhile.
  package func accept(_ result: TranscriptResult) throws {
    try files.withLock { files in
      var file = files[result.path] ?? File(source: result.source, standing: result.source)
      // Read again after it was written: its lines are numbered anew.
      if result.source != file.source {
        guard result.source == file.standing else { throw TranscriptFiles.ChangedFile(path: result.path) }
        file = File(source: result.source, standing: result.source)
      }
      file.rewordings.merge(result.rewordings) { $1 }
      file.standing = try TranscriptFiles.reword(
        file.source, by: file.rewordings, in: result.path, over: file.standing)
      files[result.path] = file
    }
  }
}
