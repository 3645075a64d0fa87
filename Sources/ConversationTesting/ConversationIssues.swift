import Foundation
package import IntentAssistant
import Testing

/// Failures of conversations as issues of Swift Testing, each at its line of the `.convo` file.
package enum ConversationIssues {
  /// Records what did not hold; or, when words are to be accepted and nothing but words differs, rewrites them.
  /// - Parameters:
  ///   - environment: `ACCEPT=1` asks for it, and in CI nothing is accepted.
  ///   - accepted: what was accepted before.
  package static func settle(
    _ result: TranscriptResult, environment: [String: String] = ProcessInfo.processInfo.environment,
    accepted: AcceptedWords = .ofThisRun
  ) {
    guard environment["ACCEPT"] == "1", !TranscriptFiles.isReadOnly(in: environment),
      !result.rewordings.isEmpty
    else {
      return record(result)
    }
    do {
      try accepted.accept(result)
    } catch {
      record("\(error)", at: result.path, line: result.line)
    }
  }

  private static func record(_ result: TranscriptResult) {
    guard result.isFailure else { return }
    for failure in result.problems { record(failure.report, at: failure.path, line: failure.line) }
  }

  /// Records an issue at a line of any file, so that editors jump to it.
  static func record(_ text: String, at path: String, line: Int) {
    let place = SourceLocation(
      fileID: "Conversations/" + (path as NSString).lastPathComponent, filePath: path, line: max(line, 1),
      column: 1)
    Issue.record("\(text)", sourceLocation: place)
  }
}
