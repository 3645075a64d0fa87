import ConversationModel
import DialogEngine
import Foundation
import IntentAssistant
import OpenAppIntents

/// An app's world in the terms of a script: sessions with its intents and words over its store.
final class AppScriptWorld: ScriptWorld {
  private let app: ConversationApp
  private let journal = MemoryJournal()
  private let world: any ConversationWorld

  /// - Parameter surroundings: the script's clock; the world is made with it.
  init(_ app: ConversationApp, surroundings: Surroundings) {
    self.app = app
    world = app.makeWorld(ConversationClock(surroundings))
  }

  func vocabulary(_ locale: LocaleCode) -> ScriptVocabulary {
    // A language without words is told when the script opens.
    let speaker = try? app.catalogs.words(locale).speaker
    return ScriptVocabulary(
      sections: world.sections,
      schemas: IntentHost(intents: app.intents, dependencies: AppDependencyManager()).schemas,
      hasMessage: { speaker?.place(of: $0) != nil || speaker == nil })
  }

  func header(_ key: String, _ value: String, surroundings: Surroundings) async throws -> Bool {
    try await world.header(key, value)
  }

  func open(session: String, surroundings: Surroundings) async throws -> any ScriptSession {
    journal.revive()
    let words = try app.catalogs.words(surroundings.locale)
    let manager = AppDependencyManager()
    world.provide(to: manager)
    let host = IntentHost(intents: app.intents, dependencies: manager)
    var assistant = IntentAssistant(
      host: host, phrases: words.phrases, speaker: words.speaker, names: AppNames(world: world),
      notices: AppNotices(world: world), journal: journal, surroundings: surroundings)
    assistant.matcher = words.matcher
    assistant.tour = words.tour
    assistant.isWatched = true
    return assistant.session(session)
  }

  func kill() async { await world.processDied() }

  func arm(_ point: FaultPoint) async throws {
    guard point == .beforeJournal || point == .afterJournal else {
      throw ScriptWorldError(
        "where an app's own store commits is not known: * kill before journal, after journal or before reply")
    }
    journal.arm(point)
  }

  func isDead() async -> Bool { journal.isDead }

  func event(_ name: String, _ arguments: String, surroundings: Surroundings) async throws -> Bool {
    try await world.event(name, arguments)
  }

  func rows(of section: String) async throws -> [String]? {
    world.sections.contains(section) ? try await world.rows(of: section) : nil
  }

  /// How an app commits is its own business.
  func changeSets(since token: Int) async throws -> [ChangeSet]? { nil }

  func token() async throws -> Int {
    var hasher = Hasher()
    for section in world.sections { hasher.combine(try await world.rows(of: section)) }
    return hasher.finalize()
  }
}

/// The names of an app as the matcher takes them.
struct AppNames: NameListing {
  let world: any ConversationWorld

  func nameLists() throws -> NameLists {
    var lists = NameLists()
    for (name, names) in try world.names() { lists.lists[ListName(rawValue: name)] = names.map(\.entry) }
    return lists
  }

  /// A store of the app's own has no version: other names make another.
  func nameListsVersion() throws -> Int { try world.names().hashValue }
}

/// What an app says by itself.
struct AppNotices: NoticeSource {
  let world: any ConversationWorld

  func nextNoticeDate() async throws -> Date? { try await world.nextNotice() }
  func claimNotices(now: Date) async throws -> [Notice] {
    try await world.takeNotices().map { Notice(message: $0.message) }
  }
  func greeting(now: Date) async throws -> Message? { nil }
  func farewell(now: Date) async throws -> Message? { try await world.farewell()?.message }
}
