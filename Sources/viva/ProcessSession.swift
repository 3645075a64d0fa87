import ConversationModel
import DialogEngine
import Foundation
import IntentAssistant
import OpenAppIntents
import StudyLog
import Synchronization

/// A conversation in a process of its own.
final class ProcessSession: ScriptSession {
  let child: ChildProcess
  private let name: String
  private let number: Int
  private let surroundings: Surroundings
  private let words: StudyWorlds.Words
  let schemas: IntentSchemas
  private let last = Mutex(ScriptAnswer())
  private let death = Mutex<Int32?>(nil)

  init(
    name: String, number: Int, child: ChildProcess, surroundings: Surroundings, words: StudyWorlds.Words
  ) {
    self.name = name
    self.number = number
    self.child = child
    self.surroundings = surroundings
    self.words = words
    schemas = StudyWorlds.schemas
  }

  /// Killed, as a script wants it.
  var hasDied: Bool { death.withLock { $0 } == SIGKILL }

  /// Lets the process do something.
  /// - Throws: `ScriptWorldError` with what it cannot do, or that it died.
  func answer(_ verb: ScriptCommand.Verb) async throws -> ScriptAnswer {
    let command = ScriptCommand(
      verb: verb, session: name, now: surroundings.now(), zone: surroundings.timeZone().identifier,
      locale: surroundings.locale, process: number)
    let answer: ScriptAnswer
    do {
      let line = try await child.ask(String(decoding: try JSONEncoder().encode(command), as: UTF8.self))
      answer = try JSONDecoder().decode(ScriptAnswer.self, from: Data(line.utf8))
    } catch is ChildProcess.Ended {
      let signal = child.end()
      death.withLock { $0 = signal }
      throw ScriptWorldError("the process died of signal \(signal)")
    }
    if let problem = answer.problem { throw problem }
    last.withLock { $0 = answer }
    return answer
  }

  private func reply(_ verb: ScriptCommand.Verb) async -> Reply {
    do {
      return try await answer(verb).reply ?? Reply()
    } catch {
      last.withLock { $0.faults.append("\(error)") }
      return Reply()
    }
  }

  // MARK: ScriptSession

  var faults: [String] { last.withLock { $0.faults } }
  var setAsideCount: Int { last.withLock { $0.setAsideCount } }
  /// The machine is elsewhere.
  var steps: [MachineStep] { [] }
  func unheard(in reply: Reply) -> [String] { [] }
  func place(of message: MessageID) -> (file: String, line: Int)? { words.speaker.place(of: message) }

  // MARK: Conversing

  func open() async -> Reply { await reply(.open) }
  func hear(_ line: String) async -> Reply { await reply(.hear(line)) }
  func shown() async { _ = try? await answer(.shown) }
  func interrupt() async -> Reply { await reply(.interrupt) }
  func close() async -> Reply { await reply(.close) }
  func notices() async -> Reply { await reply(.notices) }
  func secondsToNextNotice() async -> Double? { (try? await answer(.secondsToNextNotice))?.number }
  func completer() async -> any Completing { NoCompletion() }

  /// Nobody presses TAB here.
  private struct NoCompletion: Completing {
    func completions(of line: String) -> (start: Int, candidates: [String]) { (0, []) }
  }
}
