import ConversationModel
import DialogEngine
import Foundation
import IntentAssistant
import OpenAppIntents
import PhraseMatcher
import Synchronization

/// A domain small enough to be read at once: tea is brewed, cups are counted.
final class TeaHouse: Sendable {
  private struct State {
    var brewed: [String] = []
    var performed = 0
    var trouble: Refusal?
    var listingTrouble: Refusal?
    var due: [Notice] = []
    var machines: [String: [UInt8]] = [:]
    var isJournalBroken = false
    var changes: [JournalChange] = []
  }

  private let state = Mutex(State())

  /// What was brewed, in order.
  var brewed: [String] { state.withLock { $0.brewed } }
  /// How often `perform()` of BrewTea began.
  var performed: Int { state.withLock { $0.performed } }

  func begin() { state.withLock { $0.performed += 1 } }
  func brew(_ tea: String) throws {
    try state.withLock { state in
      if let trouble = state.trouble { throw trouble }
      state.brewed.append(tea)
    }
  }

  func fail(with trouble: Refusal?) { state.withLock { $0.trouble = trouble } }
  func failListing(with trouble: Refusal?) { state.withLock { $0.listingTrouble = trouble } }
  func breakJournal() { state.withLock { $0.isJournalBroken = true } }
  func notify(_ id: MessageID) { state.withLock { $0.due.append(Notice(message: Message(id))) } }
  func remember(_ reply: Message, request: Int, intent: IntentName = "BrewTea") {
    state.withLock { $0.changes.append(JournalChange(request: request, intent: intent, reply: reply)) }
  }
  /// What was saved is something else, as by a version that saved it otherwise.
  func overwriteMachine(_ data: [UInt8], session: String = "main") {
    state.withLock { $0.machines[session] = data }
  }

  /// A new conversation over what is kept, as a new process would open it.
  func session(_ id: String = "main", greets: Bool = false) -> Session {
    let dependencies = AppDependencyManager()
    dependencies.add { self }
    let host = IntentHost(
      intents: [BrewTea.self, CountCups.self, BreakCup.self, ChangeTea.self], dependencies: dependencies)
    var assistant = IntentAssistant(
      host: host, phrases: Self.phrases, speaker: Self.speaker, names: self, notices: self, journal: self,
      surroundings: Surroundings(
        now: { Date(timeIntervalSince1970: 0) }, timeZone: { .gmt }, newID: { "id" }, locale: "en"))
    assistant.greets = greets
    return assistant.session(id)
  }

  struct Refusal: IntentRefusal, Hashable {
    var id: String
    var status: ReplyOutcome
    var dialog: IntentDialog { IntentDialog(message: id, status: status) }
  }
}

extension TeaHouse: NameListing {
  func nameLists() throws -> NameLists { NameLists() }
  func nameListsVersion() throws -> Int {
    if let trouble = state.withLock({ $0.listingTrouble }) { throw trouble }
    return 1
  }
}

extension TeaHouse: NoticeSource {
  func nextNoticeDate() async throws -> Date? {
    state.withLock { $0.due.isEmpty ? nil : Date(timeIntervalSince1970: -5) }
  }
  func claimNotices(now: Date) async throws -> [Notice] {
    state.withLock { state in
      defer { state.due = [] }
      return state.due
    }
  }
  func greeting(now: Date) async throws -> Message? { brewed.isEmpty ? Message("tea-is-out") : nil }
  func farewell(now: Date) async throws -> Message? { brewed.isEmpty ? nil : Message("tea-is-hot") }
}

extension TeaHouse: Journal {
  struct Broken: Error {}

  func saveMachine(_ data: [UInt8], session: String, isAsking: Bool) async throws {
    try state.withLock { state in
      if state.isJournalBroken { throw Broken() }
      state.machines[session] = data
    }
  }
  func loadMachine(session: String) async throws -> [UInt8]? { state.withLock { $0.machines[session] } }
  func changes(session: String, since request: Int) async throws -> [JournalChange] {
    state.withLock { $0.changes.filter { $0.request >= request } }
  }
}

// MARK: Intents

enum Tea: String, AppEnum, Sendable {
  case green, black
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tea"
  static let caseDisplayRepresentations: [Tea: DisplayRepresentation] = [.green: "Green", .black: "Black"]
}

