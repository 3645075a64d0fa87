import ConversationModel
import Foundation
import GRDB
import OpenAppIntents
import RecordStore

/// What is said in correction; nil stays as it is.
struct Correction: Sendable {
  /// The number of the record that was pointed at; nil for none.
  var record: Int?
  /// The material of the record that is meant; nil for what was done last.
  var which: Material?
  var material: Material?
  var seconds: Int?
  /// What is still to run of the timer that runs, in seconds.
  var rest: Int?
  var quantity: SaidQuantity
  /// The amount, where it was said without a unit and may be minutes.
  var bareNumber: Int?
  var memo: String?
  /// What is said is added to what is kept, or taken from it.
  var change: StudyChange?
  var without: StudyPart?

  /// The same, where a number without a unit is what this takes.
  func read(for what: Correctable) -> Correction {
    guard let bareNumber else { return self }
    var correction = self
    // "No, 62", of pages 40 to 61: the end is another. An amount would take the range away.
    if change == nil, case .record(let record) = what, case .range(let first, let last)? = record.quantity {
      // Of a time and an end, the nearer one was meant.
      if let minutes = record.seconds.map({ $0 / 60 }), abs(bareNumber - minutes) < abs(bareNumber - last) {
        (correction.seconds, correction.quantity) = (bareNumber * 60, SaidQuantity())
        return correction
      }
      if bareNumber >= first {
        correction.quantity = SaidQuantity(upTo: bareNumber)
        return correction
      }
    }
    guard what.takesMinutes else { return self }
    correction.seconds = bareNumber * 60
    correction.quantity = SaidQuantity()
    return correction
  }

  /// The time that is kept from now on.
  func seconds(instead old: Int?) -> Int? {
    guard let seconds else { return old }
    guard let change else { return seconds }
    return (old ?? 0) + (change.adds ? seconds : -seconds)
  }

  /// The note that is kept from now on: what is added to it stands behind it.
  func memo(instead old: String?) -> String? {
    guard let memo else { return old }
    guard change?.adds == true, seconds == nil, quantity == SaidQuantity(), let old else { return memo }
    return "\(old), \(memo)"
  }

  /// The quantity that is kept from now on; nil when less would be left than nothing.
  func quantity(instead old: StudyQuantity?) -> StudyQuantity? {
    guard let change, case .total(let count)? = quantity.quantity else { return quantity.quantity ?? old }
    return (old ?? .total(0)).changed(by: change.adds ? count : -count)
  }
}

/// What a correction is about.
enum Correctable: Sendable {
  case record(StudyRecord)
  case running(StudyMeasurement)

  /// Whether a number without a unit is minutes of it: it has a time and no amount.
  var takesMinutes: Bool {
    switch self {
    case .record(let record): record.seconds != nil && record.quantity == nil
    case .running(let measurement): measurement.timer.kind == .timer
    }
  }

  var material: Material? {
    switch self {
    case .record(let record): record.material
    case .running(let measurement): measurement.material
    }
  }
}

extension StudyLog {
  /// What this session did last and has not undone, if it can be corrected; else what runs.
  /// - Parameters:
  ///   - record: the number of a record that was pointed at.
  ///   - which: the material that it has; then it is the last record of that one, or what runs for it.
  ///   - material: what the correction names; that it was put on the shelf for it is no other matter.
  func correctable(
    at record: Int? = nil, of which: Material? = nil, naming material: Material? = nil
  ) throws -> Correctable? {
    try store.read { try correctable(at: record, of: which, naming: material, $0) }
  }

  private func correctable(
    at record: Int?, of which: Material?, naming material: Material?, _ db: Database
  ) throws -> Correctable? {
    if let record { return try RecordTable.find(record, db).map(Correctable.record) }
    let last = try correctable(naming: material, db) ?? recordOfOthers(db).map(Correctable.record)
    guard let which, last?.material?.id != which.id else { return last }
    if let running = try MeasurementTable.open(db), running.material?.id == which.id {
      return .running(running)
    }
    return try RecordTable.newest(of: which.id, db).map(Correctable.record)
  }

  private func correctable(naming material: Material?, _ db: Database) throws -> Correctable? {
    let running = try MeasurementTable.open(db).map(Correctable.running)
    var unit: Int?
    var rows: [Row] = []
    repeat {
      unit = try db.newestStandingUnit(session: UnitStamp.current?.session, before: unit)
      rows = try db.rows(
        sql: "select tbl, rowkey, op from change where unit = ? order by seq desc", arguments: [unit])
    } while rows.isShelving(material)
    guard !rows.isEmpty else { return running }
    // What was started last is meant, even when the same unit recorded what ran before.
    let isStart = rows.contains { $0["tbl"] == "measurement" && $0["op"] == "insert" }
    if isStart, let running { return running }
    if let row = rows.first(where: { $0["tbl"] == RecordTable.name && $0["op"] != "delete" }),
      let record = try RecordTable.find(row["rowkey"], db)
    {
      return .record(record)
    }
    // A goal or a title that was set last is what a correction is about, not what happens to run.
    return rows.contains { MeasurementTable.names.contains($0["tbl"]) } ? running : nil
  }

