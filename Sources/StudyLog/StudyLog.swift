package import ConversationModel
import Foundation
import GRDB
package import OpenAppIntents
package import RecordStore

/// The study log: what its intents call, and what the conversation asks it.
package struct StudyLog: Sendable {
  let store: RecordStore
  let surroundings: Surroundings

  /// The log in a store, which was made with `StudySchema.schema`.
  package init(store: RecordStore, surroundings: Surroundings) {
    self.store = store
    self.surroundings = surroundings
  }

  /// Every intent of this domain: the one place where its verbs can be read.
  package static let intents: [any AppIntent.Type] = [
    RecordStudy.self, StartStopwatch.self, StartTimer.self, PauseStudy.self, ResumeStudy.self,
    ShowCurrentStudy.self, FinishStudy.self, DiscardStudy.self, NameStudy.self, ShowRecords.self,
    CorrectStudy.self, DeleteRecord.self, SetWeeklyGoal.self, ShowWeeklyGoal.self, AddMaterial.self,
    CorrectMaterial.self, ShowBookshelf.self,
  ]

  var now: Date { surroundings.now() }
  var zone: TimeZone { surroundings.timeZone() }
  /// The days of the calendar around this moment.
  var days: StudyDays { StudyDays(calendar: surroundings.calendar, now: now) }

  // MARK: Reading

  /// The materials in the order of the shelf, those put away last.
  ///
  /// - Throws: `StoreError`.
  package func materials() throws -> [Material] { try store.read(MaterialTable.all) }

  /// All records, oldest start first.
  ///
  /// - Throws: `StoreError`.
  package func records() throws -> [StudyRecord] { try store.read(RecordTable.all) }

  /// What is measured now.
  package func running() throws -> StudyMeasurement? { try store.read(MeasurementTable.open) }

  /// This week's progress; nil without a goal.
  func progress(_ db: Database) throws -> WeeklyProgress? {
    let week = days.week()
    guard let goal = try GoalTable.seconds(week: week.lowerBound, db) else { return nil }
    return WeeklyProgress(done: try RecordTable.seconds(on: week, db), goal: goal)
  }

  // MARK: Writing

  /// Writes one unit of work on behalf of the intent that performs.
  func write<Value>(_ changes: (Database) throws -> Written<Value>) throws -> Value {
    try store.write(stamp, now: now, changes)
  }

  /// Who writes: the intent that performs, or else the program itself.
  var stamp: UnitStamp {
    UnitStamp.current ?? UnitStamp(session: "", request: surroundings.newID(), intent: "")
  }

  /// Puts a material on the shelf, or back on it.
  ///
  /// - Throws: `StoreError`, or `StudyRefusal` when it stands there already.
  package func addMaterial(_ title: String, unit: StudyUnit, reading: String? = nil) throws -> Material {
    try write { db in
      let (material, _) = try shelve(title, unit: unit, reading: reading, db)
      return Written(material, reply: StudyWords.added(material).message)
    }
  }

  /// Puts a material away. Its records stay, and its title can be taken again.
  ///
  /// - Throws: `StoreError`.
  package func archiveMaterial(_ id: Int) throws {
    try write { db in
      try MaterialTable.setArchived(now, id, db)
      let known = try MaterialTable.find(id, db)
      let done = IntentDialogFacts(
        message: "material-put-away", arguments: known.map { ["material": StudyWords.material($0)] } ?? [:])
      return Written((), reply: done.dialog.message)
    }
  }

  /// The material of that title, made or put back; whether it was put back. Inside a transaction.
  func shelve(
    _ title: String, unit: StudyUnit, reading: String?, _ db: Database
  ) throws -> (material: Material, isRestored: Bool) {
    let title = TitleFolding.clean(title)
    guard var known = try MaterialTable.find(title: title, db) else {
      return (try MaterialTable.insert(title: title, unit: unit, reading: reading, db), false)
    }
    guard known.archivedAt != nil else { throw StudyRefusal.alreadyOnShelf(known) }
    try MaterialTable.setArchived(nil, known.id, db)
    known.archivedAt = nil
    return (known, true)
  }

  /// The material as it is now, inside a transaction: it may have been put away meanwhile.
  func present(_ material: Material?, _ db: Database) throws -> Material? {
    guard let material else { return nil }
    guard let now = try MaterialTable.find(material.id, db), now.archivedAt == nil else {
      throw StudyRefusal.materialGone(material)
    }
    return now
  }
}
