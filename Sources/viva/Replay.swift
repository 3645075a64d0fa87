import ArgumentParser
import ConversationModel
import Foundation
import IntentAssistant

/// Plays scripted conversations and compares every line.
struct Replay: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Play conversations (.convo files, folders, Markdown with convo blocks) and compare them.",
    discussion: "Exit: 0 all pass; 1 words or facts differ; 2 unreadable; 3 an invariant is broken.")

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, tap, junit, json }

  @OptionGroup var options: GlobalOptions
  @Argument(help: "Files and folders.") var paths: [String]
  @Flag(help: "Rewrite the words (A:, N:, |) as they are now. Never facts; never in CI.") var accept = false
  @Option(help: "text, tap, junit or json.") var format: Format = .text

  mutating func run() async throws {
    let isCI = ProcessInfo.processInfo.environment["CI"] == "true"
    let worlds = try StudyWorlds(options)
    var results: [TranscriptResult] = []
    let runner = TranscriptRunner { try worlds.make() }
    let clock = ContinuousClock()
    let start = clock.now
    for path in try TranscriptFiles.all(paths) {
      let scripts: [Transcript]
      do {
        scripts = try TranscriptFiles.read(path)
      } catch let error as TranscriptError {
        results.append(TranscriptFiles.unreadable(path, error.line, error.description))
        continue
      }
      var rewordings: [Int: [String]] = [:]
      for script in scripts {
        var result = await runner.run(script)
        if accept, !isCI, !result.rewordings.isEmpty {
          rewordings.merge(result.rewordings) { $1 }
          result.failures = []
        }
        results.append(result)
      }
      guard !rewordings.isEmpty else { continue }
      try TranscriptFiles.reword(rewordings, in: path)
      Standard.output("accepted: \(path)")
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
}