/// Asks twice from inside `perform()`, and writes last.
struct BrewTea: AppIntent {
  static let title: LocalizedStringResource = "Brew Tea"
  @Parameter(title: "Tea") var tea: Tea
  @Dependency var house: TeaHouse

  func perform() async throws -> some IntentResult & ProvidesDialog {
    house.begin()
    try await requestConfirmation(dialog: IntentDialog(message: "brew-tea-hot"))
    try await requestConfirmation(dialog: IntentDialog(message: "brew-tea-strong"))
    try house.brew(tea.rawValue)
    return .result(dialog: IntentDialog(message: "brew-tea-done", arguments: ["tea": .text(tea.rawValue)]))
  }
}

struct CountCups: ReadsOnly {
  static let title: LocalizedStringResource = "Count Cups"
  @Dependency var house: TeaHouse

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(
      dialog: IntentDialog(message: "count-cups-done", arguments: ["count": .number(house.brewed.count)]))
  }
}

/// Fails in a way that nobody foresaw.
struct BreakCup: AppIntent {
  struct Shards: Error {}
  static let title: LocalizedStringResource = "Break Cup"
  func perform() async throws -> some IntentResult { try shatter() }
  private func shatter() throws -> some IntentResult {
    if Self.title == "Break Cup" { throw Shards() }
    return .result()
  }
}

struct ChangeTea: AppIntent, CorrectsWhatWasDone {
  static let title: LocalizedStringResource = "Change Tea"
  @Parameter(title: "Tea") var tea: Tea
  @Dependency var house: TeaHouse

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try house.brew("\(tea.rawValue) instead")
    return .result(dialog: IntentDialog(message: "change-tea-done"))
  }
}

// MARK: Catalogs

extension TeaHouse {
  static let phrases: PhraseProgram = PhraseCompiler.compile(
    [
      PhraseSource(
        path: "tea.yaml",
        text: """
          language: en
          lists:
            tea: {values: [green, black]}
          intents:
            BrewTea:
              data:
                - sentences: ["brew tea", "brew {tea} tea"]
              examples:
                - text: brew green tea
                  slots: {tea: green}
            CountCups: {data: [{sentences: ["how many cups"]}]}
            BreakCup: {data: [{sentences: ["break a cup"]}]}
            Cancel: {data: [{sentences: ["never mind"]}]}
            Help: {data: [{sentences: ["help"]}]}
            Repeat: {data: [{sentences: ["repeat"]}]}
            Correct: {data: [{sentences: ["no {tea}"]}]}
            Answer: {data: [{requires_context: {expecting: tea}, sentences: ["{tea}"]}]}
            Affirm: {data: [{requires_context: {expecting: confirmation}, sentences: ["yes"]}]}
            Deny: {data: [{requires_context: {expecting: confirmation}, sentences: ["no"]}]}
          """)
    ], locale: "en"
  ).program

  static let speaker = Speaker(
    catalogs: [
      "en": DialogCompiler.compile(
        [
          DialogSource(
            path: "tea.ftl",
            text: """
              brew-tea-ask-tea = Which tea?
                  .example = Which tea? Say "green".
              brew-tea-hot = Hot?
              brew-tea-strong = Strong?
              brew-tea-done = Brewed { $tea } tea.
              change-tea-done = Changed.
              count-cups-done = { $count } cups.
              kitchen-flooded = The kitchen is flooded.
              kettle-boils = The kettle boils.
              tea-is-hot = Your tea is hot.
              tea-is-out = There is no tea yet.
              engine-join = { $first } { $second }
              engine-cancelled = Dropped.
              engine-back-to = Back: { $question }
              engine-restarted = Welcome back. { $question }
              engine-restarted-at = Welcome back to { LIST($values, style: "plain") }. { $question }
              brew-tea-title = Brew tea
                  .doing = brewing tea
              engine-fault = Something broke.
              engine-help = Say this:
              engine-help-question = Answer, or say "never mind".
              engine-not-an-answer = "{ $words }" is no answer.
              engine-say-yes-or-no = Yes or no?
              engine-set-aside = Set aside.
              engine-unknown-plain = What is "{ $words }"?
              engine-unknown = What is "{ $words }"? Try "{ $example }".
              """)
        ], locale: "en"
      ).catalog
    ], locale: "en")
}
