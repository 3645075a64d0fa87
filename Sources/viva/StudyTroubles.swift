import ConversationModel
import IntentAssistant
import OpenAppIntents
import RecordStore
import Synchronization

/// What is out of order in a script's world: the disk, the file of the records, or what an intent needs beside them.
final class StudyTroubles: Sendable {
  /// One trouble; it lasts until another event ends it.
  private enum Trouble: Sendable {
    case storage(StoreError.Kind)
    /// An error that an intent throws instead of writing.
    case refusal(any Error)
  }

  private struct State {
    var trouble: Trouble?
    /// The script itself looks at the store, and sees it as it is.
    var isLookedAt = false
  }

  private let state = Mutex(State())

  /// Names as they stand in `* fault NAME`.
  private static let all: [String: Trouble] = {
    var all: [String: Trouble] = [:]
    for kind in StoreError.Kind.allCases { all[kind.rawValue.kebabCase] = .storage(kind) }
    for error in AppIntentError.Unrecoverable.allCases { all[error.rawValue.kebabCase] = .refusal(error) }
    for error in AppIntentError.UserActionRequired.allCases {
      all["\(error.rawValue.kebabCase)-required"] = .refusal(error)
    }
    all["permission-required"] = .refusal(AppIntentError.PermissionRequired.contacts)
    return all
  }()

  /// Something is out of order from now on, or with `over` nothing is.
  /// - Throws: `ScriptWorldError` with the names that there are.
  func begin(_ name: String) throws(ScriptWorldError) {
    let trouble = Self.all[name]
    guard trouble != nil || name == "over" else {
      throw ScriptWorldError("* fault over, or one of \(Self.all.keys.sorted().joined(separator: ", "))")
    }
    state.withLock { $0.trouble = trouble }
  }

  /// What the store comes upon.
  /// - Throws: the error that the trouble shows itself by.
  func meet(writing: Bool) throws {
    let (trouble, isLookedAt) = state.withLock { ($0.trouble, $0.isLookedAt) }
    guard let trouble, !isLookedAt else { return }
    switch trouble {
    case .refusal(let error): if writing { throw error }
    case .storage(let kind):
      if writing || !kind.isOnlyOfWriting { throw StoreError(kind, path: "viva.sqlite", cause: "* fault") }
    }
  }

  /// Whether no new file can be made.
  var isFolderClosed: Bool {
    state.withLock { state in
      guard case .storage(let kind)? = state.trouble else { return false }
      return [.full, .readOnly].contains(kind)
    }
  }

  /// Looks at the store, or changes it, as if nothing were out of order.
  func aside<Value>(_ work: () throws -> Value) rethrows -> Value {
    state.withLock { $0.isLookedAt = true }
    defer { state.withLock { $0.isLookedAt = false } }
    return try work()
  }
}

extension StoreError.Kind {
  /// Whether what was written before can still be read.
  fileprivate var isOnlyOfWriting: Bool {
    switch self {
    case .full, .readOnly, .busy: true
    case .damaged, .newer, .unavailable: false
    }
  }
}

/// A folder for saved conversations on a disk that may be full, or closed.
struct TroubledScriptFolder: ScriptFolder {
  let folder: any ScriptFolder
  let troubles: StudyTroubles

  func has(_ name: String) -> Bool { folder.has(name) }
  func text(of name: String) -> String? { folder.text(of: name) }

  func add(_ text: String, name: String) throws -> String {
    if troubles.isFolderClosed { throw SavingRefusal.unwritable(path: "conversations/\(name).convo") }
    return try folder.add(text, name: name)
  }
}
