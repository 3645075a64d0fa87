import Catalogs
import ConversationModel
import DialogEngine
import Foundation
import IntentAssistant
import PhraseMatcher
import RecordStore
import StudyLog
import Synchronization

/// The study log as scripts see it: a bookshelf, records, the running measurement.
final class StudyWorld: ScriptWorld {
  /// The process died here.
  private struct Death: Error {}

  private let worlds: StudyWorlds
  private let store: RecordStore
  /// Set where a process dies: from then on it saves nothing.
  private let hasDied = Mutex(false)
  /// Where the next saving of a machine dies.
  private let journalFault = Mutex<FaultPoint?>(nil)

  /// Where conversations are saved.
  private let folder: any ScriptFolder
  /// What is out of order.
  private let troubles = StudyTroubles()

  /// The rows that were read last, by section, and how far the history had come then.
  private let shown = Mutex<(position: Int, rows: [String: [String]])>((-1, [:]))

  /// How a process dies; nil where it only seems to.
  private let death: (@Sendable () -> Void)?

  /// On a store in memory, which is given back when the world is gone.
  init(_ worlds: StudyWorlds, borrowing store: RecordStore) {
    self.worlds = worlds
    self.store = store
    death = nil
    folder = TroubledScriptFolder(folder: MemoryScriptFolder(), troubles: troubles)
  }

  /// On a store that others have open, too, in a process that really dies.
  init(_ worlds: StudyWorlds, store: RecordStore, home: String, death: @escaping @Sendable () -> Void) {
    self.worlds = worlds
    self.store = store
    self.death = death
    folder = TroubledScriptFolder(folder: DiskScriptFolder(home: home), troubles: troubles)
  }

  deinit {
    // What really dies gives nothing back.
    guard death == nil else { return }
    store.setFaults(StoreFaults())
    worlds.giveBack(store)
  }

  /// The log at a script's time.
  func log(_ surroundings: Surroundings) -> StudyLog { StudyLog(store: store, surroundings: surroundings) }

  func vocabulary(_ locale: LocaleCode) -> ScriptVocabulary { worlds.vocabulary(locale) }

  func header(_ key: String, _ value: String, surroundings: Surroundings) async throws -> Bool {
    guard key == "bookshelf" else {
      return try StudyFixtures(zone: surroundings.timeZone()).put(key, value, into: log(surroundings))
    }
    for entry in FixtureText.hidingMarks(value).split(separator: ";") { try add(String(entry), surroundings) }
    return true
  }

