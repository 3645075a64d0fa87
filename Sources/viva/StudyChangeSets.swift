import ConversationModel
import Foundation
import IntentAssistant
import RecordStore
import StudyLog

/// What was committed to a study log, as facts that a reply has to state.
struct StudyChangeSets {
  let store: RecordStore

  /// The commits after a position of the history, oldest first.
  func since(_ position: Int) throws -> [ChangeSet] {
    let changes = try store.changes(after: position)
    guard changes.contains(where: { $0.unit != nil }) else { return [] }
    let titles = Dictionary(
      try StudyLog(store: store, surroundings: .live(locale: .fallback)).materials().map {
        ($0.id, $0.title)
      },
      uniquingKeysWith: { first, _ in first })
    return try store.units(after: position).map { unit in
      var set = ChangeSet(stamp: unit.stamp)
      for change in changes where change.unit == unit.id {
        let (old, new) = (Self.columns(change.old), Self.columns(change.new))
        let before = facts(change.table, old, titles)
        let after = facts(change.table, new, titles)
        set.held.formUnion(before.values)
        set.held.formUnion(after.values)
        for row in [old, new] { set.held.formUnion(Self.derived(row)) }
        set.stored += after.filter { before[$0.key] != $0.value }.sorted { $0.key < $1.key }.map(\.value)
      }
      return set
    }
  }

  private static func columns(_ json: String?) -> [String: Any] {
    guard let json, let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) else { return [:] }
    return object as? [String: Any] ?? [:]
  }

  /// What follows from a row without standing in it: a range says how much it is.
  private static func derived(_ row: [String: Any]) -> [MessageArgument] {
    guard let first = row["first"] as? NSNumber, let last = row["last"] as? NSNumber else { return [] }
    return [.number(last.intValue - first.intValue + 1)]
  }

  /// The columns that hold what a person said.
  private func facts(
    _ table: String, _ row: [String: Any], _ titles: [Int: String]
  ) -> [String: MessageArgument] {
    var facts: [String: MessageArgument] = [:]
    func number(_ column: String) -> Int? { (row[column] as? NSNumber)?.intValue }
    func text(_ column: String) { facts[column] = (row[column] as? String).map { .text($0) } }
    func count(_ column: String) { facts[column] = number(column).map { .number($0) } }
    func length(_ column: String) { facts[column] = number(column).map { .duration(seconds: $0) } }
    func material() { facts["material"] = number("material").flatMap { titles[$0] }.map { .text($0) } }
    switch table {
    case "record":
      material()
      length("seconds")
      count("amount")
      count("first")
      count("last")
      text("memo")
    case "measurement":
      material()
      length("planned")
    case "goal": length("seconds")
    case "material": text("title")
    default: break
    }
    return facts
  }
}
