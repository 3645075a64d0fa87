import ArgumentParser
import Catalogs
import ConversationModel
import DialogEngine
import Foundation
import IntentAssistant
import OpenAppIntents
import PhraseMatcher
import RecordStore
import StudyLog

/// Puts the parts together for the program: catalogs, store, intents, surroundings.
struct Wiring {
  var assistant: IntentAssistant
  let log: StudyLog
  let store: RecordStore
  let locale: LocaleCode

  init(_ options: CommonOptions, phrasesAt path: String? = nil) throws {
    let catalogs = try LoadedCatalogs(options)
    locale = try options.localeCode(among: catalogs.folder.locales(.dialogs))
    let surroundings = Surroundings.live(locale: locale)
    store = RecordStore(home: options.places.home, domains: [StudySchema.schema])
    log = StudyLog(store: store, surroundings: surroundings)
    assistant = Self.assistant(
      log: log, phrases: try path.map(LoadedCatalogs.phrases(at:)) ?? catalogs.phrases(locale),
      speaker: catalogs.speaker(locale), surroundings: surroundings)
  }

  /// The study assistant on a log: for the program and for scripts alike.
  static func assistant(
    log: StudyLog, phrases: PhraseProgram, speaker: Speaker, surroundings: Surroundings,
    journal: (any Journal)? = nil
  ) -> IntentAssistant {
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: log)
    let host = IntentHost(
      intents: StudyLog.intents, dependencies: dependencies, wording: StoreTrouble.words(for:))
    return IntentAssistant(
      host: host, phrases: phrases, speaker: speaker, names: log, notices: log, journal: journal,
      surroundings: surroundings)
  }

  func newID() -> String { assistant.surroundings.newID() }
}

/// How trouble with the store is said.
enum StoreTrouble {
  @Sendable static func words(for error: any Error) -> (message: Message, status: ReplyStatus) {
    guard let trouble = error as? StoreError else { return (Message("engine-fault"), .refused) }
    let path: [String: MessageArgument] = ["path": .text(trouble.path)]
    switch trouble.kind {
    case .full: return (Message("engine-storage-full", path), .storage)
    case .readOnly: return (Message("engine-storage-readonly", path), .storage)
    case .damaged: return (Message("engine-storage-damaged", path), .storage)
    case .newer: return (Message("engine-storage-newer", path), .storage)
    case .unavailable: return (Message("engine-storage-unavailable", path), .storage)
    case .busy: return (Message("engine-storage-busy", path), .storage)
    }
  }
}
