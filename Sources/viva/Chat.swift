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

  mutating func run() async throws { throw ExitCode(try await Self.converse(options.preferences)) }

  /// Holds the conversation.
  /// - Returns: the exit code.
  static func converse(_ preferences: Preferences) async throws -> Int32 {
    let settings = preferences.terminal(history: preferences.places.history)
    var wiring = try Wiring(preferences, announces: settings.isInteractive)
    var id = wiring.newID()
    if settings.isInteractive {
      // A conversation that was cut off goes on here, unless another terminal holds it.
      wiring.assistant.journal = wiring.store
      wiring.assistant.greets = true
      if let left = try? wiring.store.adoptSession() { id = left }
    }
    let code = await REPL(settings: settings).run(conversation: wiring.assistant.session(id))
    wiring.store.close()
    return code
  }
}
