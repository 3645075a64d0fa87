import ConversationModel
import Foundation
import GRDB
import OpenAppIntents

/// Says what a reversal came to, by what was there before it and after it: the same for undo and redo.
struct ReversalWords {
  var log: StudyLog
  var before: ReversalScene
  var after: ReversalScene
  var now: Date

  /// One sentence for everything that differs; `told` names the action where nothing has words of its own.
  func message(_ direction: ReversalDirection, told: Message, _ db: Database) throws -> Message {
    let sentences = try records + shelf + goal(db) + measuring(db)
    guard var whole = sentences.first else {
      return Message(direction == .undo ? "undo-told" : "redo-told", ["what": .message(told)])
    }
    for next in sentences.dropFirst() {
      whole = IntentDialogFacts(
        message: "engine-join", arguments: ["first": whole.argument, "second": next.argument])
    }
    if direction == .undo, losesSomething {
      whole = IntentDialogFacts(message: "undo-with-hint", arguments: ["what": whole.argument])
    }
    return whole.dialog.message
  }

  /// Something is gone that only a redo brings back.
  private var losesSomething: Bool {
    before.records.keys.contains { after.records[$0] == nil }
      || (before.running != nil && after.running == nil)
  }

  // MARK: Records

  private var records: [IntentDialogFacts] {
    Set(before.records.keys).union(after.records.keys).sorted().compactMap { id in
      let (old, new) = (before.records[id], after.records[id])
      guard old != new, let record = new ?? old else { return nil }
      let change = new == nil ? "removed" : old == nil ? "restored" : "changed"
      return IntentDialogFacts(
        message: "reversal-record-\(change)", arguments: ["record": StudyWords.label(record, in: log.days)])
    }
  }

  // MARK: Shelf

  /// So many titles are named; of more the number.
  private static let mostNamed = 3

  private var shelf: [IntentDialogFacts] {
    let removed = before.shelf.filter { after.shelf[$0.key] == nil }
    let restored = after.shelf.filter { before.shelf[$0.key] == nil }
    let changed = after.shelf.filter { id, material in before.shelf[id].map { $0 != material } ?? false }
    return corrected(changed)
      + [("removed", removed), ("restored", restored)].compactMap { change, materials in
        guard !materials.isEmpty else { return nil }
        let names = materials.sorted { $0.key < $1.key }.map { StudyWords.material($0.value) }
        let message = "reversal-materials-\(change)"
        // The facts are the same; of many the words say how many.
        var arguments: [String: DialogArgument] = ["materials": .list(names)]
        guard names.count > Self.mostNamed else {
          return IntentDialogFacts(message: message, arguments: arguments)
        }
        arguments["number"] = .number(names.count)
        return IntentDialogFacts(message: message + "-many", arguments: arguments)
      }
  }

  private func corrected(_ materials: [Int: Material]) -> [IntentDialogFacts] {
    materials.sorted { $0.key < $1.key }.map { id, material in
      IntentDialogFacts(
        message: "reversal-material-changed",
        arguments: ["material": StudyWords.material(material), "unit": StudyWords.unit(material.unit)])
    }
  }

  // MARK: Goal

  private func goal(_ db: Database) throws -> [IntentDialogFacts] {
    guard before.touchesGoal || after.touchesGoal else { return [] }
    guard let goal = try GoalTable.seconds(week: log.days.week().lowerBound, db) else {
      return [IntentDialogFacts(message: "reversal-goal-none")]
    }
    return [IntentDialogFacts(message: "reversal-goal", arguments: ["goal": StudyWords.duration(goal)])]
  }

  // MARK: Measuring

  private func measuring(_ db: Database) throws -> [IntentDialogFacts] {
    guard let old = before.running else { return after.running.map { [back($0)] } ?? [] }
    guard let new = after.running, new.id == old.id else {
      let isKept = try MeasurementTable.exists(old.id, db)
      let gone = facts(isKept ? "reversal-running-ended" : "reversal-running-removed", old)
      return [gone] + (after.running.map { [back($0)] } ?? [])
    }
    var sentences: [IntentDialogFacts] = []
    if new.timer.state != old.timer.state { sentences.append(back(new)) }
    if new.material != old.material {
      sentences.append(
        facts(new.material == nil ? "reversal-running-unnamed" : "reversal-running-named", new))
    }
    if new.timer.planned != old.timer.planned {
      sentences.append(facts(StudyWords.named("correct-study-timer", new.material), new))
    }
    return sentences
  }

  private func back(_ measurement: StudyMeasurement) -> IntentDialogFacts {
    facts(
      measurement.timer.state == .paused ? "reversal-running-break" : "reversal-running-back", measurement)
  }

  private func facts(_ message: String, _ measurement: StudyMeasurement) -> IntentDialogFacts {
    IntentDialogFacts(message: message, arguments: StudyWords.facts(measurement, at: now))
  }
}
