package import ConversationModel
import Foundation

/// Plays a script against an assistant in this process and compares every line.
///
/// Checked on every turn without being asked: something was said, nothing was written before a question or
/// by a cancelled request, no raw id or placeholder is on the screen, no fault was reported.
package struct TranscriptRunner: Sendable {
  package typealias MakeWorld = @Sendable (Surroundings) throws -> any ScriptWorld

  private let makeWorld: MakeWorld

  /// - Parameter world: makes an empty world for one script, with the script's clock.
  package init(world: @escaping MakeWorld) { makeWorld = world }

  /// A script that was played up to a line, and can be gone on with.
  package struct Paused: Sendable {
    package var result: TranscriptResult
    /// Nil where no process runs.
    package var session: (any ScriptSession)?
    /// Kept, since the session stands on it.
    package var world: (any ScriptWorld)?
  }

  /// Plays the script in a world of its own.
  package func run(_ script: Transcript) async -> TranscriptResult {
    let paused = await play(script, until: .max)
    await paused.world?.kill()
    return paused.result
  }

  /// Plays the lines up to a number, and leaves everything as it is then.
  package func play(_ script: Transcript, until line: Int) async -> Paused {
    func refused(_ failures: [TranscriptFailure]) -> Paused {
      Paused(
        result: TranscriptResult(
          path: script.path, line: script.extent.lowerBound + 1, title: script["title"] ?? script.path,
          failures: failures, turns: 0, unplayed: script.turns, todo: script["todo"]))
    }
    var play: ScriptPlay
    do {
      play = try await ScriptPlay(script, world: makeWorld)
    } catch {
      return refused([
        TranscriptFailure(
          kind: .unreadable, path: script.path, line: script.extent.lowerBound + 1, got: "\(error)")
      ])
    }
    // All that is wrong is said at once, before anything is played.
    let mistakes =
      script.mistakes + play.mistakes + ScriptCheck(script, play.vocabulary, until: line).mistakes
    guard mistakes.isEmpty else {
      let error = TranscriptError(path: script.path, mistakes: mistakes.sorted { $0.line < $1.line })
      return refused(error.failures)
    }
    await play.run(until: line)
    let result = TranscriptResult(
      path: script.path, line: script.extent.lowerBound + 1, title: script["title"] ?? script.path,
      failures: play.failures, turns: play.turns, unplayed: line == .max ? script.turns - play.turns : 0,
      todo: script["todo"], rewordings: play.rewordings, source: script.source)
    return Paused(result: result, session: play.isDead ? nil : play.sessions[play.current], world: play.world)
  }
}