  /// The material of what this session did last: what "it" is.
  func spokenMaterial() throws -> Material? {
    try store.read { db in try justShelved(db) ?? correctable(naming: nil, db)?.material }
  }

  /// The material that this session put on the shelf, or corrected, last; nil when it did something else since.
  func justShelved(_ db: Database) throws -> Material? {
    let unit = try db.newestStandingUnit(session: UnitStamp.current?.session, before: nil)
    let rows = try db.rows(
      sql: "select rowkey from change where unit = ? and tbl = ? and op <> 'delete'",
      arguments: [unit, MaterialTable.name])
    guard rows.count == 1, let material = try MaterialTable.find(rows[0]["rowkey"], db) else { return nil }
    return material.archivedAt == nil ? material : nil
  }

  /// Whether a record is what this session did last.
  func isJustMade(_ record: StudyRecord, naming material: Material, _ db: Database) throws -> Bool {
    guard case .record(let last)? = try correctable(naming: material, db) else { return false }
    return last.id == record.id
  }

  /// The record made last, where this session did nothing yet that could be meant by a correction: it is asked about.
  func recordOfOthers() throws -> StudyRecord? {
    try store.read { db in try recordOfOthers(db) }
  }

  private func recordOfOthers(_ db: Database) throws -> StudyRecord? {
    guard let session = UnitStamp.current?.session, try !db.holdsUnit(session: session),
      try MeasurementTable.open(db) == nil
    else { return nil }
    return try RecordTable.newest(db)
  }

  /// Corrects what was just done, in one unit of work.
  ///
  /// - Throws: `StudyRefusal` when there is nothing to correct, or nothing that is kept was said.
  func correct(_ correction: Correction) throws -> SaidResult {
    let now = now
    return try write { db in
      var correction = correction
      correction.material = try present(correction.material, db)
      let said: SaidResult
      let what =
        correction.rest == nil
        ? try correctable(at: correction.record, of: correction.which, naming: correction.material, db)
        : try MeasurementTable.open(db).map(Correctable.running)
      // What it is by now: another program may have been faster than the question.
      if let what { correction = correction.read(for: what) }
      switch what {
      case .record(let record)?:
        let (facts, record) = try correct(record, correction, db)
        said = SaidResult(
          facts: facts, snippet: RecordSnippet(record: record, progress: try progress(db)).content)
      case .running(let running)?:
        let (facts, running) = try correct(running, correction, at: now, db)
        said = SaidResult(
          facts: facts, snippet: try CurrentSnippet(running, at: now, today: today(db)).content)
      case nil:
        guard let which = correction.which else { throw StudyRefusal.nothingRuns(prefix: "correct-study") }
        throw StudyRefusal.said(
          IntentDialogFacts(
            message: "correct-study-nothing-material", arguments: ["material": StudyWords.material(which)],
            status: .nothing))
      }
      return Written(said, reply: said.facts.dialog.message)
    }
  }

  private func correct(
    _ old: StudyRecord, _ correction: Correction, _ db: Database
  ) throws -> (IntentDialogFacts, StudyRecord) {
    var correction = correction
    var record = old
    record.material = correction.material ?? old.material
    let base = correction.change?.isInstead == true ? try beforeLastCorrection(of: old, db) : old
    record.seconds = correction.seconds == nil ? old.seconds : correction.seconds(instead: base.seconds)
    record.memo = correction.memo(instead: old.memo)
    var quantity = correction.quantity
    if quantity.start != nil || quantity.end != nil, case .range(let start, let end)? = old.quantity {
      quantity.start = quantity.start ?? start
      quantity.end = quantity.end ?? end
    }
    correction.quantity = quantity
    if quantity.quantity != nil, let material = record.material {
      guard let changed = correction.quantity(instead: base.quantity) else {
        throw StudyRefusal.nothingToRecord
      }
      record.quantity = changed
      record.unit = material.unit
    } else if let material = correction.material, record.quantity != nil, record.unit != material.unit {
      // It was asked for, and the person left it out.
      (record.quantity, record.unit) = (nil, nil)
    }
    record = try Self.record(record, without: correction.without)
    guard record != old else { throw Self.nothingNew(of: record) }
    try RecordTable.update(record, db)
    let facts = IntentDialogFacts(
      message: "correct-study-done", arguments: ["what": .list(Self.words(of: record))])
    return (facts, record)
  }

