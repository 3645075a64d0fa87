import ArgumentParser
import ConversationModel
import Foundation
import IntentAssistant
import ReadlineREPL
import RecordStore
import Rendering

/// The conversation: on a terminal with line editing, on a pipe one utterance a line.
struct Chat: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chat", abstract: "Open a conversation (the default).")

  @OptionGroup var options: GlobalOptions

  mutating func run() async throws {
    var wiring = try Wiring(options)
    let settings = options.terminal(history: options.places.history)
    var id = wiring.newID()
    if settings.isInteractive {
      // A conversation that was cut off goes on here, unless another terminal holds it.
      wiring.assistant.journal = wiring.store
      wiring.assistant.greets = true
      if let left = try? wiring.store.adoptSession() { id = left }
    }
    let code = await REPL(settings: settings).run(conversation: wiring.assistant.session(id))
    wiring.store.close()
    throw ExitCode(code)
  }
}

extension GlobalOptions {
  /// How replies are written, by options and environment.
  func terminal(history: String? = nil) -> TerminalSettings {
    TerminalSettings.standard(
      environment: ProcessInfo.processInfo.environment, format: json ? .json : plain ? .plain : .text,
      color: color, historyPath: history)
  }
}
