import ArgumentParser
import ConversationModel
import Foundation
import IntentAssistant
import ReadlineREPL

/// One turn for each text, then the end.
struct Say: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "say",
    abstract: "Say something once; a question that stays open is printed and exit is 2.",
    usage: "viva say TEXT ...")

  @OptionGroup var options: GlobalOptions
  @Argument(help: "What to say; each text is one turn.") var texts: [String]

  mutating func run() async throws { throw ExitCode(try await Self.say(texts, options.preferences)) }

  /// - Returns: the exit code.
  static func say(_ texts: [String], _ preferences: Preferences) async throws -> Int32 {
    let wiring = try Wiring(preferences)
    let session = wiring.assistant.session(wiring.newID())
    let printer = ReplyPrinter(settings: preferences.terminal())
    var tally = ExitTally()
    for text in texts {
      let reply = await session.hear(text)
      if let code = printer.print(reply) { return code }
      tally.count(reply)
    }
    _ = await session.interrupt()
    return tally.exitCode
  }
}
