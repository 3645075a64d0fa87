import ArgumentParser
import ConversationModel
import Foundation
import IntentAssistant

/// Plays scripted conversations and compares every line.
struct Replay: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play conversations (.convo files, folders, Markdown with convo blocks) and compare them.",
    discussion: "Exit: 0 all pass; 1 words or facts differ; 2 unreadable; 3 an invariant is broken.")

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, tap, junit, json }

  @OptionGroup var options: GlobalOptions
  @Argument(help: "Files and folders.") var paths: [String]
  @Flag(help: "Rewrite the words (A:, N:, |) as they are now. Never facts; never in CI.") var accept = false
  @Option(help: "text, tap, junit or json.") var format: Format = .text

  mutating func run() async throws {
    let isCI = ProcessInfo.processInfo.environment["CI"] == "true"
    let worlds = try StudyWorlds(options.preferences)
    var results: [TranscriptResult] = []
    let runner = TranscriptRunner { try worlds.make() }
    let clock = ContinuousClock()
    let start = clock.now
    let files = try TranscriptFiles.all(paths)
    // Scripts share nothing but the catalogs, so that files run side by side.
    let accepting = accept && !isCI
    await withTaskGroup(of: (Int, [TranscriptResult]).self) { group in
      var waiting = files.enumerated().makeIterator()
      func startNext() {
        guard let (index, path) = waiting.next() else { return }
        group.addTask { (index, await Self.play(path, runner, accepting: accepting)) }
      }
      // No more at once than there are cores: each takes a store, which the next one uses again.
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { startNext() }
      var byFile: [Int: [TranscriptResult]] = [:]
      for await (index, played) in group {
        byFile[index] = played
        startNext()
      }
      results = files.indices.flatMap { byFile[$0] ?? [] }
    }
    let seconds = Double((clock.now - start) / .milliseconds(1)) / 1000
    Standard.output(TranscriptReport(results: results, seconds: seconds).text(format.rawValue))
    guard !results.isEmpty else {
      Standard.error("There is no conversation in \(paths.joined(separator: ", ")).")
      throw ExitCode(2)
    }
    let worst = results.filter(\.isFailure).map { $0.worst?.exitCode ?? 1 }.max() ?? 0
    throw ExitCode(worst)
  }

  /// Every script of one file; what is accepted is written once.
  private static func play(
    _ path: String, _ runner: TranscriptRunner, accepting: Bool
  ) async -> [TranscriptResult] {
    var results: [TranscriptResult] = []
    do {
      var rewordings: [Int: [String]] = [:]
      for script in try TranscriptFiles.read(path) {
        var result = await runner.run(script)
        if accepting, !result.rewordings.isEmpty {
          rewordings.merge(result.rewordings) { $1 }
          result.failures = []
        }
        results.append(result)
      }
      if !rewordings.isEmpty {
        try TranscriptFiles.reword(rewordings, in: path)
        Standard.output("accepted: \(path)")
      }
    } catch let error as TranscriptError {
      results.append(TranscriptFiles.unreadable(path, error.line, error.description))
    } catch {
      results.append(TranscriptFiles.unreadable(path, 1, "\(error)"))
    }
    return results
  }
}
