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
  /// What the parameters hold so far.
  var said: SaidQuantity

  /// What amounts are counted in: by the material, or else as it was said.
  private var unit: StudyUnit? { material?.unit ?? said.unit }

  // MARK: Amount

  func resolveAmount(_ proposal: Proposal<Int>, nothing: Resolution) -> Resolution {
    guard case .value(let count) = proposal.said else {
      return isSaid(proposal) ? .needsValue() : nothing
    }
    if let problem = problem(count, proposal, words: StudyWords.amount(count, unitSaid(proposal))) {
      return problem
    }
    guard let start = said.start, let end = said.end, StudyQuantity.count(from: start, to: end) != count,
      !proposal.isConfirmed,
      StudyLimits.amounts.contains(start), StudyLimits.amounts.contains(end)
    else { return .success(with: count) }
    // Both were said and they differ: the range says where, so it is offered.
    let counted = StudyQuantity.count(from: start, to: end)
    return .confirmationRequired(
      with: counted,
      dialog: IntentDialog(
        message: "\(prefix)-confirm-amount",
        arguments: [
          "amount": StudyWords.amount(count, unit),
          "range": StudyWords.range(min(start, end), max(start, end), unit),
          "counted": StudyWords.amount(counted, unit),
        ]))
  }

  // MARK: Range

  func resolveStart(_ proposal: Proposal<Int>) -> Resolution {
    guard case .value(let start) = proposal.said else {
      guard !isSaid(proposal) else { return .needsValue() }
      // What cannot be used says so first, before anything is asked for it; so does what has no material yet.
      guard let end = said.end, !proposal.isDeclined, isUsable else { return .notRequired() }
      if let counted = said.counted { return .success(with: counted.lowerBound) }
      return .needsValue(
        IntentDialog(
          message: "\(prefix)-ask-start-of", arguments: ["end": StudyWords.position(end, unit)]))
    }
    let unit = unitSaid(proposal)
    let words = said.end.map { StudyWords.range(min(start, $0), max(start, $0), unit) }
    return problem(start, proposal, words: words ?? StudyWords.position(start, unit)) ?? .success(with: start)
  }

  /// A range that runs backwards is confirmed on its end: yes swaps both ends, so that "yes, but only to 30"
  /// changes one of them.
  func resolveEnd(_ proposal: Proposal<Int>) -> Resolution {
    guard case .value(let end) = proposal.said else {
      guard !isSaid(proposal) else { return .needsValue() }
      guard let start = said.start, !proposal.isDeclined, isUsable else { return .notRequired() }
      if let counted = said.counted { return .success(with: counted.upperBound) }
      return .needsValue(
        IntentDialog(
          message: "\(prefix)-ask-end-of", arguments: ["start": StudyWords.position(start, unit)]))
    }
    if let problem = problem(end, proposal, words: StudyWords.position(end, unitSaid(proposal))) {
      return problem
    }
    guard let start = said.start, start > end, !proposal.isConfirmed else { return .success(with: end) }
    return .confirmationRequired(
      with: start,
      dialog: IntentDialog(
        message: "\(prefix)-confirm-end",
        arguments: [
          "start": StudyWords.position(start, unit),
          "end": StudyWords.position(end, unit),
          "range": StudyWords.range(end, start, unit),
        ]),
      setting: ["start": end])
  }

  // MARK: What all three have in common

  /// A range can be recorded in the unit in which it was said, as far as is known.
  private var isUsable: Bool {
    guard let material else { return false }
    return said.unit.map { $0.counts(material.unit) } ?? true
  }

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
    if let said = proposal.unit.flatMap(StudyUnit.init), !said.counts(material.unit) {
      return .unsupported(reason: AmountReason.wrongUnit(material, said: said))
    }
    return nil
  }

  /// The unit that was said with this number, else what amounts are counted in.
  private func unitSaid(_ proposal: Proposal<Int>) -> StudyUnit? {
    proposal.unit.flatMap(StudyUnit.init) ?? unit
  }

  private func isSaid(_ proposal: Proposal<Int>) -> Bool {
    if case .nothing = proposal.said { false } else { true }
  }
}
