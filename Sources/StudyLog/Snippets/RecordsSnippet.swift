import ConversationModel
import OpenAppIntents

/// Records as a table with a row of totals.
struct RecordsSnippet {
  var records: [StudyRecord]
  /// Seconds of all of them.
  var total: Int

  var content: SnippetContent {
    let hasMemos = records.contains { $0.memo != nil }
    var headings: [MessageID] = ["heading-started", "heading-material", "heading-time", "heading-amount"]
    if hasMemos { headings.append("heading-memo") }
    return SnippetContent([
      .table(
        // Moments and times are never cut.
        headings: headings.map { .message(Message($0)) }, numeric: [0, 2],
        rows: records.map { row($0, hasMemos: hasMemos) }, footer: footer(hasMemos: hasMemos))
    ])
  }

  private func row(_ record: StudyRecord, hasMemos: Bool) -> [SnippetCell<MessageArgument>] {
    var cells: [SnippetCell<MessageArgument>] = [
      SnippetCell(SnippetWords.moment(record.start, zone: record.zone), .dim),
      record.material.map { SnippetCell(StudyWords.material($0).messageArgument) } ?? none,
      record.seconds.map { SnippetCell(SnippetWords.duration($0)) } ?? none,
      record.quantity.map { SnippetCell(StudyWords.quantity($0, record.unit).messageArgument) } ?? none,
    ]
    if hasMemos { cells.append(record.memo.map { SnippetCell(.text($0), .dim) } ?? none) }
    return cells
  }

  private func footer(hasMemos: Bool) -> [SnippetCell<MessageArgument>] {
    var counts: [StudyUnit: Int] = [:]
    for record in records {
      guard let unit = record.unit, let quantity = record.quantity else { continue }
      counts[unit, default: 0] += quantity.count
    }
    // In the order of the units, so that the same records always read the same.
    let amounts = StudyUnit.allCases.compactMap { unit in
      counts[unit].map { StudyWords.amount($0, unit).messageArgument }
    }
    var cells: [SnippetCell<MessageArgument>] = [
      SnippetCell(.message(Message("heading-total")), .emphasis), SnippetCell(.text("")),
      SnippetCell(SnippetWords.duration(total), .emphasis),
      amounts.isEmpty
        ? none : SnippetCell(.message(Message("cell-amounts", ["amounts": .list(amounts)])), .emphasis),
    ]
    if hasMemos { cells.append(SnippetCell(.text(""))) }
    return cells
  }

  private var none: SnippetCell<MessageArgument> { SnippetCell(.message(Message("label-none")), .dim) }
}
