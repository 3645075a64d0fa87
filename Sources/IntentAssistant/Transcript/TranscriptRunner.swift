import ConversationModel
import Foundation
import Rendering

/// Plays a script against an assistant in this process and compares every line.
///
/// Checked on every turn without being asked: something was said, nothing was written before a question or
/// by a cancelled request, no raw id or placeholder is on the screen, no fault was reported.
package struct TranscriptRunner: Sendable {
  private let makeWorld: @Sendable () throws -> any ScriptWorld

  package init(world: @escaping @Sendable () throws -> any ScriptWorld) { makeWorld = world }

  /// Plays the script in a world of its own.
  package func run(_ script: Transcript) async -> TranscriptResult {
    var play: ScriptPlay
    do {
      play = try await ScriptPlay(script, world: makeWorld())
    } catch {
      let failure = TranscriptFailure(
        kind: .unreadable, path: script.path,
        line: (error as? HeaderError)?.line ?? script.extent.lowerBound + 1,
        got: "\(error)")
      return TranscriptResult(
        path: script.path, line: script.extent.lowerBound + 1, title: script["title"] ?? script.path,
        failures: [failure], turns: 0, todo: script["todo"])
    }
    await play.run()
    return TranscriptResult(
      path: script.path, line: script.extent.lowerBound + 1, title: script["title"] ?? script.path,
      failures: play.failures, turns: play.turns, todo: script["todo"], rewordings: play.rewordings)
  }
}

/// A header that is missing or wrong.
struct HeaderError: Error, CustomStringConvertible {
  var description: String
  var line: Int
}
