import ArgumentParser
import ConversationModel
import Foundation
import IntentAssistant
import ReadlineREPL

/// Plays scripted conversations and compares every line.
struct Replay: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play conversations (.convo files, folders, Markdown with convo blocks) and compare them.",
    discussion: """
      Exit: 0 all pass; 1 words or facts differ; 2 unreadable, or bad usage; 3 an invariant is broken. The format is \
      described in Documentation/conversations.md. --locale plays only the conversations of a language.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, tap, junit, json }

  @OptionGroup var options: GlobalOptions
  @Argument(help: "Files and folders.") var paths: [String]
  @Flag(help: "Rewrite the words (A:, N:, |) as they are now. Never facts; never in CI.") var accept = false
  @Flag(help: "The same, line by line: accept, reject, skip the file, quit. Never in CI.") var review = false
  @Option(help: "text, tap, junit or json.") var format: Format = .text
  @Option(help: "Play one of so many parts of the files: 1/4.") var shard: Shard?
  @Option(help: ArgumentHelp("Play one file only up to this line.", valueName: "line")) var until: Int?
  @Flag(help: "After --until: go on by hand from there, at the script's time.") var interactive = false

  @Flag(help: "Hold every conversation in a process of its own, which is really killed.") var process = false

  func validate() throws {
    if interactive, until == nil { throw ValidationError("--interactive needs --until LINE.") }
    if accept || review, TranscriptFiles.isReadOnly(in: ProcessInfo.processInfo.environment) {
      throw ValidationError("Words are not accepted in CI.")
    }
  }

  mutating func run() async throws {
    let worlds = try StudyWorlds(options.preferences)
    // A process that was killed does not read what is said to it.
    if process { signal(SIGPIPE, SIG_IGN) }
    let isInProcesses = process
    let runner = TranscriptRunner { surroundings in
      if isInProcesses { return try ProcessWorld(worlds, surroundings: surroundings) }
      return try worlds.make()
    }
    let files: [String]
    do {
      files = try TranscriptFiles.all(paths)
    } catch {
      throw ValidationError("\(error)")
    }
    if let until { throw ExitCode(try await play(files, until: until, runner)) }
    let clock = ContinuousClock()
    let start = clock.now
    // What machines read holds nothing else.
    let isForPeople = format == .text
    let job = ReplayJob(
      runner: runner, locale: options.preferences.locale.map { Places.language(of: $0) },
      accepting: accept, reviewing: review,
      announce: { isForPeople ? Standard.output($0) : Standard.error($0) })
    let results = await job.results(of: shard?.part(of: files) ?? files)
    let seconds = Double((clock.now - start) / .milliseconds(1)) / 1000
    Standard.output(TranscriptReport(results: results, seconds: seconds).text(format.rawValue))
    guard !results.isEmpty else {
      Standard.error("There is no conversation in \(paths.joined(separator: ", ")).")
      throw ExitCode(2)
    }
    throw ExitCode(results.filter(\.isFailure).map { $0.worst?.exitCode ?? 1 }.max() ?? 0)
  }

  /// Plays the script that holds the line, and hands the conversation over to the person.
  /// - Returns: the exit code.
  private func play(_ files: [String], until line: Int, _ runner: TranscriptRunner) async throws -> Int32 {
    guard let path = files.first, files.count == 1 else {
      throw ValidationError("--until plays one file.")
    }
    let scripts: [Transcript]
    do {
      scripts = try TranscriptFiles.read(path)
    } catch {
      Standard.error("\(error)")
      return 2
    }
    guard let script = scripts.first(where: { $0.extent.upperBound >= line }) else {
      throw ValidationError("\(path) has no conversation at line \(line).")
    }
    let paused = await runner.play(script, until: line)
    Standard.output(TranscriptReport(results: [paused.result], seconds: 0).text(format.rawValue))
    guard interactive, let session = paused.session else {
      return paused.result.worst?.exitCode ?? 0
    }
    let code = await REPL(settings: options.preferences.terminal()).run(conversation: session)
    await paused.world?.kill()
    return code
  }
}

/// One part of the files of a run: `1/4`.
struct Shard: ExpressibleByArgument, Equatable {
  var number: Int
  var count: Int

  init?(argument: String) {
    let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1], number >= 1, number <= count
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Every so-and-so-many-th, so that the parts take about as long.
  func part<Element>(of all: [Element]) -> [Element] {
    all.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}
