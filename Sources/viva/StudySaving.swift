import ConversationModel
import Foundation
import IntentAssistant
import StudyLog
import Synchronization

/// Saves conversations about the study log as tests.
struct StudySaving: ConversationSaving {
  let log: StudyLog
  let surroundings: Surroundings
  let folder: any ScriptFolder
  /// Makes an empty world in which nothing is saved.
  let makeWorld: @Sendable () throws -> StudyWorld

  let sections = ["records", "measurements", "materials"]

  func position() throws -> Int { try log.position() }

  func fixtures(at position: Int) throws -> [ScriptFixtures] {
    let state = try log.state(at: position)
    let fixtures = StudyFixtures(zone: surroundings.timeZone())
    // What was recorded before is nobody's business unless something hangs on it.
    let week = surroundings.now().addingTimeInterval(-8 * 86_400)
    let recent = state.records.filter { $0.start >= week }
    var proposals: [[StudyRecord]] = [[]]
    for more in [recent, state.records] where more.count > proposals[proposals.count - 1].count {
      proposals.append(more)
    }
    return proposals.map { records in
      ScriptFixtures(headers: fixtures.headers(state, records: records), ownWords: records.compactMap(\.memo))
    }
  }

  func rehearsalWorld(_ surroundings: Surroundings) throws -> any ScriptWorld { try makeWorld() }

  func isTaken(_ name: String) -> Bool { folder.has(name) }
  func write(_ text: String, name: String) throws -> String { try folder.add(text, name: name) }
}

/// Where saved conversations go.
protocol ScriptFolder: Sendable {
  func has(_ name: String) -> Bool
  /// Adds a file.
  /// - Returns: its path as people write it.
  /// - Throws: `SavingRefusal`.
  func add(_ text: String, name: String) throws -> String
  /// The text of a file; nil where there is none.
  func text(of name: String) -> String?
}

/// A folder on disk, made with its first file; only its owner reads what is in it.
struct DiskScriptFolder: ScriptFolder {
  /// `…/conversations`.
  let path: String

  /// The folder of a profile.
  init(home: String) { path = home + "/conversations" }

  private func file(_ name: String) -> String { "\(path)/\(name).convo" }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name)) }

  func add(_ text: String, name: String) throws -> String {
    let file = file(name)
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // Never over another file, whoever made it a moment ago.
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw errno == EEXIST ? SavingRefusal.taken : SavingRefusal.unwritable(path: file)
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
    } catch {
      unlink(file)
      throw SavingRefusal.unwritable(path: file)
    }
    return file
  }

  func text(of name: String) -> String? { try? String(contentsOfFile: file(name), encoding: .utf8) }
}

/// A folder that is gone with its script.
final class MemoryScriptFolder: ScriptFolder {
  private let files = Mutex<[String: String]>([:])

  func has(_ name: String) -> Bool { files.withLock { $0[name] != nil } }

  func add(_ text: String, name: String) throws -> String {
    try files.withLock { files in
      guard files[name] == nil else { throw SavingRefusal.taken }
      files[name] = text
    }
    return "conversations/\(name).convo"
  }

  func text(of name: String) -> String? { files.withLock { $0[name] } }
}
