import ArgumentParser
import ConversationModel
import Foundation
import IntentAssistant
import ReadlineREPL
import Rendering

/// The conversation: on a terminal with line editing, on a pipe one utterance a line.
struct Chat: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Open a conversation (the default).")

  @OptionGroup var options: CommonOptions

  mutating func run() async throws {
    let wiring = try Wiring(options)
    let session = wiring.assistant.session(wiring.newID())
    let settings = options.terminal(history: options.places.history)
    throw ExitCode(await REPL(settings: settings).run(conversation: session))
  }
}

extension CommonOptions {
  /// How replies are written, by options and environment.
  func terminal(history: String? = nil) -> TerminalSettings {
    TerminalSettings.standard(
      environment: ProcessInfo.processInfo.environment, format: json ? .json : plain ? .plain : .text,
      color: color, historyPath: history)
  }
}
