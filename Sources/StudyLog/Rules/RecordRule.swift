import OpenAppIntents

/// The rule of every parameter that points at a record.
struct RecordRule {
  /// The intent, as its messages begin.
  var prefix: String

  /// - Throws: `StudyRefusal` where no list that was shown has such a record, or it is gone.
  func resolve(_ proposal: Proposal<RecordEntity>) throws -> ParameterResolution<RecordEntity> {
    switch proposal.said {
    case .nothing: return .notRequired()
    case .value(let record), .close(let record): return .success(with: record)
    case .several, .unknown:
      throw StudyRefusal.said(
        IntentDialogFacts(
          message: "\(prefix)-not-listed", arguments: ["words": .text(proposal.words)], status: .nothing))
    }
  }
}
