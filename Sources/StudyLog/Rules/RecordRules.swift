import OpenAppIntents

/// The rules that RecordStudy and FinishStudy share: those of amount, start and end.
struct RecordRules {
  typealias Resolution = ParameterResolution<Int>

  /// The prefix of the intent's messages.
  var prefix: String
  /// The material said, or the one that is measured.
  var material: Material?
  var isMaterialDeclined: Bool
  /// A time is known, so that there is something to record without an amount.
  var hasDuration: Bool
  var amount: Int?
  var start: Int?
  var end: Int?

  // MARK: Amount

  func resolveAmount(_ proposal: Proposal<Int>, nothing: Resolution) -> Resolution {
    guard case .value(let count) = proposal.said else {
      return isSaid(proposal) ? .needsValue() : nothing
    }
    if let problem = problem(count, proposal, words: StudyWords.amount(count, unit(proposal))) {
      return problem
    }
    guard let start, let end, StudyQuantity.count(from: start, to: end) != count, !proposal.isConfirmed,
      StudyLimits.amounts.contains(start), StudyLimits.amounts.contains(end)
    else { return .success(with: count) }
    // Both were said and they differ: the range says where, so it is offered.
    let counted = StudyQuantity.count(from: start, to: end)
    return .confirmationRequired(
      with: counted,
      dialog: IntentDialog(
        message: "\(prefix)-confirm-amount",
        arguments: [
          "amount": StudyWords.amount(count, material?.unit),
          "range": StudyWords.range(min(start, end), max(start, end), material?.unit),
          "counted": StudyWords.amount(counted, material?.unit),
        ]))
  }

  // MARK: Range

  func resolveStart(_ proposal: Proposal<Int>) -> Resolution {
    guard case .value(let start) = proposal.said else {
      guard !isSaid(proposal) else { return .needsValue() }
      guard let end, !proposal.isDeclined else { return .notRequired() }
      return .needsValue(
        IntentDialog(
          message: "\(prefix)-ask-start-of", arguments: ["end": StudyWords.position(end, material?.unit)]))
    }
    let unit = unit(proposal)
    let words = end.map { StudyWords.range(min(start, $0), max(start, $0), unit) }
    return problem(start, proposal, words: words ?? StudyWords.position(start, unit)) ?? .success(with: start)
  }

  /// A range that runs backwards is confirmed on its end: yes means that both ends are swapped.
  func resolveEnd(_ proposal: Proposal<Int>) -> Resolution {
    guard case .value(let end) = proposal.said else {
      guard !isSaid(proposal) else { return .needsValue() }
      guard let start, !proposal.isDeclined else { return .notRequired() }
      return .needsValue(
        IntentDialog(
          message: "\(prefix)-ask-end-of", arguments: ["start": StudyWords.position(start, material?.unit)]))
    }
    if let problem = problem(end, proposal, words: StudyWords.position(end, unit(proposal))) {
      return problem
    }
    guard let start, start > end, !proposal.isConfirmed else { return .success(with: end) }
    return .confirmationRequired(
      with: end,
      dialog: IntentDialog(
        message: "\(prefix)-confirm-end",
        arguments: [
          "start": StudyWords.position(start, material?.unit),
          "end": StudyWords.position(end, material?.unit),
          "range": StudyWords.range(end, start, material?.unit),
        ]))
  }

  // MARK: What all three have in common

  /// What keeps a number from being taken; nil when nothing does.
  private func problem(_ count: Int, _ proposal: Proposal<Int>, words: DialogArgument) -> Resolution? {
    guard StudyLimits.amounts.contains(count) else {
      return .unsupported(reason: AmountReason.outOfRange(count))
    }
    guard let material else {
      guard isMaterialDeclined else {
        return .unsupported(reason: AmountReason.noMaterial(words), asking: "material")
      }
      // With a time there is something to record; the reply then names what was not.
      if hasDuration { return nil }
      return .unsupported(reason: AmountReason.materialDeclined(words), asking: "duration")
    }
    if let said = unit(proposal), proposal.unit != nil, said != material.unit {
      return .unsupported(reason: AmountReason.wrongUnit(material, said: said))
    }
    return nil
  }

  /// The unit that was said, else that of the material.
  private func unit(_ proposal: Proposal<Int>) -> StudyUnit? {
    proposal.unit.flatMap(StudyUnit.init) ?? material?.unit
  }

  private func isSaid(_ proposal: Proposal<Int>) -> Bool {
    if case .nothing = proposal.said { false } else { true }
  }
}
