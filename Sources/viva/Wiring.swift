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

  /// - Parameter announces: tells people on standard error that they have to wait, when they have to.
  init(_ preferences: Preferences, phrasesAt path: String? = nil, announces: Bool = false) throws {
    let catalogs = try LoadedCatalogs(preferences)
    locale = try preferences.localeCode(among: catalogs.folder.locales(.dialogs))
    let surroundings = Surroundings.live(locale: locale)
    store = RecordStore(home: preferences.places.home, domains: [StudySchema.schema])
    log = StudyLog(store: store, surroundings: surroundings)
    let speaker = catalogs.speaker(locale)
    let announce = { if announces { Standard.error(speaker.say(Message("engine-preparing")).text) } }
    let phrases =
      try path.map(LoadedCatalogs.phrases(at:)) ?? catalogs.phrases(locale, announce: announce)
    let words = StudyWorlds.Words(phrases: phrases, speaker: speaker)
    let rehearsals = StudyWorlds(words, locale: locale)
    let saving = StudySaving(
      log: log, surroundings: surroundings, folder: DiskScriptFolder(home: preferences.places.home),
      makeWorld: { try rehearsals.make() })
    assistant = Self.assistant(
      log: log, phrases: phrases, speaker: speaker, surroundings: surroundings, saving: saving)
    assistant.matcher = words.matcher
    assistant.tour = words.tour
  }

  /// The study assistant on a log: for the program and for scripts alike.
  static func assistant(
    log: StudyLog, phrases: PhraseProgram, speaker: Speaker, surroundings: Surroundings,
    saving: (any ConversationSaving)? = nil, journal: (any Journal)? = nil
  ) -> IntentAssistant {
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: log)
    let host = IntentHost(
      intents: StudyLog.intents, dependencies: dependencies, reversing: log, saving: saving)
    return IntentAssistant(
      host: host, phrases: phrases, speaker: speaker, names: log, notices: log, journal: journal,
      surroundings: surroundings)
  }

  /// What the program's intents take, for checks of phrases that need no store.
  static func schemas() throws -> IntentSchemas {
    let store = try RecordStore(inMemory: [StudySchema.schema])
    let log = StudyLog(store: store, surroundings: .live(locale: .fallback))
    return IntentHost(intents: StudyLog.intents, dependencies: AppDependencyManager(), reversing: log).schemas
  }

  func newID() -> String { assistant.surroundings.newID() }
}
