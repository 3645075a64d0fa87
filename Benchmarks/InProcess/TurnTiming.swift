import ConversationModel
import DialogEngine
import Foundation
import RecordStore

/// What it takes to save the state of a conversation after a turn, and to restore it in another process, on a store in a
/// file. The sync is not in it: a conversation is saved without one, since what was asked can be asked again.
struct TurnTiming {
  /// Where the corpus with a saved conversation is.
  var folder: String

  func report(rounds: Int) async throws {
    let corpus = URL(fileURLWithPath: folder).appending(path: "Tests/Corpora/saved-machine.json")
    var machine = try JSONDecoder().decode(DialogMachine.self, from: Data(contentsOf: corpus))
    let home = FileManager.default.temporaryDirectory.appending(path: "viva-turn-\(getpid())")
    defer { try? FileManager.default.removeItem(at: home) }
    // The first write makes the file; until then a conversation is kept in memory.
    let store = RecordStore(home: home.path, domains: [])
    try store.upkeep(now: Date()) { _ in }
    var times: [String: [Double]] = ["saved": [], "restored": [], "both": []]
    for _ in 0..<rounds {
      // Every turn is another one.
      _ = machine.receive(.restored, schemas: IntentSchemas(names: []) { _ in nil })
      let start = ContinuousClock.now
      try await store.saveMachine([UInt8](JSONEncoder().encode(machine)), session: "main", isAsking: true)
      let middle = ContinuousClock.now
      let bytes = try await store.loadMachine(session: "main") ?? []
      let read = try JSONDecoder().decode(DialogMachine.self, from: Data(bytes))
      let end = ContinuousClock.now
      precondition(read == machine, "Internal: another machine is read than was saved.")
      times["saved", default: []].append((middle - start) / .microseconds(1))
      times["restored", default: []].append((end - middle) / .microseconds(1))
      times["both", default: []].append((end - start) / .microseconds(1))
    }
    for (name, what) in [("saved", "saved"), ("restored", "restored"), ("both", "saved and restored")] {
      let aim = name == "both" ? "  (aim 1000 us)" : ""
      print("  a turn \(what): \(Times(times[name] ?? []).text)\(aim)")
    }
  }
}