  /// Nothing was said that should be otherwise: what is kept is told.
  static func nothingNew(of record: StudyRecord) -> StudyRefusal {
    .said(
      IntentDialogFacts(
        message: "correct-study-same", arguments: ["what": .list(words(of: record))], status: .nothing))
  }

  /// What a record held before it was corrected, where that is what this session did last; else what it holds.
  private func beforeLastCorrection(of record: StudyRecord, _ db: Database) throws -> StudyRecord {
    let unit = try db.newestStandingUnit(session: UnitStamp.current?.session, before: nil)
    let rows = try db.rows(
      sql: """
        select json_extract(old, '$.seconds') as seconds, json_extract(old, '$.amount') as amount,
        json_extract(old, '$.first') as first
        from change where unit = ? and tbl = ? and rowkey = ? and op = 'update' order by seq
        """, arguments: [unit, RecordTable.name, record.id])
    guard let row = rows.first else { return record }
    var before = record
    before.seconds = row["seconds"]
    if case .total? = record.quantity, row["first"] as Int? == nil {
      before.quantity = (row["amount"] as Int?).map(StudyQuantity.total)
    }
    return before
  }

  /// - Throws: `StudyRefusal` when too little would be left, or the time would be none that a record may have.
  private static func record(_ record: StudyRecord, without part: StudyPart?) throws -> StudyRecord {
    var record = record
    switch part {
    case .time?: record.seconds = nil
    case .amount?: (record.quantity, record.unit) = (nil, nil)
    // An amount is one of a material.
    case .material?: (record.material, record.quantity, record.unit) = (nil, nil, nil)
    case .memo?: record.memo = nil
    case nil: break
    }
    guard record.seconds != nil || record.quantity != nil else { throw StudyRefusal.nothingToRecord }
    if let seconds = record.seconds, !(1...StudyLimits.recordSeconds).contains(seconds) {
      throw StudyRefusal.outOfRange(seconds)
    }
    return record
  }

  /// Everything a record holds.
  private static func words(of record: StudyRecord) -> [DialogArgument] {
    var what: [DialogArgument] = []
    if let material = record.material { what.append(StudyWords.material(material)) }
    if let seconds = record.seconds { what.append(StudyWords.duration(seconds)) }
    if let quantity = record.quantity { what.append(StudyWords.quantity(quantity, record.unit)) }
    if let memo = record.memo { what.append(.message("part-memo", ["memo": .text(memo)])) }
    return what
  }

  /// A running timer takes another length, and anything that runs another material. What belongs to a
  /// record can be said when it is finished.
  private func correct(
    _ old: StudyMeasurement, _ correction: Correction, at now: Date, _ db: Database
  ) throws -> (IntentDialogFacts, StudyMeasurement) {
    var running = old
    let isTimer = old.timer.kind == .timer
    var correction = correction
    if let rest = correction.rest {
      (correction.seconds, correction.change) = (old.timer.elapsed(at: now) + rest, nil)
    }
    let isForRecord =
      correction.quantity != SaidQuantity() || correction.memo != nil
      || (correction.seconds != nil && !isTimer)
    guard !isForRecord, correction.material != nil || correction.seconds != nil else {
      throw StudyRefusal.said(
        IntentDialogFacts(
          message: "correct-study-running", arguments: StudyWords.facts(old, at: now), status: .refused))
    }
    if let material = correction.material {
      try MeasurementTable.setMaterial(material, of: old.id, db)
      running.material = material
    }
    var message = StudyWords.resting("running-relabelled", running)
    if correction.seconds != nil, let seconds = correction.seconds(instead: old.timer.planned) {
      guard (1...StudyLimits.timerSeconds).contains(seconds) else { throw StudyRefusal.outOfRange(seconds) }
      try MeasurementTable.setPlanned(seconds, of: old.id, db)
      running.timer = StudyTimer(
        kind: .timer, planned: seconds, spans: old.timer.spans, isFinished: false)
      message = StudyWords.resting(StudyWords.named("correct-study-timer", running.material), running)
    }
    return (IntentDialogFacts(message: message, arguments: StudyWords.facts(running, at: now)), running)
  }
}

extension [Row] {
  /// Nothing but that this material was put on the shelf.
  fileprivate func isShelving(_ material: Material?) -> Bool {
    guard let material, !isEmpty else { return false }
    return allSatisfy {
      $0["tbl"] == MaterialTable.name && $0["op"] == "insert" && $0["rowkey"] == material.id
    }
  }
}
