import ConversationModel
import Foundation
import IntentAssistant
import Synchronization

/// What is said in conversations, as it is heard when they are played.
enum ConversationLines {
  /// The lines of all scripts, each once for every question and all names under which it is said.
  /// - Parameter make: the worlds in which the scripts play, given who is told of every line.
  /// - Throws: a path that does not exist, or a script that cannot be read.
  static func all(
    in paths: [String], worlds make: (@escaping @Sendable (HeardLine) -> Void) throws -> StudyWorlds
  ) async throws -> [HeardLine] {
    guard !paths.isEmpty else { return [] }
    let heard = HeardLines()
    let worlds = try make { heard.add($0) }
    let runner = TranscriptRunner { _ in try worlds.make() }
    let scripts = try TranscriptFiles.all(paths).flatMap { try TranscriptFiles.read($0) }
    for script in scripts where !script.mistakes.isEmpty {
      throw TranscriptError(path: script.path, mistakes: script.mistakes)
    }
    var waiting = scripts.makeIterator()
    await withTaskGroup(of: Void.self) { group in
      func startNext() {
        guard let script = waiting.next() else { return }
        // Whether it passes is a matter of `replay`; what was said is heard either way.
        group.addTask { _ = await runner.run(script) }
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { startNext() }
      for await _ in group { startNext() }
    }
    return heard.lines
  }
}

/// Gathers lines from conversations that run side by side.
private final class HeardLines: Sendable {
  private let all = Mutex<Set<HeardLine>>([])

  func add(_ line: HeardLine) { all.withLock { _ = $0.insert(line) } }

  /// By text, so that a report is the same every time.
  var lines: [HeardLine] { all.withLock { Array($0) }.sorted { $0.text < $1.text } }
}
