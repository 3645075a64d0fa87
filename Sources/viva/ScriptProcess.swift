import ArgumentParser
import ConversationModel
import Foundation
import IntentAssistant
import RecordStore
import StudyLog

/// One process of a replay with `--process`: holds a conversation on the store of a folder, and dies as it is told.
struct ScriptProcess: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "script-process", shouldDisplay: false)

  @OptionGroup var options: GlobalOptions

  mutating func run() async throws {
    let worlds = try StudyWorlds(options.preferences)
    let home = options.preferences.places.home
    let store = RecordStore(home: home, domains: [StudySchema.schema])
    let world = StudyWorld(worlds, store: store, home: home) { kill(getpid(), SIGKILL) }
    let server = ScriptServer(world: world)
    let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
    while let line = readLine() {
      let command = try decoder.decode(ScriptCommand.self, from: Data(line.utf8))
      var answer = ScriptAnswer()
      do {
        answer = try await server.answer(command)
      } catch {
        answer.problem = error as? ScriptWorldError ?? ScriptWorldError("\(error)")
      }
      Standard.content(String(decoding: try encoder.encode(answer), as: UTF8.self) + "\n")
    }
  }
}
