import ConversationModel
import Foundation
import GRDB
import OpenAppIntents
import RecordStore

/// What an intent says and shows when it is done.
struct SaidResult: Sendable {
  var facts: IntentDialogFacts
  var snippet: SnippetContent
}

extension StudyLog {
  /// Records a draft in one unit of work.
  func record(_ draft: RecordDraft, prefix: String) throws -> SaidResult {
    try write { db in
      var draft = draft
      draft.material = try present(draft.material, db)
      let (facts, record) = try insert(draft, prefix: prefix, db)
      let snippet = RecordSnippet(record: record, progress: try progress(db)).content
      return Written(SaidResult(facts: facts, snippet: snippet), reply: facts.dialog.message)
    }
  }

  /// Writes a record and words it, naming what of the draft could not be recorded. Inside a transaction.
  func insert(
    _ draft: RecordDraft, prefix: String, _ db: Database
  ) throws -> (IntentDialogFacts, StudyRecord) {
    var draft = draft
    draft.memo = Self.cleaned(draft.memo)
    guard draft.seconds != nil || (draft.material != nil && draft.quantity.quantity != nil) else {
      throw StudyRefusal.nothingToRecord
    }
    let record = try RecordTable.insert(draft, made: now, db)
    var facts = StudyWords.recorded(record, prefix: prefix)
    if let dropped = dropped(draft) {
      facts = StudyWords.wrapped(facts, in: dropped.message, ["amount": dropped.amount])
    }
    return (facts, record)
  }

  /// What was said of an amount or range and is not in the record, and the message that says why.
  private func dropped(_ draft: RecordDraft) -> (message: String, amount: DialogArgument)? {
    let said = draft.quantity
    if draft.material == nil, let quantity = said.quantity {
      return ("record-study-without-amount", StudyWords.quantity(quantity, said.unit))
    }
    // One end of a range whose other end was refused.
    guard let end = said.start ?? said.end, said.quantity == nil else { return nil }
    if draft.material == nil { return ("record-study-without-amount", StudyWords.position(end, said.unit)) }
    return ("record-study-without-range", StudyWords.position(end, draft.material?.unit ?? said.unit))
  }

  static func cleaned(_ memo: String?) -> String? {
    let memo = memo?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    return memo.isEmpty ? nil : memo
  }
}