  /// `Title`, `Title [unit]`, `Title <reading>`, `Title (archived)`.
  private func add(_ entry: String, _ surroundings: Surroundings) throws {
    let log = self.log(surroundings)
    var title = entry.trimmingCharacters(in: .whitespaces)
    let isArchived = title.hasSuffix("(archived)")
    if isArchived { title = String(title.dropLast("(archived)".count)) }
    func take(_ open: Character, _ close: Character) -> String? {
      guard let start = title.firstIndex(of: open), let end = title.lastIndex(of: close), start < end
      else { return nil }
      let inside = String(title[title.index(after: start)..<end])
      title.removeSubrange(start...end)
      return inside
    }
    let unitName = take("[", "]")
    let reading = take("<", ">")
    guard let unit = unitName.map(StudyUnit.init(rawValue:)) ?? .pages else {
      throw ScriptWorldError(
        "there is no unit \"\(unitName ?? "")\"", at: unitName,
        hint: "There are: \(StudyUnit.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    let material = try log.addMaterial(
      FixtureText.plain(title.trimmingCharacters(in: .whitespaces)), unit: unit,
      reading: reading.map { FixtureText.plain($0) })
    if isArchived { try log.archiveMaterial(material.id) }
  }

  func open(session: String, surroundings: Surroundings) async throws -> any ScriptSession {
    setFaults()
    hasDied.withLock { $0 = false }
    let words = try worlds.words(surroundings.locale)
    let log = self.log(surroundings)
    let saving = StudySaving(log: log, surroundings: surroundings, folder: folder) { [worlds] in
      try worlds.make()
    }
    var assistant = Wiring.assistant(
      log: log, phrases: words.phrases, speaker: words.speaker, surroundings: surroundings,
      saving: saving,
      journal: death == nil ? ScriptJournal(world: self) : MortalJournal(world: self))
    assistant.matcher = words.matcher
    assistant.tour = words.tour
    assistant.listener = worlds.listener
    // What another engine does wrong shows in what is said and stored.
    assistant.isWatched = worlds.decide == nil
    if let decide = worlds.decide { assistant.decide = decide }
    return assistant.session(session)
  }

  func kill() async { setFaults() }

  /// Where the store dies; what is out of order stays so, whoever dies.
  private func setFaults(
    beforeCommit: @escaping @Sendable () throws -> Void = {},
    afterCommit: @escaping @Sendable () throws -> Void = {}
  ) {
    store.setFaults(
      StoreFaults(
        opening: { [troubles] in try troubles.meet(writing: $0) }, beforeCommit: beforeCommit,
        afterCommit: afterCommit))
  }

  func arm(_ point: FaultPoint) async throws {
    let die: @Sendable () throws -> Void = { [self] in
      death?()
      hasDied.withLock { $0 = true }
      throw Death()
    }
    switch point {
    case .beforeCommit: setFaults(beforeCommit: die)
    case .afterCommit: setFaults(afterCommit: die)
    case .beforeJournal, .afterJournal: journalFault.withLock { $0 = point }
    case .beforeReply: throw ScriptWorldError("a reply is no matter of the store")
    }
  }

  func isDead() async -> Bool { hasDied.withLock { $0 } }

  /// Machines of conversations without a process of their own, as bytes when they are asked for.
  private let machines = Mutex<[String: @Sendable () -> [UInt8]?]>([:])

  /// Saves what a script's conversations are, as long as the process lives.
  private func saveMachine(_ save: () async throws -> Void) async throws {
    guard !hasDied.withLock({ $0 }) else { throw Death() }
    let fault = journalFault.withLock { fault in
      defer { fault = nil }
      return fault
    }
    if fault == .beforeJournal { death?() }
    if fault != .beforeJournal { try await save() }
    if fault == .afterJournal { death?() }
    guard fault != nil else { return }
    hasDied.withLock { $0 = true }
    // The dead write nothing more: a later command of the same line.
    setFaults(beforeCommit: { throw Death() })
  }

  /// The store's journal, in a process that really dies.
  private struct MortalJournal: Journal {
    let world: StudyWorld

    func saveMachine(_ data: [UInt8], session: String, isAsking: Bool) async throws {
      try await world.saveMachine {
        try await world.store.saveMachine(data, session: session, isAsking: isAsking)
      }
    }
    func loadMachine(session: String) async throws -> [UInt8]? {
      try await world.store.loadMachine(session: session)
    }
    func changes(session: String, since request: Int) async throws -> [JournalChange] {
      try await world.store.changes(session: session, since: request)
    }
  }

  /// A journal of machines that nobody has to find after this process.
  private struct ScriptJournal: VolatileJournal {
    let world: StudyWorld

    func keepMachine(_ machine: @escaping @Sendable () -> [UInt8]?, session: String) async throws {
      try await world.saveMachine { world.machines.withLock { $0[session] = machine } }
    }
    func saveMachine(_ data: [UInt8], session: String, isAsking: Bool) async throws {
      try await keepMachine({ data }, session: session)
    }
    func loadMachine(session: String) async throws -> [UInt8]? {
      world.machines.withLock { $0[session] }?()
    }
    func changes(session: String, since request: Int) async throws -> [JournalChange] {
      try await world.store.changes(session: session, since: request)
    }
  }

  func event(_ name: String, _ arguments: String, surroundings: Surroundings) async throws -> Bool {
    switch name {
    case "elsewhere":
      try troubles.aside {
        try store.meddle(
          "update record set memo = ? where id = (select max(id) from record)", text: arguments,
          now: surroundings.now())
      }
    case "replay": try await replay(arguments)
    case "fault": try troubles.begin(arguments)
    case "bookshelf": try troubles.aside { try changeBookshelf(arguments, surroundings) }
    default: return false
    }
    return true
  }

  private static let shelfForms = "* bookshelf add TITLE, archive TITLE, or import TITLE; TITLE"

  private func changeBookshelf(_ arguments: String, _ surroundings: Surroundings) throws {
    let words = arguments.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else {
      throw ScriptWorldError("the shelf cannot do that", at: arguments, hint: Self.shelfForms)
    }
    switch words[0] {
    case "add": try add(words[1], surroundings)
    case "import":
      let titles = words[1].split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) + ",pages\n" }
      _ = try log(surroundings).importMaterials(
        csv: "title,unit\n" + titles.joined(),
        as: UnitStamp(session: surroundings.newID(), request: "import", intent: "ImportMaterials"))
    case "archive":
      let log = self.log(surroundings)
      guard let material = try log.materials().first(where: { $0.title == words[1] }) else {
        throw ScriptWorldError("there is no material \"\(words[1])\"", at: words[1])
      }
      try log.archiveMaterial(material.id)
    default: throw ScriptWorldError("the shelf cannot do that", at: arguments, hint: Self.shelfForms)
    }
  }

  /// Plays a conversation that was saved in this one.
  private func replay(_ name: String) async throws {
    guard let text = folder.text(of: name) else {
      throw ScriptWorldError("nothing was saved as \"\(name)\"", at: name)
    }
    for script in try TranscriptParser(path: name + ".convo", text: text).transcripts() {
      let runner = TranscriptRunner { [worlds] _ in try worlds.make() }
      let result = await runner.run(script)
      if !result.isFailure, script["todo"] == nil, script.text == text { continue }
      let failures = result.failures.map(\.report).joined(separator: "\n")
      throw ScriptWorldError("the saved conversation fails\n\(failures)\n\(text)")
    }
  }

  func token() async throws -> Int { try troubles.aside { try store.historyPosition() } }

  func changeSets(since token: Int) async throws -> [ChangeSet]? {
    try troubles.aside { try StudyChangeSets(store: store).since(token) }
  }

  func rows(of section: String) async throws -> [String]? {
    try troubles.aside {
      // Every row that is shown has its history.
      let position = try store.historyPosition()
      if let known = shown.withLock({ $0.position == position ? $0.rows[section] : nil }) { return known }
      let rows = try storedRows(of: section)
      shown.withLock { shown in
        if shown.position != position { shown = (position, [:]) }
        shown.rows[section] = rows
      }
      return rows
    }
  }

  private func storedRows(of section: String) throws -> [String]? {
    // Reading needs no clock of its own.
    let log = StudyLog(store: store, surroundings: .live(locale: .fallback))
    switch section {
    case "records": return try log.records().sorted { ($0.start, $0.id) < ($1.start, $1.id) }.map(Self.row)
    case "materials":
      return try log.materials().filter { $0.archivedAt == nil }.sorted { $0.id < $1.id }.map {
        "\($0.title) | \($0.unit.rawValue)"
      }
    case "measurements": return try log.running().map { [Self.row($0)] } ?? []
    default: return nil
    }
  }

  private static func row(_ record: StudyRecord) -> String {
    let time = record.seconds.map { TranscriptSpan.text($0) } ?? "-"
    let unit = record.unit?.rawValue ?? ""
    let amount: String
    switch record.quantity {
    case .total(let count)?: amount = "\(count) \(unit)"
    case .range(let start, let end)?: amount = "\(unit) \(start)-\(end)"
    case nil: amount = "-"
    }
    return [
      moment(record.start, record.zone), record.material?.title ?? "-", time, amount, record.memo ?? "-",
    ].joined(separator: " | ")
  }

  private static func row(_ measurement: StudyMeasurement) -> String {
    [
      measurement.timer.kind.rawValue, measurement.material?.title ?? "-",
      moment(measurement.start, measurement.zone.identifier),
      measurement.timer.state == .running ? "running" : "on a break",
    ].joined(separator: " | ")
  }

  private static func moment(_ date: Date, _ zone: String) -> String {
    TranscriptMoment.minute(date, in: TimeZone(identifier: zone) ?? .gmt)
  }
}
