import ArgumentParser
import Foundation
import Rendering

/// The command line: see DESIGN.md for the contract.
struct Viva: AsyncParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "viva",
    abstract: "An assistant you talk to by typing: stopwatch, timer, study records.",
    discussion: """
      Without a command it opens a conversation. On a pipe it reads one utterance a line.

        viva
        viva say "record 45 minutes of Physics"
        echo "how long" | viva
      """,
    version: version,
    subcommands: [
      Chat.self, Say.self, Match.self, Explain.self, Status.self, Replay.self, Check.self, Sample.self,
      Import.self,
      Export.self, Compile.self, ScriptProcess.self,
    ],
    defaultSubcommand: Chat.self)

  /// Runs a command line; usage mistakes are exit code 2, not ArgumentParser's 64.
  static func run(_ arguments: [String]) async -> Int32 {
    do {
      var command = try parseAsRoot(arguments)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
      return 0
    } catch let code as ExitCode {
      return code.rawValue
    } catch {
      let text = fullMessage(for: error)
      let code = exitCode(for: error)
      if code == .success {
        print(text)
        return 0
      }
      Standard.error(text)
      return 2
    }
  }
}

/// Writing to the standard streams, whole and at once.
enum Standard {
  /// Lines for people, without anything a terminal would carry out.
  static func error(_ text: String) { write(lines(text), to: FileHandle.standardError) }
  static func output(_ text: String) { write(lines(text), to: FileHandle.standardOutput) }
  /// A file's content as it is.
  static func content(_ text: String) { write(text, to: FileHandle.standardOutput) }

  private static func lines(_ text: String) -> String {
    TerminalText.lines(text).joined(separator: "\n") + "\n"
  }

  private static func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
