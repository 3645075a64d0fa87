import ConversationModel
import Foundation
import GRDB
import OpenAppIntents
import RecordStore

/// A measurement to be started.
struct MeasurementDraft: Sendable {
  var material: Material?
  /// Seconds of a timer; nil for a stopwatch.
  var planned: Int?
  /// The prefix of the intent's messages: `start-timer`.
  var prefix: String
}

extension StudyLog {
  /// Starts measuring, in one unit of work. `replacing` is what the person agreed to finish first.
  ///
  /// - Throws: `StudyRefusal` when something else runs by now.
  /// - Parameter records: what was measured until now is recorded; else nothing is kept of it.
  func start(
    _ draft: MeasurementDraft, replacing: StudyMeasurement?, recording records: Bool = true
  ) throws -> SaidResult {
    let now = now
    return try write { db in
      let material = try present(draft.material, db)
      let running = try MeasurementTable.open(db)
      guard running?.id == replacing?.id else { throw StudyRefusal.changedMeanwhile }
      let finished = try running.map {
        try records ? switchAway($0, at: now, db) : discard($0, at: now, db)
      }
      let timer =
        draft.planned.map { StudyTimer(timerOf: $0, at: now) } ?? StudyTimer(stopwatchAt: now)
      let started = try MeasurementTable.insert(timer, material: material, start: now, zone: zone, db)
      var facts = IntentDialogFacts(
        message: StudyWords.named("\(draft.prefix)-done", material),
        arguments: StudyWords.facts(started, at: now))
      if let finished {
        facts = StudyWords.wrapped(finished, in: "running-switched", ["started": facts.argument])
      }
      let snippet = try CurrentSnippet(started, at: now, today: today(db)).content
      return Written(SaidResult(facts: facts, snippet: snippet), reply: facts.dialog.message)
    }
  }

  /// Records what runs, because something else is to be started. Inside a transaction.
  private func switchAway(
    _ running: StudyMeasurement, at now: Date, _ db: Database
  ) throws -> IntentDialogFacts {
    try checkRecordable(running, at: now)
    let draft = RecordDraft(
      material: running.material, start: running.start, zone: running.zone,
      seconds: max(1, running.timer.recorded(at: now)), quantity: SaidQuantity())
    try close(running, at: now, db)
    let record = try RecordTable.insert(draft, made: now, db)
    return StudyWords.recorded(record, prefix: "finish-study")
  }

  /// Ends what runs and keeps nothing of it. Inside a transaction.
  func discard(_ running: StudyMeasurement, at now: Date, _ db: Database) throws -> IntentDialogFacts {
    try close(running, at: now, db)
    return IntentDialogFacts(message: "discard-study-done", arguments: StudyWords.facts(running, at: now))
  }

  /// Refuses to record in passing what FinishStudy would ask about.
  func checkRecordable(_ running: StudyMeasurement, at now: Date) throws {
    let timer = running.timer
    guard timer.recorded(at: now) > StudyLimits.recordSeconds || timer.isClockBehind(at: now) else { return }
    throw StudyRefusal.runningUnclear(StudyWords.running(running), elapsed: timer.elapsed(at: now))
  }

  /// Ends a measurement and its open span. Inside a transaction.
  func close(_ measurement: StudyMeasurement, at now: Date, _ db: Database) throws {
    var measurement = measurement
    try? measurement.timer.finish(at: now)
    try MeasurementTable.save(measurement, db)
    try MeasurementTable.close(measurement.id, at: now, db)
  }

  /// Takes a step of the measurement that runs, in one unit of work.
  ///
  /// - Throws: `StudyRefusal` when nothing runs, or what `step` throws.
  func step(
    prefix: String, _ step: (inout StudyMeasurement, Date) throws -> IntentDialogFacts
  ) throws -> SaidResult {
    let now = now
    return try write { db in
      guard var measurement = try MeasurementTable.open(db) else {
        throw StudyRefusal.nothingRuns(prefix: prefix)
      }
      let facts = try step(&measurement, now)
      try MeasurementTable.save(measurement, db)
      let snippet = try CurrentSnippet(measurement, at: now, today: today(db)).content
      return Written(SaidResult(facts: facts, snippet: snippet), reply: facts.dialog.message)
    }
  }

  /// Seconds recorded today.
  func today(_ db: Database) throws -> Int { try RecordTable.seconds(on: days.day(), db) }
}
