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

  mutating func run() async throws {
    let wiring = try Wiring(options)
    let session = wiring.assistant.session(wiring.newID())
    let printer = ReplyPrinter(settings: options.terminal())
    var tally = ExitTally()
    for text in texts {
      let reply = await session.hear(text)
      if let code = printer.print(reply) { throw ExitCode(code) }
      tally.count(reply)
    }
    _ = await session.interrupt()
    throw ExitCode(tally.exitCode)
  }
}
