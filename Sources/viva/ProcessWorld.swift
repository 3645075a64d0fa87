import ConversationModel
import Foundation
import IntentAssistant
import Synchronization

/// The study log as scripts see it through processes of their own: one for every conversation, which is really
/// killed, and one that looks at the store and changes it from outside.
final class ProcessWorld: ScriptWorld {
  private struct State {
    var sessions: [String: ProcessSession] = [:]
    var observer: ProcessSession?
    var processes = 0
    /// What is out of order, as the script put it.
    var fault: String?
  }

  private let worlds: StudyWorlds
  private let home: String
  private let clock: Surroundings
  private let state = Mutex(State())

  init(_ worlds: StudyWorlds, surroundings: Surroundings) throws {
    self.worlds = worlds
    clock = surroundings
    var template = Array((NSTemporaryDirectory() + "/viva-replay-XXXXXX").utf8CString)
    guard let made = mkdtemp(&template) else { throw POSIXError(.EACCES) }
    home = String(cString: made)
  }

  deinit {
    for process in takeAll() { process.child.kill() }
    try? FileManager.default.removeItem(atPath: home)
  }

  private func start(_ name: String, _ surroundings: Surroundings) throws -> ProcessSession {
    let number = state.withLock { state in
      state.processes += 1
      return state.processes
    }
    let child = try ChildProcess(
      Program.path, ["script-process", "--home", home, "--locale", surroundings.locale.rawValue])
    return ProcessSession(
      name: name, number: number, child: child, surroundings: surroundings,
      words: try worlds.words(surroundings.locale))
  }

  private func observer() throws -> ProcessSession {
    if let observer = state.withLock({ $0.observer }) { return observer }
    let observer = try start("", clock)
    state.withLock { $0.observer = observer }
    return observer
  }

  func vocabulary(_ locale: LocaleCode) -> ScriptVocabulary { worlds.vocabulary(locale) }

  func header(_ key: String, _ value: String, surroundings: Surroundings) async throws -> Bool {
    try await observer().answer(.header(key: key, value: value)).isKnown ?? false
  }

  func event(_ name: String, _ arguments: String, surroundings: Surroundings) async throws -> Bool {
    if name == "fault" {
      // It is so for every process, those that are yet to start included; who looks on sees the store as it is.
      let sessions = state.withLock { state in
        state.fault = arguments
        return Array(state.sessions.values)
      }
      for session in sessions { _ = try await session.answer(.event(name: name, arguments: arguments)) }
      return true
    }
    return try await observer().answer(.event(name: name, arguments: arguments)).isKnown ?? false
  }

  func rows(of section: String) async throws -> [String]? {
    try await observer().answer(.rows(section: section)).rows
  }

  func changeSets(since token: Int) async throws -> [ChangeSet]? {
    try await observer().answer(.changeSets(token: token)).changeSets
  }

  func token() async throws -> Int { Int(try await observer().answer(.token).number ?? 0) }

  func open(session: String, surroundings: Surroundings) async throws -> any ScriptSession {
    let process = try start(session, surroundings)
    let old = state.withLock { $0.sessions.updateValue(process, forKey: session) }
    old?.child.kill()
    if let fault = state.withLock({ $0.fault }) {
      _ = try await process.answer(.event(name: "fault", arguments: fault))
    }
    return process
  }

  func kill() async {
    // Whoever looks on dies as well: only a store that nobody has open is recovered by the next who opens it.
    for process in takeAll() { process.child.kill() }
  }

  private func takeAll() -> [ProcessSession] {
    state.withLock { state in
      defer { (state.sessions, state.observer) = ([:], nil) }
      return Array(state.sessions.values) + [state.observer].compactMap(\.self)
    }
  }

  func arm(_ point: FaultPoint) async throws {
    let all = state.withLock { Array($0.sessions.values) }
    for process in all { _ = try await process.answer(.arm(point)) }
  }

  func isDead() async -> Bool { state.withLock { $0.sessions.values.contains(where: \.hasDied) } }
}
