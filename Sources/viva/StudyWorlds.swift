import Catalogs
import ConversationModel
import DialogEngine
import Foundation
import IntentAssistant
import OpenAppIntents
import PhraseMatcher
import RecordStore
import StudyLog
import Synchronization

/// Makes worlds for scripts; phrases and dialogs are loaded once a language and shared.
final class StudyWorlds: Sendable {
  struct Words: Sendable {
    var phrases: PhraseProgram
    var speaker: Speaker
    /// Made once and used by every conversation.
    var matcher: Matcher
    let tour: PhraseTour

    init(phrases: PhraseProgram, speaker: Speaker) {
      self.phrases = phrases
      self.speaker = speaker
      matcher = Matcher(program: phrases, names: NameLists())
      tour = PhraseTour(phrases)
    }
  }

  /// The languages there are.
  private let locales: Set<LocaleCode>
  private let load: @Sendable (LocaleCode) -> Words
  /// Told of every line that is said in these worlds.
  let listener: (@Sendable (HeardLine) -> Void)?
  /// Another engine than the right one, for tests that look whether conversations notice.
  let decide: IntentAssistant.Decide?
  private let loaded = Mutex<[LocaleCode: Words]>([:])
  private let vocabularies = Mutex<[LocaleCode: ScriptVocabulary]>([:])
  private let stores = Mutex<[RecordStore]>([])

  /// The catalogs of this installation.
  init(_ preferences: Preferences, listener: (@Sendable (HeardLine) -> Void)? = nil) throws {
    self.listener = listener
    decide = nil
    let catalogs = try LoadedCatalogs(preferences)
    locales = Set(catalogs.folder.locales(.phrases))
    load = { Words(phrases: catalogs.phrases($0), speaker: catalogs.speaker($0)) }
  }

  /// The catalogs below a folder, compiled anew.
  init(root: String, listener: (@Sendable (HeardLine) -> Void)? = nil) {
    self.listener = listener
    decide = nil
    locales = Set(LoadedCatalogs(root: root, cache: nil).folder.locales(.phrases))
    load = { locale in
      let catalogs = LoadedCatalogs(root: root, cache: nil)
      return Words(phrases: catalogs.phrases(locale), speaker: catalogs.speaker(locale))
    }
  }

  /// Words that are there already.
  init(_ words: Words, locale: LocaleCode) {
    listener = nil
    decide = nil
    locales = [locale]
    load = { _ in words }
  }

  /// With the phrases and dialogs of others, and another engine.
  init(sharing other: StudyWorlds, decide: @escaping IntentAssistant.Decide) {
    listener = nil
    self.decide = decide
    locales = other.locales
    load = { locale in
      do {
        return try other.words(locale)
      } catch {
        preconditionFailure("Internal: \(locale) is among the languages of these worlds.")
      }
    }
  }

  func make() throws -> StudyWorld { try StudyWorld(self, borrowing: borrow()) }

  /// An empty store in memory, one that was used before if there is one.
  private func borrow() throws -> RecordStore {
    if let used = stores.withLock({ $0.popLast() }) { return used }
    return try RecordStore(inMemory: [StudySchema.schema])
  }

  func giveBack(_ store: RecordStore) {
    // One that cannot be emptied is not used again.
    guard (try? store.empty()) != nil else { return }
    stores.withLock { $0.append(store) }
  }

  /// The intents, as scripts name them.
  static let schemas = IntentHost(intents: StudyLog.intents, dependencies: AppDependencyManager()).schemas

  func vocabulary(_ locale: LocaleCode) -> ScriptVocabulary {
    if let known = vocabularies.withLock({ $0[locale] }) { return known }
    // A language without words is told when the script opens.
    let speaker = try? words(locale).speaker
    let vocabulary = ScriptVocabulary(
      headers: ["bookshelf"] + StudyFixtures.headers, events: ["bookshelf", "elsewhere", "replay", "fault"],
      sections: ["records", "measurements", "materials"], schemas: Self.schemas,
      hasMessage: { speaker?.place(of: $0) != nil || speaker == nil })
    vocabularies.withLock { $0[locale] = vocabulary }
    return vocabulary
  }

  func words(_ locale: LocaleCode) throws -> Words {
    guard locales.contains(locale) else {
      throw ScriptWorldError("there are no phrases for \"\(locale)\"")
    }
    return loaded.withLock { loaded in
      if let words = loaded[locale] { return words }
      let words = load(locale)
      loaded[locale] = words
      return words
    }
  }
}
